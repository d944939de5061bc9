import type {
  Account,
  AccountDefaults,
  AmountRange,
  CatalogueMethod,
  Constraints,
  MerchantConfiguration,
  Offer,
  Ordering,
  OrderingRule,
} from "@payment-routing/config-contract";
import { type Dice, makeDice } from "./dice.ts";

export const COUNTRIES = Array.from({ length: 60 }, (_, position) => 100 + position);
const CURRENCY_TABLE: MerchantConfiguration["currencies"] = [
  { id: 208, alpha3code: "DKK", decimals: 2 },
  { id: 578, alpha3code: "NOK", decimals: 2 },
  { id: 752, alpha3code: "SEK", decimals: 2 },
  { id: 826, alpha3code: "GBP", decimals: 2 },
  { id: 840, alpha3code: "USD", decimals: 2 },
  { id: 978, alpha3code: "EUR", decimals: 2 },
];
export const CURRENCIES = CURRENCY_TABLE.map(({ id }) => id);
export const PLATFORMS = ["web", "iOS", "Android", "kiosk", "call-centre"];
export const LANGUAGES = ["da", "de", "en", "fr", "sv"];
export const MOBILE_TYPES = ["smart", "feature"];
export const ACCOUNTS_PER_CLIENT = 20;

const LIMITS = [100, 500, 1000, 5000, 10_000, 50_000, 100_000, 500_000];
const DEFAULTS = 10;

/** The size of a configuration, and the selectivity of its methods. */
export interface Size {
  readonly methods: number;
  readonly accounts: number;
  /** The share of countries that a method serves. */
  readonly countryShare: number;
  /** The probability of each further constraint. */
  readonly strictness: number;
}

/**
 * Makes the configuration of an operator of many merchants: methods are constrained by country, currency and amount, and
 * some by more; accounts inherit offers, order and policies from one of ten defaults; a tenth have offers of their own.
 */
export function makeConfiguration({
  methods,
  accounts,
  countryShare,
  strictness,
}: Size): MerchantConfiguration {
  const dice = makeDice(20_261_121);
  const catalogue = Array.from({ length: methods }, (_, position): CatalogueMethod => {
    return {
      id: position + 1,
      name: `Method ${position + 1}`,
      psp_type: dice.pick(["acquirer", "wallet", "bank", "invoice"]),
      state_id: 1,
      capabilities: makeCapabilities(dice, countryShare, strictness),
    };
  });
  const ids = catalogue.map(({ id }) => id);
  const defaults = Array.from({ length: DEFAULTS }, (_, position): AccountDefaults => {
    return {
      name: `defaults ${position}`,
      default_language: dice.pick(LANGUAGES),
      default_currency: dice.pick(CURRENCIES),
      offers: atLeastOne(ids.map((id) => makeOffer(id, dice, strictness))),
      ordering: makeOrdering(ids, dice),
    };
  });
  const stores = Array.from({ length: accounts }, (_, position) =>
    makeAccount(position, ids, dice, strictness),
  );
  const clients = Array.from({ length: Math.ceil(accounts / ACCOUNTS_PER_CLIENT) }, (_, position) => {
    const own = stores.slice(position * ACCOUNTS_PER_CLIENT, (position + 1) * ACCOUNTS_PER_CLIENT);
    return {
      client_id: position + 1,
      name: `Merchant ${position + 1}`,
      accounts: own as [Account, ...Account[]],
    };
  });
  return {
    countries: atLeastOne(COUNTRIES.map((id) => ({ id, alpha2code: "XX" }))),
    currencies: CURRENCY_TABLE,
    closed_codes: ["country", "currency"],
    processors: [{ psp_type: "invoice", required_fields: ["client_info/email/email"] }],
    methods: atLeastOne(catalogue),
    account_defaults: defaults,
    clients: atLeastOne(clients),
  };
}

function atLeastOne<T>(items: readonly T[]): readonly [T, ...T[]] {
  return items as readonly [T, ...T[]];
}

