import type { TreeElement } from "@payment-routing/contract-runtime";
import type { ComplexType, Schema, TypeDefinition } from "../model/component.ts";
import type { Report } from "../reading/problem.ts";
import { readContexts } from "./read-assertions.ts";

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
      if (!/^[\p{L}_][\p{L}\p{N}\p{M}._/-]*$/u.test(context)) {
        report(
          "unsupported-assertion",
          offset,
          `the context "${context}" is not supported; write names with / between them`,
        );
        continue;
      }
      const wrong = uses.filter((use) => matches(use, context.split("/"), uses) !== (use.type.name === name));
      const { length } = uses.filter(({ type }) => type.name === name);
      if (wrong.length > 0 || length === 0) {
        const elements = wrong.map(({ path }) => path).join(", ");
        report(
          "invalid-assertion",
          offset,
          `the context "${context}" does not match the elements of type ${name} and no others (${elements || "there are none"})`,
        );
      }
    }
  }
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

function childrenOf({ content }: ComplexType): readonly { name: string; type: TypeDefinition }[] {
  if (content.kind === "open") return [];
  return content.kind === "rows" ? content.group.children : content.children;
}

/** True when every occurrence of the element stands in the context. */
function matches(use: Use, context: readonly string[], uses: readonly Use[]): boolean {
  if (context.at(-1) !== use.name) return false;
  const outer = context.slice(0, -1);
  if (outer.length === 0) return true;
  if (use.parent === undefined) return false;
  return uses.filter(({ type }) => type === use.parent).every((parent) => matches(parent, outer, uses));
}
