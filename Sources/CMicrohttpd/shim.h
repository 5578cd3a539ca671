#pragma once
#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef enum MHD_Result (*haru_handler)(
    void *cls, struct MHD_Connection *, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **request);
typedef void (*haru_completed)(
    void *cls, struct MHD_Connection *, void **request, enum MHD_RequestTerminationCode);
typedef void (*haru_connected)(
    void *cls, struct MHD_Connection *, void **connection, enum MHD_ConnectionNotificationCode);

/* A listening socket on a numeric address, or -1 with errno set. */
static inline int haru_listen(const char *host, uint16_t port) {
  char service[8];
  snprintf(service, sizeof service, "%u", (unsigned)port);
  struct addrinfo hints = {0}, *found = NULL;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
  if (getaddrinfo(host, service, &hints, &found) != 0) {
    errno = EADDRNOTAVAIL;
    return -1;
  }
  int one = 1;
  int fd = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd >= 0) {
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, found->ai_addr, found->ai_addrlen) != 0 || listen(fd, 511) != 0) {
      int code = errno;
      close(fd);
      errno = code;
      fd = -1;
    }
  }
  freeaddrinfo(found);
  return fd;
}

/* The port that a listening socket was given. */
static inline uint16_t haru_port(int fd) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  if (getsockname(fd, (struct sockaddr *)&address, &size) != 0) return 0;
  return ntohs(
      address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port
                                    : ((struct sockaddr_in *)&address)->sin_port);
}

/* MHD_start_daemon is variadic, so Swift cannot see it. `key` and `certificate` are both NULL, or
   both PEM texts that outlive the daemon. */
static inline struct MHD_Daemon *haru_mhd_start(
    int listening, unsigned int threads, unsigned int timeout_s, unsigned int connections,
    const char *key, const char *certificate, haru_handler handler, haru_completed completed,
    haru_connected connected, void *cls) {
  struct MHD_OptionItem options[12];
  int n = 0;
#define HARU_OPTION(name, number, pointer) \
  options[n++] = (struct MHD_OptionItem){name, (intptr_t)(number), (void *)(pointer)}
  HARU_OPTION(MHD_OPTION_LISTEN_SOCKET, listening, NULL);
  HARU_OPTION(MHD_OPTION_CONNECTION_TIMEOUT, timeout_s, NULL);
  HARU_OPTION(MHD_OPTION_CONNECTION_LIMIT, connections, NULL);
  HARU_OPTION(MHD_OPTION_CONNECTION_MEMORY_LIMIT, 48 << 10, NULL);
  HARU_OPTION(MHD_OPTION_NOTIFY_COMPLETED, completed, cls);
  HARU_OPTION(MHD_OPTION_NOTIFY_CONNECTION, connected, cls);
  if (threads > 1) HARU_OPTION(MHD_OPTION_THREAD_POOL_SIZE, threads, NULL);
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  if (key != NULL) {
    flags |= MHD_USE_TLS;
    HARU_OPTION(MHD_OPTION_HTTPS_MEM_KEY, 0, key);
    HARU_OPTION(MHD_OPTION_HTTPS_MEM_CERT, 0, certificate);
    HARU_OPTION(
        MHD_OPTION_HTTPS_PRIORITIES, 0, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2");
  }
  HARU_OPTION(MHD_OPTION_END, 0, NULL);
#undef HARU_OPTION
  return MHD_start_daemon(
      flags, 0, NULL, NULL, handler, cls, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/* Writes the numeric address of the other side, without its port. */
static inline void haru_mhd_peer(struct MHD_Connection *connection, char *text, size_t size) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  text[0] = 0;
  if (info == NULL || info->client_addr == NULL) return;
  const struct sockaddr *peer = info->client_addr;
  if (peer->sa_family == AF_INET6) {
    const struct in6_addr *six = &((const struct sockaddr_in6 *)peer)->sin6_addr;
    if (IN6_IS_ADDR_V4MAPPED(six))
      inet_ntop(AF_INET, six->s6_addr + 12, text, (socklen_t)size);
    else
      inet_ntop(AF_INET6, six, text, (socklen_t)size);
  } else if (peer->sa_family == AF_INET) {
    inet_ntop(AF_INET, &((const struct sockaddr_in *)peer)->sin_addr, text, (socklen_t)size);
  }
}

static inline int haru_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

static inline int haru_mhd_headers(
    struct MHD_Connection *connection, MHD_KeyValueIterator body, void *cls) {
  return MHD_get_connection_values(connection, MHD_HEADER_KIND, body, cls);
}

static inline int haru_mhd_query(
    struct MHD_Connection *connection, MHD_KeyValueIterator body, void *cls) {
  return MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, body, cls);
}
