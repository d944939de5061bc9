import type { RoutingCasesFile } from "@payment-routing/config-contract";
import { fault, type JudgedFault, repeated } from "./judged-fault.ts";

/** What the schema cannot say of test cases: each has a name of its own, and a moment that exists. */
export function checkCases({ cases }: RoutingCasesFile): JudgedFault[] {
  const names = new Map<string, string>();
  return cases.flatMap(({ name, at }, position) => {
    const faults: JudgedFault[] = [];
    const path = `/cases/${position}/name`;
    const earlier = names.get(name);
    if (earlier === undefined) names.set(name, path);
    else faults.push(repeated(path, "name", JSON.stringify(name), earlier));
    if (at !== undefined && Number.isNaN(Date.parse(at)))
      faults.push(fault(`/cases/${position}/at`, "a moment that exists", JSON.stringify(at)));
    return faults;
  });
}
