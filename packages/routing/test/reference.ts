import type {
  AmountConstraint,
  Arrangement,
  Constraints,
  MerchantConfiguration,
  Ordering,
  RequiredField,
} from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

// A second implementation of the decision, slow and simple, to compare the router with. It shares no
// code with it, works on the configuration as it is written, and counts money in fractions.

/** Whether constraints are met, and whether their negation is. Both can be if an input is missing. */
interface Result {
  readonly met: boolean;
  readonly negationMet: boolean;
}

interface Situation {
  readonly configuration: MerchantConfiguration;
  readonly criteria: PaymentMethodSearchCriteria;
  readonly currency: number | undefined;
  readonly language: string;
  readonly instant: number;
}

/** The IDs and preferences of the methods that account 2 of client 1 is answered with. */
export function decideByReference(
  configuration: MerchantConfiguration,
  criteria: PaymentMethodSearchCriteria,
  instant: number,
): [id: number, preference: number][] {
  const [client] = configuration.clients;
  const [own] = client.accounts;
  const defaults = configuration.account_defaults?.find(({ name }) => name === own.inherits);
  const currency =
    criteria.transaction.amount.currency_id ?? own.default_currency ?? defaults?.default_currency;
  const language =
    criteria.client_info.language?.toLowerCase() ?? own.default_language ?? defaults?.default_language ?? "";
  const situation: Situation = { configuration, criteria, currency, language, instant };
  const holds = (constraints: Constraints | undefined): boolean => evaluate(constraints ?? {}, situation).met;

  const asked = [client, defaults, own].flatMap((owner) => owner?.required_fields ?? []);
  if (asked.some((field) => lacks(criteria, field)) || !knowsCodes(situation)) return [];
  if (!holds(own.policy) || !holds(defaults?.policy)) return [];
  const isManaged = criteria.transaction.type_id === 5;
  const managed = isManaged ? [own.managed_bookings, defaults?.managed_bookings] : [];
  if (managed.some((each) => !holds(each?.policy))) return [];

  const inherited = (defaults?.offers ?? []).filter(
    ({ method_id }) =>
      !own.withdrawn_methods?.includes(method_id) &&
      !own.offers?.some((offer) => offer.method_id === method_id),
  );
  const eligible = [...inherited, ...(own.offers ?? [])].filter(({ method_id, policy }) => {
    const method = configuration.methods.find(({ id }) => id === method_id);
    const isForm = managed.every((each) => {
      const forms = each?.forms_of_payment;
      if (forms === undefined) return true;
      return "only" in forms ? forms.only.includes(method_id) : !forms.except.includes(method_id);
    });
    const processor = configuration.processors?.find(({ psp_type }) => psp_type === method?.psp_type);
    const isServed = !processor?.required_fields.some((field) => lacks(criteria, field));
    return isForm && isServed && holds(method?.capabilities) && holds(policy);
  });
  eligible.sort((a, b) => a.base_preference - b.base_preference || a.method_id - b.method_id);
  const ordering = managed.find((each) => each?.ordering)?.ordering ?? own.ordering ?? defaults?.ordering;
  const ids = order(
    eligible.map(({ method_id }) => method_id),
    ordering,
    holds,
  );
  let last = -1;
  return ids.map((id) => {
    const base = eligible.find(({ method_id }) => method_id === id)?.base_preference ?? Number.NaN;
    last = base > last ? base : last + 1;
    return [id, last];
  });
}

function order(
  ids: readonly number[],
  ordering: Ordering | undefined,
  holds: (constraints: Constraints) => boolean,
): readonly number[] {
  if (ordering === undefined) return ids;
  const rule = ordering.rules.find(({ when }) => holds(when));
  const { first = [], last = [], move = [] }: Arrangement = rule === undefined ? ordering.default : rule.then;
  let result = [
    ...first.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !first.includes(id) && !last.includes(id)),
    ...last.filter((id) => ids.includes(id)),
  ];
  for (const given of move) {
    const anchor = "before" in given ? given.before : given.after;
    if (!result.includes(given.method_id) || !result.includes(anchor)) continue;
    result = result
      .filter((id) => id !== given.method_id)
      .flatMap((id) => {
        if (id !== anchor) return [id];
        return "before" in given ? [given.method_id, id] : [id, given.method_id];
      });
  }
  return result;
}

