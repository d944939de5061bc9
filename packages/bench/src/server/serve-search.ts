// A child of the bench `server`: the service with the configuration of the examples, its settings as they are by
// default but for the access log.
import { createLogger, createServer, loadConfiguration } from "@payment-routing/server";
import { followParent } from "./follow-parent.ts";

const configuration = await loadConfiguration(process.argv[2] ?? "", { sandbox: true });
const server = createServer({
  configuration,
  settings: { host: "127.0.0.1", port: 0, requestLogPercent: 1 },
  logger: createLogger("info"),
});
const { url } = await server.listen();
followParent(Number(new URL(url).port));
