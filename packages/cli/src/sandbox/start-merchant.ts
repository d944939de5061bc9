import { type CallbackVerification, createNodeListener, readSecret } from "@payment-routing/client/callbacks";
import { loadConfiguration, loadSecrets, type Secrets } from "@payment-routing/config-store";
import { createListeningReceiver, type ListeningOptions } from "../listening/create-listening-receiver.ts";
import { openListener } from "../listening/open-listener.ts";

interface MerchantOptions {
  /** The verification options by the path of the endpoint. */
  readonly verifications: ReadonlyMap<string, CallbackVerification>;
  /** The response statuses of valid callbacks, in order. The last one repeats. Empty: 200. */
  readonly statuses?: readonly number[];
  readonly onArrival: ListeningOptions["onArrival"];
}

interface Merchant {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the receivers of all merchants on a free port of this machine. */
export async function startMerchant(options: MerchantOptions): Promise<Merchant> {
  const { verifications, statuses = [], onArrival } = options;
  const listeners = new Map(
    [...verifications].map(([path, verification]) => {
      const receiver = createListeningReceiver({ verification, clientIds: [], statuses, onArrival });
      return [path, createNodeListener(receiver)] as const;
    }),
  );
  const { url, close } = await openListener(
    (request, response) => {
      const listener = listeners.get(request.url ?? "");
      if (listener === undefined) response.writeHead(404).end();
      else void listener(request, response);
    },
    { host: "127.0.0.1", port: 0 },
  );
  return { origin: new URL(url).origin, close };
}

/** Loads the verification options of each merchant of a sandbox configuration, by the path of its endpoint. */
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
