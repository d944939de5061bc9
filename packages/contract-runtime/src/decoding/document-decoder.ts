import { MAX_ISSUES, type Result } from "../issue.ts";
import type { ComplexType, TypeDefinition } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { StepTable } from "../schema/validation-table.ts";
import { type Bounds, type DecodeOptions, SCHEMA_SET_BOUNDS } from "../xml/cursor.ts";
import { admitDocument, readEpilog, readProlog } from "../xml/read-document.ts";
import { ReadError } from "../xml/read-error.ts";
import { DocumentReader, type TableReader, type TypeReader, type TypeReaders } from "./document-reader.ts";
import { IssueLog, TOO_MANY_ISSUES } from "./issue-log.ts";
import { MAX_PLAIN_ATTRIBUTES } from "./plain-attributes.ts";
import { continueElement, readChild, readRoot, readText } from "./read-element.ts";

const TABLES: TableReader = { readChild, continueElement, readText };

export interface DecoderOptions {
  /** The limits on documents, unless a call sets others. Default {@link SCHEMA_SET_BOUNDS}. */
  readonly bounds?: Partial<Bounds>;
  /** Generated readers, by the indexes of their types. */
  readonly readers?: Readonly<Record<number, TypeReader>>;
  /** True to read every element by its frame, as unusual and invalid ones are: to compare both ways. */
  readonly framesOnly?: boolean;
}

/** Decodes a document: its value, or at most 100 issues. Never throws. */
export type Decode<T> = (input: Uint8Array | string, options?: DecodeOptions) => Result<T>;

/** Decodes documents of a schema. */
export class DocumentDecoder {
  readonly #schema: Schema;
  readonly #bounds: Bounds;
  readonly #readers: TypeReaders | null;

  constructor(schema: Schema, { bounds, framesOnly, readers = {} }: DecoderOptions = {}) {
    this.#schema = schema;
    this.#bounds = { ...SCHEMA_SET_BOUNDS, ...bounds };
    // An array, because V8 may store the members of an object of numbers in a hash table.
    this.#readers = framesOnly ? null : Object.assign([], readers);
  }

  /** Returns the function for documents whose root is the element at an index. */
  of<T>(root: number): Decode<T> {
    return (input, options) => this.decode(root, input, options) as Result<T>;
  }

  /** Decodes a document whose root is the element at an index. Returns its value, or at most 100 issues. Never throws. */
  decode(root: number, input: Uint8Array | string, options?: DecodeOptions): Result<unknown> {
    return readDocument(this.#schema, root, input, options, this.#bounds, this.#readers);
  }
}

/**
 * Reads a document. Returns its value, or up to 100 issues in document order. Reading stops at the first well-formedness
 * error, since the rest is ambiguous. Never throws for bad input.
 *
 * @param defaults the limits in force unless an option overrides them
 * @param readers generated readers; null to read every element by its frame
 * @param showPath writes the path of a conflicting element; without it, messages show its line and column
 * @param root the index of the root element; any global element if undefined
 */
export function readDocument(
  schema: Schema,
  root: number | undefined,
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  defaults: Bounds = SCHEMA_SET_BOUNDS,
  readers: TypeReaders | null = [],
  showPath?: (path: string) => string,
): Result<unknown> {
  const read = (how: DecodeOptions | undefined) =>
    readOnce(schema, root, input, how, defaults, readers, showPath);
  const constraints = options?.identityConstraints === false ? undefined : schema.identityConstraints;
  // With `showPath`, it is the document of a value whose check has failed: the tables report why.
  if (constraints === undefined || root === undefined || showPath !== undefined) return read(options).result;
  // Only the tables check identity constraints while they read: they read again what does not surely meet them.
  const { reader, result } = read({ ...options, identityConstraints: false });
  if (!reader?.constrained) return result;
  const isShown = result.ok && !reader.hidesType;
  if (isShown && constraints.holdInValue(schema, schema.element(root), result.value)) return result;
  return read(options).result;
}

function readOnce(
  schema: Schema,
  root: number | undefined,
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  defaults: Bounds,
  readers: TypeReaders | null,
  showPath: ((path: string) => string) | undefined,
): { readonly result: Result<unknown>; readonly reader: DocumentReader | undefined } {
  const issues = new IssueLog();
  let bytes: Uint8Array | undefined;
  let reader: DocumentReader | undefined;
  let value: unknown;
  try {
    bytes = admitDocument(input, options, defaults);
    reader = new DocumentReader(bytes, options, defaults, schema, issues, readers ?? [], TABLES);
    readProlog(reader);
    if (readers === null || !reader.saysAll(MAX_PLAIN_ATTRIBUTES)) reader.limitToFrames();
    value = readRoot(reader, root);
    if (reader.pos < bytes.length) readEpilog(reader);
    reader.finish();
  } catch (thrown) {
    if (thrown instanceof ReadError) addReadError(issues, thrown);
    else if (thrown !== TOO_MANY_ISSUES) throw thrown;
  }
  if (issues.count === 0) return { result: { ok: true, value }, reader };
  const list = issues.toIssues(input, bytes, (names) => findRepeats(schema, names), showPath);
  return { result: { ok: false, issues: list.slice(0, MAX_ISSUES) }, reader };
}

function addReadError(issues: IssueLog, { code, offset, expected, received }: ReadError): void {
  try {
    issues.add(code, offset, expected, received);
  } catch (thrown) {
    if (thrown !== TOO_MANY_ISSUES) throw thrown;
  }
}

/** Larger content models are not searched. */
const MAX_STEPS = 20_000;

/**
 * Finds which elements on a path from the root, given by local names, may have siblings of the same name. Types chosen by
 * `xsi:type` are not followed.
 */
function findRepeats(schema: Schema, names: readonly string[]): boolean[] {
  let types = schema.globalTypes(names[0] ?? "");
  return names.map((name, depth) => {
    if (depth === 0) return false;
    const found = types.flatMap((type) => (type.kind === "complex" ? findInContent(schema, type, name) : []));
    // A name may occur several times with one type: without the set, each level would multiply them.
    types = [...new Set(found.map(({ type }) => type))];
    return found.some(({ repeats }) => repeats);
  });
}

/** Returns the types of a type's child elements with a local name, and whether such an element may repeat. */
function findInContent(
  schema: Schema,
  { content }: ComplexType,
  local: string,
): { readonly type: TypeDefinition; readonly repeats: boolean }[] {
  if (content.kind === "all") {
    const member = content.members.find(({ element }) => element.name.local === local);
    return member === undefined ? [] : [{ type: member.element.type, repeats: false }];
  }
  if (content.kind !== "states") return [];
  const { states } = content.table;
  if (states.reduce((count, { steps }) => count + steps.length, 0) > MAX_STEPS) return [];
  const matches = ({ on }: StepTable): boolean =>
    typeof on !== "number" || schema.table.elements.at(on)?.name === local;
  const steps = states.flatMap((state) => state.steps.filter(matches));
  // Every state that is reachable behind a child of the name.
  const reached = new Set(steps.map(({ to }) => to));
  let repeats = false;
  for (const index of reached) {
    const { skip, steps = [] } = states[index] ?? {};
    for (const step of steps) {
      repeats ||= matches(step);
      reached.add(step.to);
    }
    if (skip !== undefined) reached.add(skip.to);
  }
  const declared = steps.find(({ on }) => typeof on === "number");
  if (declared !== undefined) return [{ type: schema.element(declared.on as number).type, repeats }];
  return steps.length === 0 ? [] : schema.globalTypes(local).map((type) => ({ type, repeats }));
}
