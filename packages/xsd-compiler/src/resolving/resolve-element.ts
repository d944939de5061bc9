import type { TreeElement } from "@payment-routing/contract-runtime";
import { documentationOf, offsetOf } from "../loading/attributes.ts";
import type { Child, TypeDefinition } from "../model/component.ts";
import { readOccurs, requireAttribute, requireName } from "../reading/attributes.ts";
import { type Resolution, resolveTypeReference } from "./resolution.ts";
import { requireSafeInteger } from "./safe-integer.ts";

/** The element declarations of a model group, which may hold nothing else. */
export function resolveChildren(resolution: Resolution, model: TreeElement): Child[] {
  const children: Child[] = [];
  const names = new Set<string>();
  for (const particle of model.children.filter(({ local }) => local !== "annotation")) {
    if (particle.local !== "element") {
      resolution.report("unsupported-content", particle.offset, `xs:${particle.local} is not supported here`);
      continue;
    }
    const child = resolveChild(resolution, particle, model);
    if (child === undefined) continue;
    if (names.has(child.name)) {
      const message = `the element ${child.name} is declared twice here`;
      resolution.report("invalid-duplicate", child.offset, message);
    }
    names.add(child.name);
    children.push(child);
  }
  return children;
}

function resolveChild(resolution: Resolution, element: TreeElement, model: TreeElement): Child | undefined {
  const name = requireName(element, resolution.report);
  const occurs = readOccurs(element, resolution.report);
  if (model.local === "all" && occurs.max > 1) {
    const message = "an element of an xs:all occurs at most once";
    resolution.report("invalid-occurs", offsetOf(element, "maxOccurs"), message);
  }
  const type = resolveElementType(resolution, element);
  if (name === undefined || type === undefined) return undefined;
  return { name, documentation: documentationOf(element), offset: element.offset, type, ...occurs };
}

/** The type of an element declaration, which must be a named one; undefined after a report. */
export function resolveElementType(resolution: Resolution, element: TreeElement): TypeDefinition | undefined {
  const anonymous = element.children.find(({ local }) => local === "simpleType" || local === "complexType");
  if (anonymous !== undefined) {
    const message = "an anonymous type is not supported; give it a name";
    resolution.report("unsupported-content", anonymous.offset, message);
    return undefined;
  }
  if (requireAttribute(element, "type", resolution.report) === undefined) return undefined;
  const type = resolveTypeReference(resolution, element, "type");
  if (type?.kind === "simple") requireSafeInteger(resolution.report, type, element);
  return type;
}
