import type { CompiledAccount } from "./decision/compile-account.ts";

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
export class OpenAccount implements Account {
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
