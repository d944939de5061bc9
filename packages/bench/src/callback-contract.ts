import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parsePaymentCallback, validatePaymentCallback } from "@payment-routing/callback-contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Compile } from "typebox/compile";
import { z } from "zod";
import { type Contestant, compare, type Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";
import { versionOf } from "./harness/version-of.ts";

const EXAMPLES = new URL("../../../schemas/examples/callback/", import.meta.url);
const BYTES = readFileSync(new URL("valid/airline-card-authorised.json", EXAMPLES));
const TEXT = BYTES.toString("utf8");
const INVALID_TEXT = readFileSync(new URL("invalid/missing-member.profile-id.json", EXAMPLES), "utf8");
const OURS = "callback-contract";

/**
 * Compares reading a callback with JSON.parse alone and with other validators of the same schema. The other validators
 * return a boolean: they accept repeated names and rounded integers, and report no lines and columns.
 */
export function run(effort: Effort): Report {
  const peers = makePeers();
  checkResults(peers);
  const measure = (task: string, contestants: readonly Contestant[]): Table => ({
    task,
    measures: compare(contestants, effort),
  });
  const parse = measure("parse and validate a string", parsing(TEXT, peers));
  const parseBytes = measure("parse and validate bytes", parsingBytes());
  const validate = measure("validate a value", validating(peers));
  const reject = measure("reject a document with one issue", parsing(INVALID_TEXT, peers));

  const ratio = (table: Table, name = OURS): number => roundFigure(findMeasure(table, name).ratio);
  const microseconds = (table: Table, name = OURS): number =>
    roundFigure(findMeasure(table, name).microseconds);
  const figuresOfPeers = peers.flatMap(({ name }) => [
    [`${name}_parse_vs_json_parse`, ratio(parse, name)],
    [`${name}_validate_us`, microseconds(validate, name)],
  ]);
  return {
    title: `airline-card-authorised.json, ${BYTES.length} bytes, Node ${process.version}`,
    tables: [parse, parseBytes, validate, reject],
    figures: {
      parse_vs_json_parse: ratio(parse),
      parse_bytes_vs_json_parse: ratio(parseBytes),
      json_parse_us: microseconds(parse, "JSON.parse"),
      parse_us: microseconds(parse),
      validate_us: microseconds(validate),
      reject_us: microseconds(reject),
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

/** Checks that all validators accept the valid document and reject the invalid one. */
function checkResults(peers: readonly Peer[]): void {
  const validators = [
    ...peers,
    { name: OURS, accepts: (value: unknown) => validatePaymentCallback(value).ok },
  ];
  for (const { name, accepts } of validators) {
    if (!accepts(JSON.parse(TEXT)) || accepts(JSON.parse(INVALID_TEXT)))
      throw new Error(`${name} returns a wrong result`);
  }
}

function count(result: object): number {
  return Object.keys(result).length;
}

/** Another validator of the callback's schema. */
interface Peer {
  readonly name: string;
  readonly version: string;
  readonly accepts: (value: unknown) => boolean;
}

// typia is faster, but needs a compiler of its own, which builds its plug-in from Go sources. TypeBox also compiles a
// schema to code that returns a boolean.
function makePeers(): Peer[] {
  const schema = readSchema("payment-callback");
  const checkAjv = new Ajv2020().compile(schema);
  const checkTypebox = Compile(schema);
  const checkZod = z.fromJSONSchema(schema);
  return [
    { name: "ajv", version: versionOf("ajv"), accepts: (value) => checkAjv(value) },
    { name: "typebox", version: versionOf("typebox"), accepts: (value) => checkTypebox.Check(value) },
    { name: "zod", version: versionOf("zod"), accepts: (value) => checkZod.safeParse(value).success },
  ];
}

function readSchema(name: string): Record<string, unknown> {
  const path = import.meta.resolve(`@payment-routing/callback-contract/${name}.schema.json`);
  return JSON.parse(readFileSync(fileURLToPath(path), "utf8"));
}
