import type { Completion, CompletionSource } from "@codemirror/autocomplete";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { Diagnostic } from "@codemirror/lint";
import type { EditorState, Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import type { Parser, SyntaxNode } from "@lezer/common";
import {
  findPath,
  findRoot,
  isKey,
  isList,
  isMapping,
  listItems,
  listMembers,
  readScalar,
} from "./document-tree.ts";
import { suggest } from "./nearest-name.ts";
import { listAlternatives, listNames, listValues, type Schema, stepInto } from "./schema.ts";

function findSchemas(path: readonly (string | undefined)[], root: Schema): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (schemas, name) => stepInto(schemas, name, root),
    listAlternatives(root, root),
  );
}

/** Completes names of members, and values that the schema lists. */
export function completeBySchema(root: Schema, parser: Parser, isJson: boolean): CompletionSource {
  return ({ state, pos, explicit }) => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    const [word = ""] = /["']?(?:\w[\w.-]*)?$/.exec(before) ?? [];
    if (word === "" && !explicit) return null;
    const [rest = ""] = /^[\w.-]*["']?/.exec(line.text.slice(pos - line.from)) ?? [];
    const [from, to] = [pos - word.length, pos + rest.length];
    // The text is not complete here: it is read as if a member or a value had been typed.
    const isNamed = /^\s*:/.test(line.text.slice(to - line.from));
    const isValue = isNamed || /:\s*$/.test(before.slice(0, before.length - word.length));
    const probe = `${isJson ? '"x"' : "x"}${isValue ? "" : ": 0"}`;
    const text = state.sliceDoc(0, from) + probe + state.sliceDoc(to);
    const node = parser.parse(text).resolveInner(from, 1);
    const schemas = findSchemas(findPath(node, text), root);
    const isMember = isKey(node) || (node.parent !== null && isKey(node.parent));
    const names = isMember ? completeNames(schemas, isJson, isNamed) : [];
    const options = names.length > 0 ? names : completeValues(schemas, isJson);
    return options.length === 0 ? null : { from, to, options, validFor: /^["']?[\w.-]*$/ };
  };
}

function completeNames(schemas: readonly Schema[], isJson: boolean, isNamed: boolean): readonly Completion[] {
  return listNames(schemas).map((name) => {
    const isRequired = schemas.some(({ required }) => required?.includes(name));
    const info = schemas.find(({ properties }) => properties?.[name])?.properties?.[name]?.description;
    return {
      label: name,
      type: "property",
      apply: `${isJson ? `"${name}"` : name}${isNamed ? "" : ": "}`,
      ...(info !== undefined && { info }),
      ...(isRequired && { detail: "required", boost: 1 }),
    };
  });
}

function completeValues(schemas: readonly Schema[], isJson: boolean): readonly Completion[] {
  return listValues(schemas).map((value) => ({
    label: String(value),
    type: "enum",
    apply: isJson ? JSON.stringify(value) : String(value),
  }));
}

/** Describes the member under the pointer. */
export function describeBySchema(root: Schema): Extension {
  return hoverTooltip(({ state }, pos, side) => {
    const found = syntaxTree(state).resolveInner(pos, side);
    const key = isKey(found) ? found : found.parent;
    if (key === null || !isKey(key)) return null;
    const text = state.doc.toString();
    const name = String(readScalar(key, text));
    const parents = findSchemas(findPath(key, text), root);
    const lines = describe(stepInto(parents, name, root));
    if (lines.length === 0) return null;
    const isRequired = parents.some(({ required }) => required?.includes(name));
    const textContent = [`${name}${isRequired ? ", required" : ""}`, ...lines].join("\n");
    const dom = Object.assign(document.createElement("div"), { className: "description", textContent });
    return { pos: key.from, end: key.to, create: () => ({ dom }) };
  });
}

function describe(schemas: readonly Schema[]): readonly string[] {
  const values = listValues(schemas);
  const standard = schemas.find((schema) => schema.default !== undefined)?.default;
  return [
    ...new Set(schemas.flatMap(({ description }) => description ?? [])),
    ...(values.length > 0 ? [`One of: ${values.join(", ")}`] : []),
    ...(standard === undefined ? [] : [`Default: ${JSON.stringify(standard)}`]),
  ];
}

/** More do not help. */
const MAX_ISSUES = 100;

/** Parses a long text within this time, or looks at its beginning. */
const PARSE_MS = 500;

/** Finds unknown members, and values of another type than the schema has. The service checks the rest. */
export function findSchemaIssues(state: EditorState, root: Schema): readonly Diagnostic[] {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS) ?? syntaxTree(state);
  const text = state.doc.toString();
  const issues: Diagnostic[] = [];
  const add = ({ from, to }: SyntaxNode, message: string) =>
    issues.length < MAX_ISSUES && issues.push({ from, to, severity: "error", message });
  const visit = (node: SyntaxNode | undefined, schemas: readonly Schema[]): void => {
    if (node === undefined || schemas.length === 0) return;
    const types = new Set(schemas.flatMap(({ type }) => type ?? []));
    const type = readType(node, text);
    if (types.size > 0 && !types.has(type))
      return void add(
        node,
        `Expected ${[...types].map((each) => TYPES[each]).join(" or ")}, got ${TYPES[type]}.`,
      );
    if (isList(node)) for (const item of listItems(node)) visit(item, stepInto(schemas, undefined, root));
    else if (isMapping(node)) visitMembers(node, schemas);
    else visitScalar(node, schemas);
  };
  const visitMembers = (node: SyntaxNode, schemas: readonly Schema[]): void => {
    const known = listNames(schemas);
    for (const { name, key, value } of listMembers(node, text)) {
      if (known.includes(name)) visit(value, stepInto(schemas, name, root));
      else if (known.length > 0) add(key, `There is no member "${name}" here.${suggest(name, known)}`);
    }
  };
  const visitScalar = (node: SyntaxNode, schemas: readonly Schema[]): void => {
    if (!schemas.every(({ enum: listed }) => listed !== undefined)) return;
    const [value, known] = [String(readScalar(node, text)), listValues(schemas).map(String)];
    if (!known.includes(value)) add(node, `Expected one of ${known.join(", ")}.${suggest(value, known)}`);
  };
  visit(findRoot(tree), listAlternatives(root, root));
  return issues;
}

const TYPES: Readonly<Record<string, string>> = {
  object: "members",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  null: "nothing",
};

function readType(node: SyntaxNode, text: string): string {
  if (isMapping(node)) return "object";
  if (isList(node)) return "array";
  const value = readScalar(node, text);
  return value === null ? "null" : Number.isInteger(value) ? "integer" : typeof value;
}
