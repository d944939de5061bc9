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
  const known = [...readKnownCodes(candidate)].flatMap(([code, values]) => {
    const read = CODES[code];
    return read === undefined ? [] : [{ code, values, read }];
  });
  const fields = listRequiredFields(candidate);
  const decimals = new Map(candidate.currencies.map((currency) => [currency.id, currency.decimals]));
  return {
    adapt(facts) {
      const { currency } = facts;
      return {
        ...facts,
        unknown_codes: known.flatMap(({ code, values, read }) => {
          const value = read(facts);
          return value === undefined || values.has(value) ? [] : [code];
        }),
        missing_fields: fields.filter((field) => isMissing(field, facts)),
        currency_decimals: currency === undefined ? undefined : decimals.get(currency),
      };
    },
  };
}

/** Codes of a search that facts hold. */
const CODES: Partial<Record<ClosedCode, (facts: Facts) => number | string | undefined>> = {
  country: ({ country }) => country,
  currency: ({ currency }) => currency,
  platform: ({ platform }) => platform,
  language: ({ language }) => language,
  phone_country: ({ mobile_country }) => mobile_country,
};

/** Whether a field is missing, by what the facts hold; the other two have been replaced by defaults. */
function isMissing(field: RequiredField, facts: Facts): boolean {
  const read = FIELDS[field];
  return read === undefined ? facts.missing_fields.includes(field) : !read(facts);
}

/** Whether facts hold a field, for those that defaults do not replace. */
export const FIELDS: Partial<Record<RequiredField, (facts: Facts) => boolean>> = {
  "transaction/type_id": ({ transaction_type }) => transaction_type !== undefined,
  "transaction/product_type": ({ product_type }) => product_type !== undefined,
  "transaction/fees/fee": ({ fees }) => fees.length > 0,
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
