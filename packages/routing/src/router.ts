import type {
  Account as AccountConfiguration,
  CatalogueMethod,
  MerchantConfiguration,
  Offer,
} from "@payment-routing/config-contract";
import type { PaymentMethod, PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type CodeTables, describePayment } from "./payment.ts";
import { compileConstraints, type Requirement } from "./requirement.ts";

/** A storefront of a client, with the settings that requests may leave to it. */
export interface Account {
  readonly client_id: number;
  readonly account_id: number;
  /** A two-letter ISO 639-1 code. */
  readonly default_language: string;
  /** A numeric ISO 4217 code. */
  readonly default_currency: number | undefined;
}

/** The answer to a search, and what it was decided by. */
export interface Decision {
  /** The digest of the configuration, as the router was given it. */
  readonly configurationDigest: string;
  /** In order of preference, which is a unique ascending integer. Empty when no method is eligible. */
  readonly methods: readonly PaymentMethod[];
}

/** One configuration, made ready to decide. */
export interface Router {
  readonly configurationDigest: string;
  findAccount(clientId: number, accountId: number): Account | undefined;
  /** Throws a RangeError for an account that this router did not find. */
  decide(account: Account, criteria: PaymentMethodSearchCriteria): Decision;
}

/**
 * Makes a configuration ready to decide. It must be one that `validateMerchantConfiguration` accepts and that
 * `checkConfiguration` finds no fault with; the digest is only passed on to the decisions.
 */
export function createRouter(configuration: MerchantConfiguration, configurationDigest: string): Router {
  const tables: CodeTables = {
    countries: new Set(configuration.countries.map(({ id }) => id)),
    currencies: new Map(configuration.currencies.map((currency) => [currency.id, currency])),
  };
  const storefronts = compileStorefronts(configuration);
  const find = (clientId: number, accountId: number): Storefront | undefined =>
    storefronts.get(clientId)?.get(accountId);
  return {
    configurationDigest,
    findAccount: (clientId, accountId) => find(clientId, accountId)?.account,
    decide(account, criteria) {
      const storefront = find(account.client_id, account.account_id);
      if (storefront === undefined)
        throw new RangeError(`no account ${account.account_id} of client ${account.client_id}`);
      const payment = describePayment(criteria, account.default_currency, tables);
      const eligible =
        payment === undefined
          ? []
          : storefront.candidates.filter(({ requirements }) => requirements.every((isMet) => isMet(payment)));
      return { configurationDigest, methods: rank(eligible) };
    },
  };
}

/** An account and what it offers, by base preference and, where that is equal, by method ID. */
interface Storefront {
  readonly account: Account;
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly method: CatalogueMethod;
  readonly basePreference: number;
  readonly requirements: readonly Requirement[];
}

function compileStorefronts({
  methods,
  clients,
}: MerchantConfiguration): Map<number, Map<number, Storefront>> {
  const catalogue = new Map(methods.map((method) => [method.id, method]));
  return new Map(
    clients.map(({ client_id, accounts }) => [
      client_id,
      new Map(
        accounts.map((account) => [account.account_id, compileStorefront(client_id, account, catalogue)]),
      ),
    ]),
  );
}

function compileStorefront(
  client_id: number,
  { account_id, default_language, default_currency, offers }: AccountConfiguration,
  catalogue: ReadonlyMap<number, CatalogueMethod>,
): Storefront {
  const account = { client_id, account_id, default_language, default_currency };
  const candidates = offers.map((offer) => compileOffer(offer, catalogue));
  candidates.sort((a, b) => a.basePreference - b.basePreference || a.method.id - b.method.id);
  return { account, candidates };
}

function compileOffer(
  { method_id, base_preference, policy = {} }: Offer,
  catalogue: ReadonlyMap<number, CatalogueMethod>,
): Candidate {
  const method = catalogue.get(method_id);
  if (method === undefined) throw new RangeError(`no method ${method_id} in the catalogue`);
  // Both must be met, so that a policy can only narrow what the method is capable of.
  const requirements = [...compileConstraints(method.capabilities), ...compileConstraints(policy)];
  return { method, basePreference: base_preference, requirements };
}

/** Answers with the base preference, or one past the preference before where that is already taken or passed. */
function rank(candidates: readonly Candidate[]): PaymentMethod[] {
  let previous = -1;
  return candidates.map(({ method: { id, psp_type, state_id }, basePreference }) => {
    previous = Math.max(basePreference, previous + 1);
    return { id, psp_type, preference: previous, state_id };
  });
}
