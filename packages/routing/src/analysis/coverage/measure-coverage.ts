import type { Router } from "../../router.ts";
import type { FactAdapter } from "../simulate/adapt-facts.ts";
import type { RecordedRequest } from "../simulate/simulate.ts";
import { ExclusionTallies, type MethodCoverage } from "./exclusion-tallies.ts";

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
