import type { ComplexType, TypeDefinition } from "./components.ts";
import type { Schema } from "./schema.ts";
import type { StepTable } from "./validation-table.ts";

/** Larger content models are not searched. */
const MAX_STEPS = 20_000;

/**
 * Finds which elements on a path from the root, given by local names, may have siblings of the same name. Types chosen by
 * `xsi:type` are not followed.
 */
export function findRepeats(schema: Schema, names: readonly string[]): boolean[] {
  let types = schema.globalTypes(names[0] ?? "");
  return names.map((name, depth) => {
    if (depth === 0) return false;
    const found = types.flatMap((type) => (type.kind === "complex" ? findInContent(schema, type, name) : []));
    // A name may occur in several places with one type: without the set, each level would multiply them.
    types = [...new Set(found.map(({ type }) => type))];
    return found.some(({ repeats }) => repeats);
  });
}

/** Returns the types of a type's child elements with a local name, and whether such an element may repeat. */
function findInContent(
  schema: Schema,
  { content }: ComplexType,
  local: string,
): { readonly type: TypeDefinition; readonly repeats: boolean }[] {
  if (content.kind === "all") {
    const member = content.members.find(({ element }) => element.name.local === local);
    return member === undefined ? [] : [{ type: member.element.type, repeats: false }];
  }
  if (content.kind !== "states") return [];
  const { states } = content.table;
  if (states.reduce((count, { steps }) => count + steps.length, 0) > MAX_STEPS) return [];
  const matches = ({ on }: StepTable): boolean =>
    typeof on !== "number" || schema.table.elements.at(on)?.name === local;
  const steps = states.flatMap((state) => state.steps.filter(matches));
  // Every state that is reachable behind a child of the name.
  const reached = new Set(steps.map(({ to }) => to));
  let repeats = false;
  for (const place of reached)
    for (const step of states[place]?.steps ?? []) {
      repeats ||= matches(step);
      reached.add(step.to);
    }
  const declared = steps.find(({ on }) => typeof on === "number");
  if (declared !== undefined) return [{ type: schema.element(declared.on as number).type, repeats }];
  return steps.length === 0 ? [] : schema.globalTypes(local).map((type) => ({ type, repeats }));
}
