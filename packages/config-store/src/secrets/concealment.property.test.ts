import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSecret, writeSecret } from "@payment-routing/signing";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { loadConfiguration } from "../configuration/load-configuration.ts";
import { loadSecrets } from "./load-secrets.ts";
import { createSecrets } from "./secrets.ts";

/** `npm run test:slow` tries more. */
const EFFORT = Number(process.env.EFFORT ?? 1);

const SECRETS = `secrets:
  - id: shop-1
    value: "some text"
    retired_at: "2030-01-01T00:00:00Z"
  - { id: shop-2, env: SHOP_SECRET }
  - { id: shop-3, file: shop.txt, sandbox: true }
`;
const CONFIGURATION = `countries: [{ id: 208, alpha2code: DK }]
currencies: [{ id: 208, alpha3code: DKK, decimals: 2 }]
methods: [{ id: 1, name: Card, psp_type: "", state_id: 1, capabilities: {} }]
clients:
  - client_id: 7
    name: Shop
    accounts: [{ account_id: 8, default_language: da, offers: [{ method_id: 1, base_preference: 1 }] }]
    callbacks:
`;
const SIGNING = `      endpoint: https://shop.example/callbacks
      secrets: { webhook: [shop-1, shop-2], body_signature: shop-3, mac_salt: shop-4 }
internal:
  - { id: first, scope: operator, sha256: ${"0a".repeat(32)}, expires: "2030-01-01T00:00:00Z" }
`;

const folder = mkdtempSync(join(tmpdir(), "concealment-"));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = fc.oneof(
  fc.constant(writeSecret(generateSecret("any"))),
  fc.string({ unit: fc.constantFrom(..."abcXYZ0123456789"), minLength: 24, maxLength: 40 }),
  fc.bigInt({ min: 10n ** 23n, max: 10n ** 30n }).map(String),
);
/** Replaces a part of a text, possibly empty, by a secret, with or without quotes. */
const misplaced = (text: string) =>
  fc
    .record({ secret, start: fc.nat(text.length), length: fc.nat(30), quote: fc.constantFrom("", '"') })
    .map(({ secret, start, length, quote }) => ({
      secret,
      text: text.slice(0, start) + quote + secret + quote + text.slice(start + length),
    }));

test("a secret anywhere in a secrets file is not quoted", async () => {
  const file = join(folder, "secrets.yaml");
  await fc.assert(
    fc.asyncProperty(misplaced(SECRETS), async ({ secret, text }) => {
      writeFileSync(file, text);
      const message = await describeError(() => loadSecrets(file, {}));
      fc.pre(message !== undefined);
      expect(message).not.toContain(secret);
    }),
    { numRuns: 125 * EFFORT },
  );
});

test("a secret anywhere in the callback settings or the internal keys is not quoted", async () => {
  const file = join(folder, "configuration.yaml");
  await fc.assert(
    fc.asyncProperty(misplaced(SIGNING), async ({ secret, text }) => {
      writeFileSync(file, CONFIGURATION + text);
      const message = await describeError(() => loadConfiguration(file, { secrets: createSecrets([]) }));
      fc.pre(message !== undefined);
      expect(message).not.toContain(secret);
    }),
    { numRuns: 125 * EFFORT },
  );
});

/** The text of the error. Undefined when the load succeeds. */
async function describeError(load: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await load();
    return undefined;
  } catch (error) {
    return String(error) + JSON.stringify(error);
  }
}
