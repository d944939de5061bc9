import { type Mutable, NCNAME } from "@payment-routing/contract-runtime/codegen";
import type { Building, PendingComplexType } from "../building/building.ts";
import { showName } from "../components/component.ts";
import {
  type ComplexType,
  type ElementDeclaration,
  elementsOf,
  type SchemaSet,
  type TypeDefinition,
} from "../components/schema-set.ts";
import { readAssertions, readContexts, reportMisplacedAssertions } from "./read-assertions.ts";

/** Attaches the assertions of `xs:appinfo` to complex types. Needs the automata, which list the children. */
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
  // An unprefixed name in a Schematron test is in no namespace.
  const qualified = elements?.find(({ name }) => name.namespace !== "");
  if (qualified !== undefined) {
    const message = `assertions are supported on elements without a namespace, not on ${showName(qualified.name)}`;
    report("unsupported-assertion", source.element.offset, message);
    return;
  }
  const names = elements?.map(({ name }) => name.local);
  (type as Mutable<ComplexType>).assertions = readAssertions(report, source.element, names);
}

/** Returns the elements of a type; undefined for a type with wildcards. */
function childrenOf({ content }: ComplexType): ReturnType<typeof elementsOf> | undefined {
  if (content.kind !== "elements") return [];
  const { automaton } = content;
  const open = automaton.kind === "states" && automaton.states.some(({ wildcards }) => wildcards.length > 0);
  return open ? undefined : elementsOf(automaton);
}

/** An occurrence of an element in the schema. */
interface Use {
  readonly element: ElementDeclaration;
  /** The type that contains the element; undefined for a root. */
  readonly parent: ComplexType | undefined;
  readonly path: string;
}

const NAMES = new RegExp(`^${NCNAME}(?:/${NCNAME})*$`, "u");

/**
 * Checks that a rule's context matches exactly the elements of its type. A Schematron processor applies the rule to every
 * element that matches the context; the generated code applies it to every element of the type.
 */
function checkContext(
  uses: readonly Use[],
  type: ComplexType,
  context: string,
  report: (code: "invalid-assertion" | "unsupported-assertion", message: string) => void,
): void {
  if (!NAMES.test(context)) {
    report(
      "unsupported-assertion",
      `the context "${context}" is not supported; write names with / between them`,
    );
    return;
  }
  const names = context.split("/");
  const wrong = uses.filter((use) =>
    use.element.type === type ? !standsIn(use, names, uses, "every") : standsIn(use, names, uses, "some"),
  );
  const used = uses.some(({ element }) => element.type === type);
  if (wrong.length === 0 && used) return;
  const elements = wrong.length === 0 ? "there are none" : wrong.map(({ path }) => path).join(", ");
  const name = type.name === undefined ? "this type" : `type ${showName(type.name)}`;
  report(
    "invalid-assertion",
    `the context "${context}" does not match the elements of ${name} and no others (${elements})`,
  );
}

/** Collects every place where an element may occur. */
function collectUses({ elements, types }: SchemaSet): Use[] {
  const uses: Use[] = [];
  const seen = new Set<TypeDefinition>();
  const open: ComplexType[] = [];
  const visit = (type: TypeDefinition): void => {
    if (type.kind !== "complex" || seen.has(type)) return;
    seen.add(type);
    open.push(type);
  };
  for (const type of types.values()) visit(type);
  for (const element of elements.values()) {
    uses.push({ element, parent: undefined, path: `/${element.name.local}` });
    visit(element.type);
  }
  for (const parent of open) {
    if (parent.content.kind !== "elements") continue;
    for (const element of elementsOf(parent.content.automaton)) {
      uses.push({ element, parent, path: `${parent.name?.local ?? ""}/${element.name.local}` });
      visit(element.type);
    }
  }
  return uses;
}

/** True if every occurrence of the element, or some, matches the context. */
function standsIn(
  use: Use,
  context: readonly string[],
  uses: readonly Use[],
  occurrences: "every" | "some",
): boolean {
  if (context.at(-1) !== use.element.name.local) return false;
  const outer = context.slice(0, -1);
  if (outer.length === 0) return true;
  if (use.parent === undefined) return false;
  const parents = uses.filter(({ element }) => element.type === use.parent);
  return parents[occurrences]((parent) => standsIn(parent, outer, uses, occurrences));
}
