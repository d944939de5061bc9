import { readFileSync } from "node:fs";
import type { MacSpecification } from "@payment-routing/config-contract";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Secret } from "@payment-routing/signing";
import { Client } from "pg";
import { type MerchantCallbacks, resolveCallbacks } from "../src/callbacks/callback-defaults.ts";
import type { MerchantDirectory, SecretDirectory } from "../src/context.ts";
import {
  createDelivery,
  type Delivery,
  type DeliveryInternals,
  type DeliveryOptions,
} from "../src/open-delivery.ts";

/** A delivery on a database of its own, with the rights of a service: its role reads and writes rows. */
export interface TestDelivery extends AsyncDisposable {
  readonly delivery: Delivery;
  /** Connects as a superuser. */
  readonly connectionString: string;
  /** Connects as the owner of the tables, for statements of tests that a service may not execute. */
  readonly owner: Pool;
  /** Connects as the delivery does. */
  readonly serviceConnectionString: string;
  /** Opens it once more, as another process would. */
  openAnother(options?: Partial<DeliveryOptions>, internals?: DeliveryInternals): Promise<Delivery>;
}

/** Starts a database, migrates it and opens the delivery for the merchants of this file. */
export async function openTestDelivery(
  options: Partial<DeliveryOptions> = {},
  internals: DeliveryInternals = {},
): Promise<TestDelivery> {
  const database = await createTestDatabase({ migrate });
  await createRoles(database.connectionString);
  const owner = openPool(nameUser(database.connectionString, "payment_routing_owner"));
  const serviceConnectionString = nameUser(database.connectionString, "payment_routing");
  const open = (more: Partial<DeliveryOptions> = {}, moreInternals: DeliveryInternals = {}) =>
    createDelivery(
      {
        connectionString: serviceConnectionString,
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
    owner,
    serviceConnectionString,
    async openAnother(more, moreInternals) {
      const another = await open(more, moreInternals);
      deliveries.push(another);
      return another;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(deliveries.map((delivery) => delivery.close()));
      await owner.end();
      await database.drop();
    },
  };
}

/** Creates the roles that `deploy` has for a database. */
async function createRoles(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  // Roles belong to the server, which all test files share: the lock makes them take turns.
  const sql = `begin; lock table pg_authid in exclusive mode; ${ROLES};
    grant pg_read_all_stats, pg_signal_backend to payment_routing_owner;
    alter role payment_routing_owner password '${PASSWORD}'; alter role payment_routing password '${PASSWORD}'; commit`;
  await client.query(sql).finally(() => client.end());
}

function nameUser(connectionString: string, user: string): string {
  return Object.assign(new URL(connectionString), { username: user, password: PASSWORD }).href;
}

const PASSWORD = "test";
const ROLES = readFileSync(new URL("../../../deploy/postgresql/roles.sql", import.meta.url), "utf8");

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
