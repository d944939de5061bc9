import type { Measure, Reason } from "@payment-routing/routing";

/** What was there when a constraint removed a method: what widening it has to let in. */
export interface ActualValues {
  /** The most frequent ones of the first hundred that came, the most frequent first. */
  readonly actual: readonly { readonly value: string; readonly requests: number }[];
  /** Requests with other values. */
  readonly otherRequests: number;
  /** Of numbers: from where to where they lie, amounts in each currency, and in how many requests they do. */
  readonly ranges: readonly {
    readonly lowest: string;
    readonly highest: string;
    readonly requests: number;
  }[];
}

/** As many values as are told of a constraint. */
const MAX_TOLD = 3;

/** As many are counted one by one, those that come first: moments and amounts may differ in every request. */
const MAX_COUNTED = 100;

/** Counts values, in a memory that does not grow with the requests. */
export class ValueTally {
  readonly #counts = new Map<string, number>();
  readonly #ranges = new Map<string, { lowest: Bound; highest: Bound; requests: number }>();
  #requests = 0;

  add({ actual, measure }: Reason): void {
    this.#requests++;
    const count = this.#counts.get(actual);
    if (count !== undefined || this.#counts.size < MAX_COUNTED) this.#counts.set(actual, (count ?? 0) + 1);
    if (measure !== undefined) this.#stretch(measure, actual);
  }

  report(): ActualValues {
    const values = Array.from(this.#counts, ([value, requests]) => ({ value, requests }));
    values.sort((a, b) => b.requests - a.requests || (a.value < b.value ? -1 : 1));
    const actual = values.slice(0, MAX_TOLD);
    const told = actual.reduce((sum, { requests }) => sum + requests, 0);
    const ranges = Array.from(this.#ranges.values(), ({ lowest, highest, requests }) => {
      return { lowest: lowest.text, highest: highest.text, requests };
    });
    return { actual, otherRequests: this.#requests - told, ranges };
  }

  #stretch({ scale, value }: Measure, text: string): void {
    const bound = { value, text };
    const range = this.#ranges.get(scale) ?? { lowest: bound, highest: bound, requests: 0 };
    this.#ranges.set(scale, range);
    range.requests++;
    if (value < range.lowest.value) range.lowest = bound;
    else if (value > range.highest.value) range.highest = bound;
  }
}

interface Bound {
  readonly value: number;
  readonly text: string;
}
