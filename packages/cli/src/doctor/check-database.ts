import {
  checkServer,
  checkTableRights,
  listBloatedTables,
  listProcesses,
  listReplacedSettings,
  measureClock,
  type Pool,
  readRights,
  readServerState,
  UnsuitableDatabaseError,
} from "@payment-routing/database";
import { CLOCK_TOLERANCE_MS } from "@payment-routing/delivery";
import { describeDatabaseFailure } from "../service/check-database.ts";
import type { ServiceSettings } from "../service/check-service-settings.ts";
import { showCount } from "../show-text.ts";
import type { Deployment } from "./deployment.ts";
import { type Check, DAY_MS, error, note, type Problem, warning } from "./finding.ts";

/** A check that needs the database. Without one it finds nothing. */
export function withDatabase(check: (pool: Pool, deployment: Deployment) => ReturnType<Check>): Check {
  return (deployment) => (deployment.database.value ? check(deployment.database.value, deployment) : []);
}

/** A check that needs the tables of this version. Without them it finds nothing. */
export function withTables(check: (pool: Pool, deployment: Deployment) => ReturnType<Check>): Check {
  return withDatabase((pool, deployment) =>
    deployment.missingMigrations.value?.length === 0 ? check(pool, deployment) : [],
  );
}

/** Whether the database answers and accepts the user. */
export const checkConnection: Check = ({ database: { error: cause } }) => {
  if (cause === undefined) return [];
  // Others, such as a file of a certificate that cannot be read, have their advice in the message.
  const isUnreachable = UNREACHABLE.test(String((cause as { readonly code?: unknown }).code));
  const advice = isUnreachable ? ": start PostgreSQL, or correct the host or the port of DATABASE_URL" : "";
  return [error(`${describeDatabaseFailure(cause)}${advice}`)];
};

const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT)/;

/** The version and the encoding. */
export const checkSuitability = withDatabase((pool) => listUnsuitable(() => checkServer(pool)));

/** Turns an UnsuitableDatabaseError into a problem. */
export async function listUnsuitable(check: () => Promise<void>): Promise<readonly Problem[]> {
  try {
    await check();
    return [];
  } catch (cause) {
    if (cause instanceof UnsuitableDatabaseError) return [error(cause.message)];
    throw cause;
  }
}

export const checkWritable = withDatabase(async (pool) => {
  const { isStandby, isReadOnly } = await readServerState(pool);
  if (isStandby) return [error("the database is a standby, which is read-only: connect to the primary")];
  return isReadOnly
    ? [error("the database is read-only: reset default_transaction_read_only of the database and the user")]
    : [];
});

export const checkSettings = withDatabase(async (pool) => {
  const { settingsOff } = await readServerState(pool);
  const replaced = await listReplacedSettings(pool);
  return [
    ...settingsOff.map((name) => {
      const isOfData = name === "fsync" || name === "full_page_writes";
      const lost = "a crash of the machine damages the database: set it to on";
      const slow = "tables are neither vacuumed nor analysed, and become slow: set it to on";
      return isOfData ? error(`${name} is off: ${lost}`) : warning(`${name} is off: ${slow}`);
    }),
    ...replaced.map(({ name, value }) =>
      name === "synchronous_commit"
        ? note(
            `synchronous_commit is ${value}: the service sets it to on for its sessions, so nothing is lost`,
          )
        : note(`${name} is ${value}: the service replaces it for its sessions`),
    ),
  ];
});

/** The clock of this machine. */
export const checkClock = withDatabase(async (pool) =>
  describeClock("the clock of this machine", await measureClock(pool)),
);

/** Compares a clock with the database's. */
export function describeClock(whose: string, aheadMs: number): readonly Problem[] {
  const differenceMs = Math.abs(aheadMs);
  if (differenceMs <= CLOCK_NOTICE_MS) return [];
  const direction = aheadMs > 0 ? "ahead of" : "behind";
  const found = `${whose} is ${Math.round(differenceMs / 1000)} s ${direction} the database's`;
  return differenceMs <= CLOCK_TOLERANCE_MS
    ? [warning(`${found}: synchronize both with NTP`)]
    : [error(`${found}, and a worker with such a clock delivers nothing: synchronize both with NTP`)];
}

const CLOCK_NOTICE_MS = 5000;

