import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { CRITERIA, RESPONSE } from "../test/documents.ts";
import { startService } from "../test/local-service.ts";
import { PAYMENT_ROUTING_ERROR_CODES, PaymentRoutingError } from "./index.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

const [SEARCH = "", ORDERS = ""] = Array.from(README.matchAll(/```ts\n(.+?)```/gs), ([, example]) => example);

/** Runs an example of the README with the built package. */
async function runExample(baseUrl: string, example = SEARCH): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", example], {
    cwd: PACKAGE,
    env: { ...process.env, PAYMENT_ROUTING_URL: baseUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

test("the example prints the methods, the default first", { timeout: 20_000 }, async () => {
  await using service = await startService((response) =>
    response.writeHead(200, { "content-type": "application/xml" }).end(RESPONSE),
  );
  await expect(runExample(service.baseUrl)).resolves.toEqual({ stdout: "7 (default)\n8\n9\n", stderr: "" });
  expect(service.received[0]?.headers.authorization).toBe(`Basic ${btoa("10077:sandbox-key")}`);
});

test("the example prints why there is no answer", { timeout: 20_000 }, async () => {
  await using service = await startService((response) => response.writeHead(503).end());
  await expect(runExample(service.baseUrl)).resolves.toEqual({
    stdout: "",
    stderr: "unavailable the answer is HTTP 503 without a problem document\n",
  });
});

test("orders are made from a list", { timeout: 20_000 }, async () => {
  await using service = await startService((response) =>
    response.writeHead(200, { "content-type": "application/xml" }).end(RESPONSE),
  );
  const given = `import { PaymentRoutingClient } from "@payment-routing/client";
    const cart: { price: number }[] = [{ price: 1 }, { price: 2 }];
    const { transaction, ...criteria } = ${JSON.stringify(CRITERIA)};
    await using client = new PaymentRoutingClient({
      baseUrl: process.env.PAYMENT_ROUTING_URL, clientId: 10077, apiKey: "sandbox-key",
    });`;
  await expect(runExample(service.baseUrl, given + ORDERS)).resolves.toEqual({ stdout: "", stderr: "" });
  expect(decodePaymentMethodSearchCriteria(service.received[0]?.body ?? "")).toMatchObject({
    value: { transaction: { orders: [{ amount: { value: "1" } }, { amount: { value: "2" } }] } },
  });
});

test("the table of codes is the list of codes", () => {
  const rows = README.matchAll(/^\| `([a-z-]+)` +\| (yes|no) +\|/gm);
  const documented = Array.from(rows, ([, code, retryable]) => ({ code, retryable: retryable === "yes" }));
  const actual = PAYMENT_ROUTING_ERROR_CODES.map((code) => {
    return { code, retryable: new PaymentRoutingError(code, "").retryable };
  });
  expect(documented).toEqual(actual);
});
