import type { Measure } from "../../dimensions/dimension.ts";
import type { Reason } from "../../explanation/reason.ts";

/** The actual values when a constraint excluded a method. */
export interface ActualValues {
  /** The most frequent of the first hundred different values, in descending order. */
  readonly actual: readonly CountedValue[];
  /** Requests with other values. */
  readonly otherRequests: number;
  /** The ranges of numbers, or of amounts in each currency. */
  readonly ranges: readonly {
    readonly lowest: string;
    readonly highest: string;
    readonly requests: number;
  }[];
}

export interface CountedValue {
  readonly value: string;
  readonly requests: number;
}

/** The number of values in a report. */
const MAX_REPORTED = 3;

/** The number of different values that are counted: instants and amounts can differ in every request. */
const MAX_COUNTED = 100;

/** Counts values in bounded memory. */
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

  /** @param counted values that were counted elsewhere and have no range */
  report(counted: readonly CountedValue[]): ActualValues {
    const values = [...counted, ...Array.from(this.#counts, ([value, requests]) => ({ value, requests }))];
    const total = counted.reduce((sum, { requests }) => sum + requests, this.#requests);
    values.sort((a, b) => b.requests - a.requests || (a.value < b.value ? -1 : 1));
    const actual = values.slice(0, MAX_REPORTED);
    const reported = actual.reduce((sum, { requests }) => sum + requests, 0);
    const ranges = Array.from(this.#ranges.values(), ({ lowest, highest, requests }) => {
      return { lowest: lowest.text, highest: highest.text, requests };
    });
    return { actual, otherRequests: total - reported, ranges };
  }

  #stretch({ scale, value }: Measure, text: string): void {
    const range = this.#ranges.get(scale);
    if (range === undefined) {
      const bound = { value, text };
      this.#ranges.set(scale, { lowest: bound, highest: bound, requests: 1 });
      return;
    }
    range.requests++;
    if (value < range.lowest.value) range.lowest = { value, text };
    else if (value > range.highest.value) range.highest = { value, text };
  }
}

interface Bound {
  readonly value: number;
  readonly text: string;
}
