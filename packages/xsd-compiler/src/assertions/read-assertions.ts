import type { TreeElement } from "@payment-routing/contract-runtime";
import { type Assertion, type Condition, NCNAME } from "@payment-routing/contract-runtime/codegen";
import type { DiagnosticCode, Report } from "../diagnostic.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";

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

type ParsedCondition =
  | { readonly condition: Condition }
  | { readonly code: DiagnosticCode; readonly message: string };

const TOKENS = new RegExp(`${NCNAME}|[^\\t\\n\\r ]`, "gu");
const NAME = new RegExp(`^${NCNAME}$`, "u");

/**
 * Parses the test of an assertion. The XPath subset: names of children (true if present), `and`, `or`, `not(…)` and
 * parentheses.
 */
export function parseCondition(test: string, children: readonly string[]): ParsedCondition {
  const tokens = test.match(TOKENS) ?? [];
  let position = 0;
  try {
    const condition = parseOr();
    if (position < tokens.length) throw unexpected();
    return { condition };
  } catch (error) {
    if (error instanceof ConditionError) return { code: error.code, message: error.message };
    throw error;
  }

  function parseOr(): Condition {
    const parts = [parseAnd()];
    while (tokens[position] === "or") parts.push(next(parseAnd));
    return parts.length === 1 ? (parts[0] as Condition) : { or: parts };
  }

  function parseAnd(): Condition {
    const parts = [parseTerm()];
    while (tokens[position] === "and") parts.push(next(parseTerm));
    return parts.length === 1 ? (parts[0] as Condition) : { and: parts };
  }

  function parseTerm(): Condition {
    const token = tokens[position];
    if (token === "(") return parenthesised();
    if (token === "not" && tokens[position + 1] === "(") {
      position++;
      return { not: parenthesised() };
    }
    if (token === undefined || !NAME.test(token) || tokens[position + 1] === "(") throw unexpected();
    if (!children.includes(token))
      throw new ConditionError("invalid-assertion", `"${test}": the type has no element ${token}`);
    position++;
    return { child: token };
  }

  function parenthesised(): Condition {
    const condition = next(parseOr);
    if (tokens[position] !== ")") throw unexpected();
    position++;
    return condition;
  }

  function next(parse: () => Condition): Condition {
    position++;
    return parse();
  }

  function unexpected(): ConditionError {
    const found = tokens[position] === undefined ? "the end" : `"${tokens[position]}"`;
    return new ConditionError(
      "unsupported-assertion",
      `"${test}": ${found} is not supported; a test has names of children, and, or, not(…) and parentheses`,
    );
  }
}

class ConditionError extends Error {
  readonly code: DiagnosticCode;
  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.code = code;
  }
}
