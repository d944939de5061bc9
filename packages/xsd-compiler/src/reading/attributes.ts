import type { TreeElement } from "@payment-routing/contract-runtime";
import { NCNAME } from "@payment-routing/contract-runtime/codegen";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";

const WHOLE_NAME = new RegExp(`^${NCNAME}$`, "u");

/** The value of an attribute that must be there; undefined after a report. */
export function requireAttribute(element: TreeElement, name: string, report: Report): string | undefined {
  const value = attributeOf(element, name);
  if (value === undefined)
    report("invalid-attribute", element.offset, `xs:${element.local} needs the attribute ${name}`);
  return value;
}

/** A name that a component is declared by: an NCName; undefined after a report. */
export function requireName(element: TreeElement, report: Report): string | undefined {
  const name = requireAttribute(element, "name", report);
  if (name === undefined || WHOLE_NAME.test(name)) return name;
  report("invalid-value", offsetOf(element, "name"), `"${name}" is no name`);
  return undefined;
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
  else if (max === 0)
    report("unsupported-value", offsetOf(element, "maxOccurs"), "maxOccurs 0 is not supported");
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
