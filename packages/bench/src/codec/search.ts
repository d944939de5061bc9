import { gzipSync } from "node:zlib";
import { DocumentDecoder, SCHEMA_PARTS, Schema } from "@payment-routing/contract-runtime/codegen";
import {
  decodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchCriteriaToBytes,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { type Contestant, compare, type Effort } from "../harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "../harness/report.ts";
import { bundle } from "../size/bundle.ts";
import { decode, INVALID, MAX_BYTES, makeDocuments, type SearchDocument } from "./documents.ts";
import { LIBXML2, makePeers, makePeerWriter, type Peer, versionOf } from "./peers.ts";

const OURS = "search-contract";
const FXP = "fast-xml-parser + ajv";

/**
 * Measures decoding a search request to a validated, typed value, compared with JSON.parse of the same data and other XML
 * readers; and encoding, compared with JSON.stringify.
 */
export async function measureSearch(effort: Effort): Promise<Pick<Report, "tables" | "figures">> {
  const documents = makeDocuments();
  const peers = makePeers();
  checkResults(documents, peers);
  const measure = (task: string, contestants: readonly Contestant[]): Table => ({
    task,
    measures: compare(contestants, effort),
  });
  const [example, orders, unicode, large, unusual] = documents;
  const decoding = (document: SearchDocument): Table =>
    measure(`decode ${describe(document)}`, makeDecoding(document, peers));
  const encoding = (document: SearchDocument): Table =>
    measure(`encode ${describe(document)}`, makeEncoding(document));
  const decoded = {
    example: decoding(example),
    orders: decoding(orders),
    unicode: decoding(unicode),
    large: decoding(large),
    unusual: decoding(unusual),
  };
  const encoded = {
    example: encoding(example),
    orders: encoding(orders),
    unicode: encoding(unicode),
    large: encoding(large),
  };
  const tables = measure(
    `decode without the fast path ${describe(example)}`,
    await makeTablesDecoding(example),
  );
  return {
    tables: [...Object.values(decoded), tables, ...Object.values(encoded)],
    figures: {
      decode_vs_json_parse: ratio(decoded.example),
      decode_unicode_vs_json_parse: ratio(decoded.unicode),
      decode_unusual_vs_json_parse: ratio(decoded.unusual),
      tables_decode_vs_json_parse: ratio(tables),
      encode_vs_json_stringify: ratio(encoded.example),
      decode_speedup_vs_fxp_ajv: speedup(decoded.example, FXP),
      decode_speedup_vs_libxml2: speedup(decoded.example, LIBXML2),
      search_bundle_gzip_bytes: await measureBundle(),
      decode_orders_vs_json_parse: ratio(decoded.orders),
      decode_large_vs_json_parse: ratio(decoded.large),
      encode_orders_vs_json_stringify: ratio(encoded.orders),
      encode_unicode_vs_json_stringify: ratio(encoded.unicode),
      encode_large_vs_json_stringify: ratio(encoded.large),
      decode_us: microseconds(decoded.example, OURS),
      json_parse_us: microseconds(decoded.example, "JSON.parse"),
      encode_us: microseconds(encoded.example, OURS),
      json_stringify_us: microseconds(encoded.example, "JSON.stringify"),
      node: process.version,
      peers: [...peers.map(({ version }) => version), versionOf("ajv")].join(", "),
    },
  };
}

/** The first contestant is the baseline. */
function makeDecoding({ xml, json }: SearchDocument, peers: readonly Peer[]): Contestant[] {
  return [
    { name: "JSON.parse", by: "Node, from toString", run: () => count(JSON.parse(json.toString("utf8"))) },
    { name: OURS, run: () => count(decodePaymentMethodSearchCriteria(xml, MAX_BYTES)) },
    ...peers.map(({ name, version, gives, read }) => ({
      name,
      by: `${version}, gives ${gives}`,
      run: () => read(xml),
    })),
  ];
}

/** The tables alone: a decoder without generated readers. */
async function makeTablesDecoding({ xml, json }: SearchDocument): Promise<Contestant[]> {
  const table = new URL("gen/table.js", import.meta.resolve("@payment-routing/search-contract"));
  const { table: validation, values }: Schema = (await import(table.href)).SCHEMA;
  const decoder = new DocumentDecoder(new Schema(validation, values, SCHEMA_PARTS));
  return [
    { name: "JSON.parse", by: "Node, from toString", run: () => count(JSON.parse(json.toString("utf8"))) },
    { name: OURS, run: () => count(decoder.decode(0, xml, undefined)) },
  ];
}

/** Encodes to bytes. Each run has another copy of the value, as in a service. */
function makeEncoding({ xml }: SearchDocument): Contestant[] {
  const copies = xml.length > 100_000 ? 2 : 64;
  const values = Array.from({ length: copies }, () => decode(xml));
  let turn = 0;
  const next = (): PaymentMethodSearchCriteria => values[turn++ % copies] as PaymentMethodSearchCriteria;
  const { name, version, write } = makePeerWriter();
  return [
    { name: "JSON.stringify", by: "Node", run: () => Buffer.from(JSON.stringify(next())).length },
    { name: OURS, run: () => encodePaymentMethodSearchCriteriaToBytes(next()).length },
    { name, by: version, run: () => Buffer.from(write(next())).length },
  ];
}

/** One function to decode and one to encode, as a browser would load them. */
async function measureBundle(): Promise<number> {
  const names = "decodePaymentMethodSearchCriteria, encodePaymentMethodSearchCriteria";
  return gzipSync(await bundle(`export { ${names} } from "@payment-routing/search-contract";`)).length;
}

/** Checks that all readers accept the valid documents, and reject the invalid one. */
function checkResults(documents: readonly SearchDocument[], peers: readonly Peer[]): void {
  for (const { name, read } of peers) {
    for (const { name: document, xml } of documents)
      if (!accepts(read, xml)) throw new Error(`${name} rejects ${document}`);
    if (accepts(read, INVALID)) throw new Error(`${name} returns a wrong result for an invalid document`);
  }
  if (decodePaymentMethodSearchCriteria(INVALID).ok) throw new Error("the invalid document is accepted");
}

function accepts(read: Peer["read"], xml: Uint8Array): boolean {
  try {
    return read(xml) > 0;
  } catch {
    return false;
  }
}

function describe({ name, xml, json }: SearchDocument): string {
  return `${name}: ${xml.length} bytes, as JSON ${json.length}`;
}

function ratio(table: Table): number {
  return roundFigure(findMeasure(table, OURS).ratio);
}

/** The time of a peer as a multiple of ours. */
function speedup(table: Table, peer: string): number {
  return roundFigure(findMeasure(table, peer).ratio / findMeasure(table, OURS).ratio);
}

function microseconds(table: Table, name: string): number {
  return roundFigure(findMeasure(table, name).microseconds);
}

function count(result: object): number {
  return Object.keys(result).length;
}
