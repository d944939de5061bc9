/** Options that no receiver could work with. Names the option, and never holds a secret. */
export class CallbackOptionsError extends Error {
  override readonly name = "CallbackOptionsError";

  constructor(option: string, message: string, cause?: unknown) {
    super(`option ${option}: ${message}`, cause === undefined ? undefined : { cause });
  }
}