function makeCapabilities(dice: Dice, countryShare: number, strictness: number): Constraints {
  const maybe = <T>(make: () => T): T | undefined => (dice.roll() < strictness ? make() : undefined);
  return dropUndefined({
    country: { only: dice.pickSome(COUNTRIES, countryShare) },
    currency: maybe(() => ({ only: dice.pickSome(CURRENCIES, 0.8), on_missing: "eligible" as const })),
    amount: maybe(() => ({ ranges: atLeastOne(CURRENCIES.map((currency) => makeRange(currency, dice))) })),
    product_type: maybe(() => ({
      except: [dice.pick(["100", "200", "210"] as const)],
      on_missing: "eligible" as const,
    })),
    transaction_type: maybe(() => ({
      except: [dice.pick([2, 4, 5] as const)],
      on_missing: "eligible" as const,
    })),
    platform: maybe(() => ({ except: [dice.pick(PLATFORMS)] as const })),
    ...(dice.roll() < strictness / 5 ? makeRareConstraint(dice) : {}),
  });
}

/** Constraints of some methods only, those on several facts included. */
function makeRareConstraint(dice: Dice): Constraints {
  return dice.pick<Constraints>([
    { language: { except: [dice.pick(LANGUAGES)] } },
    { ip: { except: [`203.0.113.${16 * Math.floor(dice.roll() * 16)}/28`], on_missing: "eligible" } },
    { mobile: { type: { except: ["feature"], on_missing: "eligible" } } },
    { version: { from: "2.0", on_missing: "eligible" } },
    { fees: [{ type: 1, present: false }] },
    { effective: { from: "2026-01-01T00:00:00Z" } },
    { order: { sku: { except: ["AF-2"], on_missing: "eligible" } } },
    { order: { country: { except: [dice.pick(COUNTRIES)] } } },
    { not: { all: [{ platform: { only: ["kiosk"] } }, { transaction_type: { only: [3] } }] } },
    { any: [{ sdk_version: { min: 3, on_missing: "eligible" } }, { platform: { only: ["web"] } }] },
  ]);
}

function makeRange(currency: number, dice: Dice): AmountRange {
  return { currency, min: dice.pick(LIMITS.slice(0, 2)), max: 10 * dice.pick(LIMITS.slice(4)) };
}

function makeOffer(method_id: number, dice: Dice, strictness: number): Offer {
  const base_preference = Math.floor(dice.roll() * 100_000);
  if (dice.roll() > strictness / 3) return { method_id, base_preference };
  const policy = dice.pick<Constraints>([
    { platform: { except: [dice.pick(PLATFORMS)] } },
    { language: { except: [dice.pick(LANGUAGES)] } },
    { device_id: { present: true } },
  ]);
  return { method_id, base_preference, policy };
}

function makeOrdering(ids: readonly number[], dice: Dice): Ordering {
  const some = (): number[] => [...new Set([dice.pick(ids), dice.pick(ids), dice.pick(ids)])];
  return {
    rules: [
      makeRule("phones", { platform: { only: ["iOS", "Android"] } }, some()),
      makeRule("large", { amount: { ranges: [{ currency: 978, min: 100_000 }] } }, some()),
      makeRule("tickets", { product_type: { only: ["100"] } }, some()),
    ],
    default: {},
  };
}

function makeRule(name: string, when: Constraints, first: readonly number[]): OrderingRule {
  // biome-ignore lint/suspicious/noThenProperty: the name is part of the configuration, and a rule is never awaited.
  return { name, when, then: { first } };
}

function makeAccount(position: number, ids: readonly number[], dice: Dice, strictness: number): Account {
  const account = { account_id: position + 1, inherits: `defaults ${position % DEFAULTS}` };
  const kind = dice.roll();
  if (kind < 0.1) return { ...account, offers: [makeOffer(dice.pick(ids), dice, strictness)] };
  if (kind < 0.2) return { ...account, withdrawn_methods: [dice.pick(ids)] };
  return kind < 0.4
    ? { ...account, policy: { transaction_type: { except: [6], on_missing: "eligible" } } }
    : account;
}

function dropUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
}
