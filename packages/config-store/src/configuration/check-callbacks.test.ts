import type { CallbackSecrets } from "@payment-routing/config-contract";
import { writeSecret } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { createSecrets } from "../secrets/secrets.ts";
import { checkSecretReferences } from "./check-callbacks.ts";

const TEXTS: Readonly<Record<string, string | undefined>> = {
  one: textOf(1),
  two: textOf(2),
  "one-again": textOf(1),
  salt: "a salt",
  "no-base64": "whsec_not*base64",
  short: "whsec_c2hvcnQ=",
  retired: undefined,
};
const secrets = createSecrets(
  Object.entries(TEXTS).map(([id, text]) => ({ id, text, retiredAt: undefined })),
);

const SIGNING = "expected the id of a secret that is whsec_ and 24 to 64 bytes in base64, got";
interface Case {
  readonly name: string;
  readonly given: readonly CallbackSecrets[];
  readonly want: readonly string[];
}

const cases: Case[] = [
  {
    name: "secrets of their own",
    given: [{ webhook: ["one"], mac_salt: "salt" }, { webhook: ["two"] }],
    want: [],
  },
  {
    name: "one secret for headers and body of a client",
    given: [{ webhook: ["one", "one-again"], body_signature: "one" }],
    want: [],
  },
  {
    name: "a retired secret",
    given: [{ webhook: ["one", "retired"], mac_salt: "retired" }, { webhook: ["two", "retired"] }],
    want: [],
  },
  {
    name: "unknown IDs",
    given: [{ webhook: ["one", "swordfish"], body_signature: "swordfish", mac_salt: "swordfish" }],
    want: [
      "/0/secrets/webhook/1: expected the id of a secret in the secrets file, got another",
      "/0/secrets/body_signature: expected the id of a secret in the secrets file, got another",
      "/0/secrets/mac_salt: expected the id of a secret in the secrets file, got another",
    ],
  },
  {
    name: "an invalid signing secret",
    given: [{ webhook: ["salt", "no-base64"], body_signature: "short", mac_salt: "no-base64" }],
    want: [
      `/0/secrets/webhook/0: ${SIGNING} salt, which is not: missing-prefix`,
      `/0/secrets/webhook/1: ${SIGNING} no-base64, which is not: invalid-base64`,
      `/0/secrets/body_signature: ${SIGNING} short, which is not: too-short`,
    ],
  },
  {
    name: "a secret of two clients, under one ID or two",
    given: [
      { webhook: ["one"], mac_salt: "salt" },
      { webhook: ["two", "one-again"], body_signature: "one", mac_salt: "salt" },
    ],
    want: [
      "/1/secrets/webhook/1: expected a secret of this client's own, got one-again, which is client 100's",
      "/1/secrets/body_signature: expected a secret of this client's own, got one, which is client 100's",
      "/1/secrets/mac_salt: expected a secret of this client's own, got salt, which is client 100's",
    ],
  },
];

test.each(cases)("checks $name", ({ given, want }) => {
  const clients = given.map((named, position) => ({
    path: `/${position}`,
    clientId: 100 + position,
    callbacks: { endpoint: "https://shop.example/callbacks", secrets: named },
  }));
  const issues = checkSecretReferences(clients, secrets);
  expect(
    issues.map(({ path, expected, received }) => `${path}: expected ${expected}, got ${received}`),
  ).toEqual(want);
});

function textOf(byte: number): string {
  return writeSecret({ id: "any", key: new Uint8Array(32).fill(byte) });
}
