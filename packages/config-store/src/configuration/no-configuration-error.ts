/** There is no configuration to start with. Its message is for people. */
export class NoConfigurationError extends Error {
  override readonly name = "NoConfigurationError";

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
