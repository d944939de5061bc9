import type { StatusChange, StatusCodes } from "../sessions/status-change.ts";

/** What has statuses: a session's snapshot, and the body of a callback. */
export interface StatusHolder {
  readonly status: StatusCodes;
  readonly transactions: readonly { readonly id: number; readonly status: StatusCodes }[];
}

/**
 * The statuses of a session and its transactions as a replay of their changes has them. Where the beginning is past its
 * retention, what no change has mentioned yet is not known, and nothing is held against it.
 */
export class StatusLedger {
  /** Undefined: known to have none. */
  readonly #statuses = new Map<string, StatusCodes | undefined>();
  #whole = true;

  /** From here on only what changes mention is known. */
  forget(): void {
    this.#statuses.clear();
    this.#whole = false;
  }

  /** Carries out a change; returns what is wrong with it. */
  apply({ subject, transaction_id, before, after }: StatusChange): string | undefined {
    const name = subject === "session" ? SESSION : nameTransaction(transaction_id);
    const fault = this.#compare(name, before);
    this.#statuses.set(name, after);
    return fault && `a change begins elsewhere: ${fault}`;
  }

  /** Compares with what somebody has; returns the first difference. */
  compare({ status, transactions }: StatusHolder): string | undefined {
    const held = new Map<string, StatusCodes>([[SESSION, status]]);
    for (const transaction of transactions) held.set(nameTransaction(transaction.id), transaction.status);
    for (const [name, codes] of held) {
      const fault = this.#compare(name, codes);
      if (fault !== undefined) return fault;
    }
    const lost = [...this.#statuses].find(([name, codes]) => codes !== undefined && !held.has(name));
    return lost && `expected ${lost[0]} with ${describe(lost[1])}, got none`;
  }

  /** Whether the session is known to have a transaction. */
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
