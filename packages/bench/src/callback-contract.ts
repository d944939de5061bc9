import { readFileSync } from "node:fs";
import { parsePaymentCallback, validatePaymentCallback } from "@payment-routing/callback-contract";
import { makePeers, type Peer } from "./callback-contract/peers.ts";
import { type Contestant, compare, type Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";

const EXAMPLES = new URL("../../../schemas/examples/callback/", import.meta.url);
const BYTES = readFileSync(new URL("valid/airline-card-authorised.json", EXAMPLES));
const TEXT = BYTES.toString("utf8");
const FAULTY_TEXT = readFileSync(new URL("invalid/missing-member.profile-id.json", EXAMPLES), "utf8");
const OURS = "callback-contract";

/**
 * What the callback contract costs: reading beside JSON.parse alone, and beside what others make of the same schema. The peers only say yes or no: none refuses a name given twice or an
 * integer that is rounded, and none knows lines and columns.
 */
export function run(effort: Effort): Report {
  const peers = makePeers();
  checkVerdicts(peers);
  const measure = (task: string, contestants: readonly Contestant[]): Table => ({
    task,
    measures: compare(contestants, effort),
  });
  const parse = measure("parse and validate a string", parsing(TEXT, peers));
  const parseBytes = measure("parse and validate bytes", parsingBytes());
  const validate = measure("validate a value", validating(peers));
  const refuse = measure("refuse a document for one fault", parsing(FAULTY_TEXT, peers));

  const ratio = (table: Table, name = OURS): number => roundFigure(findMeasure(table, name).ratio);
  const microseconds = (table: Table, name = OURS): number =>
    roundFigure(findMeasure(table, name).microseconds);
  const figuresOfPeers = peers.flatMap(({ name }) => [
    [`${name}_parse_vs_json_parse`, ratio(parse, name)],
    [`${name}_validate_us`, microseconds(validate, name)],
  ]);
  return {
    title: `airline-card-authorised.json, ${BYTES.length} bytes, Node ${process.version}`,
    tables: [parse, parseBytes, validate, refuse],
    figures: {
      parse_vs_json_parse: ratio(parse),
      parse_bytes_vs_json_parse: ratio(parseBytes),
      json_parse_us: microseconds(parse, "JSON.parse"),
      parse_us: microseconds(parse),
      validate_us: microseconds(validate),
      refuse_us: microseconds(refuse),
      ...Object.fromEntries(figuresOfPeers),
      peers: peers.map(({ version }) => version).join(", "),
    },
  };
}

function parsing(text: string, peers: readonly Peer[]): Contestant[] {
  return [
    { name: "JSON.parse", by: "Node", run: () => count(JSON.parse(text)) },
    { name: OURS, run: () => count(parsePaymentCallback(text)) },
    ...peers.map(({ name, version, accepts }) => ({
      name,
      by: `JSON.parse, ${version}`,
      run: () => Number(accepts(JSON.parse(text))),
    })),
  ];
}

function parsingBytes(): Contestant[] {
  return [
    { name: "JSON.parse", by: "Node, from toString", run: () => count(JSON.parse(BYTES.toString("utf8"))) },
    { name: OURS, run: () => count(parsePaymentCallback(BYTES)) },
  ];
}

function validating(peers: readonly Peer[]): Contestant[] {
  const value: unknown = JSON.parse(TEXT);
  return [
    { name: OURS, run: () => count(validatePaymentCallback(value)) },
    ...peers.map(({ name, version, accepts }) => ({ name, by: version, run: () => Number(accepts(value)) })),
  ];
}

/** Contestants that do not do the task are no contestants. */
function checkVerdicts(peers: readonly Peer[]): void {
  const judges = [...peers, { name: OURS, accepts: (value: unknown) => validatePaymentCallback(value).ok }];
  for (const { name, accepts } of judges) {
    if (!accepts(JSON.parse(TEXT)) || accepts(JSON.parse(FAULTY_TEXT)))
      throw new Error(`${name} judges the documents wrongly`);
  }
}

function count(result: object): number {
  return Object.keys(result).length;
}
