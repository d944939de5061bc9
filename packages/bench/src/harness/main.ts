// `npm run bench -- <name>` runs src/<name>.ts and prints its results.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import type { SchemaPaths } from "../codec/schema-paths.ts";
import { compare, type Effort } from "./compare.ts";
import { median } from "./quantiles.ts";
import { type Report, roundFigure, writeReport } from "./report.ts";

const BENCHES = readdirSync(new URL("..", import.meta.url))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

const program = new Command("npm run bench --")
  .description("Run a benchmark and print its results.")
  .addArgument(new Argument("<name>", "The benchmark.").choices(BENCHES))
  .addOption(
    new Option("--json", "Print the figures as one JSON object, as the last line of standard output."),
  )
  .addOption(new Option("--rounds <n>", "Rounds to measure.").default(60).argParser(readCount))
  .addOption(
    new Option("--round-ms <n>", "Duration of a round in milliseconds.").default(20).argParser(readCount),
  )
  .option("--iso20022 <xsd>", "For codec: an ISO 20022 schema to measure beside the search.")
  .option("--ubl <xsd>", "For codec: a UBL schema to measure beside the search.")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const [name = ""] = program.args;
const values = program.opts<{
  json?: boolean;
  rounds: number;
  roundMs: number;
  iso20022?: string;
  ubl?: string;
}>();
const effort = { rounds: values.rounds, roundMs: values.roundMs };

const bench: { run: (effort: Effort, schemas: SchemaPaths) => Report | Promise<Report> } = await import(
  `../${name}.ts`
);
const yardsticks = [measureYardstick()];
const report = await bench.run(effort, { iso20022: findFile(values.iso20022), ubl: findFile(values.ubl) });
yardsticks.push(measureYardstick());
const figures = { ...report.figures, yardstick_us: roundFigure(median(yardsticks)) };
console.log(values.json ? JSON.stringify({ bench: name, ...figures }) : writeReport({ ...report, figures }));

function readCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Expected a whole number from 1.");
}

/** Paths are relative to the folder in which npm was called; scripts run in the folder of their package. */
function findFile(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(process.env.INIT_CWD ?? ".", path);
}

/**
 * Microseconds of `JSON.parse` for the data of the example `full.xml`: the speed of the machine at this time. It makes
 * results of different machines or times comparable.
 */
function measureYardstick(): number {
  const example = new URL("../../../../schemas/examples/search/valid/full.xml", import.meta.url);
  const decoded = decodePaymentMethodSearchCriteria(readFileSync(example));
  if (!decoded.ok) throw new Error("the example is not valid");
  const json = JSON.stringify(decoded.value);
  const [measure] = compare([{ name: "JSON.parse", run: (): number => JSON.parse(json).event_id }], {
    rounds: 21,
    roundMs: Math.min(10, effort.roundMs),
  });
  return measure?.microseconds ?? Number.NaN;
}
