import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";

let running: RunningSandbox;
beforeAll(async () => {
  running = await runSandboxOfTest([200]);
}, 60_000);
let following: ReturnType<typeof runLine> | undefined;
afterAll(async () => {
  await running?.[Symbol.asyncDispose]();
  // It ends with its service.
  expect((await following)?.code).toBe(1);
});

const PATH = "/crs/routingservice/external/get-payment-methods";

function search(body: string, requestId: string) {
  return fetch(new URL(PATH, running.sandbox.service.url), {
    method: "POST",
    headers: {
      authorization: "Bearer sandbox-key",
      "content-type": "application/xml",
      "user-agent": "okhttp/4.12.0",
      "x-request-id": requestId,
    },
    body,
  });
}

const run = (...args: string[]) =>
  runLine(["searches", "rejected", ...args], { environment: running.environment });

test("a rejected search is listed with its first issue, by client and code", async () => {
  expect((await search("<a><b></a>", "r-1")).status).toBe(400);
  await vi.waitUntil(async () => JSON.parse((await run("--json")).out).items.length === 1, {
    timeout: 30_000,
  });
  const { out } = await run("--client-id", "10077", "--code", "unreadable-document");
  const [head, row] = out.split("\n");
  expect(head).toMatch(
    /^rejected +client +key +event +problem +first issue +issues +bytes +product +left out +request$/,
  );
  expect(row).toMatch(
    /^\S+Z +10077 +\S+ +- +unreadable-document +unexpected-root \/…:1 +2 +10 +okhttp\/4\.12\.0 +0 +r-1$/,
  );
  expect((await run("--code", "unauthenticated")).out).toBe("None.");
});

test("--follow prints each search once, as it is recorded", async () => {
  const printed: { request_id: string }[] = [];
  const print = (line: string) => printed.push(JSON.parse(line));
  following = runLine(["searches", "rejected", "--follow", "--json"], {
    environment: running.environment,
    print,
  });
  await vi.waitUntil(
    async () => {
      await search("<a", `f-${printed.length}`);
      return printed.length > 0;
    },
    { timeout: 30_000, interval: 1000 },
  );
  const ids = printed.map(({ request_id }) => request_id);
  expect(ids.every((id) => id.startsWith("f-"))).toBe(true);
  const keys = printed.map((each) => JSON.stringify(each));
  expect(new Set(keys).size).toBe(keys.length);
}, 60_000);
