import {
  type ClosedCode,
  type MerchantConfiguration,
  type RequiredField,
  readKnownCodes,
} from "@payment-routing/config-contract";
import { type Facts, listRequiredFields } from "@payment-routing/routing";

/** Reads facts that another configuration has recorded as one would have read them itself, as far as they go. */
export interface FactAdapter {
  adapt(facts: Facts): Facts;
}

/**
 * Makes an adapter of facts for a candidate. Facts hold what the configuration looked at that recorded them: what only
 * the candidate looks at is found out from the other facts where it can be, and decided as if it were missing from the
 * request where it cannot. What that is, `listNotRecorded` tells.
 */
export function createFactAdapter(candidate: MerchantConfiguration): FactAdapter {
  const known = readKnownCodes(candidate);
  const closed = CODES.flatMap(({ code, read }) => {
    const values = known.get(code);
    return values === undefined ? [] : [{ code, values, read }];
  });
  const fields = listRequiredFields(candidate);
  const decimals = new Map(candidate.currencies.map((currency) => [currency.id, currency.decimals]));
  return {
    adapt(facts) {
      const { currency } = facts;
      return {
        ...facts,
        unknown_codes: closed
          .filter(({ code, values, read }) => {
            const found = read(facts);
            return found === undefined
              ? facts.unknown_codes.includes(code)
              : !found.every((value) => values.has(value));
          })
          .map(({ code }) => code),
        missing_fields: fields.filter((field) => isMissing(field, facts)),
        currency_decimals: currency === undefined ? undefined : decimals.get(currency),
      };
    },
  };
}

/** What a search has of a code, as facts hold it; undefined where they do not. */
const CODES: readonly {
  readonly code: ClosedCode;
  readonly read: (facts: Facts) => readonly (number | string)[] | undefined;
}[] = [
  { code: "country", read: ({ country }) => [country] },
  { code: "currency", read: ({ currency }) => listDefined(currency) },
  { code: "order_country", read: ({ order }) => order?.countries },
  { code: "platform", read: ({ platform }) => [platform] },
  { code: "language", read: ({ language }) => [language] },
  { code: "phone_country", read: ({ mobile_country }) => listDefined(mobile_country) },
];

function listDefined(value: number | undefined): readonly number[] {
  return value === undefined ? [] : [value];
}

/** Whether a field is missing, by what the facts hold; what they do not is as it was recorded. */
function isMissing(field: RequiredField, facts: Facts): boolean {
  const read = FIELDS[field];
  return read === undefined ? facts.missing_fields.includes(field) : !read(facts);
}

/** Whether facts hold a field. Not here is what a default may have replaced, and what nothing else looks at. */
export const FIELDS: Partial<Record<RequiredField, (facts: Facts) => boolean>> = {
  "transaction/type_id": ({ transaction_type }) => transaction_type !== undefined,
  "transaction/product_type": ({ product_type }) => product_type !== undefined,
  "transaction/fees/fee": ({ fees }) => fees.length > 0,
  "transaction/fees/fee/type": ({ fees }) => fees.length > 0 && fees.every(({ type }) => type !== undefined),
  "client_info/sdk-version": ({ sdk_version }) => sdk_version !== undefined,
  "client_info/device_id": ({ device_id }) => device_id,
  "client_info/mobile/mobile": ({ mobile_number }) => mobile_number,
  "client_info/mobile/mobile_type": ({ mobile_type }) => isThere(mobile_type),
  "client_info/mobile/country_id": ({ mobile_country }) => mobile_country !== undefined,
  "client_info/mobile/validated": ({ mobile_validated }) => mobile_validated !== undefined,
  "client_info/email/email": ({ email_address }) => email_address,
  "client_info/email/email_type": ({ email_type }) => isThere(email_type),
  "client_info/email/validated": ({ email_validated }) => email_validated !== undefined,
};

function isThere(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}