function lacks({ transaction, client_info }: PaymentMethodSearchCriteria, field: RequiredField): boolean {
  const found = field
    .split("/")
    .reduce<unknown[]>(
      (values, step) =>
        values.flatMap((value) => (Object(value) as Record<string, unknown>)[step] ?? [undefined]),
      [{ transaction, client_info }],
    );
  return found.length === 0 || found.some((value) => value === undefined || value === "");
}

function knowsCodes({ configuration, criteria, currency, language }: Situation): boolean {
  const { closed_codes = [], countries, currencies, languages = [], platforms = [] } = configuration;
  const isCountry = (id: number | undefined) =>
    id === undefined || countries.some((known) => known.id === id);
  const { transaction, client_info } = criteria;
  const results: Record<string, boolean> = {
    country: isCountry(transaction.amount.country_id),
    order_country: transaction.orders.every(({ amount }) => isCountry(amount.country_id)),
    phone_country: isCountry(client_info.mobile?.country_id),
    currency: currency === undefined || currencies.some(({ id }) => id === currency),
    language: languages.some(({ id }) => id.toLowerCase() === language),
    platform: platforms.some(({ id }) => id === client_info.platform),
  };
  return closed_codes.every((code) => results[code] ?? true);
}

function evaluate(constraints: Constraints, situation: Situation): Result {
  const parts = [...evaluateMembers(constraints, situation)];
  for (const inner of constraints.all ?? []) parts.push(evaluate(inner, situation));
  if (constraints.any !== undefined) {
    const inner = constraints.any.map((alternative) => evaluate(alternative, situation));
    parts.push({
      met: inner.some(({ met }) => met),
      negationMet: inner.every(({ negationMet }) => negationMet),
    });
  }
  if (constraints.not !== undefined) {
    const { met, negationMet } = evaluate(constraints.not, situation);
    parts.push({ met: negationMet, negationMet: met });
  }
  return { met: parts.every(({ met }) => met), negationMet: parts.some(({ negationMet }) => negationMet) };
}

type MissingWord = "eligible" | "ineligible" | undefined;

function known(isMet: boolean): Result {
  return { met: isMet, negationMet: !isMet };
}

function unknown(onMissing: MissingWord): Result {
  return { met: onMissing === "eligible", negationMet: onMissing === "eligible" };
}

function evaluateList<T>(
  constraint: { only?: readonly T[]; except?: readonly T[]; on_missing?: MissingWord },
  value: T | undefined,
): Result {
  if (value === undefined) return unknown(constraint.on_missing);
  return known(constraint.only?.includes(value) ?? !constraint.except?.includes(value));
}

function* evaluateMembers(
  given: Constraints,
  { criteria, currency, language, instant, configuration }: Situation,
) {
  const { transaction, client_info: client } = criteria;
  const fees = transaction.fees?.fee ?? [];
  const decimals = configuration.currencies.find(({ id }) => id === currency)?.decimals;
  const evaluateAmount = (constraint: AmountConstraint, values: readonly number[]): Result => {
    if (decimals === undefined || values.length === 0) return unknown(constraint.on_missing);
    const range = constraint.ranges.find((candidate) => candidate.currency === currency);
    if (range === undefined) return known(false);
    // Compares sum / 10^decimal with bound / 10^decimals, with enough decimals to distinguish the sum from 0.
    const sum = values.reduce((total, value) => total + BigInt(value), 0n) * 10n ** BigInt(decimals);
    const scale = 10n ** BigInt(Math.min(transaction.amount.decimal, 60));
    const isAbove = range.min === undefined || sum >= BigInt(range.min) * scale;
    const isBelow = range.max === undefined || sum <= BigInt(range.max) * scale;
    return known(isAbove && isBelow);
  };
  if (given.country) yield evaluateList(given.country, transaction.amount.country_id);
  if (given.currency) yield evaluateList(given.currency, currency);
  if (given.amount) yield evaluateAmount(given.amount, [transaction.amount.value]);
  if (given.product_type) yield evaluateList<string>(given.product_type, transaction.product_type);
  if (given.transaction_type) yield evaluateList<number>(given.transaction_type, transaction.type_id);
  for (const { type, present, amount } of given.fees ?? []) {
    const counted = fees.filter((fee) => type === undefined || fee.type === type).map(({ value }) => value);
    if (present !== undefined) yield known(counted.length > 0 === present);
    if (amount !== undefined) yield evaluateAmount(amount, counted);
  }
  yield* evaluateOrder(given, criteria);
  if (given.platform) yield evaluateList(given.platform, client.platform);
  if (given.language) yield evaluateList(given.language, language);
  if (given.version) yield evaluateVersion(given.version, client.version);
  if (given.sdk_version) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, on_missing } = given.sdk_version;
    const sdk = client["sdk-version"];
    yield sdk === undefined ? unknown(on_missing) : known(sdk >= min && sdk <= max);
  }
  if (given.device_id) yield known(((client.device_id ?? "") !== "") === given.device_id.present);
  yield* evaluateContacts(given, criteria);
  if (given.ip) yield evaluateIp(given.ip, client.ip);
  if (given.effective) {
    const { from, until } = given.effective;
    const now = new Date(instant);
    yield known(
      (from === undefined || now >= new Date(from)) && (until === undefined || now < new Date(until)),
    );
  }
}

