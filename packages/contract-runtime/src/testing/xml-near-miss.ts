import fc, { type Arbitrary } from "fast-check";
import { writePointer } from "../issue.ts";
import { arbitraryValue } from "./arbitrary-value.ts";
import type { Break, Rule, Steps } from "./break-rules.ts";
import { SchemaDocument } from "./json-schema.ts";
import { arbitraryBreak } from "./near-miss.ts";
import { buildTree, isOpen, splitName, withoutLabels, writeTree, type XmlTree } from "./xml-tree.ts";

/** A rule of documents alone: their values do not show it. */
export type XmlRule = Rule | "attribute" | "order" | "repeated-element" | "root" | "text";

/** A value, its document, or both, that break one rule of an XSD. */
export type XmlNearMiss = {
  readonly rule: XmlRule;
  /** JSON Pointer to what breaks the rule, in the value; for rules of documents alone, by names of elements. */
  readonly path: string;
  /** `schematron` for an assertion in the schema: validators that read only XSD accept the document. */
  readonly checkedBy: "xsd" | "schematron";
} & (
  | { readonly value: unknown; readonly document?: string }
  | { readonly value?: never; readonly document: string }
);

/**
 * Near misses of an element: values of the published JSON Schema with one change, with the document that they would be
 * written as if that is invalid too, and documents that break a rule of elements.
 *
 * @param element the name of the root element, or `{namespace}name`
 * @param reference the definition of its type
 */
export function arbitraryXmlNearMiss(
  published: unknown,
  element: string,
  reference: string,
): Arbitrary<XmlNearMiss> {
  const schema = withoutLabels(published);
  const document = new SchemaDocument(schema, reference);
  const tree = (value: unknown): XmlTree => buildTree(document, document.root, element, value);
  const ofValues = arbitraryBreak(schema, reference)
    .filter((broken) => !isAccepted(broken))
    .map((broken): XmlNearMiss => {
      const { rule, value, steps } = broken;
      const checkedBy = rule === "condition" ? "schematron" : "xsd";
      const near = { rule, path: writePointer(steps), checkedBy, value } as const;
      return isBrokenInDocument(broken) ? { ...near, document: writeTree(tree(value)) } : near;
    });
  const ofDocuments = fc
    .tuple(arbitraryValue(schema, reference), fc.noBias(fc.nat()), fc.noBias(fc.nat()))
    .map(([valid, ruleChoice, candidateChoice]): XmlNearMiss => {
      const breaks = [...breakTree(tree(valid), [])];
      const rules = [...new Set(breaks.map(({ rule }) => rule))];
      const candidates = breaks.filter(({ rule }) => rule === rules[ruleChoice % rules.length]);
      const { rule, path, broken } = candidates[candidateChoice % candidates.length] as TreeBreak;
      return { rule, path: writePointer(path), checkedBy: "xsd", document: writeTree(broken) };
    });
  return fc.oneof({ weight: 2, arbitrary: ofValues }, ofDocuments);
}

type BrokenValue = Break & { readonly value: unknown };

const XML_TEXT = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const COLLAPSED = /^(?:[^ \t\n\r]+(?: [^ \t\n\r]+)*)?$/;

/** True for what validators accept too: white space that the type may collapse, no list for an empty one, a default. */
function isAccepted({ rule, rules, value, steps }: BrokenValue): boolean {
  if (rule === "required" && rules.default !== undefined) return true;
  if (rule === "required") return rules.type === "array" && (rules.minItems ?? 0) === 0;
  const text = String(valueAt(value, steps));
  return rule === "pattern" && XML_TEXT.test(text) && !COLLAPSED.test(text);
}

/** False where the document of the value is valid, or where there is none: a number or no value as text, U+0000. */
function isBrokenInDocument({ isOfUnion, rule, rules, value, steps }: BrokenValue): boolean {
  if (isOfUnion && typeof valueAt(value, steps) !== "object") return false;
  // White space in an item of a list separates items.
  if (typeof steps.at(-1) === "number" && /^$|\s/.test(String(valueAt(value, steps)))) return false;
  switch (rule) {
    case "required":
      return rules.xml?.nodeType !== "text";
    case "type":
      // One value as text is a list of one.
      return rules.type !== "string" && rules.type !== "array";
    case "pattern":
      return XML_TEXT.test(String(valueAt(value, steps)));
    default:
      return true;
  }
}

function valueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

interface TreeBreak {
  readonly rule: XmlRule;
  readonly path: readonly string[];
  readonly broken: XmlTree;
}

/** All ways to break a rule of elements. */
function* breakTree(tree: XmlTree, above: readonly string[]): Iterable<TreeBreak> {
  const { name, attributes = [], content, rows = false } = tree;
  if (isOpen(content)) return;
  const path = [...above, splitName(name)[1]];
  if (above.length === 0) yield { rule: "root", path, broken: { ...tree, name: `${name}_2` } };
  yield { rule: "attribute", path, broken: { ...tree, attributes: [...attributes, ["unknown", "1"]] } };
  if (typeof content === "string") return;
  yield { rule: "text", path, broken: { ...tree, content: [...content, "x"] } };
  if (rows) yield { rule: "order", path, broken: { ...tree, content: content.toReversed() } };
  for (const [index, child] of content.entries()) {
    if (typeof child === "string") continue;
    if (!rows && child.isListed !== true) {
      const broken = { ...tree, content: [...content, child] };
      yield { rule: "repeated-element", path: [...path, splitName(child.name)[1]], broken };
    }
    for (const inner of breakTree(child, path))
      yield { ...inner, broken: { ...tree, content: content.with(index, inner.broken) } };
  }
}
