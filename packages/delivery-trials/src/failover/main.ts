// `npm run trial -- failover [options]`: fails PostgreSQL over on Patroni while payments, searches and operators go on.
import { accessSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { FAULTS, type Fault } from "./faults.ts";
import { POSTGRESQL } from "./node.ts";
import { runInOwnNamespaces } from "./own-namespaces.ts";
import { type Round, runFailover } from "./run-failover.ts";

const HELP = `npm run trial -- failover [options]

Fails PostgreSQL over on three nodes with Patroni and etcd, behind HAProxy, while two api, two worker and one search process
serve payments, operators and searches. Writes progress to standard error, and a table to standard output. Exits with 1 if
something is lost, reordered or does not recover. Linux, as root, with Debian's packages

  patroni etcd-server etcd-client postgresql-15 haproxy iproute2

  --fault <name>     inject only this fault; repeatable
  --times <number>   how often each fault is injected (default: 3)
  --asynchronous     with synchronous_mode off: counts the reports that are forgotten, and recovers
  --json             print a JSON object a line for each round, in place of the table
  --help             print this help

Faults
${FAULTS.map(({ name, description }) => `  ${name.padEnd(32)}${description}`).join("\n")}`;

const PACKAGES = {
  patroni: "patroni",
  etcd: "etcd-server",
  postgres: "postgresql-15",
  haproxy: "haproxy",
  ip: "iproute2",
  setpriv: "util-linux",
};

const COLUMNS: readonly (readonly [string, (round: Round) => string | number])[] = [
  ["fault", ({ fault }) => fault],
  ["forgotten", ({ forgotten }) => forgotten],
  ["acknowledged", ({ acknowledged }) => acknowledged],
  ["stored", ({ stored }) => stored],
  ["wanted", ({ wanted }) => wanted],
  ["received", ({ received }) => received],
  ["lost", ({ lost }) => lost],
  ["reordered", ({ reordered }) => reordered],
  ["came twice", ({ repeated }) => repeated],
  ["searches", ({ searches }) => searches],
  ["decisions stored", ({ decisionsStored }) => decisionsStored],
  ["dropped", ({ decisionsDropped }) => decisionsDropped],
  ["no commit, s", ({ commitPause }) => commitPause.toFixed(1)],
  ["no delivery, s", ({ deliveryPause }) => deliveryPause.toFixed(1)],
  ["then delivered in, ms", ({ delayMs }) => delayMs],
  ["timelines", ({ timelines }) => timelines],
  ["epochs", ({ epochs }) => epochs],
  ["processor", ({ processor }) => describe(processor)],
  ["operator", ({ operator }) => describe(operator)],
  ["issues", ({ issues }) => issues.length],
];

const { values } = parseArgs({
  options: {
    fault: { type: "string", multiple: true, default: FAULTS.map(({ name }) => name) },
    times: { type: "string", default: "3" },
    asynchronous: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    /** Given by this program to itself. */
    inside: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else if (values.inside) process.exit(await run());
else {
  const faults = values.fault.map(findFault);
  if (faults.length === 0 || !(Number(values.times) >= 1)) fail("--times: expected a number of at least 1");
  findMissing();
  process.exitCode = await runInOwnNamespaces(import.meta.filename, ["--inside", ...process.argv.slice(2)]);
}

async function run(): Promise<number> {
  const startedAt = performance.now();
  const progress = (message: string) =>
    console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${message}`);
  const rounds: Round[] = [];
  if (!values.json)
    console.log(`| ${COLUMNS.map(([name]) => name).join(" | ")} |\n|${"---|".repeat(COLUMNS.length)}`);
  const options = {
    faults: values.fault.map(findFault),
    times: Number(values.times),
    isSynchronous: !values.asynchronous,
    progress,
  };
  for await (const round of runFailover(options)) {
    rounds.push(round);
    for (const issue of round.issues) progress(`FAILED: ${issue}`);
    console.log(
      values.json ? JSON.stringify(round) : `| ${COLUMNS.map(([, read]) => read(round)).join(" | ")} |`,
    );
  }
  return rounds.some(({ issues }) => issues.length > 0) ? 1 : 0;
}

function describe(statuses: Round["processor"]): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status === "0" ? "none" : status} × ${count}`)
    .join(", ");
}

function findFault(name: string): Fault {
  return (
    FAULTS.find((each) => each.name === name) ??
    fail(`--fault: expected a fault that --help lists, got ${name}`)
  );
}

/** Ends this program with a message when something that it needs is missing. */
function findMissing(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) fail("expected Linux and root");
  const folders = [...(process.env.PATH ?? "").split(delimiter), POSTGRESQL];
  const missing = Object.entries(PACKAGES).filter(
    ([program]) => !folders.some((folder) => exists(join(folder, program))),
  );
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name).join(" ");
  fail(
    `expected ${missing.map(([program]) => program).join(", ")}: apt-get install --no-install-recommends ${packages}`,
  );
}

function exists(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}

function fail(message: string): never {
  console.error(`${message}\nSee --help.`);
  process.exit(2);
}