/** The connections that the live processes may open, with the settings of this one, against those that the user may have. */
export const checkConnections = withTables(async (pool, { settings }) => {
  const { maxConnections, otherConnections } = await readServerState(pool);
  const live = (await listProcesses(pool)).filter(({ state }) => state === "live");
  const roles = live.length === 0 ? [settings.role] : live.map(({ role }) => role);
  const needed = roles.reduce((sum, role) => sum + countConnections(role, settings), 0);
  if (needed + otherConnections <= maxConnections) return [];
  const processes = showCount(roles.length, "process", "processes");
  return [
    error(
      `${processes} may open ${needed} connections and other programs have ${otherConnections}, and the user may have ${maxConnections}: raise max_connections or the limit of the user, or lower DATABASE_CONNECTIONS`,
    ),
  ];
});

/** The most connections of a process: those of its pool, and what the description of `--database-connections` adds. */
function countConnections(role: ServiceSettings["role"], settings: ServiceSettings): number {
  const { databaseConnections, decisionSamplePercent, decisionArchive, configSource, cell } = settings;
  const isServing = role === "all" || role === "api";
  const isDelivering = role === "all" || role === "worker";
  return [
    1,
    role === "search" ? 0 : databaseConnections + (cell === undefined ? 0 : 5),
    isDelivering ? 4 : 0,
    role !== "worker" && decisionSamplePercent > 0 ? 3 : 0,
    isDelivering && decisionArchive !== undefined ? 3 : 0,
    configSource === "database" ? 2 : 0,
    isServing ? 3 : 0,
  ].reduce((sum, count) => sum + count, 0);
}

/** Dead rows, and transactions that keep them. */
export const checkVacuum = withDatabase(async (pool) => {
  const { oldestTransactionMs = 0, oldestPreparedMs = 0, unfrozenTransactions } = await readServerState(pool);
  const bloated = await listBloatedTables(pool);
  return [
    oldestTransactionMs > MAX_TRANSACTION_MS &&
      warning(
        `a transaction is open for ${showHours(oldestTransactionMs)}, and no row that was deleted since can be removed: end it (pg_stat_activity has its process)`,
      ),
    oldestPreparedMs > MAX_TRANSACTION_MS &&
      warning(
        `a prepared transaction is open for ${showHours(oldestPreparedMs)}: commit it or roll it back (pg_prepared_xacts has its name)`,
      ),
    unfrozenTransactions > MAX_UNFROZEN &&
      error(
        `the oldest row is ${unfrozenTransactions} transactions old, and PostgreSQL stops at two billion: run vacuum (freeze) in this database`,
      ),
    ...bloated.map(({ name, deadRows, liveRows }) =>
      warning(
        `the table ${name} has ${deadRows} dead rows and ${liveRows} live ones: run vacuum, and make autovacuum more frequent`,
      ),
    ),
  ].filter((problem) => problem !== false);
});

/** Longer than counts for operators and retention take. */
const MAX_TRANSACTION_MS = DAY_MS / 12;
/** Autovacuum freezes from 200 million on. */
const MAX_UNFROZEN = 1_000_000_000;

function showHours(milliseconds: number): string {
  return `${Math.floor(milliseconds / 3_600_000)} h`;
}

export const checkMigrations = withDatabase((_pool, { missingMigrations }) => {
  const { value: missing = [], error: cause } = missingMigrations;
  if (cause !== undefined)
    return [error(`the migrations cannot be read (${describeDatabaseFailure(cause)}): grant select on them`)];
  return missing.length === 0
    ? []
    : [
        error(
          `the database lacks ${missing.join(", ")}: run payment-routing migrate as the owner of the schema`,
        ),
      ];
});

/** Too few rights, and too many. A process of a user who may do less does less damage. */
export const checkRights = withDatabase(async (pool, { missingMigrations, settings }) => {
  const hasTables = missingMigrations.value?.length === 0;
  const missing = hasTables ? await listUnsuitable(() => checkTableRights(pool)) : [];
  const { user, isSuperuser, mayCreateRoles, ownedTables, denied } = await readRights(pool);
  const isLocked = denied.length > 0;
  const excess: readonly (Problem | false)[] = [
    isLocked &&
      error(
        `the user ${user} may not use ${denied.join(", ")}: grant usage on sequences and execute on functions`,
      ),
    isSuperuser &&
      warning(`the user ${user} is a superuser: let the service connect as a user with fewer rights`),
    !isSuperuser &&
      mayCreateRoles &&
      warning(`the user ${user} may create roles: alter role ${user} nocreaterole`),
    !isSuperuser &&
      ownedTables > 0 &&
      note(
        `the user ${user} owns ${showCount(ownedTables, "table")} and can drop ${ownedTables === 1 ? "it" : "them"}: migrate as the owner, and let the service connect as another user`,
      ),
  ];
  // The embedded database has one user.
  return settings.embedded ? missing : [...missing, ...excess.filter((problem) => problem !== false)];
});
