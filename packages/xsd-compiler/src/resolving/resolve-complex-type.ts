import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Child, ComplexType, Content, Group } from "../model/component.ts";
import { readDocumentation } from "../reading/annotation.ts";
import { attributeOf, offsetOf, readOccurs, requireAttribute, requireName } from "../reading/attributes.ts";
import { readAssertions } from "./read-assertions.ts";
import { type Resolution, resolveGroupReference, resolveTypeReference } from "./resolution.ts";
import { requireSafeInteger } from "./resolve-simple-type.ts";

/** A complex type without its content, which may need the type itself. {@link resolveContent} completes it. */
export function declareComplexType(element: TreeElement, name: string): ComplexType {
  return {
    kind: "complex",
    name,
    documentation: readDocumentation(element),
    offset: element.offset,
    content: { kind: "sequence", children: [] },
    assertions: [],
  };
}

/** The content model and the assertions of a complex type. */
export function resolveContent(
  resolution: Resolution,
  element: TreeElement,
): Pick<ComplexType, "content" | "assertions"> {
  const parts = element.children.filter(({ local }) => local !== "annotation");
  const content = readMixed(resolution, element)
    ? readOpen(resolution, element, parts)
    : readModel(resolution, element, parts);
  const children = content.kind === "all" || content.kind === "sequence" ? content.children : [];
  return {
    content,
    assertions: readAssertions(resolution.report, element, new Set(children.map(({ name }) => name))),
  };
}

function readMixed({ report }: Resolution, element: TreeElement): boolean {
  const mixed = attributeOf(element, "mixed") ?? "false";
  if (!/^(true|false|0|1)$/.test(mixed))
    report("invalid-value", offsetOf(element, "mixed"), `mixed is "${mixed}", expected true or false`);
  return mixed === "true" || mixed === "1";
}

/** Mixed content is carried in one form: anything at all, not validated. */
function readOpen({ report }: Resolution, element: TreeElement, parts: readonly TreeElement[]): Content {
  const [sequence, anyAttribute] = parts;
  const any = sequence?.children.filter(({ local }) => local !== "annotation")[0];
  const open =
    parts.length === 2 &&
    sequence?.local === "sequence" &&
    sequence.children.filter(({ local }) => local !== "annotation").length === 1 &&
    any !== undefined &&
    isSkippedWildcard(any) &&
    attributeOf(any, "minOccurs") === "0" &&
    attributeOf(any, "maxOccurs") === "unbounded" &&
    anyAttribute !== undefined &&
    isSkippedWildcard(anyAttribute);
  if (!open) {
    report(
      "unsupported-content",
      element.offset,
      "mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)",
    );
  }
  return { kind: "open" };
}

function isSkippedWildcard(element: TreeElement): boolean {
  return (
    (element.local === "any" || element.local === "anyAttribute") &&
    attributeOf(element, "processContents") === "skip" &&
    (attributeOf(element, "namespace") ?? "##any") === "##any"
  );
}

function readModel(resolution: Resolution, element: TreeElement, parts: readonly TreeElement[]): Content {
  const [model, ...rest] = parts;
  for (const part of rest) {
    resolution.report(
      "unsupported-content",
      part.offset,
      `xs:${part.local} is not supported behind the content model`,
    );
  }
  if (model === undefined) return { kind: "sequence", children: [] };
  if (model.local !== "all" && model.local !== "sequence") {
    resolution.report(
      "unsupported-content",
      model.offset,
      `xs:${model.local} is not supported directly in xs:${element.local}`,
    );
    return { kind: "sequence", children: [] };
  }
  requireOnce(resolution, model);
  const particles = model.children.filter(({ local }) => local !== "annotation");
  const [first] = particles;
  if (first?.local === "group" && particles.length === 1) return readRows(resolution, first);
  return { kind: model.local, children: readChildren(resolution, model) };
}

function requireOnce({ report }: Resolution, model: TreeElement): void {
  const { min, max } = readOccurs(model, report);
  if (min !== 1 || max !== 1)
    report(
      "unsupported-content",
      model.offset,
      `an xs:${model.local} that does not occur exactly once is not supported`,
    );
}

function readRows(resolution: Resolution, reference: TreeElement): Content {
  const { min, max } = readOccurs(reference, resolution.report);
  requireAttribute(reference, "ref", resolution.report);
  const element = resolveGroupReference(resolution, reference);
  if (max <= 1)
    resolution.report(
      "unsupported-content",
      reference.offset,
      "a group that does not repeat is not supported; write its elements in place",
    );
  const group = element === undefined ? undefined : resolveGroup(resolution, element);
  return group === undefined ? { kind: "sequence", children: [] } : { kind: "rows", group, min, max };
}

function resolveGroup(resolution: Resolution, element: TreeElement): Group {
  const name = attributeOf(element, "name") ?? "";
  const known = resolution.groups.get(name);
  if (known !== undefined) return known;
  const models = element.children.filter(({ local }) => local !== "annotation");
  const [model] = models;
  if (models.length !== 1 || model?.local !== "sequence") {
    resolution.report(
      "unsupported-content",
      (model ?? element).offset,
      "a group other than one xs:sequence is not supported",
    );
  }
  const children = model === undefined ? [] : readChildren(resolution, model);
  for (const { min, max, offset, name: child } of children) {
    if (min !== 1 || max !== 1) {
      resolution.report(
        "unsupported-content",
        offset,
        `${child}: in a repeated group every element must occur exactly once`,
      );
    }
  }
  const group = { name, documentation: readDocumentation(element), offset: element.offset, children };
  resolution.groups.set(name, group);
  return group;
}

function readChildren(resolution: Resolution, model: TreeElement): Child[] {
  const children: Child[] = [];
  const names = new Set<string>();
  for (const particle of model.children.filter(({ local }) => local !== "annotation")) {
    if (particle.local !== "element") {
      resolution.report("unsupported-content", particle.offset, `xs:${particle.local} is not supported here`);
      continue;
    }
    const child = readChild(resolution, particle, model);
    if (child === undefined) continue;
    if (names.has(child.name))
      resolution.report(
        "invalid-duplicate",
        child.offset,
        `the element ${child.name} is declared twice here`,
      );
    names.add(child.name);
    children.push(child);
  }
  return children;
}

function readChild(resolution: Resolution, element: TreeElement, model: TreeElement): Child | undefined {
  const name = requireName(element, resolution.report);
  const occurs = readOccurs(element, resolution.report);
  if (model.local === "all" && occurs.max > 1) {
    resolution.report(
      "invalid-occurs",
      offsetOf(element, "maxOccurs"),
      "an element of an xs:all occurs at most once",
    );
  }
  const type = resolveElementType(resolution, element);
  if (name === "" || type === undefined) return undefined;
  return { name, documentation: readDocumentation(element), offset: element.offset, type, ...occurs };
}

/** The type of an element declaration, which must be a named one. */
export function resolveElementType(resolution: Resolution, element: TreeElement): Child["type"] | undefined {
  const anonymous = element.children.find(({ local }) => local === "simpleType" || local === "complexType");
  if (anonymous !== undefined) {
    resolution.report(
      "unsupported-content",
      anonymous.offset,
      "an anonymous type is not supported; give it a name",
    );
    return undefined;
  }
  if (requireAttribute(element, "type", resolution.report) === "") return undefined;
  const type = resolveTypeReference(resolution, element, "type");
  if (type?.kind === "simple") requireSafeInteger(resolution, type, element);
  return type;
}
