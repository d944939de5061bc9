import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "./problem.ts";

/** The value of an attribute without namespace. */
export function attributeOf(element: TreeElement, name: string): string | undefined {
  return element.attributes.find(({ namespace, local }) => namespace === "" && local === name)?.value.trim();
}

/** Where an attribute stands; the element itself when it has none of that name. */
export function offsetOf(element: TreeElement, name: string): number {
  return element.attributes.find(({ local }) => local === name)?.offset ?? element.offset;
}

/** The value of an attribute that must be there; empty after a report. */
export function requireAttribute(element: TreeElement, name: string, report: Report): string {
  const value = attributeOf(element, name);
  if (value === undefined)
    report("invalid-attribute", element.offset, `xs:${element.local} needs the attribute ${name}`);
  return value ?? "";
}

/** A name that a component is declared by: an NCName; empty after a report. */
export function requireName(element: TreeElement, report: Report): string {
  const name = requireAttribute(element, "name", report);
  if (name !== "" && !/^[\p{L}_][\p{L}\p{N}\p{M}._-]*$/u.test(name)) {
    report("invalid-value", offsetOf(element, "name"), `"${name}" is no name`);
    return "";
  }
  return name;
}

/** `minOccurs` and `maxOccurs`, both 1 by default. */
export function readOccurs(element: TreeElement, report: Report): { min: number; max: number } {
  const min = readCount(element, "minOccurs", report);
  const max =
    attributeOf(element, "maxOccurs") === "unbounded"
      ? Number.POSITIVE_INFINITY
      : readCount(element, "maxOccurs", report);
  if (min > max)
    report("invalid-occurs", element.offset, `minOccurs is ${min}, more than maxOccurs, which is ${max}`);
  if (max === 0) report("unsupported-value", offsetOf(element, "maxOccurs"), "maxOccurs 0 is not supported");
  return { min, max };
}

function readCount(element: TreeElement, name: string, report: Report): number {
  const text = attributeOf(element, name);
  if (text === undefined) return 1;
  if (/^\+?[0-9]{1,9}$/.test(text)) return Number(text);
  const unbounded = name === "maxOccurs" ? ' or "unbounded"' : "";
  report("invalid-value", offsetOf(element, name), `${name} is "${text}", expected a count${unbounded}`);
  return 1;
}
