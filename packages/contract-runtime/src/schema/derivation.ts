// Types that may replace others by `xsi:type` (XSD 1.0 part 1, sections 3.3.4, 3.4.6 and 3.14.6).

import type { ElementDeclaration, SchemaComponents, TypeDefinition } from "./components.ts";
import type { DerivationMethod, DerivationTable, TypeDefinitionTable } from "./validation-table.ts";

/**
 * True if an element declared with one type may have another: the same type, or one whose derivation from it is not
 * blocked.
 */
export function maySubstitute(
  schema: SchemaComponents,
  type: TypeDefinition,
  { block, type: declared }: Pick<ElementDeclaration, "block" | "type">,
): boolean {
  const own = (tableOf(schema, declared.index) as DerivationTable | undefined)?.block ?? [];
  return isDerived(schema, type.index, declared.index, new Set([...block, ...own]));
}

function isDerived(
  schema: SchemaComponents,
  type: number,
  from: number,
  blocked: ReadonlySet<DerivationMethod>,
): boolean {
  const wanted = tableOf(schema, from);
  for (let index: number | undefined = type; index !== undefined; ) {
    if (index === from) return true;
    const table: TypeDefinitionTable | undefined = tableOf(schema, index);
    // A member of a union counts as derived from the union.
    if (
      wanted?.kind === "simple" &&
      wanted.definition.variety === "union" &&
      Object.keys(wanted.definition.facets).length === 0 &&
      wanted.definition.members.some((member) => isDerived(schema, type, member, blocked))
    )
      return true;
    if (blocked.has(table?.by ?? "restriction")) return false;
    // A row without a base restricts `xs:anyType`, at index 0.
    index = table?.base ?? (index === 0 ? undefined : 0);
  }
  return false;
}

function tableOf(schema: SchemaComponents, index: number): TypeDefinitionTable | undefined {
  return schema.table.types.at(index);
}
