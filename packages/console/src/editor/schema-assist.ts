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
    const values = listValues(schemas).map((value) => {
      const label = String(value);
      return { label, type: "enum", apply: isJson ? JSON.stringify(value) : label };
    });
    const options = names.length > 0 ? names : values;
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

/** More do not help, and of a text that takes longer to parse the beginning does. */
const [MAX_ISSUES, PARSE_MS] = [100, 500];

/** Finds unknown members, and values of another type than the schema has. The service checks the rest. */
export function findSchemaIssues(state: EditorState, root: Schema): readonly Diagnostic[] {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS) ?? syntaxTree(state);
  const text = state.doc.toString();
  const issues: Diagnostic[] = [];
  const add = ({ from, to }: SyntaxNode, message: string) =>
    issues.length < MAX_ISSUES && issues.push({ from, to, severity: "error", message });
  const visit = (node: SyntaxNode | undefined, schemas: readonly Schema[]): void => {
    const type = node && readType(node, text);
    if (node === undefined || type === undefined || schemas.length === 0) return;
    const types = [...new Set(schemas.flatMap((schema) => schema.type ?? []))];
    const names = listNames(schemas);
    const values = listValues(schemas).map(String);
    if (types.length > 0 && !types.includes(type)) {
      add(node, `Expected ${types.map((each) => TYPES[each]).join(" or ")}, got ${TYPES[type]}.`);
    } else if (isList(node)) {
      for (const item of listItems(node)) visit(item, stepInto(schemas, undefined, root));
    } else if (isMapping(node)) {
      for (const { name, key, value } of listMembers(node, text)) {
        if (names.includes(name)) visit(value, stepInto(schemas, name, root));
        else if (names.length > 0) add(key, `There is no member "${name}" here.${suggest(name, names)}`);
      }
    } else if (schemas.every((schema) => schema.enum !== undefined)) {
      const value = String(readScalar(node, text));
      if (!values.includes(value))
        add(node, `Expected one of ${values.join(", ")}.${suggest(value, values)}`);
    }
  };
  visit(findRoot(tree), listAlternatives(root, root));
  return issues;
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ object: "members", array: "a list", string: "a text", null: "nothing" },
  ...{ integer: "a whole number", number: "a number", boolean: "true or false" },
};

/** Undefined for an alias and for a value with a tag. */
function readType(node: SyntaxNode, text: string): string | undefined {
  if (/^(?:Alias|Tagged)$/.test(node.name)) return undefined;
  if (isMapping(node)) return "object";
  if (isList(node)) return "array";
  const value = readScalar(node, text);
  return value === null ? "null" : Number.isInteger(value) ? "integer" : typeof value;
}
