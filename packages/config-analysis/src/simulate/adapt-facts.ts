import {
  type ClosedCode,
  type Constraints,
  type MerchantConfiguration,
  type RequiredField,
  readKnownCodes,
} from "@payment-routing/config-contract";
import {
  type EffectiveAccount,
  type Facts,
  listConstraints,
  listEffectiveAccounts,
} from "@payment-routing/routing";

/** Reads facts that one configuration has recorded as another would have, as far as they go. */
export interface FactAdapter {
  adapt(facts: Facts): Facts;
  /**
   * What the other configuration looks at and the records do not hold, for people. It is decided as if it were missing
   * from the request; of defaults, as if the request had named what is recorded.
   */
  readonly notRecorded: readonly string[];
}

/**
 * Makes an adapter of facts for a candidate. Facts hold what the configuration looked at that recorded them: what only
 * the candidate looks at is found out from the other facts where it can be, and told where it cannot.
 */
export function createFactAdapter(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration | undefined,
): FactAdapter {
  const known = [...readKnownCodes(candidate)].flatMap(([code, values]) => {
    const read = CODES[code];
    return read === undefined ? [] : [{ code, values, read }];
  });
  const fields = listRequiredFields(candidate);
  const decimals = new Map(candidate.currencies.map((currency) => [currency.id, currency.decimals]));
  const canKeep = isSameTables(candidate, recording) && fields.length === 0 && known.length === 0;
  return {
    notRecorded: recording === undefined ? [] : listNotRecorded(candidate, recording),
    adapt(facts) {
      if (canKeep) return facts;
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

const FIELDS: Partial<Record<RequiredField, (facts: Facts) => boolean>> = {
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

function isSameTables(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration | undefined,
): boolean {
  return JSON.stringify(candidate.currencies) === JSON.stringify(recording?.currencies);
}

function listRequiredFields(configuration: MerchantConfiguration): readonly RequiredField[] {
  const { processors = [], account_defaults = [], clients } = configuration;
  const owners = [
    ...processors,
    ...account_defaults,
    ...clients,
    ...clients.flatMap(({ accounts }) => accounts),
  ];
  return [...new Set(owners.flatMap(({ required_fields = [] }) => required_fields))];
}

function listNotRecorded(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly string[] {
  const before = readDemands(recording);
  const after = readDemands(candidate);
  const unseen = (["transaction/amount/currency_id", "client_info/language"] as const).filter(
    (field) =>
      listRequiredFields(candidate).includes(field) && !listRequiredFields(recording).includes(field),
  );
  return [
    ...(after.readsOrder && !before.readsOrder ? ["what is in the order lines"] : []),
    ...[...after.ipRanges]
      .filter((range) => !before.ipRanges.has(range))
      .map((range) => `addresses in ${range}`),
    ...(after.closesOrderCountry && !before.closesOrderCountry ? ["the countries of order lines"] : []),
    ...unseen.map((field) => `whether ${field} was there`),
    ...listChangedDefaults(candidate, recording),
  ];
}

/** Facts hold the default where a request leaves something to the account, and not that it was left to it. */
function listChangedDefaults(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly string[] {
  const before = new Map(listEffectiveAccounts(recording).map((account) => [nameAccount(account), account]));
  const after = listEffectiveAccounts(candidate);
  return DEFAULTS.flatMap(({ name, read }) => {
    const changed = after.filter((account) => {
      const old = before.get(nameAccount(account));
      return old !== undefined && read(old) !== read(account);
    });
    const [first] = changed;
    if (first === undefined) return [];
    const others = changed.length === 1 ? "" : ` and ${changed.length - 1} more`;
    return [
      `which requests had the ${name} by default, which is another one for ${nameAccount(first)}${others}`,
    ];
  });
}

const DEFAULTS: readonly { readonly name: string; readonly read: (account: EffectiveAccount) => unknown }[] =
  [
    { name: "currency", read: ({ defaultCurrency }) => defaultCurrency },
    { name: "language", read: ({ defaultLanguage }) => defaultLanguage.toLowerCase() },
  ];

function nameAccount({ clientId, accountId }: EffectiveAccount): string {
  return `client ${clientId}, account ${accountId}`;
}

function readDemands(configuration: MerchantConfiguration) {
  const constraints: Constraints[] = [...listConstraints(configuration)];
  const ipRanges = constraints.flatMap(({ ip }) =>
    ip === undefined ? [] : "only" in ip ? ip.only : ip.except,
  );
  return {
    readsOrder: constraints.some(({ order }) => order?.sku ?? order?.airline_data ?? order?.country),
    ipRanges: new Set<string>(ipRanges),
    closesOrderCountry: configuration.closed_codes?.includes("order_country") === true,
  };
}
