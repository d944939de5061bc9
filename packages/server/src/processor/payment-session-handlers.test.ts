import { describe, expect, test } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
import { readProblemJson } from "../../test/read-problem.ts";
import {
  nextSessionId,
  reportSession,
  reportSessionStatus,
  reportTransactionStatus,
  TRANSACTION_ID,
} from "../../test/reports.ts";
import { send } from "../../test/send.ts";
import { OPERATOR, PROCESSOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";

const sandbox = useSandboxDelivery();

const SESSIONS = "/internal/v1/payment-sessions";

interface Given {
  readonly headers?: Readonly<Record<string, string>>;
}

function put(port: number, sessionId: number, document: object | string, { headers = {} }: Given = {}) {
  return report(port, "PUT", `${SESSIONS}/${sessionId}`, document, headers);
}

function report(
  port: number,
  method: string,
  path: string,
  document: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse> {
  const body = typeof document === "string" ? document : JSON.stringify(document);
  return send(port, {
    method,
    path,
    body,
    headers: { ...PROCESSOR, "content-type": "application/json", ...headers },
  });
}

function read(port: number, path: string): Promise<TestResponse> {
  return send(port, { path: `${SESSIONS}/${path}`, headers: OPERATOR });
}

test("a session is reported, changes its status, and is read with its version and its history", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const session = reportSession(id);
  const created = await put(port, id, session);
  expect([created.status, created.headers.etag, JSON.parse(created.body)]).toEqual([
    201,
    '"1"',
    { outcome: "applied", version: 1, callback_sequence: 1, repeated: false },
  ]);
  const status = reportSessionStatus(id);
  expect((await report(port, "POST", `${SESSIONS}/${id}/status`, status)).status).toBe(200);
  const captured = await report(
    port,
    "POST",
    `${SESSIONS}/${id}/transactions/${TRANSACTION_ID}/status`,
    reportTransactionStatus(id),
  );
  expect([captured.status, captured.headers.etag]).toEqual([200, '"3"']);
  expect(JSON.parse(captured.body)).toEqual({
    outcome: "applied",
    version: 3,
    callback_sequence: 3,
    repeated: false,
  });

  const answer = await read(port, String(id));
  expect([answer.status, answer.headers.etag, answer.headers["cache-control"]]).toEqual([
    200,
    '"3"',
    "no-store",
  ]);
  expect(JSON.parse(answer.body)).toMatchObject({
    version: 3,
    callback_sequence: 3,
    session: { session_id: id, status: status.status, transactions: [{ status: { message: "Captured" } }] },
  });
  const { history } = JSON.parse((await read(port, `${id}/history`)).body);
  expect(history).toMatchObject([
    {
      report_id: session.report_id,
      reported_by: "sandbox-processor-key",
      outcome: "applied",
      version: 1,
      callback: { sequence: 1, state: "waiting" },
    },
    { outcome: "applied", version: 2, changes: [{ subject: "session" }] },
    { outcome: "applied", version: 3, changes: [{ subject: "transaction", transaction_id: TRANSACTION_ID }] },
  ]);
});

test("a history continues after the previous page, back to its beginning", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const outdated = [reportSessionStatus(id), reportSessionStatus(id)].map((report) => ({
    ...report,
    source_sequence: 0,
  }));
  const reports = [reportSessionStatus(id), reportSessionStatus(id), ...outdated];
  await put(port, id, reportSession(id));
  for (const each of reports) await report(port, "POST", `${SESSIONS}/${id}/status`, each);
  const whole = JSON.parse((await read(port, `${id}/history`)).body);
  expect(whole.history).toHaveLength(5);
  expect(whole.next).toBeUndefined();

  const parts: unknown[] = [];
  let after = "";
  while (after !== undefined) {
    const { history, next } = JSON.parse((await read(port, `${id}/history?limit=2${after}`)).body);
    parts.unshift(...history);
    after = next && `&after=${next}`;
  }
  expect(parts).toEqual(whole.history);
  expect((await read(port, `${id}/history?after=7`)).status).toBe(400);
});

test("a session whose history is past its retention has an empty one", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  await put(port, id, reportSession(id));
  await sandbox.delivery.context.pool.query("delete from session_history where session_id = $1", [id]);
  const answer = await read(port, `${id}/history`);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { session_id: id, history: [] }]);
});

