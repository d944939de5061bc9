import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSecrets } from "../secrets/secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { type LoadOptions, loadConfiguration } from "./load-configuration.ts";

const SANDBOX = fileURLToPath(new URL("../../../../schemas/examples/config/valid", import.meta.url));
/** 24 bytes in base64, as in a signing secret. */
const SWORDFISH = "c3dvcmRmaXNoc3dvcmRmaXNoc3dvcmRm";
const WHOLE = `countries: [{ id: 208, alpha2code: DK }]
currencies: [{ id: 208, alpha3code: DKK, decimals: 2 }]
methods: [{ id: 1, name: Card, psp_type: "", state_id: 1, capabilities: {} }]
clients:
  - client_id: 7
    name: Shop
    accounts: [{ account_id: 8, default_language: da, offers: [{ method_id: 1, base_preference: 1 }] }]
`;
const CALLBACKS = `    callbacks:
      endpoint: https://shop.example/callbacks
      secrets: { webhook: [shop-1] }
`;

describe("the merchants", () => {
  test("are the clients with callbacks, with all defaults", async () => {
    const { merchants } = await load(WHOLE + CALLBACKS + client(9));
    expect(merchants.find(7)).toEqual(
      resolveCallbacks({
        endpoint: "https://shop.example/callbacks",
        secrets: { webhook: ["shop-1"] },
      }),
    );
    expect([merchants.find(9), merchants.find(10)]).toEqual([undefined, undefined]);
  });

  test("have only the accounts of their client", async () => {
    const { merchants } = await load(WHOLE + CALLBACKS + client(9));
    const accounts = [
      [7, 8],
      [7, 9],
      [10, 8],
    ] as const;
    expect(accounts.map(([clientId, accountId]) => merchants.hasAccount(clientId, accountId))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("in the sandbox use the origin of the sandbox merchant", async () => {
    const { merchants } = await loadConfiguration(SANDBOX, {
      sandbox: true,
      sandboxMerchant: "http://127.0.0.1:9000",
    });
    expect(addressesOf(merchants.find(10077))).toEqual([
      "http://127.0.0.1:9000/callbacks",
      "http://127.0.0.1:9000",
    ]);
    expect(addressesOf(merchants.find(10078))).toEqual(["http://127.0.0.1:9000/airline/callbacks"]);
  });

  test.each<LoadOptions>([{ sandbox: true }, { sandboxMerchant: "http://127.0.0.1:9000" }, {}])(
    "keep the addresses of the configuration otherwise (%j)",
    async (options) => {
      const { merchants } = await loadConfiguration(SANDBOX, options);
      expect(addressesOf(merchants.find(10077))).toEqual([
        "https://merchant.sandbox.example/callbacks",
        "https://merchant.sandbox.example",
      ]);
    },
  );

  test("with another origin stay, even one similar to the placeholder", async () => {
    const text = WHOLE + CALLBACKS.replace("shop.example", "merchant.sandbox.example.shop.example");
    const { merchants } = await load(text, { sandbox: true, sandboxMerchant: "http://127.0.0.1:9000" });
    expect(merchants.find(7)?.endpoint).toBe("https://merchant.sandbox.example.shop.example/callbacks");
  });
});

test("URLs without TLS are accepted in the sandbox only", async () => {
  const text = WHOLE + CALLBACKS.replace("https:", "http:");
  expect((await load(text, { sandbox: true })).merchants.find(7)?.endpoint).toBe(
    "http://shop.example/callbacks",
  );
  expect(await loadInvalid(text)).toEqual([
    "9:17 /clients/0/callbacks/endpoint: expected https, as this is not the sandbox, got plain http",
  ]);
});

test.each(["UTC", "Europe/Copenhagen", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Asia/Calcutta"])(
  "the time zone %s is one",
  async (zone) => {
    const { merchants } = await load(`${WHOLE}${CALLBACKS}      time_zone: ${zone}\n`);
    expect(merchants.find(7)?.time_zone).toBe(zone);
  },
);

describe("secrets", () => {
  const secrets = createSecrets([{ id: "shop-1", retiredAt: new Date(0), text: undefined }]);

  test("are found by their IDs", async () => {
    const loaded = await load(WHOLE + CALLBACKS, { secrets });
    expect(loaded.secrets?.webhookSecrets(7)).toEqual([]);
    expect(loaded.warnings).toContain(
      "client 7 has no webhook secret that is not retired: its callbacks cannot be signed",
    );
  });

  test("are not checked when no secrets are loaded", async () => {
    const loaded = await load(WHOLE + CALLBACKS);
    expect(loaded.secrets).toBeUndefined();
    expect(loaded.warnings).toEqual([
      "no client has a key in the configuration: unless the database has keys, every search will be rejected",
    ]);
  });

  test("missing secrets are issues", async () => {
    const text = `${WHOLE}${CALLBACKS.replace("shop-1", "shop-2")}      time_zone: Nowhere\n${client(7)}`;
    expect(await loadInvalid(text, { secrets })).toEqual([
      "10:28 /clients/0/callbacks/secrets/webhook/0: expected the id of a secret in the secrets file, got another",
      '11:18 /clients/0/callbacks/time_zone: expected a time zone of the IANA database, got "Nowhere"',
      "12:16 /clients/1/client_id: expected another client_id, as this one is given before, got 7",
    ]);
  });
});

test("callbacks without schema issues are checked even if other parts have issues", async () => {
  const broken = "    callbacks: { endpoint: 1 }\n";
  expect(
    await loadInvalid(
      WHOLE.replace("Shop", '""') + CALLBACKS.replace("https:", "http:") + client(9) + broken,
    ),
  ).toEqual([
    "6:11 /clients/0/name: expected at least 1 character, got 0",
    "9:17 /clients/0/callbacks/endpoint: expected https, as this is not the sandbox, got plain http",
    "14:16 /clients/1/callbacks/secrets: expected a member, got nothing",
    "14:28 /clients/1/callbacks/endpoint: expected a string, got another value",
  ]);
});

describe("the digest", () => {
  const digestOf = async (text: string) => (await load(text)).router.configurationDigest;

  test("depends on callbacks, not on internal keys", async () => {
    const internal = `internal: [{ id: a, scope: operator, sha256: ${"a".repeat(64)} }]\n`;
    const digest = await digestOf(WHOLE + CALLBACKS);
    expect(await digestOf(WHOLE + CALLBACKS + internal)).toBe(digest);
    expect(await digestOf(WHOLE + CALLBACKS.replace("shop-1", "shop-2"))).not.toBe(digest);
  });
});

describe("a secret in the configuration by mistake is not quoted", () => {
  const withCallbacks = (text: string) => `${WHOLE}    callbacks:\n${text}\n`;
  const endpoint = "      endpoint: https://shop.example/callbacks\n";
  const cases = [
    withCallbacks(`${endpoint}      secrets: { webhook: [whsec_${SWORDFISH}] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [${SWORDFISH}, ${SWORDFISH}] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: ${SWORDFISH} }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [{ ${SWORDFISH}: 1 }] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [shop-1], ${SWORDFISH}: 1 }`),
    withCallbacks(`${endpoint}      secrets: ${SWORDFISH}`),
    withCallbacks(`${endpoint}      secrets: { webhook: [@${SWORDFISH}] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [*${SWORDFISH}] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [!${SWORDFISH} 1] }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [shop-1] }\n      mac: { salt: ${SWORDFISH} }`),
    withCallbacks(`${endpoint}      secrets: { webhook: [shop-1] }\n      mac: ${SWORDFISH}`),
    withCallbacks(`${endpoint}      secrets: { webhook: [shop-1] }\n      secret: ${SWORDFISH}`),
    withCallbacks(`${endpoint}      secrets: { webhook: [shop-1] }\n      allowed_origins: ${SWORDFISH}`),
    withCallbacks(`      endpoint: https://user:${SWORDFISH}@shop.example/`),
    withCallbacks(`      endpoint: ${SWORDFISH}`),
    withCallbacks(
      `      endpoint: https://shop.example:99999/${SWORDFISH}\n      secrets: { webhook: [shop-1] }`,
    ),
    `${WHOLE}    callbacks: ${SWORDFISH}\nsecrets: []\n`,
    `${WHOLE}secrets: [{ id: a, value: ${SWORDFISH} }]\n`,
    `${WHOLE}internal: [{ id: a, scope: operator, sha256: ${SWORDFISH} }]\n`,
    `${WHOLE}internal: [{ id: a, scope: ${SWORDFISH}, expires: ${SWORDFISH} }]\n`,
    `${WHOLE}internal: [{ id: a, ${SWORDFISH}: operator }]\n`,
    `{ "internal": [ ${SWORDFISH} }`,
  ];
  test.each(cases)("%#", async (text) => {
    const secrets = createSecrets([]);
    const error: unknown = await load(text, { secrets }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(String(error)).not.toContain(SWORDFISH);
    expect(JSON.stringify(error)).not.toContain(SWORDFISH);
  });
});

function addressesOf(
  callbacks: { endpoint: string; allowed_origins: readonly string[] } | undefined,
): string[] {
  return callbacks === undefined ? [] : [callbacks.endpoint, ...callbacks.allowed_origins];
}

function client(clientId: number): string {
  return `  - client_id: ${clientId}\n    name: Other\n${WHOLE.split("\n").at(-2)}\n`;
}

function load(text: string, options?: LoadOptions) {
  const folder = mkdtempSync(join(tmpdir(), "callbacks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a.yaml");
  writeFileSync(file, text);
  return loadConfiguration(file, options);
}

async function loadInvalid(text: string, options?: LoadOptions): Promise<string[]> {
  const error: unknown = await load(text, options).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error(`it was not rejected: ${error}`);
  return error.issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
}
