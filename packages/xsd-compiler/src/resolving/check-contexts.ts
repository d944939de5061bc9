import type { TreeElement } from "@payment-routing/contract-runtime";
import { NCNAME } from "@payment-routing/contract-runtime/codegen";
import { readContexts } from "../assertions/read-assertions.ts";
import type { Report } from "../loading/report.ts";
import { childrenOf } from "../model/children-of.ts";
import type { ComplexType, Schema, TypeDefinition } from "../model/component.ts";

const NAMES = new RegExp(`^${NCNAME}(?:/${NCNAME})*$`, "u");

/**
 * Holds a rule's context to the elements of the type it is written in. A Schematron processor applies the rule to
 * every element the context matches, the generated code to every element of the type: these must be the same.
 */
export function checkContexts(
  schema: Schema,
  typeElements: ReadonlyMap<string, TreeElement>,
  report: Report,
): void {
  const uses = collectUses(schema);
  for (const [name, element] of typeElements) {
    for (const { context, offset } of readContexts(element)) {
      if (NAMES.test(context)) {
        checkContext(uses, name, context, (message) => report("invalid-assertion", offset, message));
      } else {
        const message = `the context "${context}" is not supported; write names with / between them`;
        report("unsupported-assertion", offset, message);
      }
    }
  }
}

function checkContext(
  uses: readonly Use[],
  typeName: string,
  context: string,
  report: (message: string) => void,
): void {
  const names = context.split("/");
  const wrong = uses.filter((use) =>
    use.type.name === typeName ? !standsIn(use, names, uses, "every") : standsIn(use, names, uses, "some"),
  );
  const used = uses.some(({ type }) => type.name === typeName);
  if (wrong.length === 0 && used) return;
  const elements = wrong.length === 0 ? "there are none" : wrong.map(({ path }) => path).join(", ");
  report(
    `the context "${context}" does not match the elements of type ${typeName} and no others (${elements})`,
  );
}

/** An element somewhere in the schema. */
interface Use {
  readonly name: string;
  readonly type: TypeDefinition;
  /** Undefined for a root. */
  readonly parent: ComplexType | undefined;
  readonly path: string;
}

function collectUses(schema: Schema): Use[] {
  const roots = schema.roots.map(({ name, type }) => ({ name, type, parent: undefined, path: `/${name}` }));
  const inside = schema.types
    .filter((type) => type.kind === "complex")
    .flatMap((parent) =>
      childrenOf(parent).map(({ name, type }) => ({ name, type, parent, path: `${parent.name}/${name}` })),
    );
  return [...roots, ...inside];
}

/** True when every occurrence of the element, or some, stands in the context. */
function standsIn(
  use: Use,
  context: readonly string[],
  uses: readonly Use[],
  occurrences: "every" | "some",
): boolean {
  if (context.at(-1) !== use.name) return false;
  const outer = context.slice(0, -1);
  if (outer.length === 0) return true;
  if (use.parent === undefined) return false;
  const parents = uses.filter(({ type }) => type === use.parent);
  return parents[occurrences]((parent) => standsIn(parent, outer, uses, occurrences));
}
