// load PORT SECONDS CONNECTIONS PATH < HEADERS
//
// Asks for PATH as fast as answers come, over connections that stay open, one request at a time on
// each. Each line of HEADERS is one header; the connections take them in turn, request by request,
// so that many tokens can be used. Prints the answers with status 200, all others, and the seconds.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

struct connection {
  int socket;
  size_t held;
  char bytes[1 << 16];
};

static char **requests;
static size_t request_count, next_request;

static void ask(struct connection *c) {
  const char *text = requests[next_request++ % request_count];
  size_t length = strlen(text);
  if (write(c->socket, text, length) != (ssize_t)length) exit(1);
  c->held = 0;
}

// Whether a whole answer is there; its status.
static int whole(struct connection *c, int *status) {
  c->bytes[c->held] = 0;
  char *end = strstr(c->bytes, "\r\n\r\n");
  if (!end) return 0;
  char *length = strcasestr(c->bytes, "content-length:");
  size_t body = length && length < end ? strtoul(length + 15, NULL, 10) : 0;
  if (c->held < (size_t)(end + 4 - c->bytes) + body) return 0;
  *status = atoi(c->bytes + 9);
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  int port = atoi(argv[1]), count = atoi(argv[3]);
  double seconds = atof(argv[2]);
  char line[1 << 12];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    requests = realloc(requests, (request_count + 1) * sizeof *requests);
    if (asprintf(&requests[request_count++], "GET %s HTTP/1.1\r\nHost: localhost\r\n%s%s\r\n",
                 argv[4], line, *line ? "\r\n" : "") < 0)
      return 1;
  }
  if (!request_count) return 2;
  struct connection *all = calloc(count, sizeof *all);
  int poll = epoll_create1(0);
  for (int i = 0; i < count; i++) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    all[i].socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(all[i].socket, (struct sockaddr *)&address, sizeof address)) return 1;
    int on = 1;
    setsockopt(all[i].socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &all[i]};
    epoll_ctl(poll, EPOLL_CTL_ADD, all[i].socket, &event);
    ask(&all[i]);
  }
  double start = now(), end = start + seconds;
  long good = 0, bad = 0;
  while (now() < end) {
    struct epoll_event events[64];
    int ready = epoll_wait(poll, events, 64, 100);
    for (int i = 0; i < ready; i++) {
      struct connection *c = events[i].data.ptr;
      ssize_t got = read(c->socket, c->bytes + c->held, sizeof c->bytes - 1 - c->held);
      if (got <= 0) return 1;
      c->held += got;
      int status;
      if (!whole(c, &status)) continue;
      if (status == 200) good++;
      else bad++;
      ask(c);
    }
  }
  printf("%ld %ld %.6f\n", good, bad, now() - start);
  return 0;
}
