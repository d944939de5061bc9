// The documents of the interfaces, which the build of the server puts into its `dist`: `node write-descriptions.ts FOLDER`
// writes `openapi.json` and `asyncapi.json`. Exits with 1 when a source is rejected.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SchemaError, writeAsyncApi, writeOpenApi } from "@payment-routing/contract-tools";
import { readContracts } from "./generating/generate-packages.ts";
import { fromRoot } from "./repository.ts";

const TITLE = "Payment routing service";

const DESCRIPTION = `The search of merchants, the internal interface of processors and operators, and the callbacks to merchants.

Problems follow RFC 9457: \`application/problem+xml\` on the search, \`application/problem+json\` elsewhere. Switch over the last part of \`type\`, a closed list; \`detail\` is for people. If several problems apply, the first in the list of the operation is sent. Any request may also get those of \`default\`.

Every response has \`X-Request-Id\`, which the log and the \`instance\` of a problem repeat, and \`Cache-Control: no-store\`. Later versions may add members to responses: ignore members that you do not know.`;

/** In the order of the document. */
const CONTRACTS = ["search", "processor", "operator", "callback"];

const [folder = "dist"] = process.argv.slice(2);
try {
  const list = await readContracts();
  const contracts = CONTRACTS.flatMap((name) => list.contracts.filter((each) => each.name === name));
  const { version, license } = readJson("packages/server/package.json");
  const options = {
    version: String(version),
    license: { name: license },
    schemaUrl: "/reference/",
    notes: { paymentCallback: describeRetries() },
  };
  write(
    "openapi.json",
    await writeOpenApi({ ...list, contracts }, { ...options, title: TITLE, description: DESCRIPTION }),
  );
  for (const contract of contracts.filter(({ name }) => name === "callback"))
    write("asyncapi.json", await writeAsyncApi(contract, list.folder, options));
} catch (error) {
  if (!(error instanceof SchemaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readJson(path: string) {
  return JSON.parse(readFileSync(fromRoot(path), "utf8"));
}

function write(name: string, document: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
}

/** The default schedule of retries, in words. */
function describeRetries(): string {
  const { schedule_seconds: schedule, jitter } = readJson(
    "schemas/config/retry-policy.schema.json",
  ).properties;
  const delays: readonly number[] = schedule.default;
  return `The default pauses before retries are ${delays.map(writeDelay).join(", ")}, each ±${jitter.default * 100} %. After the last one the lane of the session parks until an operator unparks it, unless configured otherwise.`;
}

function writeDelay(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
