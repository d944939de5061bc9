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

interface ActivateOptions extends Actor {
  /** Rejects the switch unless this version is active; null: unless none is. */
  readonly expected?: string | null;
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
 * switched or recorded.
 *
 * @throws VersionError `other-version-active`, `no-version-before`, `unknown-version`
 */
export function rollBack(
  pool: Pool,
  options: ActivateOptions & { readonly digest?: string },
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
    return digest === target && activationId !== null
      ? { activationId, digest, previous: digest }
      : switchTo(client, "rollback", target, state, options);
  });
}

/** Serializes concurrent switches: the row lock is held until the end of the transaction. */
async function lockState(client: PoolClient, { expected }: ActivateOptions): Promise<ActiveState> {
  await client.query("select from configuration_state for update");
  const state = await readState(client);
  if (expected !== undefined && expected !== state.digest) {
    const names = [expected, state.digest].map((digest) => digest ?? "none");
    throw new VersionError(
      "other-version-active",
      `expected ${names[0]} to be active, got ${names[1]}: check the active version and try again`,
    );
  }
  return state;
}

async function findTarget(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<Pick<HistoryEntry, "kind" | "digest">>(
    "select kind, digest from configuration_activations order by activation_id desc",
  );
  return findRollbackTarget(rows);
}

async function switchTo(
  client: PoolClient,
  kind: HistoryEntry["kind"],
  digest: string,
  { digest: previous }: ActiveState,
  { actor, reason }: ActivateOptions,
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
  const detail = { digest, previous };
  await recordAction(client, {
    actor,
    reason,
    action: `${kind}-configuration`,
    subject: "configuration",
    detail,
  });
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
