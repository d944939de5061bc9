import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { StoredHolder } from "./key-holder.ts";

/** Warnings about a key that is created. Keys may be created before their client. */
export function listKeyWarnings(
  holder: StoredHolder,
  { clients }: Pick<MerchantConfiguration, "clients">,
): string[] {
  if (holder.holder !== "client") return [];
  return clients.some(({ client_id }) => client_id === holder.clientId)
    ? []
    : ["the active configuration does not contain this client. The key is not usable until it does"];
}
