import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Assertion } from "@payment-routing/contract-runtime/codegen";
import type { Report } from "../diagnostic.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import { parseCondition } from "./parse-condition.ts";

/**
 * Reads the assertions of a complex type: ISO Schematron in an `xs:appinfo` whose source marks it, so that other tools
 * can extract and run them. Other content of `xs:appinfo` is for other applications.
 *
 * @param children names of the type's elements; undefined if the value has no members of these names
 */
export function readAssertions(
  report: Report,
  element: TreeElement,
  children: readonly string[] | undefined,
): Assertion[] {
  const patterns = patternsOf(element);
  if (children === undefined) {
    for (const { offset } of patterns)
      report("unsupported-assertion", offset, "assertions on rows and on open content are not supported");
    return [];
  }
  return patterns
    .flatMap((pattern) => readPattern(report, pattern))
    .flatMap((rule) => readInside(report, rule, "rule", "assert", ["context"]))
    .flatMap((assertion) => readAssertion(report, assertion, children));
}

/** Returns the context of each rule of a complex type, with its offset. */
export function readContexts(element: TreeElement): { context: string; offset: number }[] {
  return patternsOf(element)
    .flatMap(({ children }) => children.filter(isSchematron))
    .map((rule) => ({ context: attributeOf(rule, "context") ?? "", offset: offsetOf(rule, "context") }));
}

/** Marks the `xs:appinfo` whose Schematron is evaluated. Other schemas use Schematron as documentation only. */
const SCHEMATRON_NAMESPACE = "http://purl.oclc.org/dsdl/schematron";

const ASSERTIONS_SOURCE = "urn:payment-routing:assertions";

/**
 * Reports assertions in places where they have no effect.
 *
 * @param contract true if unmarked Schematron is also an error
 */
export function reportMisplacedAssertions(report: Report, element: TreeElement, contract: boolean): void {
  const read = element.local === "complexType" ? patternsOf(element) : [];
  for (const appinfo of appinfosOf(element)) {
    if (!contract && !isMarked(appinfo)) continue;
    for (const { offset } of findSchematron(appinfo).filter((pattern) => !read.includes(pattern))) {
      const message = `assertions stand directly in an xs:appinfo with the source ${ASSERTIONS_SOURCE} of a named complex type, as sch:pattern`;
      report("unsupported-assertion", offset, message);
    }
  }
  for (const child of element.children)
    if (child.local !== "annotation") reportMisplacedAssertions(report, child, contract);
}

function appinfosOf(element: TreeElement): TreeElement[] {
  return element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children.filter(({ local }) => local === "appinfo"));
}

function patternsOf(element: TreeElement): TreeElement[] {
  return appinfosOf(element)
    .filter(isMarked)
    .flatMap(({ children }) => children)
    .filter((child) => isSchematron(child) && child.local === "pattern");
}

function isMarked(appinfo: TreeElement): boolean {
  return attributeOf(appinfo, "source") === ASSERTIONS_SOURCE;
}

/** Returns the outermost Schematron elements inside an element. */
function findSchematron(element: TreeElement): TreeElement[] {
  return element.children.flatMap((child) => (isSchematron(child) ? [child] : findSchematron(child)));
}

function isSchematron({ namespace }: TreeElement): boolean {
  return namespace === SCHEMATRON_NAMESPACE;
}

// A Schematron processor runs only the first rule of a pattern whose context matches.
function readPattern(report: Report, pattern: TreeElement): readonly TreeElement[] {
  const [rule, ...others] = readInside(report, pattern, "pattern", "rule", []);
  for (const { offset } of others) {
    const message = "a second sch:rule in a sch:pattern is not supported; give it a pattern of its own";
    report("unsupported-assertion", offset, message);
  }
  return rule === undefined ? [] : [rule];
}

/** Returns the child elements; reports unexpected ones. */
function readInside(
  report: Report,
  element: TreeElement,
  local: string,
  inside: string,
  attributes: readonly string[],
): readonly TreeElement[] {
  checkAttributes(report, element, attributes);
  if (element.textOffset !== -1) report("invalid-text", element.textOffset, `sch:${local} takes no text`);
  return element.children.filter((child) => {
    const expected = isSchematron(child) && child.local === inside;
    const message = `<${child.name}> is not supported in sch:${local}, only sch:${inside}`;
    if (!expected) report("unsupported-assertion", child.offset, message);
    return expected;
  });
}

function readAssertion(report: Report, element: TreeElement, children: readonly string[]): Assertion[] {
  checkAttributes(report, element, ["test"]);
  for (const { name, offset } of element.children)
    report("unsupported-assertion", offset, `<${name}> is not supported in sch:assert, only text`);
  const test = attributeOf(element, "test");
  const message = element.text.replace(/[\t\n\r ]+/g, " ").trim();
  if (test === undefined || message === "") {
    report("invalid-assertion", element.offset, "sch:assert needs a test and a message");
    return [];
  }
  const parsed = parseCondition(test, children);
  if ("condition" in parsed) return [{ condition: parsed.condition, test, message }];
  report(parsed.code, offsetOf(element, "test"), parsed.message);
  return [];
}

function checkAttributes(report: Report, element: TreeElement, known: readonly string[]): void {
  for (const { name, offset } of element.attributes) {
    const message = `the attribute ${name} of sch:${element.local} is not supported`;
    if (!known.includes(name)) report("unsupported-assertion", offset, message);
  }
}
