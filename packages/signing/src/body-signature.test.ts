import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { canonicalize as canonicalizeOtherwise } from "json-canonicalize";
import { describe, expect, test } from "vitest";
import { arbitraryBody, arbitrarySecret } from "../test/arbitrary-message.ts";
import {
  type BodySignatureVectors,
  type CanonicalFormVectors,
  readSecrets,
  readVectors,
} from "../test/vectors.ts";
import {
  CanonicalFormError,
  canonicalizeBody,
  generateSecret,
  SecretError,
  signBody,
  verifyBodySignature,
} from "./index.ts";

const { texts, numbers, rejected: formless } = readVectors<CanonicalFormVectors>("canonical-form.json");
const { cases, rejected } = readVectors<BodySignatureVectors>("body-signature.json");

describe("the canonical form of the vectors", () => {
  test.each(texts)("$name", ({ text, canonical }) => {
    expect(canonicalizeBody(JSON.parse(text))).toBe(canonical);
  });

  test.each(numbers)("$ieee754 is $canonical", ({ ieee754, canonical }) => {
    const number = Buffer.from(ieee754, "hex").readDoubleBE();
    expect(canonicalizeBody({ number })).toBe(`{"number":${canonical}}`);
  });

  test.each(formless)("none for $name", ({ text }) => {
    expect(() => canonicalizeBody(JSON.parse(text))).toThrow(CanonicalFormError);
  });
});

// The vectors were created and checked by other code: see the member `checked_with` of their file.
describe("the signatures of the vectors", () => {
  test.each(cases)("$name", ({ secret, body, canonical, signature }) => {
    const secrets = readSecrets([secret]);
    expect(canonicalizeBody(body)).toBe(canonical);
    for (const each of secrets) expect(signBody(body, each)).toBe(signature);
    expect(verifyBodySignature(body, secrets)).toBe(secret.id);
  });

  test.each(rejected.cases)("rejected: $name", ({ body }) => {
    expect(verifyBodySignature(body, readSecrets(rejected.secrets))).toBeUndefined();
  });
});

test("another library produces the same canonical form", () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      expect(canonicalizeBody(body)).toBe(canonicalizeOtherwise(body));
    }),
  );
});

test("verifies a signed body after any transformation, with each secret", () => {
  fc.assert(
    fc.property(arbitraryBody, arbitrarySecret("old"), arbitrarySecret("new"), (body, old, recent) => {
      const signature = signBody(body, recent);
      const canonical = canonicalizeOtherwise(body);
      expect(signature).toBe(createHmac("sha512", recent.key).update(canonical).digest("hex"));
      const received = JSON.parse(JSON.stringify({ ...body, signature }, undefined, 2));
      expect(verifyBodySignature(received, [old, recent])).toBe("new");
      expect(verifyBodySignature(received, [old])).toBeUndefined();
    }),
  );
});

test("the order of members does not matter, at any depth", () => {
  fc.assert(
    fc.property(arbitraryBody, arbitrarySecret("a"), (body, secret) => {
      expect(signBody(reverseMembers(body) as object, secret)).toBe(signBody(body, secret));
    }),
  );
});

test("a single digit of the signature that is changed is rejected", () => {
  const secret = generateSecret("a");
  const body = { client_id: 10077 };
  const signature = signBody(body, secret);
  for (let at = 0; at < signature.length; at++) {
    for (const digit of "0123456789abcdefABCDEF \n") {
      if (digit === signature[at]) continue;
      const changed = signature.slice(0, at) + digit + signature.slice(at + 1);
      expect(verifyBodySignature({ ...body, signature: changed }, [secret])).toBeUndefined();
    }
  }
});

test("a body without a canonical form is not signed, and rejected with a signature", () => {
  const secret = generateSecret("a");
  // Too deep for the stack, but JSON.parse accepts it.
  const deep = JSON.parse(`{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`);
  for (const body of [{ a: "\ud800" }, { a: Number.NaN }, deep]) {
    expect(() => signBody(body, secret)).toThrow(CanonicalFormError);
    expect(verifyBodySignature({ ...body, signature: "0".repeat(128) }, [secret])).toBeUndefined();
  }
});

test("only a signature of the body's own counts", () => {
  const secret = generateSecret("a");
  const inherited = Object.create({ signature: signBody({}, secret) });
  expect(verifyBodySignature(inherited, [secret])).toBeUndefined();
});

test("secrets that cannot be used are an error", () => {
  const empty = { id: "a", key: new Uint8Array() };
  expect(() => signBody({}, empty)).toThrow(SecretError);
  expect(() => verifyBodySignature({}, [empty])).toThrow(SecretError);
  expect(() => verifyBodySignature({}, [])).toThrow(SecretError);
});

function reverseMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseMembers);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([name, member]) => [name, reverseMembers(member)]));
}
