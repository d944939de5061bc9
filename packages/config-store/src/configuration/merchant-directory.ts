import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { MerchantDirectory } from "@payment-routing/delivery";
import { type MerchantCallbacks, resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { readKnownCodes } from "@payment-routing/routing";

/** @param merchants the result of `resolveMerchants` */
export function createMerchantDirectory(
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  { clients }: MerchantConfiguration,
): MerchantDirectory {
  const accounts = new Map(
    clients.map((client) => [client.client_id, new Set(client.accounts.map(({ account_id }) => account_id))]),
  );
  return {
    find: (clientId) => merchants.get(clientId),
    hasAccount: (clientId, accountId) => accounts.get(clientId)?.has(accountId) ?? false,
  };
}

/**
 * The placeholder for the origin of the merchant in the sandbox configuration: its port is known only once it listens.
 * The name never resolves (RFC 2606).
 */
export const SANDBOX_MERCHANT_ORIGIN = "https://merchant.sandbox.example";

/** The callback settings of each client, by client_id. Replaces the origin of the sandbox merchant. */
export function resolveMerchants(
  configuration: MerchantConfiguration,
  sandboxMerchant = SANDBOX_MERCHANT_ORIGIN,
): ReadonlyMap<number, MerchantCallbacks> {
  const knownCodes = readKnownCodes(configuration);
  return new Map(
    configuration.clients.flatMap(({ client_id, callbacks }) =>
      callbacks === undefined
        ? []
        : [[client_id, redirect(resolveCallbacks(callbacks, knownCodes), sandboxMerchant)] as const],
    ),
  );
}

function redirect(callbacks: MerchantCallbacks, sandboxMerchant: string): MerchantCallbacks {
  const { endpoint, allowed_origins } = callbacks;
  const { origin } = new URL(endpoint);
  return {
    ...callbacks,
    endpoint: origin === SANDBOX_MERCHANT_ORIGIN ? sandboxMerchant + endpoint.slice(origin.length) : endpoint,
    allowed_origins: allowed_origins.map((allowed) =>
      allowed === SANDBOX_MERCHANT_ORIGIN ? sandboxMerchant : allowed,
    ),
  };
}
