import type {
  Account as AccountConfiguration,
  AccountDefaults,
  Client,
  Constraints,
  FormsOfPayment,
  ManagedBookings,
  MerchantConfiguration,
  Offer,
  Ordering,
  RequiredField,
} from "@payment-routing/config-contract";

/** A part of a configuration with its JSON Pointer. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** An account with what it inherits. */
export interface EffectiveAccount {
  readonly clientId: number;
  readonly accountId: number;
  readonly pointer: string;
  readonly defaultLanguage: string;
  readonly defaultCurrency: number | undefined;
  /** The account's own offers, and the inherited ones that it neither replaces nor withdraws; by method ID. */
  readonly offers: readonly Located<Offer>[];
  /** The offers of the defaults: the same array for all accounts that inherit them. */
  readonly inheritedOffers: readonly Located<Offer>[];
  readonly ownOffers: readonly Located<Offer>[];
  /** IDs of inherited methods that the account does not offer. */
  readonly withdrawnMethods: readonly number[];
  /** All must be met. */
  readonly policies: readonly Located<Constraints>[];
  /** Those of the client, then of the defaults, then of the account. */
  readonly requiredFields: readonly Located<RequiredField>[];
  readonly ordering: Located<Ordering> | undefined;
  readonly managedBookings: EffectiveManagedBookings;
}

/** The additional settings for managed bookings, of the defaults and the account. */
export interface EffectiveManagedBookings {
  /** All must accept a method. */
  readonly formsOfPayment: readonly Located<FormsOfPayment>[];
  /** All must be met. */
  readonly policies: readonly Located<Constraints>[];
  readonly ordering: Located<Ordering> | undefined;
}

/** Whether a method may pay for a managed booking. */
export function acceptsMethod(forms: FormsOfPayment, methodId: number): boolean {
  return "only" in forms ? forms.only.includes(methodId) : !forms.except.includes(methodId);
}

/** Own offers and the inherited ones that they do not replace, by method ID. Includes withdrawn methods. */
export function mergeOffers(
  inheritedOffers: readonly Located<Offer>[],
  ownOffers: readonly Located<Offer>[],
): Located<Offer>[] {
  const byMethod = new Map([...inheritedOffers, ...ownOffers].map((offer) => [offer.value.method_id, offer]));
  return [...byMethod.values()].sort((a, b) => a.value.method_id - b.value.method_id);
}

/** Lists the accounts of a configuration that `checkConfiguration` finds no issue in. */
export function listEffectiveAccounts({
  account_defaults = [],
  clients,
}: MerchantConfiguration): EffectiveAccount[] {
  const defaults = new Map(
    account_defaults.map((value, position) => [
      value.name,
      locateDefaults(value, `/account_defaults/${position}`),
    ]),
  );
  return clients.flatMap((client, clientPosition) =>
    client.accounts.map((value, position) => {
      const pointer = `/clients/${clientPosition}/accounts/${position}`;
      const inherited = value.inherits === undefined ? NO_DEFAULTS : defaults.get(value.inherits);
      if (inherited === undefined) throw new RangeError(`no account defaults are called ${value.inherits}`);
      return merge({ value: client, pointer: `/clients/${clientPosition}` }, { value, pointer }, inherited);
    }),
  );
}

interface LocatedDefaults extends Located<AccountDefaults> {
  readonly offers: readonly Located<Offer>[];
}

function locateDefaults(value: AccountDefaults, pointer: string): LocatedDefaults {
  return { value, pointer, offers: locateOffers(value.offers, pointer) };
}

const NO_DEFAULTS = locateDefaults({ name: "" }, "");

function merge(
  client: Located<Client>,
  account: Located<AccountConfiguration>,
  defaults: LocatedDefaults,
): EffectiveAccount {
  const own = account.value;
  const { default_language = defaults.value.default_language } = own;
  if (default_language === undefined)
    throw new RangeError(`account ${own.account_id} has no default language`);
  const inheritedOffers = defaults.offers;
  const ownOffers = locateOffers(own.offers, account.pointer);
  const withdrawnMethods = own.withdrawn_methods ?? [];
  return {
    inheritedOffers,
    ownOffers,
    withdrawnMethods,
    // Computed on demand: a thousand accounts can inherit thousands of offers.
    get offers() {
      const withdrawn = new Set(withdrawnMethods);
      return mergeOffers(inheritedOffers, ownOffers).filter(({ value }) => !withdrawn.has(value.method_id));
    },
    clientId: client.value.client_id,
    accountId: own.account_id,
    pointer: account.pointer,
    defaultLanguage: default_language,
    defaultCurrency: own.default_currency ?? defaults.value.default_currency,
    policies: locateEach("policy", defaults, account),
    requiredFields: [client, defaults, account].flatMap(locateFields),
    ordering: locateEach("ordering", defaults, account).at(-1),
    managedBookings: mergeManagedBookings(locateEach("managed_bookings", defaults, account)),
  };
}

function mergeManagedBookings(parts: readonly Located<ManagedBookings>[]): EffectiveManagedBookings {
  return {
    formsOfPayment: locateEach("forms_of_payment", ...parts),
    policies: locateEach("policy", ...parts),
    ordering: locateEach("ordering", ...parts).at(-1),
  };
}

function locateOffers(offers: readonly Offer[] = [], pointer: string): Located<Offer>[] {
  return offers.map((value, position) => ({ value, pointer: `${pointer}/offers/${position}` }));
}

function locateFields({
  value: { required_fields = [] },
  pointer,
}: Located<{ readonly required_fields?: readonly RequiredField[] }>): Located<RequiredField>[] {
  return required_fields.map((value, position) => ({
    value,
    pointer: `${pointer}/required_fields/${position}`,
  }));
}

type Settings = AccountDefaults & ManagedBookings;

/** The member of each part that has it. */
function locateEach<Name extends "policy" | "ordering" | "managed_bookings" | "forms_of_payment">(
  name: Name,
  ...parts: readonly Located<Pick<Settings, Name>>[]
): Located<NonNullable<Settings[Name]>>[] {
  return parts.flatMap(({ value: { [name]: value }, pointer }) =>
    value === undefined || value === null ? [] : [{ value, pointer: `${pointer}/${name}` }],
  );
}
