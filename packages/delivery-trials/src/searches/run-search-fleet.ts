import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  activateVersion,
  createKey,
  listFileKeys,
  listKeys,
  loadConfiguration,
} from "@payment-routing/config-store";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { countDecisions, readDecisions } from "@payment-routing/decision-store";
import { findFreePort } from "@payment-routing/embedded-database/testing";
import { startSearches } from "@payment-routing/test-support/load";
import { startTrialDatabase } from "../database/trial-database.ts";
import { checkDecisions } from "../result/check-decisions.ts";
import type { TrialResult } from "../result/check-trial.ts";
import { SANDBOX_FILES, type ServiceProcess, startService } from "../service/service-process.ts";
import { waitUntil } from "../trial/wait-until.ts";
import { AnswerVersions, checkVersions, RAISE } from "./answer-versions.ts";
import { startHaproxy } from "./start-haproxy.ts";

/** Where the processes have their configuration from. */
export type ConfigurationSource = "database" | "files";

export interface SearchFleetOptions {
  readonly source: ConfigurationSource;
  /** Searches a second. */
  readonly rate: number;
  /** How long the database is away. */
  readonly awayMs: number;
  readonly progress: (message: string) => void;
}

const PROCESSES = 4;
const ACTOR = { actor: "trial", reason: "a new version" };

/**
 * Runs four processes of role `search` behind HAProxy under load: restarts one after the other, activates another version,
 * and takes the database away. Every search must be answered, by one version, and its decision stored once.
 */
export async function runSearchFleet(options: SearchFleetOptions): Promise<TrialResult> {
  const { source, rate, awayMs, progress } = options;
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "search-fleet-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const configuration = join(folder, "configuration");
  await cp(SANDBOX_FILES.configuration, configuration, { recursive: true });
  const database = opened.use(await startTrialDatabase({ fsync: false }));
  await migrate(database.connectionString);
  const pool = opened.adopt(openPool(database.connectionString), (each) => each.end());
  const first = await activate(pool, configuration);

  const ports: number[] = [];
  while (ports.length < PROCESSES) ports.push(await findFreePort());
  const running: ServiceProcess[] = [];
  const start = (port: number): Promise<ServiceProcess> =>
    startService({
      name: `search-${port}`,
      role: "search",
      connectionString: database.connectionString,
      ...(source === "files" && { configuration }),
      requestLogPercent: 0,
      arguments: [
        ...["--port", String(port), "--decision-spool", join(folder, "spool")],
        ...(source === "database"
          ? ["--config-source", "database", "--data-folder", join(folder, `data-${port}`)]
          : []),
      ],
    });
  opened.defer(async () => {
    for (const each of running) await each.kill("SIGKILL");
  });
  for (const port of ports) running.push(await start(port));
  const proxy = opened.use(await startHaproxy(folder, ports));

  const answers = new AnswerVersions();
  const load = startSearches({ seed: 1, rate, findPort: () => proxy.port, onAnswer: answers.add });
  const restart = async () => {
    for (const [index, port] of ports.entries()) {
      await running[index]?.kill("SIGTERM");
      running[index] = await start(port);
      await delay(KNOWN_AGAIN_MS);
    }
  };
  await delay(KNOWN_AGAIN_MS);
  progress("a rolling restart");
  await restart();
  progress("an activation");
  await raisePreferences(configuration);
  const second = await activate(pool, configuration);
  const isActive = await waitUntil(async () => answers.areSecond(10 * rate), 60_000);
  progress(`a database that is away for ${awayMs / 1000} s, and a rolling restart meanwhile`);
  await database.crash();
  const backAtMs = performance.now() + awayMs;
  await restart();
  await delay(Math.max(0, backAtMs - performance.now()));
  await database.start();
  await load.stop();
  const { ledger } = load;
  const always = { since: new Date(0), until: new Date(Date.now() + DAY_MS) };
  const areStored = await waitUntil(
    async () => (await countDecisions(pool, always)) >= ledger.answered,
    120_000,
  );
  for (const each of running) await each.kill("SIGTERM");

  const digests = { first, second };
  const checked = await checkDecisions(
    checkVersions(readDecisions(pool, always), ledger, answers, digests),
    ledger,
  );
  const issues = [
    ...checked.issues,
    ...answers.issues,
    ledger.answered < ledger.sent && `${ledger.sent - ledger.answered} searches failed`,
    !isActive && "the second version did not take effect in every process",
    !areStored && "decisions were missing two minutes after the database was back",
    checked.missing.length > 0 && `${checked.missing.length} decisions are missing`,
  ].filter((issue) => issue !== false);
  const figures = {
    sent: ledger.sent,
    answered: ledger.answered,
    by_first_version: answers.count("first"),
    by_second_version: answers.count("second"),
    restarts: 2 * PROCESSES,
    away_s: awayMs / 1000,
    stored: checked.stored,
  };
  return { issues, figures };
}

/** HAProxy learns in two checks, of two seconds each, that a process is back. */
const KNOWN_AGAIN_MS = 4000;
const DAY_MS = 86_400_000;

/** Activates the files of a folder, with their keys. Returns the digest of the version. */
async function activate(pool: Pool, folder: string): Promise<string> {
  const { credentials, router, versionFiles } = await loadConfiguration(folder, { sandbox: true });
  const known = new Set((await listKeys(pool)).map(({ keyId }) => keyId));
  for (const { expires: _, ...key } of listFileKeys(credentials))
    if (!known.has(key.keyId)) await createKey(pool, key, ACTOR);
  const { configurationDigest: digest } = router;
  await activateVersion(pool, { digest, files: versionFiles }, ACTOR);
  return digest;
}

/** Changes every preference of a configuration, so that an answer shows its version. Replaces the file at once. */
async function raisePreferences(folder: string): Promise<void> {
  const file = join(folder, "merchants.yaml");
  const text = await readFile(file, "utf8");
  const raised = text.replaceAll(/(?<=base_preference: )\d+/g, (digits) => String(Number(digits) + RAISE));
  await writeFile(join(folder, "..", "next.yaml"), raised);
  await rename(join(folder, "..", "next.yaml"), file);
}
