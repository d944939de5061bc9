import type { ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import { elementsOf, textOf } from "../shaping/shape.ts";
import { hasNames } from "../shaping/text-kind.ts";
import { isFastWritten } from "./fast-types.ts";
import type { Naming } from "./naming.ts";

/**
 * True for a schema whose values generated writers can write without the tables, as `PlainEncoder` requires: no
 * namespaces, attributes, nillable elements or `xsi:type`.
 *
 * @param places the places of components in the tables
 */
export function isPlainSchema(
  { elements, prefixes, shapes }: Pick<Naming, "elements" | "prefixes" | "shapes">,
  places: ReadonlyMap<object, number>,
): boolean {
  const plain = new Set<TypeDefinition>();
  const isPlain = ({ nillable, type }: ElementDeclaration, around: readonly TypeDefinition[]): boolean => {
    // Values of a recursive type may be too deep for writers that call each other.
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
    if (!isFastWritten(shape, places) || shape.attributes.length > 0) return false;
    return elementsOf(shape).every(({ element }) => isPlain(element, around));
  };
  const hasWriter = ({ type }: ElementDeclaration): boolean =>
    type.kind === "complex" && isFastWritten(shapes.get(type), places);
  return prefixes.size === 0 && [...elements.keys()].every((root) => hasWriter(root) && isPlain(root, []));
}
