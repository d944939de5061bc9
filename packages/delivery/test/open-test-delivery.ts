import type { MacSpecification } from "@payment-routing/config-contract";
import { migrate } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Secret } from "@payment-routing/signing";
import { type MerchantCallbacks, resolveCallbacks } from "../src/callbacks/callback-defaults.ts";
import type { MerchantDirectory, SecretDirectory } from "../src/context.ts";
import {
  createDelivery,
  type Delivery,
  type DeliveryInternals,
  type DeliveryOptions,
} from "../src/open-delivery.ts";

/** A delivery on a database of its own. */
export interface TestDelivery extends AsyncDisposable {
  readonly delivery: Delivery;
  readonly connectionString: string;
  /** Opens it once more, as another process would. */
  openAnother(options?: Partial<DeliveryOptions>, internals?: DeliveryInternals): Promise<Delivery>;
}

/** Starts a database, migrates it and opens the delivery for the merchants of this file. */
export async function openTestDelivery(
  options: Partial<DeliveryOptions> = {},
  internals: DeliveryInternals = {},
): Promise<TestDelivery> {
  const database = await createTestDatabase({ migrate });
  const open = (more: Partial<DeliveryOptions> = {}, moreInternals: DeliveryInternals = {}) =>
    createDelivery(
      {
        connectionString: database.connectionString,
        merchants: findMerchants(),
        secrets: findSecrets(),
        ...options,
        ...more,
      },
      { ...internals, ...moreInternals },
    );
  const deliveries = [await open()];
  return {
    delivery: deliveries[0] as Delivery,
    connectionString: database.connectionString,
    async openAnother(more, moreInternals) {
      const another = await open(more, moreInternals);
      deliveries.push(another);
      return another;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(deliveries.map((delivery) => delivery.close()));
      await database.drop();
    },
  };
}

export const MAC: MacSpecification = {
  fields: [
    { pointer: "/order_id", required: true },
    { pointer: "/amount/value", required: true },
    { pointer: "/approval_code", required: false },
  ],
  separator: "\u001f",
  salt_position: "both",
  salt_separator: "\u001f",
  booleans: "true/false",
  absent: "empty",
  charset: "utf-8",
  hex_case: "lower",
};

/** A merchant whose callbacks are signed in every way. */
export const MERCHANT: MerchantCallbacks = describeMerchant({});

export function describeMerchant(changes: Partial<MerchantCallbacks>): MerchantCallbacks {
  const defaults = resolveCallbacks({
    endpoint: "https://merchant.example/callbacks",
    allowed_origins: ["https://other.merchant.example"],
    secrets: { webhook: ["webhook-1"], body_signature: "body-1", mac_salt: "salt-1" },
    mac: MAC,
    final_session_codes: [4030],
  });
  return { ...defaults, ...changes };
}

/** Every client of the list has the same merchant and accounts; no other is known. */
export function findMerchants(
  merchant: MerchantCallbacks = MERCHANT,
  clientIds: readonly number[] = [10077],
  accountIds: readonly number[] = [100482],
): MerchantDirectory {
  return {
    find: (clientId) => (clientIds.includes(clientId) ? merchant : undefined),
    hasAccount: (clientId, accountId) => clientIds.includes(clientId) && accountIds.includes(accountId),
  };
}

/** Secrets that are live, and those that are retired, for every client. No others are known. */
export function findSecrets(
  ids: readonly string[] = ["webhook-1", "body-1", "salt-1"],
  retired: readonly string[] = [],
): SecretDirectory {
  const find = (kind: string) => ids.filter((id) => id.startsWith(kind)).map(createSecret);
  return {
    webhookSecrets: () => find("webhook"),
    bodySecret: () => find("body")[0],
    macSalt: () => ids.find((id) => id.startsWith("salt")),
    isRetired: (secretId) => retired.includes(secretId),
  };
}

function createSecret(id: string): Secret {
  return { id, key: Buffer.from(id.padEnd(32, ".")) };
}
