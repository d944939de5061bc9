import type { Bounds } from "@payment-routing/contract-runtime/codegen";
import type { ComplexType, ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import { type ProjectionOptions, writeJsonSchema } from "../projecting/write-json-schema.ts";
import { labelTypes } from "../shaping/label-names.ts";
import type { Shape } from "../shaping/shape.ts";
import {
  type IndexedComponents,
  indexComponents,
  type TableOptions,
  type WrittenTables,
  writeValueTable,
} from "../tables/codec-tables.ts";
import { fileNameOf } from "./describe-type.ts";
import { findEqualTypes } from "./equal-types.ts";
import { importBy } from "./imports.ts";
import { nameComponents } from "./naming.ts";
import { isPlainSchema } from "./plain-schema.ts";
import { limitToRoots } from "./select-roots.ts";
import { writeRootModules, writeSetIndex } from "./write-modules.ts";
import { writeReaders } from "./write-readers.ts";
import { writeEnumerations, writeSetTypes } from "./write-set-types.ts";
import { writeTables } from "./write-tables.ts";

/** Options of generated code. */
export interface GenerateOptions {
  /** The command that regenerates the files, for their first line. Default `npm run xsd -- generate`. */
  readonly command?: string;
  /** The limits on documents. Default: 64 MiB, 256 nested elements and 10,000 attributes. */
  readonly bounds?: Partial<Bounds>;
  /** False omits the readers of plain documents: the code is smaller and slower. Default true. */
  readonly fastPath?: boolean;
  /** False rejects `xsi:type`, so that a sender cannot choose the type. Default true. */
  readonly xsiType?: boolean;
  /** The root elements of documents; code is limited to what they need. Default: all global elements, and all types. */
  readonly roots?: readonly ElementDeclaration[];
  /** The extension in import paths: `.js` type-checks everywhere, `.ts` runs directly on Node. Default `.ts`. */
  readonly importExtension?: ".js" | ".ts";
}

/**
 * Generates the modules of a package's `src/gen` by file name: types, and functions that decode, encode and validate
 * each global element. The modules run on `@payment-routing/contract-runtime`. The output is deterministic.
 */
export function generateSources(
  schema: SchemaSet,
  options: GenerateOptions = {},
): ReadonlyMap<string, string> {
  const { bounds, fastPath = true, importExtension = ".ts", xsiType = true } = options;
  const { declared, naming, open, typed, validated } = limitToRoots(
    schema,
    nameComponents(schema, { xsiType }),
    options.roots,
    xsiType,
  );
  // If any content is allowed, `xsi:type` may name any type.
  const substitutes = open ? "all" : "substitutes";
  const { indexes, ...tables } = prepareCodec(validated, naming.shapes, {
    namedTypes: xsiType ? substitutes : "none",
    // Labels stay the same when the code is limited to fewer roots.
    labels: labelTypes(schema),
  });
  const roots = Array.from(naming.elements, ([element, name]) => ({
    element,
    name,
    index: indexes.get(element) ?? 0,
  }));
  const enumerations = writeEnumerations(naming);
  const header = `// Generated from ${schema.files.map(fileNameOf).join(", ")}. Do not edit: ${options.command ?? "npm run xsd -- generate"}.\n\n`;
  const readers = fastPath
    ? writeReaders(naming, indexes, findEqualTypes(naming.shapes, indexes, tables))
    : "";
  const codec = {
    readers: readers !== "",
    plain: !xsiType && isPlainSchema(naming, indexes),
    ...(bounds === undefined ? {} : { bounds }),
  };
  const modules = [
    ["types.ts", writeSetTypes(typed, declared)],
    ["enumerations.ts", enumerations],
    ...writeTables(tables),
    ["read.ts", readers],
    ...writeRootModules(naming, roots, codec),
  ] as const;
  const present = modules.filter(([, text]) => text !== "");
  const exported = present.map(([file]) => file).filter((file) => EXPORTED.test(file));
  const written = [...present, ["index.ts", writeSetIndex(exported)] as const];
  return new Map(written.map(([file, text]) => [file, header + importBy(importExtension, text)]));
}

/** The modules whose values the index exports. */
const EXPORTED = /^(?:create|decode|encode|enumerations|standard-schema|validate)(?:-\d+)?\.ts$/;

/** Projects the values of a schema set to JSON Schema (draft 2020-12), and lists the rules that it cannot express. */
export function projectValues(
  schema: SchemaSet,
  options?: ProjectionOptions,
): ReturnType<typeof writeJsonSchema> {
  return writeJsonSchema(schema, nameComponents(schema).shapes, options);
}

/** Returns the tables of a schema set's codec, and the indexes of elements in them. */
export function prepareCodec(
  schema: SchemaSet,
  shapes: ReadonlyMap<ComplexType, Shape> = nameComponents(schema).shapes,
  options?: TableOptions,
): IndexedComponents & WrittenTables {
  const { indexes, table } = indexComponents(schema, options);
  return { indexes, table, values: writeValueTable(indexes, shapes, prefixesOf(schema, table)) };
}

/** What the documents of one root depend on. */
export interface RootDescription {
  /** The tables as text: two roots with the same text have the same documents. */
  readonly tables: string;
  /** Whether a wildcard allows every global element, which then has to be valid. */
  readonly open: boolean;
  /** The named types that its documents may have; without a wildcard, these are the types that it needs. */
  readonly types: readonly TypeDefinition[];
}

/** Describes the documents of one root. */
export function describeRoot(schema: SchemaSet, root: ElementDeclaration, xsiType: boolean): RootDescription {
  const naming = nameComponents(schema);
  const { open, validated } = limitToRoots(schema, naming, [root], xsiType);
  const { table, values } = prepareCodec(validated, naming.shapes, {
    namedTypes: xsiType ? "substitutes" : "none",
  });
  return { tables: JSON.stringify([table, values]), open, types: [...validated.types.values()] };
}

/** Returns the namespaces of elements and attributes, by prefix. */
function prefixesOf(
  { prefixes }: SchemaSet,
  { attributes, elements }: WrittenTables["table"],
): Readonly<Record<string, string>> {
  const used = new Set([...elements, ...attributes].map(({ namespace }) => namespace));
  const found = [...prefixes].filter(([namespace]) => used.has(namespace));
  return Object.fromEntries(found.map(([namespace, prefix]) => [prefix, namespace]));
}
