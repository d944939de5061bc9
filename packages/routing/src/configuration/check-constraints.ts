import type { Constraints } from "@payment-routing/config-contract";
import { DIMENSION_MODULES } from "../dimensions/index.ts";
import type { Issues } from "./configuration-issue.ts";
import { itemsOf, membersOf } from "./configuration-parts.ts";
import type { KnownIds } from "./known-ids.ts";

/** Checks rules of constraints that the schema cannot express. */
export function* checkConstraints(path: string, constraints: unknown, known: KnownIds): Issues {
  const given = membersOf<Constraints>(constraints);
  for (const { member, check } of DIMENSION_MODULES)
    if (check !== undefined) yield* check(`${path}/${member}`, given[member as keyof Constraints], known);
  for (const word of ["all", "any"] as const) {
    for (const [position, inner] of itemsOf<Constraints>(given[word]))
      yield* checkConstraints(`${path}/${word}/${position}`, inner, known);
  }
  if (given.not !== undefined) yield* checkConstraints(`${path}/not`, given.not, known);
}
