import { setTimeout as delay } from "node:timers/promises";
import { listDecisions } from "@payment-routing/decision-store";
import { expect, test } from "vitest";
import { EVENT, explain, useDecisions } from "./recorded-decisions.ts";
import { FULL_SEARCH } from "./sandbox.ts";
import { OPERATOR, PROCESSOR } from "./start-internal.ts";

const { findPool, serve } = useDecisions();

test("a dry run explains every method with the file and line of each reason, and records nothing", async () => {
  const { internalPort } = await serve();
  const body = FULL_SEARCH.replace(String(EVENT), "73");
  const response = await explain(internalPort, body);
  expect(response.status).toBe(200);
  const explained = JSON.parse(response.body);
  expect(explained).toMatchObject({ client_id: 10077, account_id: 100482, event_id: 73 });
  expect(explained.rejection).toBeUndefined();
  expect(explained.methods).toHaveLength(14);
  for (const method of explained.methods) {
    expect(method.eligible).toBe(method.reasons.length === 0);
    for (const reason of method.reasons)
      expect(reason).toMatchObject({ file: expect.stringMatching(/\.yaml$/), line: expect.any(Number) });
  }
  await delay(600);
  expect(await listDecisions(findPool(), { clientId: 10077, eventId: 73, limit: 1 })).toEqual({
    decisions: [],
    next: undefined,
  });
});

test("a dry run uses the given time or the current time", async () => {
  const { internalPort } = await serve();
  const read = async (query: string) =>
    JSON.parse((await explain(internalPort, FULL_SEARCH, OPERATOR, query)).body);
  const at = "2031-12-31T23:59:59.900Z";
  expect(await read(`?at=${at}`)).toMatchObject({ instant: at, facts: { instant: Date.parse(at) } });
  const before = Date.now();
  expect((await read("")).facts.instant).toBeGreaterThanOrEqual(before);
});

test.each(["at=yesterday", "at=", "foo=1", "method=1"])("a dry run with ?%s is rejected", async (query) => {
  const { internalPort } = await serve();
  const { status, body } = await explain(internalPort, FULL_SEARCH, OPERATOR, `?${query}`);
  expect([status, JSON.parse(body)]).toEqual([
    400,
    expect.objectContaining({
      type: expect.stringMatching(/invalid-query$/),
      issues: [expect.objectContaining({ path: `/${query.split("=")[0]}` })],
    }),
  ]);
});

test.each([
  { name: "a processor's key", headers: PROCESSOR, body: FULL_SEARCH, want: 403 },
  { name: "no key", headers: {}, body: FULL_SEARCH, want: 401 },
  { name: "JSON", headers: { ...OPERATOR, "content-type": "application/json" }, body: "{}", want: 415 },
  { name: "an invalid document", headers: OPERATOR, body: "<x/>", want: 400 },
  {
    name: "an unknown account",
    headers: OPERATOR,
    body: FULL_SEARCH.replace("<account_id>100482", "<account_id>1"),
    want: 403,
  },
])("a dry run with $name is rejected", async ({ headers, body, want }) => {
  const { internalPort } = await serve();
  expect((await explain(internalPort, body, headers)).status).toBe(want);
});
