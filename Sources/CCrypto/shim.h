#pragma once
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <stddef.h>
#include <stdint.h>

/* Whether `signature` is that of `message`, with SHA-256, by the public key that `parameters`
   describe. Anything malformed is no signature. */
static inline int haru_verify(
    const char *kind, OSSL_PARAM *parameters, const uint8_t *message, size_t message_size,
    const uint8_t *signature, size_t signature_size) {
  int is_valid = 0;
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *maker = EVP_PKEY_CTX_new_from_name(NULL, kind, NULL);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (maker != NULL && context != NULL && EVP_PKEY_fromdata_init(maker) == 1 &&
      EVP_PKEY_fromdata(maker, &key, EVP_PKEY_PUBLIC_KEY, parameters) == 1 &&
      EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key) == 1)
    is_valid = EVP_DigestVerify(context, signature, signature_size, message, message_size) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  EVP_PKEY_CTX_free(maker);
  return is_valid;
}

/* ECDSA on the curve P-256, the signature in DER. `point` is the public key, 65 bytes: 4, x, y. */
static inline int haru_p256_verify(
    const uint8_t *point, const uint8_t *message, size_t message_size, const uint8_t *signature,
    size_t signature_size) {
  char curve[] = "prime256v1";
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, curve, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, 65),
      OSSL_PARAM_construct_end(),
  };
  return haru_verify("EC", parameters, message, message_size, signature, signature_size);
}

/* RSA with the padding of PKCS #1 1.5. Both numbers have their highest byte first. */
static inline int haru_rsa_verify(
    const uint8_t *modulus, size_t modulus_size, const uint8_t *exponent, size_t exponent_size,
    const uint8_t *message, size_t message_size, const uint8_t *signature,
    size_t signature_size) {
  int is_valid = 0;
  BIGNUM *n = BN_bin2bn(modulus, (int)modulus_size, NULL);
  BIGNUM *e = BN_bin2bn(exponent, (int)exponent_size, NULL);
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM *parameters = NULL;
  if (n != NULL && e != NULL && builder != NULL &&
      OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, n) == 1 &&
      OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, e) == 1)
    parameters = OSSL_PARAM_BLD_to_param(builder);
  if (parameters != NULL)
    is_valid =
        haru_verify("RSA", parameters, message, message_size, signature, signature_size);
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  BN_free(e);
  BN_free(n);
  return is_valid;
}
