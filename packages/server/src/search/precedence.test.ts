import { expect, test } from "vitest";
import { readProblemXml } from "../../test/read-problem.ts";
import { basic, FULL_SEARCH, SANDBOX_AUTHORIZATION } from "../../test/sandbox.ts";
import { search, type TestRequest } from "../../test/send.ts";
import { startServer } from "../../test/start-server.ts";

const WRONG_KEY = basic(10077, "wrong-key");
const UNKNOWN_COUNTRY = FULL_SEARCH.replace("<country_id>208<", "<country_id>990<");
const OTHER_ACCOUNT = UNKNOWN_COUNTRY.replace("<account_id>100482<", "<account_id>1<");
const INVALID = OTHER_ACCOUNT.replace("<event_id>918273645<", "<event_id>x<");
const TOO_LONG = INVALID.padEnd(262_145, " ");

const json = { "content-type": "application/json" };

// Each request also has all problems that come later in the order.
test.each([
  {
    want: [405, "method-not-allowed"],
    given: { method: "PUT", headers: { ...json, authorization: WRONG_KEY }, body: TOO_LONG },
  },
  {
    want: [413, "body-too-large"],
    given: { headers: { ...json, authorization: WRONG_KEY }, body: TOO_LONG },
  },
  {
    want: [413, "body-too-large"],
    given: { headers: { ...json, authorization: WRONG_KEY }, body: TOO_LONG, chunkBytes: 65_536 },
  },
  {
    want: [415, "unsupported-media-type"],
    given: { headers: { ...json, authorization: WRONG_KEY }, body: INVALID },
  },
  { want: [401, "unauthenticated"], given: { headers: { authorization: WRONG_KEY }, body: INVALID } },
  { want: [400, "invalid-document"], given: { body: INVALID } },
  { want: [403, "account-mismatch"], given: { body: OTHER_ACCOUNT } },
  { want: [422, "no-eligible-method"], given: { body: UNKNOWN_COUNTRY } },
])("$want precedes all later problems", async ({ want, given }) => {
  const { port } = await startServer();
  const problem = readProblemXml(await search(port, given));
  expect([problem.status, problem.code]).toEqual(want);
});

test("a source over the limit of failed authentications is rejected after 415 and before 401, but not with a live key", async () => {
  const { port } = await startServer({ settings: { failedAuthenticationsPerMinute: 1 } });
  expect(await codeOf(port, { headers: { authorization: WRONG_KEY } })).toBe("unauthenticated");
  expect(await codeOf(port, { headers: { ...json, authorization: WRONG_KEY } })).toBe(
    "unsupported-media-type",
  );
  expect(await codeOf(port, { headers: { authorization: WRONG_KEY } })).toBe(
    "too-many-failed-authentications",
  );
  expect((await search(port, { headers: { authorization: SANDBOX_AUTHORIZATION } })).status).toBe(200);
});

test("a client over its limit is rejected after 401 and before 400", async () => {
  const { port } = await startServer({ settings: { clientRequestsPerSecond: 1 } });
  expect((await search(port)).status).toBe(200);
  expect(await codeOf(port, { headers: { authorization: WRONG_KEY }, body: INVALID })).toBe(
    "unauthenticated",
  );
  expect(await codeOf(port, { body: INVALID })).toBe("client-limit-exceeded");
});

async function codeOf(port: number, given: TestRequest): Promise<string | undefined> {
  return readProblemXml(await search(port, given)).code;
}
