import { timingSafeEqual } from "node:crypto";
import { readMember } from "../read-member.ts";
import { checkSecrets } from "../secret/check-secrets.ts";
import type { Secret } from "../secret/secret.ts";
import { CanonicalFormError } from "./canonical-form-error.ts";
import { canonicalizeBody } from "./canonicalize-body.ts";
import { computeBodySignature } from "./compute-body-signature.ts";

/**
 * The ID of the first secret that the body's member `signature` was made with; undefined when there is no signature, or
 * none of the secrets made it.
 *
 * Never throws for what a body holds. Throws a SecretError for secrets that cannot be used.
 */
export function verifyBodySignature(body: object, secrets: readonly Secret[]): string | undefined {
  checkSecrets(secrets);
  const signature = readMember(body, "signature");
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/.test(signature)) return undefined;
  const canonicalForm = findCanonicalForm(body);
  if (canonicalForm === undefined) return undefined;
  const offered = Buffer.from(signature, "latin1");
  // Every secret is tried, found or not: the time taken tells nothing.
  const matching = secrets.filter(({ key }) =>
    timingSafeEqual(Buffer.from(computeBodySignature(canonicalForm, key), "latin1"), offered),
  );
  return matching[0]?.id;
}

function findCanonicalForm(body: object): string | undefined {
  try {
    return canonicalizeBody(body);
  } catch (error) {
    if (error instanceof CanonicalFormError) return undefined;
    throw error;
  }
}
