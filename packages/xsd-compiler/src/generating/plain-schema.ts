import type { ComplexType, ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import { elementsOf, membersOf, type RecordShape, type Shape, textOf } from "../shaping/shape.ts";
import { hasNames } from "../shaping/text-kind.ts";
import { isInherited } from "./names.ts";
import type { Naming } from "./naming.ts";

/**
 * True for a schema whose values the runtime can write without the tables, as `PlainEncoder` requires: no namespaces,
 * attributes, nillable elements or `xsi:type`, and only members that are elements or rows of them.
 *
 * @param indexes the indexes of components in the tables
 */
export function isPlainSchema(
  { elements, prefixes, shapes }: Pick<Naming, "elements" | "prefixes" | "shapes">,
  indexes: ReadonlyMap<object, number>,
): boolean {
  const plain = new Set<TypeDefinition>();
  const isPlain = ({ nillable, type }: ElementDeclaration, around: readonly TypeDefinition[]): boolean => {
    // Values of a recursive type may be too deep for a recursive writer.
    if (nillable || around.includes(type)) return false;
    if (!plain.has(type) && !isPlainType(type, [...around, type])) return false;
    plain.add(type);
    return true;
  };
  const isPlainType = (type: TypeDefinition, around: readonly TypeDefinition[]): boolean => {
    if (type.kind === "simple") return !hasNames(type);
    const shape = shapes.get(type);
    const text = textOf(shape);
    if (text !== undefined) return !hasNames(text);
    if (shape?.kind === "open") return true;
    // The tables lack elements that no valid content reaches.
    return (
      isPlainRecord(shape) &&
      elementsOf(shape).every(({ element }) => indexes.has(element) && isPlain(element, around))
    );
  };
  const isRecord = ({ type }: ElementDeclaration): boolean =>
    type.kind === "complex" && isPlainRecord(shapes.get(type as ComplexType));
  return prefixes.size === 0 && [...elements.keys()].every((root) => isRecord(root) && isPlain(root, []));
}

function isPlainRecord(shape: Shape | undefined): shape is RecordShape {
  if (shape?.kind !== "record" || shape.anyAttribute !== undefined || shape.attributes.length > 0)
    return false;
  if (shape.content.kind === "text") return false;
  return membersOf(shape).every((member) => {
    if (isInherited(member.key)) return false;
    return member.kind === "rows"
      ? member.members.every(({ key }) => !isInherited(key))
      : member.kind === "element";
  });
}
