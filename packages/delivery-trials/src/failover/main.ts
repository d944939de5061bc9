// `npm run trial -- failover [options]`: fails PostgreSQL over on Patroni while payments, searches and operators go on.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { FAULTS } from "./faults.ts";
import { POSTGRESQL } from "./node.ts";
import { runInOwnNamespaces } from "./own-namespaces.ts";
import { runFailover } from "./run-failover.ts";

const PACKAGES = "patroni etcd-server etcd-client postgresql-15 haproxy iproute2";
const PROGRAMS = ["patroni", "etcd", "postgres", "haproxy", "ip", "setpriv"];

const HELP = `npm run trial -- failover [options]

Fails PostgreSQL over on three nodes with Patroni and etcd, behind HAProxy, while two api, two worker and one search process
serve payments, operators and searches. Writes progress to standard error, and a table to standard output. Exits with 1 if
something is lost, reordered or does not recover. Linux, as root, with Debian's packages

  ${PACKAGES}

  --fault <name>     inject only this fault; repeatable
  --times <number>   how often each fault is injected (default: 3)
  --asynchronous     with synchronous_mode off: counts the reports that are forgotten, and recovers
  --help             print this help

Faults
${FAULTS.map(({ name, description }) => `  ${name.padEnd(32)}${description}`).join("\n")}`;

const { values } = parseArgs({
  options: {
    fault: { type: "string", multiple: true, default: FAULTS.map(({ name }) => name) },
    times: { type: "string", default: "3" },
    asynchronous: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    /** Given by this program to itself. */
    inside: { type: "boolean", default: false },
  },
});
const times = Number(values.times);
const faults = values.fault.map(
  (name) =>
    FAULTS.find((each) => each.name === name) ??
    fail(`--fault: expected a fault that --help lists, got ${name}`),
);
if (values.help) console.log(HELP);
else if (values.inside) process.exit(await run());
else {
  if (!(times >= 1)) fail("--times: expected a number of at least 1");
  if (process.platform !== "linux" || process.getuid?.() !== 0) fail("expected Linux and root");
  const folders = [...(process.env.PATH ?? "").split(delimiter), POSTGRESQL];
  const missing = PROGRAMS.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length > 0)
    fail(`expected ${missing.join(", ")}: apt-get install --no-install-recommends ${PACKAGES}`);
  process.exitCode = await runInOwnNamespaces(import.meta.filename, ["--inside", ...process.argv.slice(2)]);
}

async function run(): Promise<number> {
  const startedAt = performance.now();
  const progress = (message: string) =>
    console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${message}`);
  const printRow = (cells: readonly unknown[]) => console.log(`| ${cells.join(" | ")} |`);
  let rounds = 0;
  let failures = 0;
  for await (const { figures, issues } of runFailover({
    faults,
    times,
    isSynchronous: !values.asynchronous,
    progress,
  })) {
    if (rounds++ === 0) {
      printRow(Object.keys(figures));
      printRow(Object.keys(figures).map(() => "---"));
    }
    printRow(Object.values(figures));
    for (const issue of issues) progress(`FAILED: ${issue}`);
    failures += issues.length;
  }
  return failures > 0 ? 1 : 0;
}

function fail(message: string): never {
  console.error(`${message}\nSee --help.`);
  process.exit(2);
}
