import { EventEmitter } from "node:events";
import type { RecordedVersions } from "@payment-routing/decision-store";
import type { MerchantDirectory, SecretDirectory } from "@payment-routing/delivery";
import type { Router } from "@payment-routing/routing";
import type { Credentials } from "../keys/credentials.ts";
import { storeVersion, type VersionFile } from "../versions/stored-versions.ts";
import type { FilePosition } from "./configuration-error.ts";

/** The router and the credentials. */
export interface ServedConfiguration {
  readonly router: Router;
  readonly credentials: Credentials;
  /** Finds the value that a JSON Pointer into the configuration names. Without it explanations have no positions. */
  readonly locate?: (pointer: string) => FilePosition | undefined;
}

/** A configuration that is replaced while the process runs. */
export interface LiveConfiguration<Configuration extends ServedConfiguration = ServedConfiguration> {
  /** Replaced as a whole: its router and credentials belong together. */
  readonly current: Configuration;
  /** Calls the listener after each replacement. Returns a function that unsubscribes. */
  onReplaced(listener: (configuration: Configuration) => void): () => void;
  /** Calls the listener after each change that was rejected. Returns a function that unsubscribes. */
  onRejected(listener: () => void): () => void;
}

/** The side of a live configuration that replaces it. */
interface ReplaceableConfiguration<Configuration extends ServedConfiguration>
  extends LiveConfiguration<Configuration> {
  /** Requests that are in progress keep the configuration that they started with. */
  replace(configuration: Configuration): void;
  /** Reports a change that was rejected. The current configuration stays. */
  reject(): void;
}

export function createLiveConfiguration<Configuration extends ServedConfiguration>(
  initial: Configuration,
): ReplaceableConfiguration<Configuration> {
  const events = new EventEmitter<{ replaced: [Configuration]; rejected: [] }>();
  let current = initial;
  return {
    get current() {
      return current;
    },
    onReplaced(listener) {
      events.on("replaced", listener);
      return () => events.off("replaced", listener);
    },
    onRejected(listener) {
      events.on("rejected", listener);
      return () => events.off("rejected", listener);
    },
    replace(configuration) {
      current = configuration;
      events.emit("replaced", configuration);
    },
    reject() {
      events.emit("rejected");
    },
  };
}

/** The merchants of the current configuration, also after it is replaced. */
export function liveMerchants(
  live: LiveConfiguration<ServedConfiguration & { readonly merchants: MerchantDirectory }>,
): MerchantDirectory {
  return {
    find: (clientId) => live.current.merchants.find(clientId),
    hasAccount: (clientId, accountId) => live.current.merchants.hasAccount(clientId, accountId),
  };
}

/** The versions of a live configuration, for `recordDecisions`. */
export function liveVersions(live: {
  readonly current: ServedConfiguration & { readonly versionFiles: readonly VersionFile[] };
}): RecordedVersions {
  return {
    get current() {
      const { router, versionFiles: files } = live.current;
      return { digest: router.configurationDigest, files };
    },
    store: (database, version) =>
      storeVersion(database, version, { actor: "payment-routing serve", reason: "has decided" }),
  };
}

/** The secrets of the current configuration, also after it is replaced. */
export function liveSecrets(
  live: LiveConfiguration<ServedConfiguration & { readonly secrets: SecretDirectory | undefined }>,
): SecretDirectory {
  return {
    webhookSecrets: (clientId) => live.current.secrets?.webhookSecrets(clientId) ?? [],
    bodySecret: (clientId) => live.current.secrets?.bodySecret(clientId),
    macSalt: (clientId) => live.current.secrets?.macSalt(clientId),
    isRetired: (secretId) => live.current.secrets?.isRetired(secretId) ?? false,
  };
}
