import type { TreeElement } from "@payment-routing/contract-runtime";
import { readAssertions } from "../assertions/read-assertions.ts";
import { attributeOf, documentationOf, offsetOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { ComplexType, Content } from "../model/component.ts";
import { readOccurs, requireAttribute } from "../reading/attributes.ts";
import { requireOnce } from "./require-once.ts";
import { type Resolution, resolveGroupReference } from "./resolution.ts";
import { resolveChildren } from "./resolve-element.ts";

/** A complex type without its content, which may need the type itself. {@link resolveContent} completes it. */
export function declareComplexType(element: TreeElement, name: string): ComplexType {
  return {
    kind: "complex",
    name,
    documentation: documentationOf(element),
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
  const { report } = resolution;
  const parts = particlesOf(element);
  const content = readMixed(report, element)
    ? readOpen(report, element, parts)
    : readModel(resolution, element, parts);
  const children = content.kind === "all" || content.kind === "sequence" ? content.children : undefined;
  return {
    content,
    assertions: readAssertions(
      report,
      element,
      children?.map(({ name }) => name),
    ),
  };
}

function particlesOf(element: TreeElement): TreeElement[] {
  return element.children.filter(({ local }) => local !== "annotation");
}

function readMixed(report: Report, element: TreeElement): boolean {
  const mixed = attributeOf(element, "mixed") ?? "false";
  if (!/^(true|false|0|1)$/.test(mixed))
    report("invalid-value", offsetOf(element, "mixed"), `mixed is "${mixed}", expected true or false`);
  return mixed === "true" || mixed === "1";
}

/** Mixed content is carried in one form: anything at all, not validated. */
function readOpen(report: Report, element: TreeElement, parts: readonly TreeElement[]): Content {
  const [sequence, anyAttribute] = parts;
  const [any, ...others] = sequence?.local === "sequence" ? particlesOf(sequence) : [];
  const open =
    parts.length === 2 &&
    isSkippedWildcard(anyAttribute, "anyAttribute") &&
    isSkippedWildcard(any, "any") &&
    others.length === 0;
  if (!open) {
    const message =
      "mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)";
    report("unsupported-content", element.offset, message);
  } else if (sequence !== undefined) {
    requireOnce(report, sequence);
  }
  return { kind: "open" };
}

function isSkippedWildcard(element: TreeElement | undefined, local: "any" | "anyAttribute"): boolean {
  if (element?.local !== local || attributeOf(element, "processContents") !== "skip") return false;
  const unbounded =
    attributeOf(element, "minOccurs") === "0" && attributeOf(element, "maxOccurs") === "unbounded";
  return (attributeOf(element, "namespace") ?? "##any") === "##any" && (unbounded || local !== "any");
}

function readModel(resolution: Resolution, element: TreeElement, parts: readonly TreeElement[]): Content {
  const { report } = resolution;
  const [model, ...rest] = parts;
  for (const part of rest) {
    const message = `xs:${part.local} is not supported behind the content model`;
    report("unsupported-content", part.offset, message);
  }
  if (model === undefined) return { kind: "sequence", children: [] };
  if (model.local !== "all" && model.local !== "sequence") {
    const message = `xs:${model.local} is not supported directly in xs:${element.local}`;
    report("unsupported-content", model.offset, message);
    return { kind: "sequence", children: [] };
  }
  requireOnce(report, model);
  const [first, ...others] = particlesOf(model);
  if (first?.local === "group" && others.length === 0) return readRows(resolution, first);
  return { kind: model.local, children: resolveChildren(resolution, model) };
}

function readRows(resolution: Resolution, reference: TreeElement): Content {
  const { report } = resolution;
  const { min, max } = readOccurs(reference, report);
  if (max <= 1) {
    const message = "a group that does not repeat is not supported; write its elements in place";
    report("unsupported-content", reference.offset, message);
  }
  const named = requireAttribute(reference, "ref", report) !== undefined;
  const group = named ? resolveGroupReference(resolution, reference) : undefined;
  return group === undefined ? { kind: "sequence", children: [] } : { kind: "rows", group, min, max };
}
