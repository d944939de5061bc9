import { showName } from "../components/component.ts";
import type { ContentType, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { childOf, offsetOf } from "../loading/attributes.ts";
import { buildSimpleType, restrictSimpleType } from "./build-simple-type.ts";
import { at, type Building, type Source } from "./building.ts";
import { ANY_SIMPLE_TYPE } from "./built-in-types.ts";
import { isDerivedFrom } from "./derivation.ts";
import { isEmptiable } from "./is-emptiable.ts";

/** The content of a type with `xs:simpleContent` (part 1, section 3.4.2). */
export function buildSimpleContent(
  building: Building,
  source: Source,
  base: TypeDefinition,
  derivation: "extension" | "restriction",
): ContentType {
  const type = derivation === "extension" ? extend(source, base) : restrict(building, source, base);
  return { kind: "simple", type: type ?? ANY_SIMPLE_TYPE };
}

function extend(source: Source, base: TypeDefinition): SimpleType | undefined {
  if (base.kind === "simple") return base;
  return base.content.kind === "simple" ? base.content.type : reportBase(source, base);
}

function restrict(building: Building, source: Source, base: TypeDefinition): SimpleType | undefined {
  const inner = childOf(source.element, "simpleType");
  const own = inner === undefined ? undefined : buildSimpleType(building, at(source, inner), undefined);
  if (base.kind === "simple") return reportBase(source, base);
  if (base.content.kind === "simple") {
    if (own !== undefined && !isDerivedFrom(own, base.content.type)) {
      const message = "the xs:simpleType is not derived from the content of the base type";
      source.document.report("invalid-derivation", inner?.offset ?? source.element.offset, message);
    }
    return restrictSimpleType(building, source, own ?? base.content.type);
  }
  const { content } = base;
  if (!base.mixed || content.kind !== "elements") return reportBase(source, base);
  // Mixed content that may be without elements can become text (section 3.4.6). Groups in it may still be unknown.
  building.later.push(() => {
    if (!isEmptiable(content.particle)) reportBase(source, base);
  });
  if (own !== undefined) return restrictSimpleType(building, source, own);
  const message = "restricting mixed content to text needs an xs:simpleType";
  source.document.report("invalid-element", source.element.offset, message);
  return undefined;
}

function reportBase({ element, document }: Source, base: TypeDefinition): undefined {
  const name = base.name === undefined ? "the base type" : showName(base.name);
  const message =
    base.kind === "simple"
      ? `${name} is a simple type; xs:simpleContent restricts complex types with text only`
      : `${name} has no simple content`;
  document.report("invalid-derivation", offsetOf(element, "base"), message);
  return undefined;
}
