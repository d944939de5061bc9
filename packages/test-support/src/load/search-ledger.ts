/** The searches of a load, numbered from 0, with the time of each answer. The number determines the IDs of a search. */
export class SearchLedger {
  /** Milliseconds since 1970-01-01 UTC; 0 without an answer. */
  readonly #answeredAtMs: number[] = [];
  readonly #tag: string;
  /** Unexpected answers. */
  readonly issues: string[] = [];
  answered = 0;

  constructor(seed: number) {
    this.#tag = `s${seed}-`;
  }

  get sent(): number {
    return this.#answeredAtMs.length;
  }

  /** Returns the number of the next search. */
  begin(): number {
    return this.#answeredAtMs.push(0) - 1;
  }

  enter(search: number, atMs: number): void {
    this.#answeredAtMs[search] = atMs;
    this.answered++;
  }

  /** Undefined when the search was not answered. */
  answeredAtMs(search: number): number | undefined {
    return this.#answeredAtMs[search] || undefined;
  }

  /** The value of X-Request-Id. Those of a load have the same length. */
  requestIdOf(search: number): string {
    return this.#tag + String(search).padStart(ID_DIGITS, "0");
  }

  /** The number of the search with a request ID. Undefined when this load has not sent it. */
  find(requestId: string): number | undefined {
    const search = requestId.startsWith(this.#tag) ? Number(requestId.slice(this.#tag.length)) : Number.NaN;
    return search < this.sent ? search : undefined;
  }
}

const ID_DIGITS = 10;

/** Scattered over 32 bits, as event IDs of many clients are. Unique, and always of ten digits. */
export function eventIdOf(search: number): number {
  return FIRST_EVENT_ID + (Math.imul(search, SCATTER) >>> 0);
}

const FIRST_EVENT_ID = 1_000_000_000;
/** Odd: multiplying by it is a permutation of the integers of 32 bits. */
const SCATTER = 0x9e3779b1;
