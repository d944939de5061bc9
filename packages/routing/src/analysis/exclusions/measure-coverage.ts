import { type Bits, lowestBit } from "../../decision/bits.ts";
import type { ExclusionGroup, Exclusions } from "../../explanation/exclusion-table.ts";
import type { Reason, ReasonCode } from "../../explanation/reason.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Router } from "../../router.ts";
import type { FactAdapter } from "../simulate/adapt-facts.ts";
import type { RecordedRequest } from "../simulate/simulate.ts";
import { type ActualValues, type CountedValue, ValueTally } from "./value-tally.ts";

/** A constraint that excluded a method, with the actual values when it was the only reason. */
export interface RemovingConstraint extends ActualValues {
  /** A JSON Pointer into the configuration. */
  readonly pointer: string;
  readonly code: ReasonCode;
  readonly expected: string;
  /** Requests in which it was the only reason: they would get the method without it. */
  readonly alone: number;
  /** Requests in which it was one of several reasons. */
  readonly withOthers: number;
}

/** How often a method was offered, and the constraints that excluded it. */
export interface MethodCoverage {
  readonly id: number;
  readonly name: string;
  /** Requests of accounts that offer it. */
  readonly requests: number;
  readonly offered: number;
  /** The constraints that excluded it, in descending order of `alone`. */
  readonly removedBy: readonly RemovingConstraint[];
}

/** Requests of accounts with the same offers. */
interface OffersTally {
  requests: number;
  /** How many of them each group excluded methods from. */
  readonly excluded: Map<ExclusionGroup, number>;
}

/** Where a group was all that excluded a method. */
interface GroupTally {
  /** By method. */
  readonly alone: Int32Array;
  /** The values of groups whose values differ, by method: those of the exclusion. */
  readonly values: (ValueTally | undefined)[];
  /** Those of the first request. */
  readonly facts: Facts;
}

/** The requests that a constraint excluded a method from. */
interface ConstraintTally {
  readonly method: number;
  readonly reason: Reason;
  /** Values of groups that have a single one. */
  readonly counted: CountedValue[];
  requests: number;
  alone: number;
}

/**
 * Counts the constraints that excluded methods. A request has hundreds of exclusions: only those that alone excluded a
 * method are counted one by one.
 */
class ExclusionTallies {
  readonly #methods: Router["methods"];
  readonly #eligible: Int32Array;
  readonly #offers = new Map<Bits, OffersTally>();
  readonly #groups = new Map<ExclusionGroup, GroupTally>();
  /** By exclusion. Only for groups whose values differ. */
  readonly #values = new Map<number, ValueTally>();

  constructor(methods: Router["methods"]) {
    this.#methods = methods;
    this.#eligible = new Int32Array(methods.length);
  }

  add({ offered, eligible, excludedOnce, groups }: Exclusions, facts: Facts): void {
    const tally = this.#offers.get(offered) ?? { requests: 0, excluded: new Map() };
    this.#offers.set(offered, tally);
    tally.requests++;
    for (let word = 0; word < eligible.length; word++) {
      for (let rest = (eligible[word] as number) | 0; rest !== 0; rest &= rest - 1)
        increment(this.#eligible, 32 * word + lowestBit(rest));
    }
    for (const group of groups) {
      tally.excluded.set(group, (tally.excluded.get(group) ?? 0) + 1);
      this.#addAlone(group, excludedOnce, facts);
    }
  }

  #addAlone(group: ExclusionGroup, excludedOnce: Bits, facts: Facts): void {
    const { alone, values } = this.#groups.get(group) ?? this.#start(group, facts);
    let reason: Reason | undefined;
    for (let word = 0; word < excludedOnce.length; word++) {
      let rest = (excludedOnce[word] as number) & (group.methods[word] as number);
      for (; rest !== 0; rest &= rest - 1) {
        const method = 32 * word + lowestBit(rest);
        increment(alone, method);
        if (group.hasSingleValue) continue;
        reason ??= group.explain(method, facts);
        const tally = values[method] ?? this.#findValues(group.exclusionOf(method));
        values[method] = tally;
        tally.add(reason);
      }
    }
  }

