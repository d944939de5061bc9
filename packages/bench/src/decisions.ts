import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfiguration, readVersionFiles, storeVersion } from "@payment-routing/config-store";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import { SANDBOX_FILES, startTrialDatabase } from "@payment-routing/delivery-trials";
import { makeConfiguration, type Size } from "./decision/make-configuration.ts";
import { fillDays, startOfDay } from "./decisions/fill-days.ts";
import { createDecisionMaker, type DecisionMaker } from "./decisions/make-decisions.ts";
import { AUTOVACUUM_SETTINGS, measureBytes, storeMinute } from "./decisions/measure-bytes.ts";
import { runCommand } from "./decisions/measure-command.ts";
import { measureLookUps } from "./decisions/measure-lookups.ts";
import { type Report, roundFigure } from "./harness/report.ts";

interface DecisionsEffort {
  /** How long the service decides searches. */
  readonly minutes: number;
  readonly decisionsPerMinute: number;
  readonly variety: Variety;
  /** Past days, two of which are those that commands read. */
  readonly days: number;
  readonly decisionsPerDay: number;
  readonly progress: (message: string) => void;
}

/** Ten million decisions. */
const EFFORT: DecisionsEffort = {
  minutes: 20,
  decisionsPerMinute: 60_000,
  variety: { accounts: 20_000, largeMethods: 400, largeAccounts: 1000, differentDecisions: 50_000 },
  days: 9,
  decisionsPerDay: 1_000_000,
  progress: (message) => console.error(message),
};

/**
 * Measures stored decisions: their bytes in PostgreSQL (with fsync), look-ups among ten million, and the commands that
 * read a million. Takes several minutes.
 */
