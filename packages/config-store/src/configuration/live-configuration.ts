import { EventEmitter } from "node:events";
import type { Router } from "@payment-routing/routing";
import type { Credentials } from "../credentials.ts";
import type { SecretDirectory } from "../secrets/secret-directory.ts";
import type { Place } from "./configuration-error.ts";
import type { MerchantDirectory } from "./merchant-directory.ts";

/** What searches are answered by, and who is let in. */
export interface ServedConfiguration {
  readonly router: Router;
  readonly credentials: Credentials;
  /** Where the value stands that a JSON Pointer into the configuration leads to. Without it explanations have no places. */
  readonly locate?: (pointer: string) => Place | undefined;
}

/** A configuration that may be replaced while it is used. */
export interface LiveConfiguration<Configuration extends ServedConfiguration = ServedConfiguration> {
  /** Never changes in part: who reads it once has router and credentials that belong together. */
  readonly current: Configuration;
  /** Tells of each replacement, after it. Returns what ends that. */
  onReplaced(listener: (configuration: Configuration) => void): () => void;
  /** Tells of each change that was not made, because of a fault in it. Returns what ends that. */
  onRefused(listener: () => void): () => void;
}

/** A live configuration, for whoever replaces it. */
export interface ReplaceableConfiguration<Configuration extends ServedConfiguration>
  extends LiveConfiguration<Configuration> {
  /**
   * Puts another configuration in place of the current one, at once and as a whole: what was begun by the old one ends
   * by it, and what begins afterwards goes by the new one.
   */
  replace(configuration: Configuration): void;
  /** Leaves the current one in place, and tells so. */
  refuse(): void;
}

/** Holds a configuration that may be replaced. */
export function holdConfiguration<Configuration extends ServedConfiguration>(
  initial: Configuration,
): ReplaceableConfiguration<Configuration> {
  const events = new EventEmitter<{ replaced: [Configuration]; refused: [] }>();
  let current = initial;
  return {
    get current() {
      return current;
    },
    onReplaced(listener) {
      events.on("replaced", listener);
      return () => events.off("replaced", listener);
    },
    onRefused(listener) {
      events.on("refused", listener);
      return () => events.off("refused", listener);
    },
    replace(configuration) {
      current = configuration;
      events.emit("replaced", configuration);
    },
    refuse() {
      events.emit("refused");
    },
  };
}

/** The merchants of whatever configuration is current. */
export function followMerchants(
  live: LiveConfiguration<ServedConfiguration & { readonly merchants: MerchantDirectory }>,
): MerchantDirectory {
  return {
    find: (clientId) => live.current.merchants.find(clientId),
    hasAccount: (clientId, accountId) => live.current.merchants.hasAccount(clientId, accountId),
  };
}

/** The secrets of whatever configuration is current. */
export function followSecrets(
  live: LiveConfiguration<ServedConfiguration & { readonly secrets: SecretDirectory | undefined }>,
): SecretDirectory {
  return {
    webhookSecrets: (clientId) => live.current.secrets?.webhookSecrets(clientId) ?? [],
    bodySecret: (clientId) => live.current.secrets?.bodySecret(clientId),
    macSalt: (clientId) => live.current.secrets?.macSalt(clientId),
    isRetired: (secretId) => live.current.secrets?.isRetired(secretId) ?? false,
  };
}
