import { readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import { compare, type Effort } from "../harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "../harness/report.ts";
import { versionOf } from "../harness/version-of.ts";
import { bundle } from "../size/bundle.ts";
import { type LoadedContract, loadContract } from "./load-contract.ts";
import { makeSampleDocument } from "./sample-document.ts";
import type { MeasuredSchema } from "./schema-paths.ts";

const OURS = "generated code";
const LIBXML2 = "libxml2-wasm + XSD";
const DOCUMENT_BYTES = 1_000_000;

/** Decodes a document of 1 MB, made from a published schema, compared with JSON.parse of the same data and libxml2. */
export async function measurePublished(
  { key, path }: MeasuredSchema,
  effort: Effort,
): Promise<Pick<Report, "tables" | "figures">> {
  const contract = await loadContract(path);
  const xml = makeSampleDocument(contract.schema, contract.root, DOCUMENT_BYTES);
  const json = toJson(contract, xml);
  const validate = makeLibxml2Validator(path);
  const measures = compare(
    [
      {
        name: "JSON.parse",
        by: "Node, from toString",
        run: () => Object.keys(JSON.parse(json.toString("utf8"))).length,
      },
      { name: OURS, run: () => Number(contract.decode(xml).ok) },
      { name: LIBXML2, by: `${versionOf("libxml2-wasm")}, gives validity`, run: () => validate(xml) },
    ],
    effort,
  );
  const table: Table = {
    task: `decode ${basename(path)}: ${xml.length} bytes, as JSON ${json.length}`,
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

/** The data of a document as JSON, without the empty arrays of absent repeated elements. */
function toJson({ decode }: LoadedContract, xml: Uint8Array): Buffer {
  const decoded = decode(xml);
  if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
  const leaveOutEmpty = (_: string, value: unknown): unknown => {
    if (typeof value === "bigint") return Number(value);
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  };
  return Buffer.from(JSON.stringify(decoded.value, leaveOutEmpty));
}

function makeLibxml2Validator(path: string): (xml: Uint8Array) => number {
  xmlRegisterFsInputProviders();
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }));
  return (xml) => {
    const document = XmlDocument.fromBuffer(xml);
    try {
      validator.validate(document);
      return 1;
    } finally {
      document.dispose();
    }
  };
}

/** One function to decode and one to encode, as a browser would load them. */
async function measureBundle({ folder, names }: LoadedContract): Promise<number> {
  const code = `export { ${names.decode} } from "./decode.ts"; export { ${names.encode} } from "./encode.ts";`;
  return gzipSync(await bundle(code, folder)).length;
}
