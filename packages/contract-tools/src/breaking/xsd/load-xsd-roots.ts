import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { join as joinNames } from "node:path/posix";
import {
  DocumentDecoder,
  DocumentEncoder,
  SCHEMA_PARTS,
  Schema,
} from "@payment-routing/contract-runtime/codegen";
import {
  describeRoot,
  type ElementDeclaration,
  prepareCodec,
  projectValues,
  type SchemaSet,
  selectRoots,
  type TypeDefinition,
} from "@payment-routing/xsd-compiler";
import type { Direction, XsdContract } from "../../contract-list.ts";
import { compileContract } from "../../generate-xsd-contract.ts";
import type { JsonObject } from "../../json-schema/schema-file.ts";
import type { FilePosition } from "../../report/finding.ts";
import type { VersionRoot } from "../change.ts";
import type { DocumentVersion } from "../classify.ts";
import type { Version } from "../load-version.ts";
import type { SchemaPosition } from "../values/schema-node.ts";
import type { StructureVersion } from "./compare-structure.ts";
import { MinimalDocuments } from "./minimal-document.ts";

/** A version of a contract, in the folder that its schema's path starts from. */
export interface XsdVersion extends Version {
  readonly contract: Pick<XsdContract, "schema" | "xsiType"> & {
    /** A direction alone stands for the elements of the file that no other element refers to. */
    readonly roots: XsdContract["roots"] | Direction;
  };
}

/** A root of one version, with what positions and documents need. */
export interface XsdRoot extends DocumentVersion, StructureVersion, VersionRoot {
  /** The projection of its values. */
  readonly schema: JsonObject;
  /** That of a choice of all elements, if a wildcard allows them. */
  readonly openSchema?: JsonObject;
  /** Whether consumers can import a type of this name. */
  isExported(name: string): boolean;
  /** Whether documents may name types by `xsi:type`. */
  readonly xsiType: boolean;
  /** The same text for roots with the same documents. */
  readonly digest: string;
  /** The names of the types of its schema. */
  readonly typeNames: ReadonlySet<string>;
  /** The digest of the schema without types of other names. Types that only one version has do not change it. */
  digestAmong(typeNames: ReadonlySet<string>): string;
  locateComponent(origin: ElementDeclaration["origin"]): FilePosition;
}

/**
 * Loads the roots of a version that are there, by their names.
 *
 * @throws SchemaError if the schema is rejected
 */
