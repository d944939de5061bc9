// `npm run bench -- <name> [--json] [--rounds <n>] [--round-ms <n>]`: runs src/<name>.ts and prints what it measured.
// The bench `codec` takes the schemas that it measures beside the search: `--iso20022 XSD`, `--ubl XSD`.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { SchemaPaths } from "../codec/schema-paths.ts";
import type { Effort } from "./compare.ts";
import { median } from "./median.ts";
import { type Report, roundFigure, writeReport } from "./report.ts";
import { measureYardstick } from "./yardstick.ts";

const BENCHES = readdirSync(new URL("..", import.meta.url))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "60" },
    "round-ms": { type: "string", default: "20" },
    iso20022: { type: "string" },
    ubl: { type: "string" },
  },
  allowPositionals: true,
});
const [name = ""] = positionals;
if (!BENCHES.includes(name) || positionals.length > 1) {
  console.error(`npm run bench -- <name> [--json]; there are: ${BENCHES.join(", ")}`);
  process.exit(2);
}
const effort = { rounds: readCount("rounds"), roundMs: readCount("round-ms") };

const bench: { run: (effort: Effort, schemas: SchemaPaths) => Report | Promise<Report> } = await import(
  `../${name}.ts`
);
const yardsticks = [measureYardstick()];
const report = await bench.run(effort, { iso20022: findFile(values.iso20022), ubl: findFile(values.ubl) });
yardsticks.push(measureYardstick());
const figures = { ...report.figures, yardstick_us: roundFigure(median(yardsticks)) };
// With --json the last line of standard output is one object, for programs to read.
console.log(values.json ? JSON.stringify({ bench: name, ...figures }) : writeReport({ ...report, figures }));

function readCount(flag: "rounds" | "round-ms"): number {
  const text = values[flag];
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  console.error(`--${flag}: expected a whole number from 1, got "${text}"`);
  process.exit(2);
}

/** npm runs scripts in the folder of their package; paths are relative to where npm was called. */
function findFile(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(process.env.INIT_CWD ?? ".", path);
}
