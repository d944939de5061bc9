import { fileURLToPath } from "node:url";
import {
  createAdministration,
  createConsoleSessionStore,
  createLiveConfiguration,
  loadConfiguration,
  loadSecrets,
} from "@payment-routing/config-store";
import { openDelivery } from "@payment-routing/delivery";
import { createLogger, createServer, type ListeningAddresses } from "@payment-routing/server";

const CONFIG = new URL("../../../../schemas/examples/config/", import.meta.url);
const PAGES = new URL("dist/", import.meta.resolve("@payment-routing/console/package.json"));

/** A key whose scope includes all lists. */
export const KEY = "sandbox-operator-key";

/** Starts searches, the internal listener and the console without a worker: nothing changes while lists are measured. */
export async function startInternal(
  connectionString: string,
  opened: AsyncDisposableStack,
): Promise<Required<Pick<ListeningAddresses, "url" | "internalUrl">>> {
  const secrets = await loadSecrets(
    fileURLToPath(new URL("secrets/valid/sandbox.yaml", CONFIG)),
    {},
    { sandbox: true },
  );
  const configuration = await loadConfiguration(fileURLToPath(new URL("valid", CONFIG)), {
    sandbox: true,
    secrets,
  });
  if (configuration.secrets === undefined) throw new Error("the example has no secrets");
  const { merchants, secrets: directory } = configuration;
  const delivery = opened.adopt(
    await openDelivery({ connectionString, merchants, secrets: directory }),
    (each) => each.close(),
  );
  const live = createLiveConfiguration(configuration);
  const { pool } = delivery.context;
  const server = opened.adopt(
    createServer({
      configuration: live,
      delivery: { find: () => delivery, isReady: async () => true },
      console: { sessions: createConsoleSessionStore(() => pool), folder: PAGES },
      administration: createAdministration({
        live,
        findDatabase: () => pool,
        source: "files",
        sandbox: true,
      }),
      settings: { host: "127.0.0.1", port: 0, internalPort: 0 },
      logger: createLogger("error"),
    }),
    async (each) => void (await each.close()),
  );
  const { url, internalUrl } = await server.listen();
  if (internalUrl === undefined) throw new Error("the server has no internal listener");
  return { url, internalUrl };
}
