#pragma once
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <stddef.h>
#include <stdint.h>

/* Whether `signature` (DER) is that of `message` by a key on the curve P-256 with SHA-256.
   `point` is the public key, 65 bytes: 4, x, y. Anything malformed is no signature. */
static inline int haru_p256_verify(
    const uint8_t *point, const uint8_t *message, size_t message_size, const uint8_t *signature,
    size_t signature_size) {
  char group[] = "prime256v1";
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, 65),
      OSSL_PARAM_construct_end(),
  };
  int is_valid = 0;
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *made = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (made != NULL && context != NULL && EVP_PKEY_fromdata_init(made) == 1 &&
      EVP_PKEY_fromdata(made, &key, EVP_PKEY_PUBLIC_KEY, parameters) == 1 &&
      EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key) == 1)
    is_valid =
        EVP_DigestVerify(context, signature, signature_size, message, message_size) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  EVP_PKEY_CTX_free(made);
  return is_valid;
}
