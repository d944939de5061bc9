/** How the command ends. The signals' own codes are those of the shell: 128 and the signal's number. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  misused: 2,
  interrupted: 130,
  terminated: 143,
} as const;

/** What each code says, for the documentation. */
export const EXIT_CODE_MEANINGS: Readonly<Record<keyof typeof EXIT_CODES, string>> = {
  done: "Done. `serve` and `listen` were stopped by a signal, `verify` found all of it to be right, `check` nothing wrong.",
  failed:
    "Not done: a fault in the configuration, a port that is in use, a Node that is too old, a database or a service that does not do what it is asked, an answer other than yes, Ctrl-C among them; `verify` or `check` found something wrong.",
  misused: "Called wrongly: an unknown command or option, a value that is none, a file that cannot be read.",
  interrupted: "Ended at once by a second SIGINT.",
  terminated: "Ended at once by a second SIGTERM.",
};
