import type { RoutingCasesFile } from "@payment-routing/config-contract";
import { fault, type JudgedFault } from "./judged-fault.ts";

/** What the schema cannot say of test cases: each has a name of its own, and a moment that exists. */
export function checkCases({ cases }: RoutingCasesFile): JudgedFault[] {
  const names = new Set<string>();
  return cases.flatMap(({ name, at }, position) => {
    const faults: JudgedFault[] = [];
    if (names.has(name))
      faults.push(
        fault(`/cases/${position}/name`, "another name, as this one is given before", JSON.stringify(name)),
      );
    if (at !== undefined && Number.isNaN(Date.parse(at)))
      faults.push(fault(`/cases/${position}/at`, "a moment that exists", JSON.stringify(at)));
    names.add(name);
    return faults;
  });
}
