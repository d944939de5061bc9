import type { Logger } from "@payment-routing/database";
import type { ActiveState } from "../versions/activations.ts";
import { NoConfigurationError } from "./configuration-error.ts";
import { type ConfigurationSnapshot, writeCredentials } from "./configuration-snapshot.ts";
import { createLiveConfiguration, type LiveConfiguration } from "./live-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { logRejection, logWarnings } from "./log-changes.ts";
import { readCredentials } from "./read-credentials.ts";

/** Replaces the live configuration by snapshots of the database. */
export interface SnapshotApplier {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  /** Whether the state is that of the last snapshot, applied or rejected. */
  isLast(state: ActiveState): boolean;
  /** Applies a snapshot, or only its keys when the version is not valid. */
  apply(snapshot: ConfigurationSnapshot): Promise<void>;
  /** Applies the last snapshot again, after a change of the secrets. */
  reapply(): Promise<void>;
}

/**
 * Loads the configuration of a snapshot, and reuses what is unchanged from the current configuration. The signal aborts
 * when the process stops watching.
 */
export type Assemble = (
  snapshot: ConfigurationSnapshot,
  current: LoadedConfiguration | undefined,
  signal: AbortSignal,
) => Promise<LoadedConfiguration>;

interface ApplyOptions {
  readonly sandbox: boolean;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Called after each change with what is served: the last valid version and the current keys. Must not reject. */
  readonly onApplied: (snapshot: ConfigurationSnapshot) => Promise<void>;
}

/**
 * Applies the first snapshot.
 *
 * @throws ConfigurationError when it is not valid
 */
export async function applySnapshots(
  initial: ConfigurationSnapshot,
  assemble: Assemble,
  { sandbox, logger, signal, onApplied }: ApplyOptions,
): Promise<SnapshotApplier> {
  const first = await assembleExactly(initial, undefined, assemble, signal);
  logWarnings(first, logger);
  const live = createLiveConfiguration(first);
  await onApplied(initial);
  let last = initial;
  let applied = initial;
  let queue = Promise.resolve();

  /** In sequence: secrets may change while a version is loaded. */
  function apply(snapshot: ConfigurationSnapshot): Promise<void> {
    last = snapshot;
    const applying = queue.then(async () => {
      const before = applied;
      await applyNow(snapshot);
      if (applied !== before) await onApplied(applied);
    });
    queue = applying.catch(() => undefined);
    return applying;
  }

  async function applyNow(snapshot: ConfigurationSnapshot): Promise<void> {
    try {
      const configuration = await assembleExactly(snapshot, live.current, assemble, signal);
      // A newer snapshot is in the queue.
      if (last !== snapshot || signal.aborted) return;
      const isSwitch = snapshot.state.activationId !== applied.state.activationId;
      live.replace(configuration);
      applied = snapshot;
      const { activationId: activation_id, keysRevision: keys_revision } = snapshot.state;
      logger.info(
        {
          event: isSwitch ? "configuration-replaced" : "keys-replaced",
          configuration_digest: snapshot.digest,
          activation_id,
          keys_revision,
        },
        isSwitch ? "configuration replaced" : "keys and secrets replaced",
      );
      logWarnings(configuration, logger);
    } catch (error) {
      if (signal.aborted) return;
      replaceKeys(snapshot);
      // After the keys, whose replacement ends a rejection.
      live.reject();
      logRejection(error, logger);
    }
  }

  /** A revoked key must stop working even if the active version or the secrets are not valid. */
  function replaceKeys({ keys, state: { keysRevision } }: ConfigurationSnapshot): void {
    if (keysRevision === applied.state.keysRevision) return;
    const { credentials } = readCredentials(writeCredentials(keys), sandbox);
    live.replace({ ...live.current, credentials });
    applied = { ...applied, keys, state: { ...applied.state, keysRevision } };
    logger.info(
      { event: "keys-replaced", configuration_digest: applied.digest },
      "keys replaced; the configuration stays",
    );
  }

  return {
    live,
    isLast: ({ activationId, keysRevision }) =>
      activationId === last.state.activationId && keysRevision === last.state.keysRevision,
    apply,
    reapply: () => apply(last),
  };
}

/** Decisions are reproduced from the digest: files with another content must not be served under it. */
async function assembleExactly(
  snapshot: ConfigurationSnapshot,
  current: LoadedConfiguration | undefined,
  assemble: Assemble,
  signal: AbortSignal,
): Promise<LoadedConfiguration> {
  const configuration = await assemble(snapshot, current, signal);
  const { configurationDigest } = configuration.router;
  if (configurationDigest === snapshot.digest) return configuration;
  throw new NoConfigurationError(
    `expected files with the digest ${snapshot.digest}, got ${configurationDigest}`,
  );
}
