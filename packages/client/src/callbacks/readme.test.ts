import { readFileSync } from "node:fs";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { writeSecret } from "@payment-routing/signing";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCallback, createDelivery, type DeliveryOptions, SECRET } from "../../test/deliveries.ts";
import { type RunningProgram, runProgram } from "../../test/run-program.ts";
import { CALLBACK_PROBLEMS, POSTGRES_CALLBACK_TABLE } from "./index.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const environment = { CALLBACK_SECRET: writeSecret(SECRET) };

/** The session of all test events. */
const TEST_SESSION_ID = Number.MAX_SAFE_INTEGER;

/** The example that imports this name. */
function findExample(importedName: string): string {
  const blocks = Array.from(README.matchAll(/```ts\n(.+?)```/gs), ([, block]) => block ?? "");
  const found = blocks.filter((block) => block.split(";\n\n")[0]?.includes(importedName));
  if (found.length !== 1) throw new Error(`${found.length} examples import ${importedName}`);
  return found[0] ?? "";
}

/** The table of the PostgreSQL example. */
function findTable(): string {
  const [, table = ""] = /`(CREATE TABLE payments .+?)`/.exec(README) ?? [];
  return table;
}

async function deliver({ port }: RunningProgram, options: DeliveryOptions = {}): Promise<string> {
  const delivery = createDelivery({ timestampSeconds: Math.floor(Date.now() / 1000), ...options });
  const response = await fetch(`http://localhost:${port}/callbacks`, { method: "POST", ...delivery });
  return `${response.status} ${await response.text()}`;
}

test("three lines receive callbacks", async () => {
  await using program = await runProgram({ "main.ts": findExample("createNodeListener") }, environment);
  const answers = [await deliver(program), await deliver(program)];
  const { stdout, stderr } = await program.stop();
  expect(answers).toEqual(['200 {"outcome":"handled"}', '200 {"outcome":"duplicate"}']);
  expect([stdout, stderr]).toEqual(["7740013 Payment session failed\n", ""]);
});

describe("a receiver that writes into PostgreSQL", () => {
  let database: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.connectionString });
    await client.connect();
    await client.query(findTable());
  }, 60_000);

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  test.each([
    { adapter: "createExpressHandler", sessionId: 1 },
    { adapter: "createFastifyPlugin", sessionId: 2 },
    { adapter: "createFetchHandler", sessionId: 3 },
  ])("behind $adapter", async ({ adapter, sessionId }) => {
    const files = {
      "main.ts": findExample(adapter),
      "receiver.ts": findExample("createPostgresCallbackStore"),
    };
    await using program = await runProgram(files, {
      ...environment,
      DATABASE_URL: database.connectionString,
    });
    const id = `cb_${sessionId}`;
    const answers = [
      await deliver(program, { sessionId, id }),
      await deliver(program, { sessionId, id }),
      await deliver(program, { sessionId, id, timestampSeconds: 0 }),
    ];
    const { stderr } = await program.stop();
    expect(answers).toEqual([
      '200 {"outcome":"handled"}',
      '200 {"outcome":"duplicate"}',
      expect.stringMatching(/^401 /),
    ]);
    expect(stderr).toBe("expired header webhook-timestamp is more than 300 seconds in the past\n");
    const { rows } = await client.query("SELECT status FROM payments WHERE session_id = $1", [sessionId]);
    expect(rows).toEqual([{ status: 4010 }]);
  });

  test("a redelivery of an older callback does not overwrite newer data, and a test event writes nothing", async () => {
    const files = {
      "main.ts": findExample("createFetchHandler"),
      "receiver.ts": findExample("createPostgresCallbackStore"),
    };
    await using program = await runProgram(files, {
      ...environment,
      DATABASE_URL: database.connectionString,
    });
    const sessionId = 4;
    const tell = (sequence: number, code: number, redelivery = false) => {
      const body = { ...createCallback(sessionId), status: { code, message: "…" } };
      return deliver(program, { sessionId, id: `cb_4_${sequence}`, sequence, redelivery, body });
    };
    const answers = [
      await tell(1, 2000),
      await tell(2, 4030),
      await tell(1, 2000, true),
      await deliver(program, { sessionId: TEST_SESSION_ID, id: "test_1", redelivery: true }),
    ];
    expect(answers).toEqual(Array(4).fill('200 {"outcome":"handled"}'));
    const { rows } = await client.query("SELECT * FROM payments WHERE session_id = ANY($1)", [
      [4, TEST_SESSION_ID],
    ]);
    expect(rows).toEqual([{ session_id: "4", sequence: "2", status: 4030 }]);
  });
});

test("the table of answers is the list of problems", () => {
  const rows = README.matchAll(/^\| (\d{3}) \| `([a-z-]+)` \| (.+?) \|$/gm);
  const documented = Array.from(rows, ([, status, code, title]) => ({ code, status: Number(status), title }));
  const actual = Object.entries(CALLBACK_PROBLEMS).map(([code, { status, title }]) => ({
    code,
    status,
    title,
  }));
  expect(documented).toEqual(actual);
});

test("the statements shown are those that make the table", () => {
  expect(/```sql\n(.+?)```/s.exec(README)?.[1]?.trim()).toBe(POSTGRES_CALLBACK_TABLE.trim());
});
