import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import { checkContext, collectUses } from "../assertions/check-context.ts";
import { readAssertions, readContexts, reportMisplacedAssertions } from "../assertions/read-assertions.ts";
import { elementsOf } from "../automata/check-consistency.ts";
import { showName } from "../components/component.ts";
import type { ComplexType, SchemaSet } from "../components/schema-set.ts";
import type { Building, PendingComplexType } from "./building.ts";

/** Gives complex types the assertions of their `xs:appinfo`. Automata must be there: they say which children there are. */
export function attachAssertions(building: Building, schemaSet: SchemaSet, contract: boolean): void {
  for (const { root, report } of building.documents) reportMisplacedAssertions(report, root, contract);
  const asserting = [...building.complexTypes.values()].filter(
    ({ source }) => readContexts(source.element).length > 0,
  );
  if (asserting.length === 0) return;
  const uses = collectUses(schemaSet);
  for (const pending of asserting) {
    attach(pending);
    for (const { context, offset } of readContexts(pending.source.element))
      checkContext(uses, pending.type, context, (code, message) =>
        pending.source.document.report(code, offset, message),
      );
  }
}

function attach({ type, source }: PendingComplexType): void {
  const { report } = source.document;
  const elements = childrenOf(type);
  // A test names elements without a prefix, which in Schematron are elements without a namespace.
  const qualified = elements?.find(({ name }) => name.namespace !== "");
  if (qualified !== undefined) {
    const message = `assertions are supported on elements without a namespace, not on ${showName(qualified.name)}`;
    report("unsupported-assertion", source.element.offset, message);
    return;
  }
  const names = elements?.map(({ name }) => name.local);
  (type as Mutable<ComplexType>).assertions = readAssertions(report, source.element, names);
}

/** The elements of a type; undefined where anything may stand. */
function childrenOf({ content }: ComplexType): ReturnType<typeof elementsOf> | undefined {
  if (content.kind !== "elements") return [];
  const { automaton } = content;
  const open = automaton.kind === "states" && automaton.states.some(({ wildcards }) => wildcards.length > 0);
  return open ? undefined : elementsOf(automaton);
}
