import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { Hand } from "../test/console/hand.ts";
import { type FilledConsole, openFilledConsole } from "../test/console/open-filled-console.ts";
import { TASKS } from "../test/console/operator-tasks.ts";
import { fromRoot } from "./repository.ts";
import { KEYS } from "./sandbox.ts";

let opened: FilledConsole;
let other: Hand;

beforeAll(async () => {
  opened = await openFilledConsole(["--second-person"]);
  other = new Hand(await signInOther());
  return () => opened[Symbol.asyncDispose]();
});

const page = readFileSync(fromRoot("docs/operations/console.md"), "utf8");

// In one order: each leaves what the next ones need.
test.each(TASKS)("$name", async ({ name, run }) => {
  const hand = new Hand(opened.page);
  for (const each of [hand, other]) {
    await each.page.goto(`${opened.url}/console/overview`);
    await each.page.getByRole("region", { name: "What waits now" }).waitFor();
  }
  await run({ hand, other, opened, pool: opened.pool });
  const row = page.split("\n").find((line) => line.startsWith(`| ${name} |`));
  expect(row?.split(" | ")[1]).toBe(hand.effort || "none");
});

/** The page of another administrator. */
async function signInOther() {
  const key = "another-admin-key";
  const { internalUrl } = opened.service;
  const sha256 = createHash("sha256").update(key).digest("hex");
  const created = await fetch(`${internalUrl}/internal/v1/keys`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEYS.admin}`, "content-type": "application/json" },
    body: JSON.stringify({ key_id: "another-admin", scope: "admin", sha256, reason: "approves" }),
  });
  expect(created.status).toBe(201);
  const context = await opened.browser.newContext({ locale: "en-US" });
  const headers = { origin: opened.url };
  const signIn = () => context.request.post(`${opened.url}/console/api/session`, { headers, data: { key } });
  await vi.waitUntil(async () => (await signIn()).ok(), { timeout: 20_000, interval: 500 });
  return context.newPage();
}
