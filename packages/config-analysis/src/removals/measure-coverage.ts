import type { Reason, ReasonCode, Router } from "@payment-routing/routing";
import type { FactAdapter } from "../simulate/adapt-facts.ts";
import type { RecordedRequest } from "../simulate/simulate.ts";

/** One constraint, and how often it alone kept a method away. */
export interface RemovingConstraint {
  /** A JSON Pointer into the configuration. */
  readonly pointer: string;
  readonly code: ReasonCode;
  readonly expected: string;
  /** Requests in which it was the method's only reason: as many would have the method without it. */
  readonly alone: number;
  /** Requests in which it was one of several. */
  readonly withOthers: number;
  /** What was there when it was the only reason, and how often, the most frequent first: what widening has to let in. */
  readonly actual: readonly { readonly value: string; readonly requests: number }[];
}

/** What becomes of one method over many requests. */
export interface MethodCoverage {
  readonly id: number;
  readonly name: string;
  /** Requests of accounts that offer it. */
  readonly requests: number;
  readonly offered: number;
  /** The constraints that removed it, the one that did so alone most often first. */
  readonly removedBy: readonly RemovingConstraint[];
}

export interface Coverage {
  take(request: RecordedRequest): void;
  report(): readonly MethodCoverage[];
}

/** Measures which single constraint removed each method most often, and what widening it would add. */
export function measureCoverage(router: Router, adapter: FactAdapter): Coverage {
  const methods = new Map<number, Tally>();
  return {
    take({ clientId, accountId, facts, recording }) {
      const account = router.findAccount(clientId, accountId);
      if (account === undefined) return;
      const explained = router.explainFromFacts(account, adapter.adapt(facts, recording));
      for (const { id, name, reasons } of explained.methods) {
        // Nothing that the account could widen.
        if (reasons.some(({ code }) => code === "not-offered")) continue;
        const tally = methods.get(id) ?? new Tally(id, name);
        methods.set(id, tally);
        tally.add(reasons);
      }
    },
    report: () => [...methods.values()].map((tally) => tally.report()).sort((a, b) => a.id - b.id),
  };
}

class Tally {
  readonly #id: number;
  readonly #name: string;
  readonly #constraints = new Map<string, ConstraintTally>();
  #requests = 0;
  #offered = 0;

  constructor(id: number, name: string) {
    this.#id = id;
    this.#name = name;
  }

  add(reasons: readonly Reason[]): void {
    this.#requests++;
    if (reasons.length === 0) this.#offered++;
    for (const reason of reasons) {
      const tally = this.#constraints.get(reason.pointer) ?? {
        reason,
        alone: 0,
        withOthers: 0,
        actual: new Map(),
      };
      this.#constraints.set(reason.pointer, tally);
      if (reasons.length > 1) tally.withOthers++;
      else {
        tally.alone++;
        tally.actual.set(reason.actual, (tally.actual.get(reason.actual) ?? 0) + 1);
      }
    }
  }

  report(): MethodCoverage {
    const removedBy = [...this.#constraints.values()].map(describeTally);
    removedBy.sort(
      (a, b) => b.alone - a.alone || b.withOthers - a.withOthers || (a.pointer < b.pointer ? -1 : 1),
    );
    return { id: this.#id, name: this.#name, requests: this.#requests, offered: this.#offered, removedBy };
  }
}

interface ConstraintTally {
  readonly reason: Reason;
  alone: number;
  withOthers: number;
  readonly actual: Map<string, number>;
}

/** As many values as are told of a constraint. */
const MAX_VALUES = 3;

function describeTally({ reason, alone, withOthers, actual }: ConstraintTally): RemovingConstraint {
  const { pointer, code, expected } = reason;
  const values = Array.from(actual, ([value, requests]) => ({ value, requests }));
  values.sort((a, b) => b.requests - a.requests || (a.value < b.value ? -1 : 1));
  return { pointer, code, expected, alone, withOthers, actual: values.slice(0, MAX_VALUES) };
}
