import type { SecretId } from "@payment-routing/config-contract";
import type { SecretDirectory } from "@payment-routing/delivery";
import type { MerchantCallbacks } from "@payment-routing/delivery/callback-defaults";
import { readSecret, type Secret } from "@payment-routing/signing";
import type { Secrets } from "./secrets.ts";

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
