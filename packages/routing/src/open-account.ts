import type { CompiledAccount } from "./decision/compile-account.ts";
import type { Account } from "./router.ts";

/** An account that carries its compiled: to look it up would take longer than much of a decision. */
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
