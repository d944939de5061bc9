import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitrarySecret } from "../test/arbitrary-message.ts";
import { generateSecret, readSecret, SecretError, type SecretErrorReason, writeSecret } from "./index.ts";

/** The reason of the SecretError that a function throws. */
function reasonOf(action: () => unknown): SecretErrorReason | undefined {
  try {
    action();
  } catch (error) {
    if (error instanceof SecretError) return error.reason;
    throw error;
  }
  return undefined;
}

function encode(bytes: number): string {
  return `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;
}

test("a secret that is written is read as it was", () => {
  fc.assert(
    fc.property(arbitrarySecret("a"), (secret) => {
      expect(readSecret("a", writeSecret(secret))).toEqual(secret);
    }),
  );
});

test("a secret is written in the form of Standard Webhooks", () => {
  const key = new TextEncoder().encode("only for test vectors: key no. 1");
  expect(writeSecret({ id: "a", key })).toBe("whsec_b25seSBmb3IgdGVzdCB2ZWN0b3JzOiBrZXkgbm8uIDE=");
});

test("a new secret has 32 bytes, and no two are the same", () => {
  const first = generateSecret("2026-11");
  expect(first.id).toBe("2026-11");
  expect(first.key).toHaveLength(32);
  expect(generateSecret("2026-11").key).not.toEqual(first.key);
});

test.each<{ name: string; given: string; want: SecretErrorReason | undefined }>([
  { name: "24 bytes", given: encode(24), want: undefined },
  { name: "64 bytes", given: encode(64), want: undefined },
  { name: "23 bytes", given: encode(23), want: "too-short" },
  { name: "65 bytes", given: encode(65), want: "too-long" },
  { name: "no bytes", given: "whsec_", want: "too-short" },
  { name: "no text", given: "", want: "missing-prefix" },
  { name: "no prefix", given: encode(32).slice(6), want: "missing-prefix" },
  { name: "the prefix in capitals", given: encode(32).toUpperCase(), want: "missing-prefix" },
  { name: "the prefix of a key pair", given: encode(32).replace("whsec_", "whsk_"), want: "missing-prefix" },
  { name: "no padding", given: encode(32).replace("=", ""), want: "invalid-base64" },
  { name: "nothing", given: undefined as unknown as string, want: "missing-prefix" },
  { name: "a line end", given: `${encode(32)}\n`, want: "invalid-base64" },
  { name: "a space inside", given: encode(32).replace("BwcH", "BwcH "), want: "invalid-base64" },
  { name: "the URL alphabet", given: `whsec_${"-".repeat(32)}`, want: "invalid-base64" },
  { name: "bits that mean nothing", given: encode(32).replace("c=", "d="), want: "invalid-base64" },
  { name: "characters beyond ASCII", given: `whsec_${"é".repeat(32)}`, want: "invalid-base64" },
])("reads $name: $want", ({ given, want }) => {
  expect(reasonOf(() => readSecret("a", given))).toBe(want);
});

test.each(["", "a b", "ä", "x".repeat(65), "a\n"])("rejects the ID %j", (id) => {
  expect(reasonOf(() => readSecret(id, encode(32)))).toBe("invalid-id");
  expect(reasonOf(() => generateSecret(id))).toBe("invalid-id");
});

test("an error never contains the text of the secret", () => {
  const text = "very-private-text-that-is-no-secret";
  expect(() => readSecret("a", text)).toThrow("a: expected a secret that begins with whsec_");
  expect(() => readSecret("a", `whsec_${text}`)).toThrow("a: expected padded base64 after whsec_");
});
