import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { listEffectiveAccounts } from "./configuration/effective-accounts.ts";
import { type CompiledAccount, compileAccount } from "./decision/compile-account.ts";
import { type Catalogue, compileCatalogue } from "./decision/compile-catalogue.ts";
import { createOfferCompiler } from "./decision/compile-offers.ts";
import { createOrderingCompiler } from "./decision/compile-ordering.ts";
import { createDecider, type Decision } from "./decision/decide.ts";
import type { Exclusions } from "./explanation/exclusion-table.ts";
import { type Explanation, explain } from "./explanation/explain.ts";
import { createExclusionFinder, type ExclusionFinder } from "./explanation/find-exclusions.ts";
import { createFactReader } from "./facts/fact-reader.ts";
import type { Facts } from "./facts/facts.ts";
import { finish, type Steps } from "./steps.ts";

/**
 * Decides with one configuration. Methods throw a RangeError for an account that another router found. Instants are
 * milliseconds since 1970-01-01 UTC.
 */
export interface Router {
  readonly configurationDigest: string;
  /** The methods of the catalogue, by ID. */
  readonly methods: readonly { readonly id: number; readonly name: string }[];
  findAccount(clientId: number, accountId: number): Account | undefined;
  decide(account: Account, criteria: PaymentMethodSearchCriteria, instant: number): Decision;
  /** Reads the facts that a decision uses. They can be stored as JSON. */
  readFacts(account: Account, criteria: PaymentMethodSearchCriteria, instant: number): Facts;
  /** Repeats a decision from its facts. */
  decideFromFacts(account: Account, facts: Facts): Decision;
  /** Explains, for every method of the catalogue, whether it is eligible and why not, and what ordered the answer. */
  explain(account: Account, criteria: PaymentMethodSearchCriteria, instant: number): Explanation;
  explainFromFacts(account: Account, facts: Facts): Explanation;
  /** Finds the reasons of `explainFromFacts`, for analyses of many requests. */
  findExclusions(account: Account, facts: Facts): Exclusions;
}

/**
 * Creates the router of a configuration that `validateMerchantConfiguration` accepts and in which `checkConfiguration`
 * finds no issue. The digest is passed on to the decisions.
 */
export function createRouter(configuration: MerchantConfiguration, configurationDigest: string): Router {
  return finish(prepareRouter(configuration, configurationDigest));
}

/**
 * `createRouter` in steps, since a large configuration takes seconds. The longest step compiles the catalogue: it takes 0.1 s
 * for 400 methods, and 0.1 s more for 32,000 IP ranges.
 */
export function* prepareRouter(
  configuration: MerchantConfiguration,
  configurationDigest: string,
): Steps<Router> {
  const catalogue = yield* compileCatalogue(configuration);
  const readFacts = createFactReader(configuration);
  const accounts = yield* compileAccounts(configuration, catalogue);
  const decideFor = createDecider(catalogue, configurationDigest);
  const open = (account: Account): CompiledAccount => OpenAccount.open(account, catalogue);
  const decideFromFacts = (account: Account, facts: Facts): Decision => decideFor(open(account), facts);
  const explainFromFacts = (account: Account, facts: Facts): Explanation =>
    explain(open(account), decideFromFacts(account, facts), catalogue, configuration);
  let findExclusions: ExclusionFinder | undefined;
  return {
    configurationDigest,
    methods: catalogue.methods.map(({ value: { id, name } }) => ({ id, name })),
    findAccount: (clientId, accountId) => accounts.get(clientId)?.get(accountId),
    decide: (account, criteria, instant) => decideFromFacts(account, readFacts(criteria, account, instant)),
    readFacts: (account, criteria, instant) => {
      open(account);
      return readFacts(criteria, account, instant);
    },
    decideFromFacts,
    explain: (account, criteria, instant) => explainFromFacts(account, readFacts(criteria, account, instant)),
    explainFromFacts,
    findExclusions: (account, facts) => {
      // A server never needs it.
      findExclusions ??= createExclusionFinder(catalogue, configuration);
      return findExclusions(open(account), facts);
    },
  };
}

/** Accounts by client ID and account ID. */
function* compileAccounts(
  configuration: MerchantConfiguration,
  catalogue: Catalogue,
): Steps<ReadonlyMap<number, ReadonlyMap<number, Account>>> {
  const accounts = new Map<number, Map<number, Account>>();
  const compileOffers = createOfferCompiler(catalogue);
  const compileOrdering = createOrderingCompiler(catalogue);
  for (const effective of listEffectiveAccounts(configuration)) {
    yield;
    const { clientId, accountId, defaultLanguage, defaultCurrency } = effective;
    const compiled = compileAccount(effective, compileOffers(effective), catalogue, compileOrdering);
    const account = {
      client_id: clientId,
      account_id: accountId,
      default_language: defaultLanguage,
      default_currency: defaultCurrency,
    };
    const ofClient = accounts.get(clientId) ?? new Map<number, Account>();
    accounts.set(clientId, ofClient.set(accountId, new OpenAccount(account, compiled, catalogue)));
  }
  return accounts;
}

/** An account of a client, with the defaults for requests. */
export interface Account {
  readonly client_id: number;
  readonly account_id: number;
  /** A two-letter ISO 639-1 code. */
  readonly default_language: string;
  /** A numeric ISO 4217 code. */
  readonly default_currency: number | undefined;
}

/** An account with its compiled form, which saves a decision a lookup. */
class OpenAccount implements Account {
  readonly client_id: number;
  readonly account_id: number;
  readonly default_language: string;
  readonly default_currency: number | undefined;
  readonly #compiled: CompiledAccount;
  /** The catalogue of the router that made it. */
  readonly #owner: object;

  constructor(account: Account, compiled: CompiledAccount, owner: object) {
    this.client_id = account.client_id;
    this.account_id = account.account_id;
    this.default_language = account.default_language;
    this.default_currency = account.default_currency;
    this.#compiled = compiled;
    this.#owner = owner;
  }

  /** Throws a RangeError for an account of another owner. */
  static open(account: Account, owner: object): CompiledAccount {
    if (#owner in account && account.#owner === owner) return account.#compiled;
    throw new RangeError(`no account ${account.account_id} of client ${account.client_id}`);
  }
}
