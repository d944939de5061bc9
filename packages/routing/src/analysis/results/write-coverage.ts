import type { MethodCoverage } from "@payment-routing/operator-contract";
import { type Locate, locatePointer } from "../../explanation/locate-reason.ts";
import type { CoverageReport } from "../coverage/measure-coverage.ts";

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
