import type { Arrangement, MethodMove, Ordering, OrderingRule } from "@payment-routing/config-contract";
import { checkConstraints } from "./check-constraints.ts";
import { type Issues, issue } from "./configuration-issue.ts";
import { findRepeated, findUnknown, findUnknownEach, itemsOf, membersOf } from "./configuration-parts.ts";
import type { KnownIds } from "./known-ids.ts";

/** Checks that an ordering names known methods and gives each one place. */
export function* checkOrdering(path: string, ordering: unknown, known: KnownIds): Issues {
  const { rules, default: fallback } = membersOf<Ordering>(ordering);
  yield* findRepeated(`${path}/rules`, "name", rules);
  for (const [position, rule] of itemsOf<OrderingRule>(rules)) {
    yield* checkConstraints(`${path}/rules/${position}/when`, rule.when, known);
    // biome-ignore lint/complexity/useLiteralKeys: `then` is a member of the configuration here.
    yield* checkArrangement(`${path}/rules/${position}/then`, rule["then"], known);
  }
  yield* checkArrangement(`${path}/default`, fallback, known);
}

function* checkArrangement(path: string, arrangement: unknown, { methods }: KnownIds): Issues {
  const { first, last, move } = membersOf<Arrangement>(arrangement);
  yield* findUnknownEach(`${path}/first`, first, methods, "methods");
  yield* findUnknownEach(`${path}/last`, last, methods, "methods");
  for (const [position, id] of (Array.isArray(last) ? last : []).entries()) {
    if (Array.isArray(first) && first.includes(id))
      yield issue(`${path}/last/${position}`, "a method that is not in first", id);
  }
  for (const [position, given] of itemsOf<Record<keyof MethodMove | "before" | "after", number>>(move)) {
    for (const name of ["method_id", "before", "after"] as const)
      yield* findUnknown(`${path}/move/${position}/${name}`, given[name], methods, "methods");
    const name = given.before === undefined ? "after" : "before";
    if (typeof given.method_id === "number" && given.method_id === given[name])
      yield issue(`${path}/move/${position}/${name}`, "another method than the one moved", given.method_id);
  }
}
