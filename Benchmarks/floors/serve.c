// serve BODY-FILE
//
// A server that does nothing but send the file: libmicrohttpd with the threads and settings of
// haru-server, the same headers, one answer made in advance. Prints its port and ends with its
// standard input.
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct MHD_Response *answer;

static enum MHD_Result handle(void *cls, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *size, void **state) {
  static int seen;
  (void)cls, (void)url, (void)method, (void)version, (void)upload, (void)size;
  // The head alone, as the library wants it: the answer comes with the second call.
  if (*state == NULL) {
    *state = &seen;
    return MHD_YES;
  }
  return MHD_queue_response(connection, 200, answer);
}

int main(int argc, char **argv) {
  static char body[1 << 20];
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (!file) return 2;
  size_t length = fread(body, 1, sizeof body, file);
  answer = MHD_create_response_from_buffer(length, body, MHD_RESPMEM_PERSISTENT);
  const char *headers[][2] = {
      {"Content-Type", "application/json; charset=utf-8"},
      {"Cache-Control", "private, no-cache"},
      {"ETag", "\"0-00000000-0000-0000-0000-000000000000\""},
      {"Vary", "Authorization, Accept-Language"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Content-Security-Policy", "default-src 'none'; sandbox"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
  };
  for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
    MHD_add_response_header(answer, headers[i][0], headers[i][1]);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, NULL,
      MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_CONNECTION_LIMIT, 1024u, MHD_OPTION_END);
  if (!daemon) return 1;
  printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  char end;
  while (read(0, &end, 1) > 0) continue;
  MHD_stop_daemon(daemon);
  return 0;
}
