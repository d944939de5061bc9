import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { findText, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

// Sends every example over HTTP to the service as an operator runs it.

const PATH = "/crs/routingservice/external/get-payment-methods";
const EXAMPLES = fromRoot("schemas/examples/search");

let service: ChildProcess;
let url: string;

beforeAll(async () => {
  const args = [
    "serve",
    "--sandbox",
    "--config",
    fromRoot("schemas/examples/config/valid"),
    "--port",
    "0",
    "--host",
    "127.0.0.1",
  ];
  service = spawn(process.execPath, [fromRoot("packages/cli/bin/payment-routing.js"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await findUrl(service);
}, 20_000);

afterAll(async () => {
  const ended = once(service, "exit");
  service.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

describe("a valid search is answered with methods in ascending preference", () => {
  test.for(readSearches("valid"))("$name", async ({ bytes }) => {
    for (const method of ["GET", "POST"]) {
      const { status, body } = await search(method, bytes);
      if (!isSandboxAccount(bytes)) {
        expect(status).toBe(403);
        continue;
      }
      // The sandbox has methods for some countries only.
      expect([200, 422]).toContain(status);
      if (status === 422) {
        expect(textOf(body, "type")).toMatch(/no-eligible-method$/);
        continue;
      }
      const preferences = childrenOf(childOf(body, "payment_methods"), "payment_method").map((each) =>
        Number(textOf(each, "preference")),
      );
      expect(preferences.length).toBeGreaterThan(0);
      expect(preferences).toEqual([...new Set(preferences)].sort((a, b) => a - b));
    }
  });
});

describe("an invalid search is rejected with line and column of the issue", () => {
  test.for(readSearches("invalid"))("$name", async ({ name, bytes }) => {
    const code = name.slice(0, name.indexOf("."));
    const { status, body } = await search("GET", bytes);
    if (code === "limit-size") {
      expect(status).toBe(413);
      return;
    }
    expect(status).toBe(400);
    const issues = childrenOf(childOf(body, "issues"), "i");
    expect([...new Set(issues.map((issue) => textOf(issue, "code")))]).toEqual([code]);
    expect(Number(textOf(issues[0] as TreeElement, "line"))).toBeGreaterThanOrEqual(1);
    expect(Number(textOf(issues[0] as TreeElement, "column"))).toBeGreaterThanOrEqual(1);
  });
});

test("country 990 has no eligible method", async () => {
  const minimal = readFileSync(`${EXAMPLES}/valid/minimal.xml`, "utf8").replaceAll(
    "<country_id>208<",
    "<country_id>990<",
  );
  const { status, body } = await search("GET", Buffer.from(minimal));
  expect(status).toBe(422);
  expect(textOf(body, "event_id")).toBe("1");
});

/** The examples of requests; those of responses are for the client. */
function readSearches(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(`${EXAMPLES}/${folder}`)
    .filter((name) => name.endsWith(".xml"))
    .map((name) => ({ name, bytes: readFileSync(`${EXAMPLES}/${folder}/${name}`) }))
    .filter(({ bytes }) => !bytes.includes("<payment_method_search_response"));
}

function isSandboxAccount(document: Buffer): boolean {
  const root = "payment_method_search_criteria";
  const client = Number(findText(document, [root, "client_info", "client_id"]));
  const account = Number(findText(document, [root, "account_id"]));
  return client === 10077 && [100482, 100483].includes(account);
}

/** The URL in the log line that says the service is ready. */
async function findUrl(process: ChildProcess): Promise<string> {
  if (process.stdout === null) throw new Error("the service has no standard output");
  for await (const line of createInterface({ input: process.stdout })) {
    const entry = JSON.parse(line) as { msg?: string; url?: string };
    if (entry.msg === "ready" && entry.url !== undefined) {
      process.stdout.resume();
      return entry.url;
    }
  }
  throw new Error("the service ended before it was ready");
}

function search(method: string, body: Buffer): Promise<{ status: number; body: TreeElement }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Basic ${btoa("10077:sandbox-key")}`,
      "content-type": "application/xml",
      "content-length": body.length,
    };
    const outgoing = request(`${url}${PATH}`, { method, headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const answer = readTree(Buffer.concat(chunks));
      if (answer.ok) resolve({ status: response.statusCode ?? 0, body: answer.value });
      else reject(new Error(`the answer is not well-formed: ${answer.issues[0]?.message}`));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function childrenOf(element: TreeElement | undefined, name: string): TreeElement[] {
  return (element?.children ?? []).filter(({ local }) => local === name);
}

function childOf(element: TreeElement, name: string): TreeElement | undefined {
  return childrenOf(element, name)[0];
}

function textOf(element: TreeElement, name: string): string | undefined {
  return childOf(element, name)?.text;
}
