import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfiguration, loadSecrets } from "@payment-routing/config-store";
import { createLogger } from "@payment-routing/server";
import { generate } from "selfsigned";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { describeServiceConfiguration } from "./describe-configuration.ts";

const SHA256 = "0".repeat(64);
const unsubscribe = () => () => {};

test("finds the first end of each kind: of clients without another key or secret, and of files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ends-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "secrets.yaml");
  const text = await readFile(DEMO_FILES.secrets, "utf8");
  // The shop has a second secret for webhooks, without an end.
  const retire = (id: string, year: number) => (given: string) =>
    given.replace(new RegExp(`(?<=id: ${id}\n.*\n)`), `    retired_at: ${year}-01-01T00:00:00Z\n`);
  const retired = [
    retire("sandbox-shop-webhook-1", 2041),
    retire("sandbox-airline-webhook", 2042),
    retire("sandbox-shop-body", 2043),
  ];
  await writeFile(
    path,
    retired.reduce((given, change) => change(given), text),
  );
  const key = (id: string, expires?: string) => ({ id, sha256: SHA256, ...(expires && { expires }) });
  const current = await loadConfiguration(DEMO_FILES.config, {
    sandbox: true,
    secrets: await loadSecrets(path, {}, { sandbox: true }),
    credentials: {
      credentials: [
        { client_id: 10077, keys: [key("old", "2044-01-01T00:00:00Z"), key("new")] },
        { client_id: 10078, keys: [key("a", "2045-01-01T00:00:00Z"), key("b", "2046-01-01T00:00:00Z")] },
      ],
      internal: [{ ...key("console", "2047-01-01T00:00:00Z"), scope: "viewer" }],
    },
  });
  const certificate = join(folder, "client.pem");
  const notAfterDate = new Date("2048-01-01T00:00:00Z");
  await writeFile(certificate, (await generate(undefined, { notAfterDate })).cert);
  const lines: string[] = [];
  const logger = createLogger("warn", { write: (line: string) => lines.push(line) } as never);
  const describe = await describeServiceConfiguration(
    { current, onReplaced: unsubscribe, onRejected: unsubscribe },
    {
      settings: { databaseUrl: `postgresql://localhost/x?sslcert=${certificate}` } as never,
      environment: { NODE_EXTRA_CA_CERTS: join(folder, "missing.pem") },
      logger,
    } as never,
  );
  const { endpoints, ends } = describe();
  expect([...endpoints]).toEqual(["https://merchant.sandbox.example"]);
  expect(Object.fromEntries([...ends].map(([kind, end]) => [kind, end.getUTCFullYear()]))).toEqual({
    "client-certificate": 2048,
    "client-key": 2046,
    "internal-key": 2047,
    "webhook-secret": 2042,
    "body-signature-secret": 2043,
  });
  expect(lines.join("")).toMatch(/missing\.pem/);
});
