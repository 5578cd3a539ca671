// meter RESULT STDOUT COMMAND [ARGUMENT ...]
//
// Runs the command once and writes to RESULT the line
//
//     wall-seconds processor-seconds peak-memory-KiB exit-code
//
// Processor time is user plus system, as the kernel counted it (wait4). This program exists because a
// child's peak is never read below that of the process it was forked from: Python's would show.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return t.tv_sec + t.tv_usec * 1e-6; }

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  int in = open("/dev/null", O_RDONLY);
  int out = open(argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0644);
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    dup2(in, 0);
    dup2(out, 1);
    execvp(argv[3], argv + 3);
    _exit(127);
  }
  int status;
  struct rusage used;
  if (wait4(child, &status, 0, &used) != child) return 1;
  double wall = now() - start;
  FILE *result = fopen(argv[1], "w");
  if (!result) return 1;
  fprintf(result, "%.6f %.6f %ld %d\n", wall, seconds(used.ru_utime) + seconds(used.ru_stime),
          used.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return fclose(result);
}