export async function run(_effort: unknown, changes: Partial<DecisionsEffort> = {}): Promise<Report> {
  const { minutes, decisionsPerMinute, variety, days, decisionsPerDay, progress } = {
    ...EFFORT,
    ...changes,
  };
  await using database = await startTrialDatabase({ fsync: true, settings: AUTOVACUUM_SETTINGS });
  const { connectionString } = database;
  await migrate(connectionString);
  const pool = openPool(connectionString);
  const { folder, sandbox, large, service } = await storeConfigurations(pool, variety);
  try {
    progress(`storing ${minutes} minutes of a service that decides ${decisionsPerMinute} searches a minute`);
    const bytes = await measureBytes(pool, service.makeDecision, minutes, decisionsPerMinute);
    // The last minute has not been merged.
    await storeMinute(pool, service.makeDecision, startOfDay(0) + minutes * 60_000, decisionsPerMinute);
    progress(`storing ${days} days of ${decisionsPerDay} decisions`);
    const others = Array.from({ length: days - 2 }, () => service.makeDecision);
    const events = await fillDays(
      pool,
      [sandbox.makeDecision, large.makeDecision, ...others],
      decisionsPerDay,
    );
    progress(`looking up ${events.length} events`);
    const found = await measureLookUps(pool, events, 1);
    const absent = events.map(({ clientId, eventId }) => ({ clientId, eventId: -1 - eventId }));
    const missed = await measureLookUps(pool, absent, 0);
    progress("running the commands");
    const commands = [
      ...(await measureCommands(connectionString, "sandbox", sandbox, 1, decisionsPerDay)),
      ...(await measureCommands(connectionString, "400", large, 2, decisionsPerDay)),
    ];
    return {
      title: `${await countStored(pool)} decisions in PostgreSQL, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
      tables: [],
      figures: {
        decision_bytes_stored: roundFigure(bytes.stored),
        decision_bytes_unmerged: roundFigure(bytes.unmerged),
        decision_lookup_ms: roundFigure(Math.max(found.medianMs, missed.medianMs)),
        decision_lookup_ms_p99: roundFigure(Math.max(found.p99Ms, missed.p99Ms)),
        decision_lookup_other_blocks: Math.max(found.otherBlocks, missed.otherBlocks),
        ...Object.fromEntries(commands.map(([name, value]) => [name, roundFigure(value)])),
      },
      bounds: BOUNDS,
    };
  } finally {
    await pool.end();
    await rm(folder, { recursive: true });
  }
}

const BOUNDS: NonNullable<Report["bounds"]> = {
  decision_bytes_stored: { atMost: 120 },
  decision_lookup_ms: { atMost: 20 },
  decision_lookup_other_blocks: { atMost: 10 },
  simulate_1000000_s_sandbox: { atMost: 5 },
  coverage_1000000_s_sandbox: { atMost: 5 },
  simulate_1000000_s_400: { atMost: 12 },
  coverage_1000000_s_400: { atMost: 12 },
  simulate_1000000_mb_400: { atMost: 500 },
  coverage_1000000_mb_400: { atMost: 500 },
};

async function measureCommands(
  connectionString: string,
  name: string,
  { path }: RecordedConfiguration,
  daysAgo: number,
  decisions: number,
): Promise<readonly (readonly [figure: string, value: number])[]> {
  const [since, until] = [startOfDay(daysAgo), startOfDay(daysAgo - 1)].map((time) =>
    new Date(time).toISOString(),
  ) as [string, string];
  const options = ["--since", since, "--until", until, "--json"];
  const figures: (readonly [string, number])[] = [];
  for (const command of ["simulate", "coverage"]) {
    const { output, ...run } = await runCommand(connectionString, [
      "config",
      command,
      "--config",
      path,
      ...options,
    ]);
    const { requests, recorded } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
    if (requests !== decisions || recorded !== decisions)
      throw new Error(`config ${command} replayed ${requests} of ${recorded} decisions`);
    figures.push(
      [`${command}_1000000_s_${name}`, run.seconds],
      [`${command}_1000000_cpu_s_${name}`, run.processorSeconds],
      [`${command}_1000000_mb_${name}`, run.addedMb],
    );
  }
  return figures;
}

async function countStored(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    "select sum(decisions) as count from decision_blocks where segments is not null",
  );
  return Number(rows[0]?.count);
}

/** A configuration that has decided. Its version is in the database. */
interface RecordedConfiguration {
  /** A file or a folder. */
  readonly path: string;
  readonly makeDecision: DecisionMaker;
}

interface Variety {
  /** Accounts of the service. */
  readonly accounts: number;
  /** Methods of the large configuration. */
  readonly largeMethods: number;
  /** Accounts of the large configuration. */
  readonly largeAccounts: number;
  /** The number of different decisions of each configuration. */
  readonly differentDecisions: number;
}

const SERVICE: Omit<Size, "accounts"> = { methods: 40, countryShare: 0.9, strictness: 0.1 };
/** As in the benchmark `simulate`. */
const LARGE: Omit<Size, "accounts" | "methods"> = { countryShare: 0.25, strictness: 0.6 };

/** The configuration of the examples, a large one, and one of a service with 40 methods and 20 accounts a client. */
async function storeConfigurations(
  pool: Pool,
  { accounts, largeMethods, largeAccounts, differentDecisions }: Variety,
) {
  const folder = await mkdtemp(join(tmpdir(), "bench-decisions-"));
  const write = async (name: string, size: Size): Promise<string> => {
    const path = join(folder, `${name}.yaml`);
    await writeFile(path, JSON.stringify(makeConfiguration(size)));
    return path;
  };
  const store = async (path: string): Promise<RecordedConfiguration> => {
    const { configuration, router } = await loadConfiguration(path, { sandbox: true });
    const { configurationDigest: digest } = router;
    const { files } = await readVersionFiles(path);
    await storeVersion(pool, { digest, files }, { actor: "bench", reason: "has decided" });
    return { path, makeDecision: createDecisionMaker(configuration, digest, differentDecisions) };
  };
  return {
    folder,
    sandbox: await store(SANDBOX_FILES.configuration),
    large: await store(await write("large", { ...LARGE, methods: largeMethods, accounts: largeAccounts })),
    service: await store(await write("service", { ...SERVICE, accounts })),
  };
}
