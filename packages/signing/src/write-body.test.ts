import * as fc from "fast-check";
import { canonicalize as canonicalizeIndependently } from "json-canonicalize";
import { expect, test } from "vitest";
import { arbitraryBody, arbitrarySecret } from "../test/arbitrary-message.ts";
import {
  CanonicalFormError,
  generateSecret,
  SecretError,
  signBody,
  verifyBodySignature,
  writeBody,
} from "./index.ts";

test.each([
  { name: "members on both sides of it", body: { session_id: 1, txn: 2, client_id: 3 } },
  { name: "members before it only", body: { client_id: 3 } },
  { name: "members after it only", body: { txn: 2 } },
  { name: "no other member", body: {} },
  { name: "a signature that is replaced", body: { client_id: 3, signature: "of another" } },
])("writes the signature in its place among the members: $name", ({ body }) => {
  const secret = generateSecret("a");
  const signed = { ...body, signature: signBody(body, secret) };
  expect(writeBody(body, secret)).toBe(canonicalizeIndependently(signed));
});

test("writes signed and unsigned bodies in their canonical form", () => {
  fc.assert(
    fc.property(arbitraryBody, arbitrarySecret("a"), (body, secret) => {
      expect(writeBody(body)).toBe(canonicalizeIndependently(body));
      const text = writeBody(body, secret);
      expect(text).toBe(canonicalizeIndependently({ ...body, signature: signBody(body, secret) }));
      expect(verifyBodySignature(JSON.parse(text), [secret])).toBe("a");
    }),
  );
});

test("throws for a body without a canonical form and for a secret that cannot be used", () => {
  expect(() => writeBody({ a: "\ud800" })).toThrow(CanonicalFormError);
  expect(() => writeBody({ a: "\ud800" }, generateSecret("a"))).toThrow(CanonicalFormError);
  expect(() => writeBody({}, { id: "a", key: new Uint8Array() })).toThrow(SecretError);
});
