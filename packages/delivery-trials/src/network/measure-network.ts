// `npm run network`: callbacks beside 50 merchants whose name servers are silent, and to a merchant 300 ms away.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runInOwnNetwork } from "./own-network.ts";
import { runNetworkTrial } from "./run-network-trial.ts";

const { values } = parseArgs({ options: { version: { type: "string" }, inside: { type: "boolean" } } });
if (values.inside) {
  const { figures, isPassed } = await runNetworkTrial(values.version);
  console.log(JSON.stringify(figures));
  process.exit(isPassed ? 0 : 1);
}
const args = ["--inside", ...process.argv.slice(2)];
process.exitCode = await runInOwnNetwork(fileURLToPath(import.meta.url), args);
