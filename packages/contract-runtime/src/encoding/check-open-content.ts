// Checks open content in values before it is written: programs may build it from any input.

import type { OpenContent, XmlAttribute, XmlElement } from "../xml/open-content.ts";
import { isRecord, type ReportMismatch, type Step } from "./member-of.ts";

/** The maximum depth of documents. It also ends the walk of cyclic content. */
const MAX_DEPTH = 1_024;

/** Returns true for an element of open content; otherwise reports its issues. */
export function checkOpenElement(value: unknown, report: ReportMismatch): value is XmlElement {
  return checkNodes(value, true, report);
}

/** Returns true for open content; otherwise reports its issues. */
export function checkOpenContent(value: unknown, report: ReportMismatch): value is OpenContent {
  return checkNodes(value, false, report);
}

interface Open {
  readonly node: unknown;
  readonly named: boolean;
  readonly steps: readonly Step[];
  readonly depth: number;
}

function checkNodes(value: unknown, named: boolean, report: ReportMismatch): boolean {
  let fine = true;
  const mismatch: ReportMismatch = (steps, expected, received) => {
    fine = false;
    report(steps, expected, received);
  };
  const open: Open[] = [{ node: value, named, steps: [], depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > MAX_DEPTH) {
      mismatch([], `at most ${MAX_DEPTH} elements inside each other`, value);
      return false;
    }
    for (const inside of checkOne(next, mismatch)) open.push(inside);
  }
  return fine;
}

/** Checks one element. Returns the elements inside, in reverse order. */
function checkOne({ depth, named, node, steps }: Open, report: ReportMismatch): Open[] {
  if (!isRecord(node)) {
    report(steps, named ? "an element of open content" : "open content", node);
    return [];
  }
  const { attributes, content, declarations, name, namespace } = node;
  if (named && typeof name !== "string") report([...steps, "name"], "a string", name);
  if (named && !isOptionalText(namespace)) report([...steps, "namespace"], "a string", namespace);
  if (declarations !== undefined && !isTexts(declarations))
    report([...steps, "declarations"], "an object of strings", declarations);
  checkOpenAttributes(attributes, (inner, ...rest) => report([...steps, "attributes", ...inner], ...rest));
  if (!Array.isArray(content)) {
    report([...steps, "content"], "an array", content);
    return [];
  }
  const inside: Open[] = [];
  for (let index = content.length - 1; index >= 0; index--)
    if (typeof content[index] !== "string")
      inside.push({
        node: content[index],
        named: true,
        steps: [...steps, "content", index],
        depth: depth + 1,
      });
  return inside;
}

/** Returns true for an array of attributes; otherwise reports its issues. */
export function checkOpenAttributes(
  value: unknown,
  report: ReportMismatch,
): value is readonly XmlAttribute[] {
  if (!Array.isArray(value)) {
    report([], "an array", value);
    return false;
  }
  let fine = true;
  for (let index = 0; index < value.length; index++) {
    const attribute: unknown = value[index];
    const { declarations, name, namespace, value: text } = isRecord(attribute) ? attribute : {};
    const isText = typeof name === "string" && typeof text === "string" && isOptionalText(namespace);
    if (isText && (declarations === undefined || isTexts(declarations))) continue;
    fine = false;
    report([index], "an attribute, with name and value", attribute);
  }
  return fine;
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}
