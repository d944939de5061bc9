import { fileURLToPath } from "node:url";
import { createConsoleSessionStore, loadConfiguration, loadSecrets } from "@payment-routing/config-store";
import { openDelivery } from "@payment-routing/delivery";
import { createLogger, createServer } from "@payment-routing/server";

const CONFIG = new URL("../../../../schemas/examples/config/", import.meta.url);
const PAGES = new URL("dist/", import.meta.resolve("@payment-routing/console/package.json"));

/** A key whose scope includes all lists. */
export const KEY = "sandbox-operator-key";

/** Starts the internal listener and the console without a worker: nothing changes while lists are measured. Returns the origin. */
export async function startInternal(connectionString: string, opened: AsyncDisposableStack): Promise<string> {
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
  const server = opened.adopt(
    createServer({
      configuration,
      delivery: { find: () => delivery, isReady: async () => true },
      console: { sessions: createConsoleSessionStore(() => delivery.context.pool), folder: PAGES },
      settings: { host: "127.0.0.1", port: 0, internalPort: 0 },
      logger: createLogger("error"),
    }),
    async (each) => void (await each.close()),
  );
  const { internalUrl } = await server.listen();
  if (internalUrl === undefined) throw new Error("the server has no internal listener");
  return internalUrl;
}
