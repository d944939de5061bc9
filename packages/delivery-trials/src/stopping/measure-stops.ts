// `npm run stops [--role ROLE]... [--situation TEXT] [--seconds NUMBER] [--version FOLDER]`: stops `serve` by SIGTERM after
// some seconds in each situation, in this version or another built one. Writes a table: the seconds until the process has closed
// its connections to the database and until it has ended, and its memory. A frozen disk needs root, mkfs.ext4 and fsfreeze.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrate, openPool } from "@payment-routing/database";
import { startSearches } from "@payment-routing/test-support/load";
import { startTrialDatabase } from "../database/trial-database.ts";
import {
  SANDBOX_FILES,
  type ServiceProcess,
  type ServiceRole,
  startService,
} from "../service/service-process.ts";
import { waitUntil } from "../trial/wait-until.ts";
import { mountFreezable, placeInSpool, SITUATIONS, type Situation } from "./situations.ts";

const ROLES: readonly ServiceRole[] = ["search", "api", "worker", "all"];
/** A process that takes longer counts as one that does not end. */
const MAX_MS = 180_000;

const { values } = parseArgs({
  options: {
    role: { type: "string", multiple: true },
    situation: { type: "string", default: "" },
    seconds: { type: "string", default: "10" },
    version: { type: "string" },
  },
});
await using opened = new AsyncDisposableStack();
const database = opened.use(await startTrialDatabase({ fsync: false }));
const { connectionString } = database;
await migrate(connectionString);
const pool = opened.adopt(openPool(connectionString, { applicationName: "stops" }), (each) => each.end());

console.log(
  "| situation | role | connections closed, s | ended, s | by | memory before, MB | most, MB | decisions stored |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const situation of SITUATIONS.filter(({ name }) => name.includes(values.situation)))
  for (const role of ROLES.filter((each) => values.role?.includes(each) ?? true))
    console.log(`| ${[situation.name, role, ...(await measure(situation, role))].join(" | ")} |`);

async function measure(situation: Situation, role: ServiceRole): Promise<readonly (string | number)[]> {
  await using own = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "stops-"));
  own.defer(() => rm(folder, { recursive: true, force: true }));
  const device = situation.isDiskFrozen ? own.use(await mountFreezable(folder)) : undefined;
  const spool = join(device?.disk ?? folder, "spool");
  await placeInSpool(spool, situation);
  const service = await start(role, spool);
  own.defer(() => service.kill("SIGKILL"));
  own.defer(() => device?.thaw());
  const load =
    role === "worker"
      ? undefined
      : startSearches({ seed: 1, rate: 500, findPort: () => Number(new URL(service.url).port) });
  const memory = watchMemory(service.processId);
  await delay(2000);
  const before = memory.most;
  if (situation.isDatabaseSilent) await database.suspend();
  await device?.freeze();
  await delay(Number(values.seconds) * 1000);
  const stored = situation.isDatabaseSilent ? "–" : await countDecisions();
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  void service.kill("SIGTERM");
  const closed = situation.isDatabaseSilent
    ? "–"
    : (await waitUntil(isDisconnected, MAX_MS))
      ? seconds()
      : "never";
  const isKilled = async () =>
    !service.isRunning || service.log.some((line) => line.includes("ends itself by"));
  const isEnding = await waitUntil(isKilled, MAX_MS);
  const endedAfter = `${isEnding ? "" : "more than "}${seconds()}`;
  memory.stop();
  // On a frozen disk, SIGKILL waits as well: it has been sent, and takes effect then.
  await delay(1000);
  await device?.thaw();
  if (situation.isDatabaseSilent) await database.resume();
  if (!isEnding) void service.kill("SIGKILL");
  const { code, signal } = await service.ended;
  await load?.stop();
  await pool.query("truncate decision_blocks");
  return [closed, endedAfter, signal ?? `exit code ${code}`, before, memory.most, stored];
}

function start(role: ServiceRole, spool: string): Promise<ServiceProcess> {
  return startService({
    name: role,
    role,
    connectionString,
    configuration: SANDBOX_FILES.configuration,
    secrets: SANDBOX_FILES.secrets,
    version: values.version && resolve(values.version),
    requestLogPercent: 0,
    arguments: ["--decision-spool", spool],
  });
}

async function isDisconnected(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where application_name like 'payment-routing%' and application_name not like '%embedded'",
  );
  return rowCount === 0;
}

async function countDecisions(): Promise<number> {
  const { rows } = await pool.query("select coalesce(sum(decisions), 0)::int as stored from decision_blocks");
  return rows[0].stored;
}

/** The most memory so far, in megabytes. */
function watchMemory(processId: number) {
  const watched = { most: 0, stop: () => clearInterval(timer) };
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
    const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
    watched.most = Math.max(watched.most, Math.round(Number(kilobytes) / 1024));
  }, 200);
  return watched;
}
