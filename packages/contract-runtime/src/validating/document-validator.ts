import { readDocument } from "../decoding/document-decoder.ts";
import { DocumentEncoder } from "../encoding/document-encoder.ts";
import { isLabelled, TYPE_MEMBER, TypeLabels } from "../encoding/labelled-value.ts";
import { type Child, listChildren } from "../encoding/list-children.ts";
import { isRecord, memberOf, type Step } from "../encoding/member-of.ts";
import { MAX_ISSUES, type Result, writePointer } from "../issue.ts";
import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { DecodeOptions } from "../xml/cursor.ts";
import type { XmlElement, XmlNode } from "../xml/open-content.ts";
import { TOO_MANY_ISSUES, ValueIssues } from "./value-issues.ts";
import { ValueWalk } from "./value-walk.ts";

/** Validates a value: returns it, or at most 100 issues with JSON Pointers as paths. Never throws. */
export type Validate<T> = (value: unknown, options?: ValidateOptions) => Result<T>;

/** Validates values of a schema. */
export class DocumentValidator {
  readonly #schema: Schema;
  readonly #encoder: DocumentEncoder;

  constructor(schema: Schema) {
    this.#schema = schema;
    this.#encoder = new DocumentEncoder(schema);
  }

  /** Returns the function for values of documents whose root is the element at an index. */
  of<T>(root: number): Validate<T> {
    return (value, options) => this.validate(root, value, options) as Result<T>;
  }

  /**
   * Validates the value of a document whose root is the element at an index. Returns the value, or at most 100 issues with
   * JSON Pointers as paths. A value is valid if it can be encoded without losing members and its document is valid,
   * including named types and identity constraints. Never throws.
   */
  validate(root: number, value: unknown, options?: ValidateOptions): Result<unknown> {
    return validateValue(this.#schema, this.#encoder, this.#schema.element(root), value, options);
  }
}

/** Options of `validate…`. */
export interface ValidateOptions {
  /** False skips `xs:unique`, `xs:key` and `xs:keyref`. */
  readonly identityConstraints?: boolean;
}

/**
 * Validates a value against the rules for its document. Never throws, whatever the value: getters and proxies that throw
 * yield issues too.
 */
function validateValue(
  schema: Schema,
  encoder: DocumentEncoder,
  root: ElementDeclaration,
  value: unknown,
  options: ValidateOptions = {},
): Result<unknown> {
  const issues = new ValueIssues();
  const constraints = options.identityConstraints === false ? undefined : schema.identityConstraints;
  const walk = new ValueWalk(schema, issues);
  try {
    walk.walk(root, value);
    // Values of open content have no types, so its document is validated instead.
    if (
      issues.list.length === 0 &&
      (walk.hasOpenContent || constraints?.holdInValue(schema, root, value) === false)
    )
      validateDocument(schema, encoder, root, value, issues, options);
  } catch (thrown) {
    if (thrown !== TOO_MANY_ISSUES) addThrown(issues, walk.pointer);
  }
  return issues.list.length === 0
    ? { ok: true, value }
    : { ok: false, issues: issues.list.slice(0, MAX_ISSUES) };
}

function addThrown(issues: ValueIssues, path: string): void {
  try {
    // The message does not include the thrown object: it comes from the value and is not trusted.
    issues.addAt(path, "invalid-value", "a value that can be read", "one that throws when it is read");
  } catch (thrown) {
    if (thrown !== TOO_MANY_ISSUES) throw thrown;
  }
}

/** No limits: a value is in memory already, whatever its size. */
const UNBOUNDED: DecodeOptions = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
  maxAttributes: Number.POSITIVE_INFINITY,
};

/** Validates the document that a value is encoded to. Paths of issues are converted to paths in the value. */
function validateDocument(
  schema: Schema,
  encoder: DocumentEncoder,
  root: ElementDeclaration,
  value: unknown,
  issues: ValueIssues,
  options: ValidateOptions,
): void {
  let document: Uint8Array;
  try {
    document = encoder.encodeToBytes(root.index, value);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const [, path = "", message = error.message] = /^(\/[^:]*): (.*)$/s.exec(error.message) ?? [];
    issues.addAt(path === "/" ? "" : path, "invalid-value", "what XML can hold", quoteText(message));
    return;
  }
  const find = (path: string): string => findInValue(schema, root, value, path);
  const showPath = (path: string): string => find(path) || "/";
  const result = readDocument(
    schema,
    root.index,
    document,
    { ...UNBOUNDED, ...options },
    undefined,
    undefined,
    showPath,
  );
  if (result.ok) return;
  for (const { code, expected, path, received } of result.issues)
    issues.addAt(find(path), code, expected, received);
}

