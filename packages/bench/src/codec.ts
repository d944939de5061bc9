import {
  decodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import { BOUNDS, decode, FAULTY, makeDocuments, type SearchDocument } from "./codec/documents.ts";
import { makePeers, makePeerWriter, type Peer } from "./codec/peers.ts";
import { type Contestant, compare, type Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";
import { versionOf } from "./harness/version-of.ts";

const OURS = "search-contract";
const FXP = "fast-xml-parser + ajv";
const LIBXML2 = "libxml2-wasm + XSD";

/**
 * What the XML codec costs: bytes of a search request to a validated, typed value, beside JSON.parse of the same data
 * and what others have for XML; and a value to the bytes of a request, beside JSON.stringify.
 *
 * JSON.parse neither validates nor types. All begin with bytes, so that whoever needs text makes it.
 */
export function run(effort: Effort): Report {
  const documents = makeDocuments();
  const peers = makePeers();
  checkVerdicts(documents, peers);
  const measure = (task: string, contestants: readonly Contestant[]): Table => ({
    task,
    measures: compare(contestants, effort),
  });
  const decoded = documents.map((document) =>
    measure(`decode ${describe(document)}`, decoding(document, peers)),
  );
  const encoded = documents.map((document) => measure(`encode ${describe(document)}`, encoding(document)));
  const [full, orders, unicode, large] = decoded as [Table, Table, Table, Table];
  const [fullWritten, ordersWritten, unicodeWritten, largeWritten] = encoded as [Table, Table, Table, Table];
  return {
    title: `The search request, Node ${process.version}`,
    tables: [...decoded, ...encoded],
    figures: {
      decode_vs_json_parse: ratio(full),
      decode_unicode_vs_json_parse: ratio(unicode),
      decode_speedup_vs_fxp_ajv: speedup(full, FXP),
      decode_speedup_vs_libxml2: speedup(full, LIBXML2),
      encode_vs_json_stringify: ratio(fullWritten),
      decode_orders_vs_json_parse: ratio(orders),
      decode_large_vs_json_parse: ratio(large),
      decode_speedup_vs_saxes: speedup(full, "saxes"),
      decode_speedup_vs_txml: speedup(full, "txml"),
      encode_orders_vs_json_stringify: ratio(ordersWritten),
      encode_unicode_vs_json_stringify: ratio(unicodeWritten),
      encode_large_vs_json_stringify: ratio(largeWritten),
      decode_us: microseconds(full, OURS),
      json_parse_us: microseconds(full, "JSON.parse"),
      encode_us: microseconds(fullWritten, OURS),
      json_stringify_us: microseconds(fullWritten, "JSON.stringify"),
      node: process.version,
      peers: [...peers.map(({ version }) => version), versionOf("ajv")].join(", "),
    },
  };
}

/** JSON.parse first: what the others are compared with. */
function decoding({ xml, json }: SearchDocument, peers: readonly Peer[]): Contestant[] {
  return [
    { name: "JSON.parse", by: "Node, from toString", run: () => count(JSON.parse(json.toString("utf8"))) },
    { name: OURS, run: () => count(decodePaymentMethodSearchCriteria(xml, BOUNDS)) },
    ...peers.map(({ name, version, gives, read }) => ({
      name,
      by: `${version}, gives ${gives}`,
      run: () => read(xml),
    })),
  ];
}

/** To bytes, which is what is sent. Values are copies, all alike and none the same, as in a service. */
function encoding({ xml }: SearchDocument): Contestant[] {
  const copies = xml.length > 100_000 ? 2 : 64;
  const values = Array.from({ length: copies }, () => decode(xml));
  let turn = 0;
  const next = (): PaymentMethodSearchCriteria => values[turn++ % copies] as PaymentMethodSearchCriteria;
  const { name, version, write } = makePeerWriter();
  return [
    { name: "JSON.stringify", by: "Node", run: () => Buffer.from(JSON.stringify(next())).length },
    { name: OURS, run: () => Buffer.from(encodePaymentMethodSearchCriteria(next())).length },
    { name, by: version, run: () => Buffer.from(write(next())).length },
  ];
}

/** Contestants that do not do the task are no contestants. */
function checkVerdicts(documents: readonly SearchDocument[], peers: readonly Peer[]): void {
  for (const { name, gives, read } of peers) {
    for (const { name: document, xml } of documents)
      if (!takes(read, xml)) throw new Error(`${name} does not take ${document}`);
    const judges = gives === "verdict" || gives === "values";
    if (takes(read, FAULTY) === judges) throw new Error(`${name} judges a faulty document wrongly`);
  }
  if (decodePaymentMethodSearchCriteria(FAULTY).ok) throw new Error("the faulty document is taken");
}

function takes(read: Peer["read"], xml: Uint8Array): boolean {
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

/** How many times as long a peer takes. */
function speedup(table: Table, peer: string): number {
  return roundFigure(findMeasure(table, peer).ratio / findMeasure(table, OURS).ratio);
}

function microseconds(table: Table, name: string): number {
  return roundFigure(findMeasure(table, name).microseconds);
}

function count(result: object): number {
  return Object.keys(result).length;
}
