import canonicalize from "canonicalize";
import { CanonicalFormError } from "./canonical-form-error.ts";

/**
 * The text that the signature of a body covers: the body without its member `signature`, in the canonical form of
 * RFC 8785. The body is a JSON value, as `JSON.parse` gives it.
 *
 * Throws a CanonicalFormError when there is no such form: half of a surrogate pair in a text, a number that is not
 * finite, or members nested thousands deep.
 */
export function canonicalizeBody(body: object): string {
  const { signature, ...rest } = body as Readonly<Record<string, unknown>>;
  try {
    return String(canonicalize(rest));
  } catch (cause) {
    throw new CanonicalFormError(cause);
  }
}
