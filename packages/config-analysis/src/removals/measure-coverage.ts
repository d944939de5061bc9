import type { Reason, ReasonCode, Router } from "@payment-routing/routing";
import type { FactAdapter } from "../simulate/adapt-facts.ts";
import type { RecordedRequest } from "../simulate/simulate.ts";
import { type ActualValues, ValueTally } from "./value-tally.ts";

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

/** How often a method was offered, and what excluded it. */
export interface MethodCoverage {
  readonly id: number;
  readonly name: string;
  /** Requests of accounts that offer it. */
  readonly requests: number;
  readonly offered: number;
  /** The constraints that excluded it, in descending order of `alone`. */
  readonly removedBy: readonly RemovingConstraint[];
}

/** What excluded methods. */
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
  const methods = new Map<number, Tally>();
  let unknownAccounts = 0;
  return {
    add({ clientId, accountId, facts, recording }) {
      const account = router.findAccount(clientId, accountId);
      if (account === undefined) {
        unknownAccounts++;
        return;
      }
      const explained = router.explainFromFacts(
        account,
        adapter.adapt(facts, recording, account.default_currency),
      );
      for (const { id, name, reasons } of explained.methods) {
        // The account has no constraint that it could widen.
        if (reasons.some(({ code }) => code === "not-offered")) continue;
        const tally = methods.get(id) ?? new Tally(id, name);
        methods.set(id, tally);
        tally.add(reasons);
      }
    },
    report: () => ({
      unknownAccounts,
      methods: [...methods.values()].map((tally) => tally.report()).sort((a, b) => a.id - b.id),
    }),
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
        values: new ValueTally(),
      };
      this.#constraints.set(reason.pointer, tally);
      if (reasons.length > 1) tally.withOthers++;
      else {
        tally.alone++;
        tally.values.add(reason);
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
  readonly values: ValueTally;
}

function describeTally({ reason, alone, withOthers, values }: ConstraintTally): RemovingConstraint {
  const { pointer, code, expected } = reason;
  return { pointer, code, expected, alone, withOthers, ...values.report() };
}
