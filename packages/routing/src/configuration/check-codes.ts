import { CODE_SECTIONS, type MerchantConfiguration, statusKey } from "@payment-routing/config-contract";
import { type Faults, fault } from "./configuration-fault.ts";
import { findRepeated, itemsOf, type Loose } from "./configuration-parts.ts";

/** What the schema cannot say of code tables: codes given once, and a table for every code that is closed. */
export function* checkCodes(configuration: Loose<MerchantConfiguration>): Faults {
  for (const section of LABELLED) yield* findRepeated(`/${section}`, "id", configuration[section]);
  for (const section of ["session_statuses", "transaction_statuses"] as const)
    yield* findRepeatedStatuses(`/${section}`, configuration[section]);
  const { closed_codes } = configuration;
  for (const [position, code] of (Array.isArray(closed_codes) ? closed_codes : []).entries()) {
    const section = CODE_SECTIONS[code as keyof typeof CODE_SECTIONS];
    if (section !== undefined && configuration[section] === undefined)
      yield fault(`/closed_codes/${position}`, `a code whose table, /${section}, is given`, code);
  }
}

const LABELLED = [
  "countries",
  "currencies",
  "languages",
  "platforms",
  "card_states",
  "session_types",
  "transaction_types",
  "payment_methods",
  "payment_types",
  "exchange_services",
  "operators",
] as const;

function* findRepeatedStatuses(path: string, list: unknown): Faults {
  const seen = new Set<string>();
  for (const [position, { code, sub_code }] of itemsOf<{ code: number; sub_code: number }>(list)) {
    if (typeof code !== "number") continue;
    const key = statusKey(code, typeof sub_code === "number" ? sub_code : undefined);
    if (seen.has(key))
      yield fault(`${path}/${position}/code`, "another status, as this one is given before", code);
    seen.add(key);
  }
}
