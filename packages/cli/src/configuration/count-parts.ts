import type { LoadedConfiguration } from "@payment-routing/config-store";
import { showCount } from "../show-count.ts";

/** How much there is of what, in a line. */
export function countParts({ configuration, cases }: LoadedConfiguration): string {
  const { countries, currencies, methods, clients } = configuration;
  const accounts = clients.flatMap((client) => client.accounts);
  return [
    showCount(methods.length, "method"),
    showCount(clients.length, "client"),
    showCount(accounts.length, "account"),
    `${countries.length} ${countries.length === 1 ? "country" : "countries"}`,
    `${currencies.length} ${currencies.length === 1 ? "currency" : "currencies"}`,
    showCount(cases.length, "case"),
  ].join(", ");
}
