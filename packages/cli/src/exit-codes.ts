/** The exit codes of the command. For a signal it is 128 plus the signal's number, as in a shell. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  misused: 2,
  incomplete: 3,
  interrupted: 130,
  killed: 137,
  terminated: 143,
} as const;

/** The meaning of each code, for the documentation. */
export const EXIT_CODE_MEANINGS: Readonly<Record<keyof typeof EXIT_CODES, string>> = {
  done: "Success. `serve` and `listen`: stopped by a signal. `verify`: no check failed. `check`: no issues.",
  failed:
    "Failure: an invalid configuration, a port in use, an unsupported Node version, an error of the database or the service, or a confirmation that was not given. `verify`: a check failed. `check`: issues.",
  misused: "Usage error: an unknown command or option, an invalid value, or an unreadable file.",
  incomplete:
    "`serve`: stopped by a signal, but something was lost, or did not finish in time. The last lines of the log say what.",
  interrupted: "Stopped immediately by a second SIGINT.",
  killed:
    "Ended itself by SIGKILL, because a thread waited for a file system or a name server that did not answer.",
  terminated: "Stopped immediately by a second SIGTERM.",
};