test("IDs may be negative, and as long as a number is exact", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  for (const id of [-5, Number.MIN_SAFE_INTEGER]) {
    expect((await put(port, id, reportSession(id))).status).toBe(201);
    expect(JSON.parse((await read(port, String(id))).body)).toMatchObject({ session: { session_id: id } });
  }
  expect((await read(port, String(Number.MIN_SAFE_INTEGER - 1))).status).toBe(404);
});

test("a repeated report has the same response; an older one changes nothing", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const older = reportSession(id);
  const session = reportSession(id);
  await put(port, id, session);
  const again = await put(port, id, session);
  expect([again.status, JSON.parse(again.body)]).toEqual([
    200,
    { outcome: "applied", version: 1, callback_sequence: 1, repeated: true },
  ]);
  const outdated = await put(port, id, older);
  expect([outdated.status, JSON.parse(outdated.body)]).toEqual([
    200,
    { outcome: "outdated", version: 1, repeated: false },
  ]);
});

test.each([
  { name: "the version that it has", ifMatch: '"1"', want: 200 },
  { name: "any version", ifMatch: "*", want: 200 },
  { name: "another version", ifMatch: '"2"', want: 412 },
  { name: "a weak tag", ifMatch: 'W/"1"', want: 412 },
  { name: "an unknown tag", ifMatch: '"abc"', want: 412 },
  { name: "an invalid tag", ifMatch: "1", want: 400 },
  { name: "a list", ifMatch: '"1", "2"', want: 400 },
])("If-Match with $name: $want", async ({ ifMatch, want }) => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  await put(port, id, reportSession(id));
  const answer = await put(port, id, reportSession(id), { headers: { "if-match": ifMatch } });
  expect(answer.status).toBe(want);
  if (want === 412) {
    expect([readProblemJson(answer).code, answer.headers.etag]).toEqual(["version-mismatch", '"1"']);
    const expected = ifMatch === '"2"' ? "version 2 of the session" : "a tag that was given for the session";
    expect(JSON.parse(answer.body).detail).toBe(`Expected ${expected}, but it has version 1.`);
  }
});

test("If-Match on a missing session is 412", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const answer = await put(port, id, reportSession(id), { headers: { "if-match": "*" } });
  expect([answer.status, answer.headers.etag]).toEqual([412, undefined]);
});

describe("a rejected report is not stored", () => {
  const rejected = [
    {
      name: "an unknown client",
      given: (id: number) => reportSession(id, { client_id: 999 }),
      want: [422, "unknown-client"],
    },
    {
      name: "two transactions with one ID",
      given: (id: number) => {
        const session = reportSession(id) as { transactions: readonly object[] };
        return { ...session, transactions: [...session.transactions, ...session.transactions] };
      },
      want: [422, "repeated-transaction"],
    },
    { name: "no JSON", given: () => "{", want: [400, "unreadable-document"] },
    {
      name: "an unknown member",
      given: (id: number) => reportSession(id, { signature: "x" }),
      want: [400, "invalid-document"],
    },
  ] as const;
  test.each(rejected)("$name", async ({ given, want }) => {
    const { internalPort: port } = await startInternal(sandbox.delivery);
    const id = nextSessionId();
    const answer = await put(port, id, given(id));
    expect([answer.status, readProblemJson(answer).code]).toEqual(want);
    const answers = await Promise.all([read(port, String(id)), read(port, `${id}/history`)]);
    expect(answers.map((each) => [each.status, readProblemJson(each).code])).toEqual([
      [404, "unknown-session"],
      [404, "unknown-session"],
    ]);
  });

  test("a status of an unknown session, of another account, or with a used ID", async () => {
    const { internalPort: port } = await startInternal(sandbox.delivery);
    const id = nextSessionId();
    const post = async (path: string, document: object) => {
      const answer = await report(port, "POST", `${SESSIONS}/${id}/${path}`, document);
      return [answer.status, readProblemJson(answer).code];
    };
    expect(await post("status", reportSessionStatus(id))).toEqual([404, "unknown-session"]);
    const session = reportSession(id);
    await put(port, id, session);
    const other = { transaction_id: 7 };
    expect(await post("transactions/7/status", reportTransactionStatus(id, other))).toEqual([
      404,
      "unknown-transaction",
    ]);
    expect(await post("status", reportSessionStatus(id, { account_id: 100483 }))).toEqual([
      409,
      "foreign-session",
    ]);
    expect(await post("status", reportSessionStatus(id, { report_id: session.report_id }))).toEqual([
      409,
      "reused-report-id",
    ]);
    expect(JSON.parse((await read(port, String(id))).body)).toMatchObject({ version: 1 });
  });
});

