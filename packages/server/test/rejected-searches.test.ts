import type { RejectedSearch } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { EVENT, useDecisions } from "./recorded-decisions.ts";
import { FULL_SEARCH } from "./sandbox.ts";
import { search, send } from "./send.ts";
import { OPERATOR } from "./start-internal.ts";

const { findPool, serve } = useDecisions();

async function start() {
  await findPool().query("truncate decision_blocks");
  const server = await serve();
  async function list(count: number, query = ""): Promise<readonly RejectedSearch[]> {
    let found: readonly RejectedSearch[] = [];
    const path = `/internal/v1/rejected-searches${query}`;
    await expect
      .poll(async () => {
        const { body } = await send(server.internalPort, { path, headers: OPERATOR });
        found = JSON.parse(body).items;
        return found.length;
      })
      .toBe(count);
    return found;
  }
  return { ...server, list };
}

test("a rejected search is recorded with its issues, and none of its text", async () => {
  const { port, list } = await start();
  const body = FULL_SEARCH.replace("<type_id>1<", "<type_id>secret-1<").replace(
    "<amount>",
    '<amount secret-2="secret-3"><secret-4 secret-5="x"/>',
  );
  const headers = { "user-agent": "okhttp/4.12.0 (secret-6)", "x-request-id": "r-1" };
  const { status } = await search(port, { body, headers });
  expect(status).toBe(400);
  const [rejected] = await list(1);
  expect(rejected).toMatchObject({
    code: "invalid-document",
    client_id: 10077,
    event_id: EVENT,
    request_id: "r-1",
    bytes: Buffer.byteLength(body),
    product: "okhttp/4.12.0",
    left_out: 0,
  });
  expect(rejected?.issues.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/payment_method_search_criteria/transaction/type_id",
      "/payment_method_search_criteria/transaction/amount/@…",
      "/payment_method_search_criteria/transaction/amount/…",
    ]),
  );
  expect(rejected?.issues.every(({ line }) => Number(line) > 0)).toBe(true);
  expect(JSON.stringify(rejected)).not.toContain("secret");
});

test.each([
  { name: "no key", given: { headers: { authorization: undefined } }, code: "unauthenticated" },
  { name: "a wrong key", given: { headers: { authorization: "Bearer x" } }, code: "unauthenticated" },
])("a caller with $name has no client", async ({ given, code }) => {
  const { port, list } = await start();
  await search(port, given as object);
  const [rejected] = await list(1);
  expect(rejected).toMatchObject({ code, issues: [] });
  expect(rejected).not.toHaveProperty("client_id");
  expect(rejected).not.toHaveProperty("key_id");
  expect(rejected).not.toHaveProperty("event_id");
  expect(await list(0, "?client_id=10077")).toEqual([]);
});

test("they are listed by client, code and time, and searches that are decided are not among them", async () => {
  const { port, list } = await start();
  const since = new Date().toISOString();
  await search(port);
  await search(port, { body: FULL_SEARCH.replaceAll("<country_id>208<", "<country_id>990<") });
  await search(port, { body: "<not-a-search" });
  await search(port, { body: FULL_SEARCH.replace(">100482<", ">1<") });
  await search(port, { headers: { "content-type": "text/plain" } });
  const all = await list(3);
  expect(all.map(({ code }) => code)).toEqual([
    "unsupported-media-type",
    "account-mismatch",
    "unreadable-document",
  ]);
  expect(await list(1, "?code=account-mismatch&client_id=10077")).toEqual([all[1]]);
  expect(await list(0, `?until=${since}`)).toEqual([]);
  expect(await list(3, `?since=${since}`)).toEqual(all);
});