  report(): readonly MethodCoverage[] {
    const constraints = Map.groupBy(this.#mergeGroups(), ([, { method }]) => method);
    return this.#methods.flatMap(({ id, name }, method) => {
      const requests = this.#countRequests(method);
      if (requests === 0) return [];
      const removedBy = (constraints.get(method) ?? []).map(([exclusion, tally]) =>
        describeTally(tally, this.#values.get(exclusion) ?? new ValueTally()),
      );
      removedBy.sort(
        (a, b) => b.alone - a.alone || b.withOthers - a.withOthers || (a.pointer < b.pointer ? -1 : 1),
      );
      return [{ id, name, requests, offered: this.#eligible[method] ?? 0, removedBy }];
    });
  }

  #countRequests(method: number): number {
    let count = 0;
    for (const [offered, { requests }] of this.#offers) if (hasMethod(offered, method)) count += requests;
    return count;
  }

  /** The tallies by exclusion, which can be in several groups. */
  #mergeGroups(): ReadonlyMap<number, ConstraintTally> {
    const merged = new Map<number, ConstraintTally>();
    for (const [offered, { excluded }] of this.#offers)
      for (const [group, requests] of excluded)
        for (const method of this.#methods.keys())
          if (hasMethod(offered, method) && hasMethod(group.methods, method))
            this.#find(merged, group, method).requests += requests;
    for (const [group, { alone }] of this.#groups) {
      for (const [method, requests] of alone.entries()) {
        if (requests === 0) continue;
        const tally = this.#find(merged, group, method);
        tally.alone += requests;
        if (group.hasSingleValue)
          tally.counted.push({ value: this.#explain(group, method).actual, requests });
      }
    }
    return merged;
  }

  #find(merged: Map<number, ConstraintTally>, group: ExclusionGroup, method: number): ConstraintTally {
    const exclusion = group.exclusionOf(method);
    const known = merged.get(exclusion);
    if (known !== undefined) return known;
    const tally = { method, reason: this.#explain(group, method), counted: [], requests: 0, alone: 0 };
    merged.set(exclusion, tally);
    return tally;
  }

  #explain(group: ExclusionGroup, method: number): Reason {
    return group.explain(method, (this.#groups.get(group) as GroupTally).facts);
  }

  #start(group: ExclusionGroup, facts: Facts): GroupTally {
    const { length } = this.#methods;
    const tally = { alone: new Int32Array(length), values: new Array(length).fill(undefined), facts };
    this.#groups.set(group, tally);
    return tally;
  }

  #findValues(exclusion: number): ValueTally {
    const known = this.#values.get(exclusion) ?? new ValueTally();
    this.#values.set(exclusion, known);
    return known;
  }
}

function increment(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}

function hasMethod(methods: Bits, method: number): boolean {
  return ((methods[method >>> 5] as number) & (1 << (method & 31))) !== 0;
}

function describeTally(
  { reason, alone, requests, counted }: ConstraintTally,
  values: ValueTally,
): RemovingConstraint {
  const { pointer, code, expected } = reason;
  return { pointer, code, expected, alone, withOthers: requests - alone, ...values.report(counted) };
}

/** The constraints that excluded each method. */
export interface CoverageReport {
  /** Requests of accounts that the configuration does not have, which are not measured. */
  readonly unknownAccounts: number;
  /** By ID. */
  readonly methods: readonly MethodCoverage[];
}

/** A measurement in progress. `report` can be called at any time. */
export interface Coverage {
  add(request: RecordedRequest): void;
  report(): CoverageReport;
}

/** Measures which constraint excluded each method most often, and which values it would have to accept. */
export function measureCoverage(router: Router, adapter: FactAdapter): Coverage {
  const tallies = new ExclusionTallies(router.methods);
  let unknownAccounts = 0;
  return {
    add({ clientId, accountId, facts, recording }) {
      const account = router.findAccount(clientId, accountId);
      if (account === undefined) {
        unknownAccounts++;
        return;
      }
      const adapted = adapter.adapt(facts, recording, account.default_currency);
      tallies.add(router.findExclusions(account, adapted), adapted);
    },
    report: () => ({ unknownAccounts, methods: tallies.report() }),
  };
}