test("all repeated transaction IDs are listed", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const session = reportSession(id) as { transactions: readonly object[] };
  const [transaction] = session.transactions;
  const repeated = { ...session, transactions: [transaction, transaction, transaction] };
  const document = JSON.stringify(repeated, undefined, 1);
  const answer = await put(port, id, document);
  const lines = document
    .split("\n")
    .flatMap((text, index) => (text.startsWith('   "id": ') ? [index + 1] : []));
  expect(JSON.parse(answer.body)).toMatchObject({
    status: 422,
    issues: [
      { code: "not-unique", path: "/transactions/1/id", line: lines[1], column: 10 },
      { code: "not-unique", path: "/transactions/2/id", line: lines[2], column: 10 },
    ],
  });
});

test("a session of an unknown account is rejected, and accepted with the right account", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const answer = await put(port, id, reportSession(id, { account_id: 5 }));
  expect(JSON.parse(answer.body)).toMatchObject({
    type: expect.stringMatching(/unknown-account$/),
    status: 422,
    issues: [{ code: "not-in-enumeration", path: "/account_id" }],
  });
  expect((await put(port, id, reportSession(id))).status).toBe(201);
});

test("all issues of a document have line and column", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const { report_id: _, ...session } = reportSession(id, { source_sequence: "7" });
  const answer = await put(port, id, JSON.stringify(session, undefined, 1));
  expect(JSON.parse(answer.body).issues).toMatchObject([
    { code: "missing-member", path: "/report_id", line: 1, column: 1 },
    { code: "invalid-type", path: "/source_sequence", line: 2, column: 21 },
  ]);
});

test("issues of the schema and of further rules are ordered by position", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const given = reportSession(nextSessionId(), {
    client_id: "x",
    event_type: "\ud800",
    status: { code: "x" },
    "a/b": ["\udc00"],
  });
  const document = JSON.stringify(given, undefined, 1);
  const answer = await put(port, 7, document);
  expect([answer.status, readProblemJson(answer).code]).toEqual([400, "invalid-document"]);
  const { issues } = JSON.parse(answer.body);
  expect(issues).toEqual(
    issues.toSorted((a: Position, b: Position) => a.line - b.line || a.column - b.column),
  );
  expect(new Set(issues.map(({ path }: Position) => path.split("/")[1]))).toEqual(
    new Set(["client_id", "session_id", "event_type", "status", "a~1b"]),
  );
});

interface Position {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

test("a lone surrogate is rejected, and nothing is stored", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  const answer = await put(port, id, reportSession(id, { event_type: "\ud800" }));
  expect([answer.status, readProblemJson(answer).code]).toEqual([400, "invalid-document"]);
  expect(JSON.parse(answer.body).issues).toMatchObject([{ code: "invalid-value", path: "/event_type" }]);
  expect((await read(port, String(id))).status).toBe(404);
});

test("the IDs of the path and the document must agree", async () => {
  const { internalPort: port } = await startInternal(sandbox.delivery);
  const id = nextSessionId();
  await put(port, id, reportSession(id));
  const document = JSON.stringify(reportTransactionStatus(id), undefined, 2);
  const answer = await report(port, "POST", `${SESSIONS}/77/transactions/8/status`, document);
  expect([answer.status, readProblemJson(answer).code]).toEqual([400, "invalid-document"]);
  const lineOf = (name: string) => document.split("\n").findIndex((line) => line.includes(`"${name}"`)) + 1;
  expect(JSON.parse(answer.body).issues).toEqual([
    {
      code: "invalid-value",
      message: `/session_id: expected 77, as the path has it, got ${id}`,
      path: "/session_id",
      line: lineOf("session_id"),
      column: 17,
      expected: "77, as the path has it",
      received: String(id),
    },
    expect.objectContaining({ path: "/transaction_id", line: lineOf("transaction_id"), column: 21 }),
  ]);
  const missing = await report(port, "PUT", `${SESSIONS}/seven`, reportSession(id));
  expect([missing.status, readProblemJson(missing).code]).toEqual([404, "not-found"]);
});

test.each(["limit=0", "limit=1001", "limit=x", "limit=", "limit=1&limit=2", "before=7"])(
  "the history rejects ?%s",
  async (query) => {
    const { internalPort: port } = await startInternal(sandbox.delivery);
    const answer = await read(port, `1/history?${query}`);
    expect([answer.status, readProblemJson(answer).code]).toEqual([400, "invalid-query"]);
    expect(JSON.parse(answer.body).issues).toHaveLength(1);
  },
);