function* evaluateOrder({ order }: Constraints, { transaction: { orders } }: PaymentMethodSearchCriteria) {
  if (order?.lines) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = order.lines;
    yield known(orders.length >= min && orders.length <= max);
  }
  const products = orders.flatMap(({ line_item }) => line_item.product);
  if (order?.sku) {
    // The known products decide if they can, even if one is unknown.
    const results = products.map(({ sku }) => evaluateList(order.sku ?? {}, textOf(sku)));
    if (results.length === 0) yield unknown(order.sku.on_missing);
    else
      yield {
        met: results.every(({ met }) => met),
        negationMet: results.some(({ negationMet }) => negationMet),
      };
  }
  if (order?.airline_data)
    yield known(
      products.some(({ airline_data }) => airline_data !== undefined) === order.airline_data.present,
    );
  if (order?.country) {
    const results = orders.map(({ amount }) => evaluateList(order.country ?? {}, amount.country_id));
    yield {
      met: results.every(({ met }) => met),
      negationMet: results.some(({ negationMet }) => negationMet),
    };
  }
}

function* evaluateContacts({ mobile, email }: Constraints, { client_info }: PaymentMethodSearchCriteria) {
  const flag = ({ is, on_missing }: { is: boolean; on_missing?: MissingWord }, value: boolean | undefined) =>
    value === undefined ? unknown(on_missing) : known(value === is);
  const phone = client_info.mobile;
  if (mobile?.number) yield known((phone?.mobile !== undefined) === mobile.number.present);
  if (mobile?.type) yield evaluateList(mobile.type, textOf(phone?.mobile_type));
  if (mobile?.country) yield evaluateList(mobile.country, phone?.country_id);
  if (mobile?.validated) yield flag(mobile.validated, phone?.validated);
  const account = client_info.email;
  if (email?.address) yield known(((account?.email ?? "") !== "") === email.address.present);
  if (email?.type) yield evaluateList(email.type, textOf(account?.email_type));
  if (email?.validated) yield flag(email.validated, account?.validated);
}

/** An empty text says as much as none. */
function textOf(text: string | undefined): string | undefined {
  return text === "" ? undefined : text;
}

function evaluateVersion(
  { from, below, on_missing }: NonNullable<Constraints["version"]>,
  text: string,
): Result {
  if (!/^\d/.test(text)) return unknown(on_missing);
  const weigh = (version: string): number => {
    const [numbers = ""] = version.split(/[^\d.]/);
    const [major = 0, minor = 0, patch = 0] = numbers.split(".").map(Number);
    return major * 1e6 + minor * 1e3 + patch;
  };
  return known(
    (from === undefined || weigh(text) >= weigh(from)) && (below === undefined || weigh(text) < weigh(below)),
  );
}

/** What each range of the arbitrary constraints holds of the arbitrary addresses. */
const HELD: Record<string, readonly string[]> = {
  "192.0.2.0/24": ["192.0.2.1", "192.0.2.200"],
  "192.0.2.128/25": ["192.0.2.200"],
  "203.0.113.7": ["203.0.113.7"],
  "2001:db8::/32": ["2001:db8::1"],
  "::ffff:198.51.100.0/120": ["198.51.100.9"],
  "::/0": ["2001:db8::1", "::1"],
};

function evaluateIp(constraint: NonNullable<Constraints["ip"]>, address: string): Result {
  if (address === "unknown") return unknown(constraint.on_missing);
  const isIn = (ranges: readonly string[]) => ranges.some((range) => HELD[range]?.includes(address));
  return known("only" in constraint ? isIn(constraint.only) : !isIn(constraint.except));
}
