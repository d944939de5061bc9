import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import type { SecretDirectory } from "@payment-routing/delivery";
import { type MerchantCallbacks, resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { SecretError, writeSecret } from "@payment-routing/signing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadConfiguration } from "../configuration/load-configuration.ts";
import { loadSecrets } from "./load-secrets.ts";
import { createSecretDirectory, createSecrets } from "./secrets.ts";

const NOW = new Date("2026-06-01T10:00:00Z");
const LATER = new Date("2026-06-01T11:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a client's secrets", () => {
  const merchants = new Map([
    [7, signedWith({ webhook: ["w1", "w2", "w3"], body_signature: "b", mac_salt: "s" })],
    [8, signedWith({ webhook: ["w4"] })],
  ]);
  const secrets = createSecrets([
    read("w1"),
    read("w2", LATER),
    { ...read("w3", NOW), text: undefined },
    read("w4"),
    read("b", LATER),
    read("old", LATER),
    { id: "s", retiredAt: LATER, text: "salt" },
  ]);
  let directory: SecretDirectory;
  beforeEach(() => {
    directory = createSecretDirectory(merchants, secrets);
  });
  const idsOf = (clientId: number) => ({
    webhook: directory.webhookSecrets(clientId).map(({ id }) => id),
    body: directory.bodySecret(clientId)?.id,
    salt: directory.macSalt(clientId),
  });

  test("are all live ones, in order", () => {
    expect(idsOf(7)).toEqual({ webhook: ["w1", "w2"], body: "b", salt: "salt" });
    vi.setSystemTime(LATER);
    expect(idsOf(7)).toEqual({ webhook: ["w1"], body: undefined, salt: undefined });
  });

  test("have the keys of their texts", () => {
    expect(directory.webhookSecrets(8)).toEqual([{ id: "w4", key: keyOf("w4") }]);
    expect(directory.bodySecret(7)).toEqual({ id: "b", key: keyOf("b") });
  });

  test("are only those that the client names", () => {
    expect(idsOf(8)).toEqual({ webhook: ["w4"], body: undefined, salt: undefined });
    expect(idsOf(9)).toEqual({ webhook: [], body: undefined, salt: undefined });
  });

  test("are retired after their time, whether the client names them or not", () => {
    const listRetired = () =>
      ["w1", "w2", "w3", "b", "s", "old", "unknown"].filter((id) => directory.isRetired(id));
    expect(listRetired()).toEqual(["w3"]);
    vi.setSystemTime(LATER);
    expect(listRetired()).toEqual(["w2", "w3", "b", "s", "old"]);
  });
});

test("an invalid signing secret is an error", () => {
  const merchants = new Map([[7, signedWith({ webhook: ["s"] })]]);
  const secrets = createSecrets([{ id: "s", retiredAt: undefined, text: "no signing secret" }]);
  expect(() => createSecretDirectory(merchants, secrets)).toThrow(SecretError);
});

test("printing a loaded configuration shows no secret", async () => {
  const config = fileURLToPath(new URL("../../../../schemas/examples/config", import.meta.url));
  const secrets = await loadSecrets(`${config}/secrets/valid/sandbox.yaml`, {}, { sandbox: true });
  const configuration = await loadConfiguration(`${config}/valid`, { sandbox: true, secrets });
  const printed = [
    inspect(configuration, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    JSON.stringify(configuration),
    JSON.stringify(configuration.merchants.find(10077)),
  ];
  const texts = secrets.ids.map((id) => secrets.reveal(id) ?? "");
  expect(texts.filter((text) => text.length < 24)).toEqual([]);
  expect(printed.filter((all) => texts.some((text) => all.includes(text)))).toEqual([]);
  expect(configuration.secrets?.webhookSecrets(10077).map(writeSecret)).toEqual(texts.slice(0, 2));
  expect(configuration.secrets?.macSalt(10077)).toBe("public-sandbox-salt-of-the-shop-0001");
});

function signedWith(secrets: MerchantCallbacks["secrets"]): MerchantCallbacks {
  return resolveCallbacks({ endpoint: "https://shop.example/callbacks", secrets });
}

function keyOf(id: string): Uint8Array {
  return new Uint8Array(32).fill(id.charCodeAt(id.length - 1));
}

function read(id: string, retiredAt?: Date) {
  return { id, retiredAt, text: writeSecret({ id, key: keyOf(id) }) };
}
