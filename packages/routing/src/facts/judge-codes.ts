import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type ClosedCode, type KnownCodes, readKnownCodes } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/** Finds the closed codes of a search whose value is not known. */
export type CodeJudge = (
  criteria: PaymentMethodSearchCriteria,
  currency: number | undefined,
  language: string,
) => readonly ClosedCode[];

/** Makes the judge of a configuration; a judge of no closed code costs nothing. */
export function createCodeJudge(configuration: MerchantConfiguration): CodeJudge {
  const known = readKnownCodes(configuration);
  const checks = SEARCH_CODES.flatMap(({ code, read }) => {
    const values = known.get(code);
    return values === undefined ? [] : [{ code, read, values }];
  });
  return (criteria, currency, language) => {
    let unknown = NONE;
    for (const { code, read, values } of checks) {
      if (!isKnown(read(criteria, currency, language), values)) unknown = [...unknown, code];
    }
    return unknown;
  };
}

type Value = number | string | undefined | readonly number[];

/** Where a search has codes that can be closed. A code that is left out is not judged. */
const SEARCH_CODES: readonly {
  readonly code: ClosedCode;
  readonly read: (
    criteria: PaymentMethodSearchCriteria,
    currency: number | undefined,
    language: string,
  ) => Value;
}[] = [
  { code: "country", read: ({ transaction }) => transaction.amount.country_id },
  { code: "currency", read: (_, currency) => currency },
  {
    code: "order_country",
    read: ({ transaction }) => transaction.orders.map(({ amount }) => amount.country_id),
  },
  { code: "platform", read: ({ client_info }) => client_info.platform },
  { code: "language", read: (_criteria, _currency, language) => language },
  { code: "phone_country", read: ({ client_info }) => client_info.mobile?.country_id },
];

const NONE: readonly ClosedCode[] = [];

function isKnown(
  value: Value,
  known: KnownCodes extends ReadonlyMap<unknown, infer Set> ? Set : never,
): boolean {
  if (typeof value === "object") return value.every((item) => known.has(item));
  return value === undefined || known.has(value);
}
