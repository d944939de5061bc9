import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { announceChange } from "../configuration/change-notifications.ts";
import { VersionError } from "../version-error.ts";
import { type ActiveState, type HistoryEntry, readState } from "./activations.ts";
import { type NewVersion, readVersion, storeVersion } from "./stored-versions.ts";

/** The result of a switch. */
export interface Activation {
  readonly activationId: string;
  readonly digest: string;
  /** The digest of the version before; null for the first one. */
  readonly previous: string | null;
}

export interface ActivateOptions extends Actor {
  /** Rejects the switch unless this version is active; null: unless none is. */
  readonly expected?: string | null;
  /** Added to the record in the audit. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Called in the transaction of the switch. When it throws, nothing is switched. */
  readonly within?: (client: PoolClient) => Promise<unknown>;
}

/**
 * Activates a version for all processes, and stores it if it is new. The switch is one row: a process never reads parts of
 * two versions.
 *
 * @throws VersionError `other-version-active`
 */
export function activateVersion(
  pool: Pool,
  version: NewVersion,
  options: ActivateOptions,
): Promise<Activation> {
  return runTransaction(pool, async (client) => {
    const state = await lockState(client, options);
    await storeVersion(client, version, options);
    return switchTo(client, "activate", version.digest, state, options);
  });
}

/**
 * Activates the version that was active before the current one, or the given version. If it is active already, nothing is
 * switched or recorded. An emergency is recorded as one: then a given version must have been active before.
 *
 * @throws VersionError `other-version-active`, `no-version-before`, `unknown-version`
 */
export function rollBack(
  pool: Pool,
  options: ActivateOptions & { readonly digest?: string; readonly isEmergency?: boolean },
): Promise<Activation> {
  return runTransaction(pool, async (client) => {
    const state = await lockState(client, options);
    const target =
      options.digest === undefined
        ? await findTarget(client)
        : (await readVersion(client, options.digest)).digest;
    if (target === undefined)
      throw new VersionError("no-version-before", "no version was active before this one");
    const { digest, activationId } = state;
    if (digest === target && activationId !== null) return { activationId, digest, previous: digest };
    if (!options.isEmergency) return switchTo(client, "rollback", target, state, options);
    await requireFormer(client, target);
    return switchTo(client, "rollback", target, state, { ...options, detail: { emergency: true } });
  });
}

/** Serializes concurrent switches: the row lock is held until the end of the transaction. */
async function lockState(client: PoolClient, { expected }: ActivateOptions): Promise<ActiveState> {
  await client.query("select from configuration_state for update");
  const state = await readState(client);
  requireExpected(expected, state);
  return state;
}

/** @throws VersionError `other-version-active` */
export function requireExpected(expected: string | null | undefined, { digest }: ActiveState): void {
  if (expected === undefined || expected === digest) return;
  throw new VersionError(
    "other-version-active",
    `expected ${expected ?? "none"} to be active, got ${digest ?? "none"}: check the active version and try again`,
  );
}

async function findTarget(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<Pick<HistoryEntry, "kind" | "digest">>(
    "select kind, digest from configuration_activations order by activation_id desc",
  );
  return findRollbackTarget(rows);
}

/** @throws VersionError `no-version-before` for a version that was never active: it needs an approval */
async function requireFormer(client: PoolClient, digest: string): Promise<void> {
  const query = "select from configuration_activations where digest = $1 limit 1";
  if ((await client.query(query, [digest])).rowCount === 0)
    throw new VersionError("no-version-before", `${digest} was never active: ask for its activation`);
}

async function switchTo(
  client: PoolClient,
  kind: HistoryEntry["kind"],
  digest: string,
  { digest: previous }: ActiveState,
  { actor, reason, detail: added, within }: ActivateOptions,
): Promise<Activation> {
  const { rows } = await client.query<{ activationId: string }>(INSERT_ACTIVATION, [
    kind,
    digest,
    previous,
    actor,
    reason,
  ]);
  const activationId = rows[0]?.activationId ?? "";
  await client.query("update configuration_state set activation_id = $1", [activationId]);
  const detail = { digest, previous, ...added };
  await recordAction(client, {
    actor,
    reason,
    action: `${kind}-configuration`,
    subject: "configuration",
    detail,
  });
  await within?.(client);
  await announceChange(client);
  return { activationId, digest, previous };
}

const INSERT_ACTIVATION = `
  insert into configuration_activations (kind, digest, previous, actor, reason) values ($1, $2, $3, $4, $5)
  returning activation_id as "activationId"`;

/**
 * Finds the version that was active before the current one. Repeated rollbacks go further back, like an undo. Undefined
 * when there is none.
 *
 * @param history the newest switch first
 */
export function findRollbackTarget(
  history: readonly Pick<HistoryEntry, "kind" | "digest">[],
): string | undefined {
  const stack: string[] = [];
  for (const { kind, digest } of history.toReversed()) {
    // A rollback to a given version may skip several.
    if (kind === "rollback" && stack.includes(digest)) stack.length = stack.lastIndexOf(digest) + 1;
    else if (stack.at(-1) !== digest) stack.push(digest);
  }
  return stack.at(-2);
}
