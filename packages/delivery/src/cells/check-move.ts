import { listAppliedMigrations, type Queryable, queryRecords } from "@payment-routing/database";
import type { Cell } from "./cell.ts";
import { isCellHeld, owns, readClaim, readOwner, resolveOwner, type StoredOwner } from "./client-owner.ts";
import { listSessions } from "./copy-client.ts";
import { MoveError } from "./move-error.ts";

/** A client, the cells that it moves between, and the remaining ones. */
export interface PlannedMove {
  readonly clientId: number;
  readonly from: Cell;
  readonly to: Cell;
  readonly others: readonly Cell[];
}

/** How far the clocks of two cells may differ: retries and ends of leases are copied as times. */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

/**
 * Checks that the client may leave: every cell answers, none is held, the source owns it by all of them, and the target can take it.
 *
 * @throws MoveError `refused`, with all reasons
 */
export async function checkMove(move: PlannedMove): Promise<void> {
  const reasons = [
    ...(await checkOwners(move)),
    ...(await checkTarget(move)),
    ...(await checkActions(move)),
    ...(await checkSessions(move)),
  ];
  if (reasons.length > 0)
    throw new MoveError("refused", `client ${move.clientId} cannot be moved: ${reasons.join("; ")}`);
}

async function checkOwners({ clientId, from, to, others }: PlannedMove): Promise<readonly string[]> {
  const reasons: string[] = [];
  const cells = [from, to, ...others];
  const names = cells.map(({ name }) => name);
  if (new Set(names).size < names.length) reasons.push(`expected different cells, got ${names.join(", ")}`);
  const defaults = new Set(cells.map(({ defaultCell }) => defaultCell));
  const [defaultCell = ""] = defaults;
  if (defaults.size > 1) reasons.push(`the cells name different default cells: ${[...defaults].join(", ")}`);
  else if (!names.includes(defaultCell))
    reasons.push(`the database of the default cell ${defaultCell} is missing`);
  const rows = await Promise.all(cells.map((cell) => readState(cell, clientId)));
  const mine = rows[0]?.claim?.generation ?? -1;
  for (const { cell, owner, claim, isHeld } of rows) {
    if (isHeld) reasons.push(`cell ${cell.name} waits for its recovery`);
    if (cell === from) continue;
    if (owns(owner)) reasons.push(`cell ${cell.name} owns the client too`);
    else if (claim !== undefined && claim.generation > mine)
      reasons.push(`by cell ${cell.name} the client is in cell ${claim.cell}`);
    if (claim !== undefined && claim.cell !== from.name && !names.includes(claim.cell))
      reasons.push(`the database of cell ${claim.cell} is missing`);
  }
  return reasons;
}

async function readState(cell: Cell, clientId: number) {
  const stored: StoredOwner | undefined = await readOwner(cell.pool, clientId);
  const isHeld = stored?.heldAt !== undefined || (await isCellHeld(cell.pool));
  return { cell, owner: resolveOwner(stored, cell), claim: readClaim(stored, cell), isHeld };
}

async function checkTarget({ clientId, from, to }: PlannedMove): Promise<readonly string[]> {
  const reasons: string[] = [];
  const [one, other] = await Promise.all([describe(from, clientId), describe(to, clientId)]);
  if (one.migrations !== other.migrations)
    reasons.push("the cells have different migrations: run migrate in both");
  if (one.digest !== other.digest)
    reasons.push(`the cells have different active configurations: ${one.digest} and ${other.digest}`);
  const missing = one.keys.filter((key) => !other.keys.includes(key));
  if (missing.length > 0) reasons.push(`the target lacks keys of the client: ${missing.join(", ")}`);
  const difference = Math.abs(one.clockMs - other.clockMs);
  if (difference > MAX_CLOCK_DIFFERENCE_MS)
    reasons.push(
      `the clocks of the databases differ by ${Math.round(difference)} ms, more than ${MAX_CLOCK_DIFFERENCE_MS} ms`,
    );
  return reasons;
}

interface Described {
  readonly migrations: string;
  readonly digest: string;
  readonly keys: readonly string[];
  /** How far the clock of the database is ahead of this process. */
  readonly clockMs: number;
}

async function describe({ pool }: Cell, clientId: number): Promise<Described> {
  const migrations = await listAppliedMigrations(pool);
  const [state] = await queryRecords<{ digest?: string; keys: readonly string[] }>(pool, DESCRIBE, [
    clientId,
  ]);
  const askedAtMs = Date.now();
  const { rows } = await pool.query<{ now: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as now",
  );
  return {
    migrations: migrations.map(({ name }) => name).join(),
    digest: state?.digest ?? "none",
    keys: state?.keys ?? [],
    clockMs: (rows[0]?.now ?? 0) - (askedAtMs + Date.now()) / 2,
  };
}

const DESCRIBE = `
  select (
      select a.digest from configuration_state s join configuration_activations a using (activation_id)
    ) as digest,
    array(
      select key_id from keys
      where client_id = $1 and revoked_at is null and (expires_at is null or expires_at > now()) order by key_id
    ) as keys`;

/** Actions on many items read a list that they carry on with: a part of it would be left behind. */
async function checkActions({ clientId, from }: PlannedMove): Promise<readonly string[]> {
  const running = await listRunning(from.pool, clientId);
  if (running.length === 0) return [];
  return [`actions ${running.join(", ")} are in progress: wait for their end, or stop them`];
}

async function listRunning(client: Queryable, clientId: number): Promise<readonly number[]> {
  const rows = await queryRecords<{ actionId: number }>(
    client,
    `select action_id from operator_actions
     where state = 'running' and (client_ids is null or $1 = any(client_ids)) order by action_id`,
    [clientId],
  );
  return rows.map(({ actionId }) => actionId);
}

/** No session of another client in the target has the ID of one that moves. */
async function checkSessions(move: PlannedMove): Promise<readonly string[]> {
  const ids = await listSessions(move);
  const rows = await queryRecords<{ sessionId: number }>(
    move.to.pool,
    "select session_id from payment_sessions where session_id = any($1::bigint[]) and client_id <> $2 order by 1 limit 20",
    [ids, move.clientId],
  );
  const found = rows.map(({ sessionId }) => sessionId);
  return found.length === 0
    ? []
    : [`the target has sessions of other clients with the same IDs: ${found.join(", ")}`];
}
