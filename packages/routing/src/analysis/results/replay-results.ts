import type {
  AnswerChanges,
  AnswerDifference,
  MethodCoverage,
  ChangedAnswer as WrittenAnswer,
} from "@payment-routing/operator-contract";
import { type Locate, locatePointer, locateReason } from "../../explanation/locate-reason.ts";
import type { CoverageReport } from "../exclusions/measure-coverage.ts";
import { type Difference, forEachChange } from "../simulate/compare-answers.ts";
import type { ChangedAnswer, SimulationReport } from "../simulate/simulate.ts";

/** Writes the report of a simulation. Each reason has the position of its constraint. */
export function writeAnswerChanges(
  { requests, unknownAccounts, changed, counts, methods, examples }: SimulationReport,
  locate: Locate,
): AnswerChanges {
  return {
    requests,
    unknown_accounts: unknownAccounts,
    changed,
    counts: { ...counts },
    methods: methods.map((method) => ({ ...method })),
    examples: forEachChange((change) => examples[change].map((answer) => writeAnswer(answer, locate))),
  };
}

function writeAnswer(
  { clientId, accountId, eventId, instant, before, after, differences, lost }: ChangedAnswer,
  locate: Locate,
): WrittenAnswer {
  return {
    client_id: clientId,
    account_id: accountId,
    event_id: eventId,
    instant: new Date(instant).toISOString(),
    before: [...before],
    after: [...after],
    differences: differences.map(writeDifference),
    lost: lost.map(({ methodId, reasons }) => ({
      method_id: methodId,
      reasons: reasons.map((reason) => locateReason(reason, locate)),
    })),
  };
}

function writeDifference({ methodId, member, before, after }: Difference): AnswerDifference {
  return {
    ...(methodId !== undefined && { method_id: methodId }),
    member,
    before: String(before),
    after: String(after),
  };
}

/** Writes the constraints that excluded methods, each with its position. */
export function writeCoverage(
  { methods, unknownAccounts }: CoverageReport,
  locate: Locate,
): { readonly unknown_accounts: number; readonly methods: MethodCoverage[] } {
  const written = methods.map(({ id, name, requests, offered, removedBy }) => ({
    id,
    name,
    requests,
    offered,
    removed_by: removedBy.map(({ pointer, withOthers, otherRequests, code, expected, alone, ...values }) => ({
      ...locatePointer(pointer, locate),
      code,
      expected,
      alone,
      with_others: withOthers,
      actual: [...values.actual],
      other_requests: otherRequests,
      ranges: [...values.ranges],
    })),
  }));
  return { unknown_accounts: unknownAccounts, methods: written };
}
