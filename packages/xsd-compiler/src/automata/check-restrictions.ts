import type { Building, PendingComplexType } from "../building/building.ts";
import { ANY_TYPE } from "../building/built-in-types.ts";
import { isEmptiable } from "../building/is-emptiable.ts";
import { findExcess } from "./find-excess.ts";

/** Reports content that a restriction allows and its base type does not (XSD 1.0 part 1, section 3.4.6). */
export function checkRestrictions(building: Building): void {
  for (const pending of building.complexTypes.values()) {
    const excess = judge(pending);
    if (excess === undefined) continue;
    const message = `the restriction allows what its base type does not: ${excess}`;
    pending.source.document.report("invalid-derivation", pending.source.element.offset, message);
  }
}

function judge({ type }: PendingComplexType): string | undefined {
  const { base, content, derivation } = type;
  if (derivation === "extension" || base === ANY_TYPE || base.kind === "simple") return undefined;
  const outer = base.content;
  if (content.kind === "empty") {
    const may = outer.kind === "empty" || (outer.kind === "elements" && isEmptiable(outer.particle));
    return may ? undefined : "no content";
  }
  if (content.kind === "simple") return undefined;
  if (outer.kind !== "elements") return "elements";
  return findExcess(content.automaton, outer.automaton);
}
