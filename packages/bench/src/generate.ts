import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileSchemaSet, generateSources } from "@payment-routing/xsd-compiler";
import { writeSyntheticSchema } from "./generate/synthetic-schema.ts";
import type { Effort, Measure } from "./harness/compare.ts";
import { median } from "./harness/median.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";

const SIZES = [100, 1_000, 10_000];
const GENERATOR = fileURLToPath(new URL("../../../scripts/src/generate.ts", import.meta.url));

/**
 * Measures generating all contracts of the project in a new process, and generating schema sets of growing size. Times are
 * processor time: generation does not wait.
 */
export function run({ rounds }: Effort): Report {
  const times = Math.max(1, Math.round(rounds / 12));
  const contracts = Array.from({ length: times }, measureContracts);
  const table: Table = {
    task: "generate the modules of a schema set",
    measures: SIZES.map((size) => measureSize(size, times)),
  };
  const milliseconds = (size: number): number => findMeasure(table, nameOf(size)).microseconds / 1000;
  return {
    title: `Code from schemas, Node ${process.version}`,
    tables: [table],
    figures: {
      generate_contracts_ms: Math.round(median(contracts.map(({ wall }) => wall))),
      generate_contracts_processor_ms: Math.round(median(contracts.map(({ processor }) => processor))),
      generate_100_ms: roundFigure(milliseconds(100)),
      generate_1000_ms: roundFigure(milliseconds(1_000)),
      generate_10000_ms: roundFigure(milliseconds(10_000)),
      // 1 is linear.
      generate_growth_of_tenfold: roundFigure(milliseconds(10_000) / milliseconds(1_000) / 10),
      node: process.version,
    },
  };
}

/** Reports the processor time of a process when it ends. */
const TIMED = `
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);
  });`;

/** Generates everything and compares it with the committed files. Writes nothing. */
function measureContracts(): { readonly wall: number; readonly processor: number } {
  const start = performance.now();
  const args = [`--import=data:text/javascript,${encodeURIComponent(TIMED)}`, GENERATOR, "--check"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the contracts are not what their schemas give\n${stderr}`);
  return { wall: performance.now() - start, processor: Number(stdout.trim()) };
}

function measureSize(size: number, times: number): Measure {
  const bytes = Buffer.from(writeSyntheticSchema(size));
  // The first run is not counted: its code is not compiled yet.
  const rounds = Array.from({ length: times + 1 }, () => timeGeneration(bytes)).slice(1);
  return {
    name: nameOf(size),
    by: "this project",
    microseconds: median(rounds),
    ratio: median(rounds) / size,
  };
}

function timeGeneration(bytes: Uint8Array): number {
  const start = process.cpuUsage();
  const compiled = compileSchemaSet(["synthetic.xsd"], () => bytes);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]?.message);
  const modules = generateSources(compiled.schemaSet);
  const { user, system } = process.cpuUsage(start);
  if (modules.size === 0) throw new Error("nothing was generated");
  return user + system;
}

function nameOf(size: number): string {
  return `${size} elements`;
}
