import { createHmac, timingSafeEqual } from "node:crypto";
import { writeCanonicalForm } from "./canonical-form.ts";
import { readMember } from "./read-member.ts";
import { checkSecret, checkSecrets, type Secret } from "./secret.ts";
import { findSigningKey } from "./signing-key.ts";

/** The body has no canonical form by RFC 8785, so it cannot be signed. The cause says why. */
export class CanonicalFormError extends Error {
  override readonly name = "CanonicalFormError";

  constructor(cause: unknown) {
    super(`the body has no canonical form: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Returns the text that the signature of a body covers: the canonical form (RFC 8785) of the body without its member
 * `signature`. The body is a JSON value as `JSON.parse` returns it.
 *
 * Throws a CanonicalFormError for half of a surrogate pair, a number that is not finite, and members nested thousands
 * of levels deep.
 */
export function canonicalizeBody(body: object): string {
  return canonicalizeMembers(Object.entries(body).filter(([name]) => name !== "signature"));
}

/**
 * Computes the member `signature` of a callback: HMAC-SHA-512 over `canonicalizeBody(body)`, in lower-case hexadecimal
 * digits. It does not depend on how the body is serialized. It does not prove when the body was sent; only the webhook
 * headers do.
 *
 * Throws a SecretError for a secret that cannot be used, and a CanonicalFormError for a body without a canonical form.
 */
export function signBody(body: object, secret: Secret): string {
  checkSecret(secret);
  return computeBodySignature(canonicalizeBody(body), secret.key);
}

/**
 * Writes a callback in its canonical form (RFC 8785), with its member `signature` if there is a secret and without it
 * otherwise. Throws the same errors as `signBody`.
 */
export function writeBody(body: object, secret?: Secret): string {
  if (secret === undefined) return canonicalizeBody(body);
  checkSecret(secret);
  // Canonicalizing is most of the cost. The text before and after `signature` serves both the signed and the sent form.
  const members = Object.entries(body);
  const before = canonicalizeMembers(members.filter(([name]) => name < "signature"));
  const after = canonicalizeMembers(members.filter(([name]) => name > "signature"));
  const signature = computeBodySignature(joinObjects(before, after), secret.key);
  return joinObjects(before, `{"signature":"${signature}"}`, after);
}

/**
 * Returns the ID of the first secret that the body's member `signature` was made with; undefined if there is no
 * signature or none of the secrets matches.
 *
 * Never throws because of the body. Throws a SecretError for secrets that cannot be used.
 */
export function verifyBodySignature(body: object, secrets: readonly Secret[]): string | undefined {
  checkSecrets(secrets);
  const signature = readMember(body, "signature");
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/.test(signature)) return undefined;
  const canonicalForm = findCanonicalForm(body);
  if (canonicalForm === undefined) return undefined;
  const received = Buffer.from(signature, "latin1");
  // Every secret is tried, so that the time does not depend on which one matches.
  const matching = secrets.filter(({ key }) =>
    timingSafeEqual(Buffer.from(computeBodySignature(canonicalForm, key), "latin1"), received),
  );
  return matching[0]?.id;
}

function canonicalizeMembers(members: readonly (readonly [string, unknown])[]): string {
  try {
    return writeCanonicalForm(Object.fromEntries(members));
  } catch (cause) {
    throw new CanonicalFormError(cause);
  }
}

/** Joins the texts of JSON objects whose names do not overlap. */
function joinObjects(...objects: readonly string[]): string {
  return `{${objects
    .map((object) => object.slice(1, -1))
    .filter((members) => members !== "")
    .join(",")}}`;
}

function findCanonicalForm(body: object): string | undefined {
  try {
    return canonicalizeBody(body);
  } catch (error) {
    if (error instanceof CanonicalFormError) return undefined;
    throw error;
  }
}

function computeBodySignature(canonicalForm: string, key: Uint8Array): string {
  return createHmac("sha512", findSigningKey(key)).update(canonicalForm, "utf8").digest("hex");
}