export function loadXsdRoots({ contract, folder, shown }: XsdVersion): ReadonlyMap<string, XsdRoot> {
  const path = joinNames(shown, contract.schema);
  const { schemaSet, readText } = compileContract(path, (file) => join(folder, relative(shown, file)));
  const { indexes, table, values } = prepareCodec(schemaSet);
  const schema = new Schema(table, values, SCHEMA_PARTS);
  const decoder = new DocumentDecoder(schema);
  const encoder = new DocumentEncoder(schema);
  const xsiType = contract.xsiType !== false;
  const { $defs, anyOf = [] } = projectValues(schemaSet, { xsiType }).schema as JsonObject & {
    readonly anyOf?: readonly JsonObject[];
  };
  const elements = [...schemaSet.elements.values()];
  const declared = [...elements, ...schemaSet.types.values(), ...schemaSet.groups.values()];
  const exported = new Set(declared.map(({ name }) => name?.local));
  const load = (element: ElementDeclaration, direction: Direction): XsdRoot => {
    const index = indexes.get(element) as number;
    const { open, tables, types } = describeRoot(schemaSet, element, xsiType);
    const typeNames = new Set(schemaSet.types.keys());
    let written: MinimalDocuments | undefined;
    const documents = (): MinimalDocuments => {
      written ??= new MinimalDocuments(element, open ? elements : []);
      return written;
    };
    const own = anyOf[elements.indexOf(element)] ?? {};
    const locateComponent = ({ file, offset }: ElementDeclaration["origin"]): FilePosition => {
      const text = readText(file);
      return locateIndex(file, text, toIndex(text, offset));
    };
    return {
      elements: [element, ...(open ? elements : [])],
      substitutes: xsiType ? listDerived(types) : [],
      write: (path, parts) => documents().write(path, parts),
      direction,
      xsiType,
      digest: hash(tables),
      typeNames,
      digestAmong: (names) => {
        const common = new Map([...schemaSet.types].filter(([name]) => names.has(name)));
        return hash(describeRoot({ ...schemaSet, types: common }, element, xsiType).tables);
      },
      schema: { ...own, $defs },
      ...(open && { openSchema: { anyOf: [own, ...anyOf], $defs } }),
      isExported: (name) => exported.has(name),
      encode: (value) => {
        const document = tryEncode(() => encoder.encode(index, value));
        const decoded = document === undefined ? undefined : decoder.decode(index, document);
        // The encoder leaves out members that the schema does not have.
        return decoded?.ok && !keepsMembers(value, decoded.value) ? undefined : document;
      },
      accepts: (document) => decoder.decode(index, document).ok,
      locate: (part) => locateInXsd(part, schemaSet, element, readText),
      locateComponent,
      position: () => locateComponent(element.origin),
    };
  };
  const { roots } = contract;
  if (typeof roots === "string")
    return new Map(selectDefault(schemaSet, path).map((root) => [root.name.local, load(root, roots)]));
  return new Map(
    roots.flatMap(({ element: name, direction }): [string, XsdRoot][] => {
      const element = findRoot(schemaSet, name);
      return element === undefined ? [] : [[name, load(element, direction)]];
    }),
  );
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The types among the given ones that are derived from another of them. */
function listDerived(types: readonly TypeDefinition[]): readonly TypeDefinition[] {
  const bases = new Set(types);
  return types.filter(({ base }) => base !== undefined && bases.has(base));
}

/** The roots that the file itself declares, or all. */
function selectDefault(schemaSet: SchemaSet, file: string): readonly ElementDeclaration[] {
  const selected = selectRoots(schemaSet);
  const roots = selected.ok ? selected.roots : [];
  const own = roots.filter(({ origin }) => origin.file === file);
  return own.length > 0 ? own : roots;
}

function findRoot(schemaSet: SchemaSet, name: string): ElementDeclaration | undefined {
  return [...schemaSet.elements.values()].find(
    ({ name: { local, namespace } }) => name === local || name === `{${namespace}}${local}`,
  );
}

function keepsMembers(value: unknown, decoded: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  const parts = Object.entries(value);
  if (typeof decoded !== "object" || decoded === null) return parts.length === 0;
  return parts.every(
    ([name, part]) => name in decoded && keepsMembers(part, (decoded as Record<string, unknown>)[name]),
  );
}

/** The document of a value; undefined for a value that the schema does not have. */
function tryEncode(encode: () => string): string | undefined {
  try {
    return encode();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Finds where an XSD declares a part of its projection: the member that a path names, or the type or element around it.
 * Members are searched from the start of the definition, since the projection has no positions of its own.
 */
function locateInXsd(
  { title, path }: SchemaPosition,
  { elements, types }: SchemaSet,
  root: ElementDeclaration,
  read: (file: string) => string,
): FilePosition {
  const declared = [...types.values(), ...elements.values()];
  const { file, offset } = (declared.find(({ name }) => name?.local === title) ?? root).origin;
  const text = read(file);
  let start = toIndex(text, offset);
  for (const [index, step] of path.entries()) {
    if (path[index - 1] !== "properties") continue;
    const name = String(step).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const found = new RegExp(`<[^<>]*\\s(?:name|ref)=["'](?:[^"':]*:)?${name}["']`).exec(text.slice(start));
    if (found !== null) start += found.index;
  }
  return locateIndex(file, text, start);
}

/** The index of a byte offset in a text. */
function toIndex(text: string, offset: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset)).length;
}

function locateIndex(file: string, text: string, index: number): FilePosition {
  const lines = text.slice(0, index).split("\n");
  return { file, line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1 };
}
