import type { ElementTable } from "../schema/validation-table.ts";
import type {
  AttributeMember,
  ContentShape,
  ElementMember,
  TextShape,
  ValueShape,
} from "../schema/value-table.ts";
import type { Rows } from "./rows.ts";

/**
 * Reads the row of what a value is: `text number`, `list 7` of the type at a place, `union 7 8`, `open`, or a record, its
 * attributes first: `@currency:5 #amount:7` has text, `@id:5 { name=2 line=3[9] }` elements, `{ }` nothing. `name=2` is a
 * member for the element at 2; with `[9]` it is an array for up to nine, with `[*]` without bound. A member that has the
 * name of its element is the place alone, and `4-9` are six of them.
 */
export function readValueRow(words: string, elements: Rows<ElementTable>): ValueShape {
  const [first = "", ...others] = words.split(" ");
  if (first === "open") return { kind: "open" };
  if (first === "text") return { kind: "text", as: others[0] as TextShape["as"] };
  if (first === "list") return { kind: "list", item: Number(others[0]) };
  if (first === "union") return { kind: "union", members: others.map(Number) };
  const parts = [first, ...others];
  const attributes = parts.filter((word) => word.startsWith("@"));
  return {
    kind: "record",
    attributes: attributes.map(readAttribute),
    content: readContent(parts.slice(attributes.length), elements),
  };
}

function readAttribute(word: string): AttributeMember {
  const [key = "", type] = word.slice(1).split(":");
  return { key, name: key, namespace: "", type: Number(type) };
}

function readContent(words: readonly string[], elements: Rows<ElementTable>): ContentShape {
  const [first = "", ...others] = words;
  if (first.startsWith("#")) {
    const [key = "", type] = first.slice(1).split(":");
    return { kind: "text", ...(key === "" ? {} : { key }), type: Number(type) };
  }
  const members = others.slice(0, -1).flatMap((word) => readMembers(word, elements));
  return members.length === 0 ? { kind: "none" } : { kind: "members", members };
}

function readMembers(word: string, elements: Rows<ElementTable>): ElementMember[] {
  const [, key, from, to = from, bound] = /^(?:(.*)=)?(\d+)(?:-(\d+))?(?:\[(\d+|\*)\])?$/.exec(word) ?? [];
  const max = bound === undefined ? 1 : bound === "*" ? Number.POSITIVE_INFINITY : Number(bound);
  const members: ElementMember[] = [];
  for (let element = Number(from); element <= Number(to); element++)
    members.push({
      kind: "element",
      key: key ?? elements.at(element)?.name ?? "",
      element,
      array: bound !== undefined,
      max,
    });
  return members;
}
