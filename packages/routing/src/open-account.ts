import type { CompiledAccount } from "./decision/compile-account.ts";

/** A storefront of a client, with the settings that requests may leave to it. */
export interface Account {
  readonly client_id: number;
  readonly account_id: number;
  /** A two-letter ISO 639-1 code. */
  readonly default_language: string;
  /** A numeric ISO 4217 code. */
  readonly default_currency: number | undefined;
}

/** An account with its compiled form. Looking that up would take longer than much of a decision. */
export class OpenAccount implements Account {
  readonly client_id: number;
  readonly account_id: number;
  readonly default_language: string;
  readonly default_currency: number | undefined;
  readonly #compiled: CompiledAccount;
  /** What made it. */
  readonly #owner: object;

  constructor(account: Account, compiled: CompiledAccount, owner: object) {
    this.client_id = account.client_id;
    this.account_id = account.account_id;
    this.default_language = account.default_language;
    this.default_currency = account.default_currency;
    this.#compiled = compiled;
    this.#owner = owner;
  }

  /** Throws a RangeError for an account that another owner made, or nobody. */
  static open(account: Account, owner: object): CompiledAccount {
    if (#owner in account && account.#owner === owner) return account.#compiled;
    throw new RangeError(`no account ${account.account_id} of client ${account.client_id}`);
  }
}
