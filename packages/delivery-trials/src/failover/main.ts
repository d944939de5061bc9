// `npm run trial -- failover [options]`: fails PostgreSQL over on Patroni while payments, searches and operators go on.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { createProgress, printRounds } from "../result/print-rounds.ts";
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
else if (values.inside) {
  const progress = createProgress();
  await printRounds(runFailover({ faults, times, isSynchronous: !values.asynchronous, progress }), progress);
  // The processes of the namespaces still run.
  process.exit();
} else {
  if (!(times >= 1)) fail("--times: expected a number of at least 1");
  if (process.platform !== "linux" || process.getuid?.() !== 0) fail("expected Linux and root");
  const folders = [...(process.env.PATH ?? "").split(delimiter), POSTGRESQL];
  const missing = PROGRAMS.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length > 0)
    fail(`expected ${missing.join(", ")}: apt-get install --no-install-recommends ${PACKAGES}`);
  process.exitCode = await runInOwnNamespaces(import.meta.filename, ["--inside", ...process.argv.slice(2)]);
}

function fail(message: string): never {
  console.error(`${message}\nSee --help.`);
  process.exit(2);
}
