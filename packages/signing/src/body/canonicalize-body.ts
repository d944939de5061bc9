import canonicalize from "canonicalize";
import { CanonicalFormError } from "./canonical-form-error.ts";
import { writeCanonicalForm } from "./write-canonical-form.ts";

/**
 * The text that the signature of a body covers: the body without its member `signature`, in the canonical form of
 * RFC 8785. The body is a JSON value, as `JSON.parse` gives it.
 *
 * Throws a CanonicalFormError when there is no such form: half of a surrogate pair in a text, a number that is not
 * finite, or members nested thousands deep.
 */
export function canonicalizeBody(body: object): string {
  const { signature, ...rest } = body as Readonly<Record<string, unknown>>;
  return canonicalizeQuickly(rest) ?? canonicalizeThoroughly(rest);
}

/** A fifth of the library's time; undefined for what it is not made for. */
function canonicalizeQuickly(value: object): string | undefined {
  try {
    return writeCanonicalForm(value);
  } catch {
    // Also when members hold themselves, or are nested too deep: the library says so.
    return undefined;
  }
}

function canonicalizeThoroughly(value: object): string {
  try {
    return String(canonicalize(value));
  } catch (cause) {
    throw new CanonicalFormError(cause);
  }
}
