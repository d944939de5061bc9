import type { TreeElement } from "@payment-routing/contract-runtime";
import { documentationOf, offsetOf } from "../loading/attributes.ts";
import type { SimpleType } from "../model/component.ts";
import { requireAttribute } from "../reading/attributes.ts";
import { narrow } from "./narrow.ts";
import { type Resolution, resolveTypeReference } from "./resolution.ts";

/** A simple type from its `xs:simpleType`: the base type narrowed by the facets of the restriction. */
export function resolveSimpleType(
  resolution: Resolution,
  element: TreeElement,
  name: string,
): SimpleType | undefined {
  const { report } = resolution;
  const [restriction, ...others] = element.children.filter(({ local }) => local !== "annotation");
  if (restriction === undefined || others.length > 0) {
    const offset = others[0]?.offset ?? element.offset;
    report("invalid-element", offset, `the simple type ${name} needs one xs:restriction`);
    return undefined;
  }
  const anonymous = restriction.children.find(({ local }) => local === "simpleType");
  if (anonymous !== undefined) {
    const message = "an anonymous base type is not supported; give it a name";
    report("unsupported-content", anonymous.offset, message);
    return undefined;
  }
  if (requireAttribute(restriction, "base", report) === undefined) return undefined;
  const base = resolveTypeReference(resolution, restriction, "base");
  if (base === undefined) return undefined;
  if (base.kind === "complex") {
    report("invalid-reference", offsetOf(restriction, "base"), `${base.name} is a complex type`);
    return undefined;
  }
  const documentation = documentationOf(element);
  const { offset } = element;
  return narrow(report, restriction, { ...base, builtIn: false, name, documentation, offset });
}
