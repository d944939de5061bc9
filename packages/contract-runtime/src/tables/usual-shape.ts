import type {
  AttributeTable,
  ContentTable,
  ElementTable,
  StepTable,
  TypeDefinitionTable,
} from "../schema/validation-table.ts";
import type { AttributeMember, ContentShape, ElementMember, ValueShape } from "../schema/value-table.ts";
import type { Rows } from "./rows.ts";

/**
 * Returns the shape that the values of most types have: a text, or an object with a member for each attribute and each
 * element, under their names. The elements that may repeat are arrays.
 */
export function usualShape(
  type: TypeDefinitionTable,
  elements: Pick<Rows<ElementTable>, "at">,
  attributes: Pick<Rows<AttributeTable>, "at">,
): ValueShape {
  if (type.kind === "simple") return { kind: "text", as: "string" };
  const members = type.attributes.map(({ attribute }): AttributeMember => {
    const { name, type } = attributes.at(attribute) as AttributeTable;
    return { key: name, name, namespace: "", type };
  });
  return {
    kind: "record",
    attributes: members,
    content: usualContent(type.content, members.length > 0, elements),
  };
}

function usualContent(
  content: ContentTable,
  hasAttributes: boolean,
  elements: Pick<Rows<ElementTable>, "at">,
): ContentShape {
  if (content.kind === "empty") return { kind: "none" };
  if (content.kind === "simple")
    return { kind: "text", ...(hasAttributes ? { key: "value" } : {}), type: content.type };
  const isAll = content.kind === "all";
  const steps: readonly Omit<StepTable, "to">[] = isAll
    ? content.members.flatMap((member) => member.elements.map((on) => ({ on })))
    : content.states.flatMap((state) => state.steps);
  const members = new Map<number, ElementMember>();
  for (const { guards = [], on } of steps) {
    if (typeof on !== "number") continue;
    const again = members.has(on);
    const counter = guards.find(({ is }) => is === "more")?.counter ?? -1;
    const max = isAll ? 1 : (content.counters[counter]?.max ?? Number.POSITIVE_INFINITY);
    members.set(on, usualMember(elements, on, again, again ? max : 1));
  }
  return { kind: "members", members: [...members.values()] };
}

/** Returns the member for an element, which has the name of the element unless a key is given. */
export function usualMember(
  elements: Pick<Rows<ElementTable>, "at">,
  element: number,
  array: boolean,
  max: number,
  key = elements.at(element)?.name ?? "",
): ElementMember {
  return { kind: "element", key, element, array, max };
}
