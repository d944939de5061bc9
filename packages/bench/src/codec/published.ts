import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Result, readTree, type ValidateOptions } from "@payment-routing/contract-runtime";
import type { Decode, Schema } from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet, generateSources, typeName } from "@payment-routing/xsd-compiler";
import { compare, type Effort } from "../harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "../harness/report.ts";
import { bundle } from "../size/bundle.ts";
import { LIBXML2, makeLibxml2Reader, versionOf } from "./peers.ts";
import { makeSampleDocument } from "./sample-document.ts";
import type { MeasuredSchema } from "./schema-paths.ts";

const OURS = "generated code";
const DOCUMENT_BYTES = 1_000_000;

/**
 * Decodes the documents of a published schema, or one of 1 MB that is made from it, compared with JSON.parse of the same
 * data and libxml2.
 */
export async function measurePublished(
  { documents: given, key, path }: MeasuredSchema,
  effort: Effort,
): Promise<Pick<Report, "tables" | "figures">> {
  const contract = await loadContract(path);
  const documents =
    given === undefined
      ? [makeSampleDocument(contract.schema, contract.root, DOCUMENT_BYTES)]
      : readdirSync(given).map((name) => readFileSync(join(given, name)));
  const xml = documents.map((bytes) => ({ bytes, decode: contract.decoderOf(bytes) }));
  const json = xml.map(toJson);
  const validate = makeLibxml2Reader(path);
  const measures = compare(
    [
      {
        name: "JSON.parse",
        by: "Node, from toString",
        run: () => sum(json, (bytes) => Object.keys(JSON.parse(bytes.toString("utf8"))).length),
      },
      { name: OURS, run: () => sum(xml, ({ bytes, decode }) => Number(decode(bytes).ok)) },
      {
        name: LIBXML2,
        by: `${versionOf("libxml2-wasm")}, gives validity`,
        run: () => sum(documents, validate),
      },
    ],
    effort,
  );
  const table: Table = {
    task: `decode ${basename(path)}: ${sum(documents, sizeOf)} bytes, as JSON ${sum(json, sizeOf)}`,
    measures,
  };
  const { ratio, microseconds } = findMeasure(table, OURS);
  const figures: Record<string, number> = {
    [`${key}_decode_vs_json_parse`]: roundFigure(ratio),
    [`${key}_decode_speedup_vs_libxml2`]: roundFigure(findMeasure(table, LIBXML2).ratio / ratio),
    [`${key}_decode_us`]: roundFigure(microseconds),
  };
  if (key.startsWith("iso20022")) figures[`${key}_bundle_gzip_bytes`] = await measureBundle(contract);
  rmSync(contract.folder, { recursive: true });
  return { tables: [table], figures };
}

const sizeOf = ({ length }: Uint8Array): number => length;

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** The data of a document as JSON, without the empty arrays of absent repeated elements. */
function toJson({ bytes, decode }: { readonly bytes: Uint8Array; readonly decode: Decode<unknown> }): Buffer {
  const decoded = decode(bytes);
  if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
  const leaveOutEmpty = (_: string, value: unknown): unknown => {
    if (typeof value === "bigint") return Number(value);
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  };
  return Buffer.from(JSON.stringify(decoded.value, leaveOutEmpty));
}

/** One function to decode and one to encode, as a browser would load them. */
async function measureBundle({ folder, names }: LoadedContract): Promise<number> {
  const code = `export { ${names.decode} } from "./decode.ts"; export { ${names.encode} } from "./encode.ts";`;
  return gzipSync(await bundle(code, folder)).length;
}

/** The generated code of a schema, and the first element that the schema declares as its root. */
interface LoadedContract {
  /** The folder of the generated modules. */
  readonly folder: string;
  readonly schema: Schema;
  /** The place of the root element in the tables of the schema. */
  readonly root: number;
  /** The names of the generated functions for the root element. */
  readonly names: { readonly decode: string; readonly encode: string };
  readonly decode: Decode<unknown>;
  /** Returns the function for documents with the root of the given one. */
  readonly decoderOf: (document: Uint8Array) => Decode<unknown>;
  readonly validate: (value: unknown, options?: ValidateOptions) => Result<unknown>;
}

/**
 * Generates the code of a schema into a temporary folder, which the caller deletes, and imports it.
 *
 * @throws Error with the first diagnostic for a schema that does not compile
 */
export async function loadContract(file: string): Promise<LoadedContract> {
  const compiled = compileSchemaSet([file]);
  if (!compiled.ok) {
    const [diagnostic] = compiled.diagnostics;
    throw new Error(`${diagnostic?.file}:${diagnostic?.line}:${diagnostic?.column} ${diagnostic?.message}`);
  }
  const folder = makeFolder();
  for (const [name, text] of generateSources(compiled.schemaSet)) writeFileSync(join(folder, name), text);
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const { SCHEMA: schema }: { SCHEMA: Schema } = await load("table.ts");
  const [root = 0] = schema.table.globalElements;
  const name = typeName(schema.table.elements.at(root)?.name ?? "");
  const names = { decode: `decode${name}`, encode: `encode${name}` };
  const decoders = await load("decode.ts");
  const decoderOf = (document: Uint8Array): Decode<unknown> => {
    const tree = readTree(document, { maxBytes: document.length });
    return decoders[`decode${typeName(tree.ok ? tree.value.local : "")}`];
  };
  const { [`validate${name}`]: validate } = await load("validate.ts");
  return { folder, schema, root, names, decode: decoders[names.decode], decoderOf, validate };
}

/** Makes a folder in which Node finds the runtime of generated code. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "codec-bench-")));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const scope = join(folder, "node_modules/@payment-routing");
  mkdirSync(scope, { recursive: true });
  const runtime = import.meta.resolve("@payment-routing/contract-runtime/package.json");
  symlinkSync(dirname(fileURLToPath(runtime)), join(scope, "contract-runtime"), "junction");
  return folder;
}