/** The part of a value that becomes an element of the document. */
interface Found {
  readonly steps: readonly Step[];
  readonly value: unknown;
  /** Undefined for an element of open content. */
  readonly type: TypeDefinition | undefined;
}

/** Returns the JSON Pointer of a document path in a value, or of the longest part of the path that the value has. */
function findInValue(schema: Schema, root: ElementDeclaration, value: unknown, path: string): string {
  const [, ...names] = path.split("/").slice(1);
  let found = findTyped(schema, root, value, []);
  for (const part of names) {
    if (part.startsWith("@")) return writePointer([...found.steps, ...findAttribute(found, part.slice(1))]);
    const [, name = "", position = "1"] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
    const children = childrenOf(schema, found).filter((child) => child.local === localOf(name));
    const next = children[Number(position) - 1];
    if (next === undefined) break;
    found = next;
  }
  return writePointer(found.steps);
}

function childrenOf(schema: Schema, { steps, type, value }: Found): (Found & { readonly local: string })[] {
  if (type?.kind === "simple") return [];
  const content = type?.shape?.content;
  if (content === undefined) return nodesOf(value, steps);
  if (content.kind === "text") return [];
  return listChildren(schema, content, value, () => undefined).flatMap((child) =>
    findChild(schema, child, steps),
  );
}

function findChild(
  schema: Schema,
  child: Child,
  before: readonly Step[],
): (Found & { readonly local: string })[] {
  if (child.kind === "text") return [];
  const steps = [...before, ...(child.kind === "element" ? child.valueSteps : child.steps)];
  if (child.kind === "node")
    return [{ steps, value: child.node, type: undefined, local: localOf(child.node.name) }];
  return [
    { ...findTyped(schema, child.declaration, child.value, steps), local: child.declaration.name.local },
  ];
}

/** Resolves a value by its declared type, or by the type that it names. */
function findTyped(
  schema: Schema,
  declaration: ElementDeclaration,
  value: unknown,
  steps: readonly Step[],
): Found {
  const declared = { steps, value, type: declaration.type };
  if (!isLabelled(schema, value)) return declared;
  const found = TypeLabels.find(schema, declaration, value[TYPE_MEMBER]);
  if (typeof found === "string") return declared;
  const { steps: inner, value: unwrapped } = TypeLabels.unwrap(declaration, found.type, value);
  return { steps: [...steps, ...inner], value: unwrapped, type: found.type };
}

function nodesOf(value: unknown, before: readonly Step[]): (Found & { readonly local: string })[] {
  const { content = [] } = (value ?? {}) as { readonly content?: readonly XmlNode[] };
  return content.flatMap((node, index) => {
    if (typeof node === "string") return [];
    return [
      { steps: [...before, "content", index], value: node, type: undefined, local: localOf(node.name) },
    ];
  });
}

function findAttribute({ type, value }: Found, name: string): readonly Step[] {
  const isOpen = type === undefined || (type.kind === "complex" && type.shape === undefined);
  if (isOpen) return findOpenAttribute(["attributes"], (value as XmlElement).attributes, name);
  if (type.kind === "simple") return [];
  const use = type.attributes.find((declared) => declared.name === localOf(name));
  if (use !== undefined) return [use.key];
  const key = type.shape?.anyAttribute;
  return key === undefined || !isRecord(value) ? [] : findOpenAttribute([key], memberOf(value, key), name);
}

function findOpenAttribute(steps: readonly Step[], attributes: unknown, name: string): readonly Step[] {
  const list = Array.isArray(attributes) ? (attributes as XmlElement["attributes"]) : [];
  const index = list.findIndex((attribute) => localOf(attribute.name) === localOf(name));
  return index === -1 ? steps : [...steps, index];
}

function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
