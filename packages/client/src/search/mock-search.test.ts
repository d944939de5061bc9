import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CRITERIA } from "../../test/documents.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const COMMAND = "packages/contract-tools/bin/contracts.js";
const mock = spawn(process.execPath, [COMMAND, "mock", "--search", "--port", "0", "--seed", "1"], {
  cwd: ROOT,
  stdio: ["ignore", "pipe", "inherit"],
});
let baseUrl = "";

beforeAll(async () => {
  const [line] = await once(mock.stdout.setEncoding("utf8"), "data");
  baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
});
afterAll(() => {
  mock.kill("SIGKILL");
});

test.each(["GET", "POST"] as const)("searches with %s against the mock", async (method) => {
  await using client = new PaymentRoutingClient({
    baseUrl,
    clientId: 10077,
    apiKey: "any",
    language: "en",
    method,
  });
  const { methods } = await client.searchPaymentMethods(CRITERIA);
  expect(methods.length).toBeGreaterThan(0);
  expect(methods.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect((await client.searchPaymentMethods(CRITERIA)).methods).toEqual(methods);
});

test("ends on SIGINT with exit code 0", async () => {
  mock.kill("SIGINT");
  expect(await once(mock, "exit")).toEqual([0, null]);
});
