/** A body that has no canonical form by RFC 8785, and so no signature. */
export class CanonicalFormError extends Error {
  override readonly name = "CanonicalFormError";

  constructor(cause: unknown) {
    super(`the body has no canonical form: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
