import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Assertion } from "@payment-routing/contract-runtime/codegen";
import type { Report } from "../reading/problem.ts";
import { SCHEMATRON_NAMESPACE } from "../reading/vocabulary.ts";
import { parseCondition } from "./parse-condition.ts";

/**
 * The assertions of a complex type: ISO Schematron in its `xs:appinfo`, so that other tools can extract and run them.
 * Other content of `xs:appinfo` is for other applications and none of this compiler's business.
 */
export function readAssertions(
  report: Report,
  element: TreeElement,
  children: ReadonlySet<string>,
): Assertion[] {
  return appinfos(element)
    .flatMap(({ children }) => children.filter(isSchematron))
    .flatMap((pattern) => readInside(report, pattern, "pattern", "rule"))
    .flatMap((rule) => readInside(report, rule, "rule", "assert"))
    .flatMap((assertion) => readAssertion(report, assertion, children));
}

/** The context that each rule of a complex type names, with where it does. */
export function readContexts(element: TreeElement): { context: string; offset: number }[] {
  return appinfos(element)
    .flatMap(({ children }) => children.filter(isSchematron))
    .flatMap(({ children }) => children)
    .map((rule) => ({ context: schematronAttribute(rule, "context") ?? "", offset: rule.offset }));
}

/** Reports assertions that stand where nothing reads them. */
export function refuseMisplacedAssertions(report: Report, element: TreeElement): void {
  if (element.local !== "complexType") {
    for (const { children } of appinfos(element)) {
      for (const { offset } of children.filter(isSchematron)) {
        report(
          "unsupported-assertion",
          offset,
          "assertions are supported in the annotation of a named complex type only",
        );
      }
    }
  }
  for (const child of element.children)
    if (child.local !== "annotation") refuseMisplacedAssertions(report, child);
}

function appinfos(element: TreeElement): TreeElement[] {
  return element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children.filter(({ local }) => local === "appinfo"));
}

function isSchematron({ namespace }: TreeElement): boolean {
  return namespace === SCHEMATRON_NAMESPACE;
}

/** The elements inside, when both are as they must be. */
function readInside(
  report: Report,
  element: TreeElement,
  local: string,
  inside: string,
): readonly TreeElement[] {
  if (element.local !== local) {
    report(
      "unsupported-assertion",
      element.offset,
      `sch:${element.local} is not supported here, only sch:${local}`,
    );
    return [];
  }
  const known = inside === "assert" ? ["context"] : [];
  checkAttributes(report, element, known);
  return element.children.filter((child) => {
    const expected = isSchematron(child) && child.local === inside;
    if (!expected)
      report(
        "unsupported-assertion",
        child.offset,
        `<${child.name}> is not supported in sch:${local}, only sch:${inside}`,
      );
    return expected;
  });
}

function readAssertion(report: Report, element: TreeElement, children: ReadonlySet<string>): Assertion[] {
  checkAttributes(report, element, ["test"]);
  for (const child of element.children) {
    report(
      "unsupported-assertion",
      child.offset,
      `<${child.name}> is not supported in sch:assert, only text`,
    );
  }
  const test = schematronAttribute(element, "test");
  const message = element.text.replace(/\s+/g, " ").trim();
  if (test === undefined || message === "") {
    report("invalid-assertion", element.offset, "sch:assert needs a test and a message");
    return [];
  }
  const parsed = parseCondition(test, children);
  if ("condition" in parsed) return [{ condition: parsed.condition, test, message }];
  report(
    parsed.code,
    element.attributes.find(({ local }) => local === "test")?.offset ?? element.offset,
    parsed.message,
  );
  return [];
}

function checkAttributes(report: Report, element: TreeElement, known: readonly string[]): void {
  for (const { name, offset } of element.attributes) {
    if (!known.includes(name))
      report(
        "unsupported-assertion",
        offset,
        `the attribute ${name} of sch:${element.local} is not supported`,
      );
  }
}

function schematronAttribute(element: TreeElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}
