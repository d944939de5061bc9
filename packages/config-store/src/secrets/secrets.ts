import type { SecretId } from "@payment-routing/config-contract";
import type { SecretDirectory } from "@payment-routing/delivery";
import type { MerchantCallbacks } from "@payment-routing/delivery/callback-defaults";
import { readSecret, type Secret } from "@payment-routing/signing";

/**
 * The secrets of a secrets file, by ID. Only `reveal` returns their text: JSON, logs and the inspection of the debugger do
 * not show it.
 */
export interface Secrets {
  readonly ids: readonly string[];
  /** Whether the secret exists and is not retired. */
  isLive(id: string): boolean;
  /** Whether the secret exists and is retired. */
  isRetired(id: string): boolean;
  /** When the secret retires; undefined when no time is set. */
  retirementOf(id: string): Date | undefined;
  /** When the file with the text was last changed; undefined for a text from the environment, or one that was not read. */
  changeOf(id: string): Date | undefined;
  /** The text of a live secret. */
  reveal(id: string): string | undefined;
}

export interface LoadedSecret {
  readonly id: string;
  readonly retiredAt: Date | undefined;
  readonly changedAt?: Date | undefined;
  /** Undefined when the secret was retired before it was read. */
  readonly text: string | undefined;
}

/** Keeps the secrets in a closure, where only the returned functions reach them. */
export function createSecrets(loaded: readonly LoadedSecret[]): Secrets {
  const secrets = new Map(loaded.map((secret) => [secret.id, secret]));
  const isRetired = (id: string): boolean => {
    const retiredAt = secrets.get(id)?.retiredAt;
    return retiredAt !== undefined && !(retiredAt.getTime() > Date.now());
  };
  const reveal = (id: string): string | undefined => (isRetired(id) ? undefined : secrets.get(id)?.text);
  return {
    ids: loaded.map(({ id }) => id),
    isLive: (id) => reveal(id) !== undefined,
    isRetired,
    retirementOf: (id) => secrets.get(id)?.retiredAt,
    changeOf: (id) => secrets.get(id)?.changedAt,
    reveal,
  };
}

/** The input of `createSecrets`, for another thread. Secrets that have retired have no text. */
export function listSecrets(secrets: Secrets): readonly LoadedSecret[] {
  return secrets.ids.map((id) => ({ id, retiredAt: secrets.retirementOf(id), text: secrets.reveal(id) }));
}

/**
 * Finds the secrets of a client. Unknown IDs are ignored: the references are checked elsewhere.
 *
 * @throws SecretError for an invalid signing secret
 */
export function createSecretDirectory(
  merchants: ReadonlyMap<number, MerchantCallbacks>,
  secrets: Secrets,
): SecretDirectory {
  // Decoded once, not for each delivery.
  const read = new Map<SecretId, Secret>();
  for (const { secrets: ids } of merchants.values()) {
    for (const id of listSigningSecrets(ids)) {
      const text = secrets.reveal(id);
      if (text !== undefined) read.set(id, readSecret(id, text));
    }
  }
  const findLive = (id: SecretId | undefined): Secret | undefined =>
    id !== undefined && secrets.isLive(id) ? read.get(id) : undefined;
  const idsOf = (clientId: number) => merchants.get(clientId)?.secrets;
  return {
    webhookSecrets: (clientId) => idsOf(clientId)?.webhook.flatMap((id) => findLive(id) ?? []) ?? [],
    bodySecret: (clientId) => findLive(idsOf(clientId)?.body_signature),
    macSalt(clientId) {
      const id = idsOf(clientId)?.mac_salt;
      return id === undefined ? undefined : secrets.reveal(id);
    },
    isRetired: secrets.isRetired,
  };
}

/** The IDs of the signing keys, without the salt. */
function listSigningSecrets({ webhook, body_signature }: MerchantCallbacks["secrets"]): readonly SecretId[] {
  return body_signature === undefined ? webhook : [...webhook, body_signature];
}
