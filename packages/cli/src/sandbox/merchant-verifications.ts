import { type CallbackVerification, readSecret } from "@payment-routing/client/callbacks";
import { loadConfiguration, loadSecrets, type Secrets } from "@payment-routing/config-store";

/** The merchants' side of a sandbox configuration: what each verifies its callbacks with, by the path of its endpoint. */
export async function loadMerchantVerifications(
  configPath: string,
  secretsPath: string,
): Promise<ReadonlyMap<string, CallbackVerification>> {
  const secrets = await loadSecrets(secretsPath, {}, { sandbox: true });
  const { credentials, merchants } = await loadConfiguration(configPath, { sandbox: true, secrets });
  const verifications = new Map<string, CallbackVerification>();
  for (const clientId of credentials.clients.keys()) {
    const merchant = merchants.find(clientId);
    if (merchant === undefined) continue;
    const { webhook, body_signature, mac_salt } = merchant.secrets;
    const read = (id: string) => readSecret(id, reveal(secrets, id));
    verifications.set(new URL(merchant.endpoint).pathname, {
      secrets: webhook.map(read),
      ...(body_signature !== undefined && { bodySecrets: [read(body_signature)] }),
      ...(merchant.mac !== undefined && { macSpecification: merchant.mac }),
      ...(mac_salt !== undefined && { macSalts: [reveal(secrets, mac_salt)] }),
    });
  }
  return verifications;
}

function reveal(secrets: Secrets, id: string): string {
  const text = secrets.reveal(id);
  if (text === undefined) throw new Error(`the sandbox has no live secret ${id}`);
  return text;
}
