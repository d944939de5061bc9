import type { Logger } from "../logger.ts";
import type { ActiveState } from "../versions/read-state.ts";
import { type ConfigurationSnapshot, writeCredentials } from "./configuration-snapshot.ts";
import { holdConfiguration, type LiveConfiguration } from "./live-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";
import { logRefusal, warnOf } from "./log-change.ts";
import { NoConfigurationError } from "./no-configuration-error.ts";
import { readCredentials } from "./read-credentials.ts";

/** The configuration that is served, and the snapshot that it was made of. */
export interface CurrentConfiguration {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  /** Whether a state is the one that was taken last, put in place or refused. */
  isAccepted(state: ActiveState): boolean;
  /** Puts a snapshot in place, or its keys alone where the version has a fault. Tells which. */
  take(snapshot: ConfigurationSnapshot): Promise<boolean>;
  /** Does the same once more with the last one: something besides has changed. */
  retake(): Promise<void>;
}

/**
 * Makes a snapshot ready to serve; what the configuration that is served has already is taken over from it. The signal
 * tells that nobody follows any more.
 */
export type Assemble = (
  snapshot: ConfigurationSnapshot,
  served: LoadedConfiguration | undefined,
  signal: AbortSignal,
) => Promise<LoadedConfiguration>;

interface KeepingOptions {
  readonly sandbox: boolean;
  readonly logger: Logger;
  /** Ends the taking of whatever is being taken. */
  readonly signal: AbortSignal;
}

/** Makes the first snapshot ready to serve. Throws a ConfigurationError when it has a fault. */
export async function keepCurrent(
  initial: ConfigurationSnapshot,
  assemble: Assemble,
  { sandbox, logger, signal }: KeepingOptions,
): Promise<CurrentConfiguration> {
  const first = await assembleExactly(initial, undefined, assemble, signal);
  warnOf(first, logger);
  const held = holdConfiguration(first);
  let last = initial;
  let served = initial;
  let turn: Promise<boolean> = Promise.resolve(true);

  /** One after the other: secrets may change while a version is made ready. */
  function take(snapshot: ConfigurationSnapshot): Promise<boolean> {
    last = snapshot;
    const taking = turn.then(() => takeNow(snapshot));
    turn = taking.catch(() => false);
    return taking;
  }

  async function takeNow(snapshot: ConfigurationSnapshot): Promise<boolean> {
    try {
      const configuration = await assembleExactly(snapshot, held.current, assemble, signal);
      // A newer one was taken in the meantime.
      if (last !== snapshot || signal.aborted) return false;
      const isSwitch = snapshot.state.activationId !== served.state.activationId;
      held.replace(configuration);
      served = snapshot;
      const { activationId: activation_id, keysRevision: keys_revision } = snapshot.state;
      logger.info(
        { configuration_digest: snapshot.digest, activation_id, keys_revision },
        isSwitch ? "configuration replaced" : "keys and secrets replaced",
      );
      warnOf(configuration, logger);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      held.refuse();
      logRefusal(error, logger);
      replaceKeys(snapshot);
      return false;
    }
  }

  /** A key that is revoked must not stay good because the version that is active is at fault, or the secrets are. */
  function replaceKeys({ keys, state: { keysRevision } }: ConfigurationSnapshot): void {
    if (keysRevision === served.state.keysRevision) return;
    const { credentials } = readCredentials(writeCredentials(keys), sandbox);
    held.replace({ ...held.current, credentials });
    served = { ...served, keys, state: { ...served.state, keysRevision } };
    logger.info({ configuration_digest: served.digest }, "keys replaced: the configuration before stays");
  }

  return {
    live: held,
    isAccepted: ({ activationId, keysRevision }) =>
      activationId === last.state.activationId && keysRevision === last.state.keysRevision,
    take,
    async retake() {
      await take(last);
    },
  };
}

/** What was decided by a digest is reproduced from it: files that say something else under its name are no version. */
async function assembleExactly(
  snapshot: ConfigurationSnapshot,
  served: LoadedConfiguration | undefined,
  assemble: Assemble,
  signal: AbortSignal,
): Promise<LoadedConfiguration> {
  const configuration = await assemble(snapshot, served, signal);
  const { configurationDigest } = configuration.router;
  if (configurationDigest === snapshot.digest) return configuration;
  throw new NoConfigurationError(
    `expected files with the digest ${snapshot.digest}, got ${configurationDigest}`,
  );
}
