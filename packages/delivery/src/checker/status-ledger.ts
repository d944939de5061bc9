import type { StatusChange, StatusCodes } from "../sessions/status-change.ts";

/** The statuses in a session's snapshot or in the body of a callback. */
export interface StatusHolder {
  readonly status: StatusCodes;
  readonly transactions: readonly { readonly id: number; readonly status: StatusCodes }[];
}

/**
 * The statuses of a session and its transactions in a replay. Where retention deleted the beginning, a status is unknown until
 * a change mentions it, and an unknown status matches any.
 */
export class StatusLedger {
  /** Undefined: known to have no status. */
  readonly #statuses = new Map<string, StatusCodes | undefined>();
  #whole = true;

  /** Makes all statuses unknown. */
  forget(): void {
    this.#statuses.clear();
    this.#whole = false;
  }

  /** Applies a change. Returns how it differs from the previous status, or undefined. */
  apply({ subject, transaction_id, before, after }: StatusChange): string | undefined {
    const name = subject === "session" ? SESSION : nameTransaction(transaction_id);
    const difference = this.#compare(name, before);
    this.#statuses.set(name, after);
    return difference && `a change starts at another status: ${difference}`;
  }

  /** Returns the first difference, or undefined. */
  compare({ status, transactions }: StatusHolder): string | undefined {
    const held = new Map<string, StatusCodes>([[SESSION, status]]);
    for (const transaction of transactions) held.set(nameTransaction(transaction.id), transaction.status);
    for (const [name, codes] of held) {
      const difference = this.#compare(name, codes);
      if (difference !== undefined) return difference;
    }
    const lost = [...this.#statuses].find(([name, codes]) => codes !== undefined && !held.has(name));
    return lost && `expected ${lost[0]} with ${describe(lost[1])}, got none`;
  }

  hasTransaction(): boolean {
    return [...this.#statuses].some(([name, codes]) => name !== SESSION && codes !== undefined);
  }

  #compare(name: string, given: StatusCodes | undefined): string | undefined {
    if (!this.#whole && !this.#statuses.has(name)) return undefined;
    const known = this.#statuses.get(name);
    if (known?.code === given?.code && known?.sub_code === given?.sub_code) return undefined;
    return `expected ${name} with ${describe(known)}, got ${describe(given)}`;
  }
}

const SESSION = "the session";

function nameTransaction(id: number | undefined): string {
  return `transaction ${id}`;
}

function describe(codes: StatusCodes | undefined): string {
  if (codes === undefined) return "no status";
  return codes.sub_code === undefined ? `status ${codes.code}` : `status ${codes.code}/${codes.sub_code}`;
}
