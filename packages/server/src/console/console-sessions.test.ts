import { createHash } from "node:crypto";
import { createConsoleSessionStore, type InternalKeyDigest } from "@payment-routing/config-store";
import { expect, test } from "vitest";
import { useSandboxDelivery } from "../../test/start-internal.ts";
import { createInternalAuthenticator } from "../http/internal/internal-authenticator.ts";
import { createConsoleSessions } from "./console-sessions.ts";

const sandbox = useSandboxDelivery();

const START = Date.parse("2026-06-01T08:00:00Z");
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE);

const sha256 = createHash("sha256").update("a key").digest("hex");

/** Sessions with a clock that the test moves, and keys that it replaces. */
function openSessions(expires?: Date) {
  const key = (more: Partial<InternalKeyDigest> = {}): InternalKeyDigest => ({
    id: "anna",
    scope: "operator",
    digest: Buffer.from(sha256, "hex"),
    ...(expires && { expires }),
    ...more,
  });
  let now = START;
  let authenticator = createInternalAuthenticator([key()]);
  const sessions = createConsoleSessions({
    store: createConsoleSessionStore(() => sandbox.delivery.context.pool),
    authenticator: { authenticateDigest: (...args) => authenticator.authenticateDigest(...args) },
    clock: () => now,
  });
  return {
    sessions,
    start: () => sessions.start({ keyId: "anna", scope: "operator", sha256, expires }),
    key,
    moveTo(minutes: number) {
      now = START + minutes * MINUTE;
    },
    replaceKeys(...keys: InternalKeyDigest[]) {
      authenticator = createInternalAuthenticator(keys);
    },
  };
}

async function countSessions(): Promise<number> {
  const { rowCount } = await sandbox.delivery.context.pool.query("select from console_sessions");
  return rowCount ?? 0;
}

test("a session has the ID and the scope of its key, and times", async () => {
  const { sessions, start } = openSessions();
  const { token, session } = await start();
  expect(session).toEqual({
    keyId: "anna",
    scope: "operator",
    csrfToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: at(12 * 60),
    idleExpiresAt: at(30),
  });
  expect(await sessions.find(token)).toEqual(session);
  await sessions.end(token);
  expect(await sessions.find(token)).toBeUndefined();
});

test("neither the token nor the CSRF token is stored", async () => {
  const { start, sessions } = openSessions();
  const { token, session } = await start();
  const { rows } = await sandbox.delivery.context.pool.query(
    "select console_sessions::text as stored from console_sessions",
  );
  const stored = rows.map((row) => row.stored).join();
  expect(stored).toContain(createHash("sha256").update(token).digest("hex"));
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(session.csrfToken);
  await sessions.end(token);
});

test("a session ends after half an hour without a request", async () => {
  const { sessions, start, moveTo } = openSessions();
  const { token } = await start();
  moveTo(29.5);
  expect((await sessions.find(token))?.idleExpiresAt).toEqual(at(59.5));
  moveTo(59.5);
  expect(await sessions.find(token)).toBeUndefined();
  expect(await countSessions()).toBe(0);
});

test("requests that a page sends by itself do not keep a session alive", async () => {
  const { sessions, start, moveTo } = openSessions();
  const { token } = await start();
  moveTo(29.5);
  expect((await sessions.find(token, { isBackground: true }))?.idleExpiresAt).toEqual(at(30));
  moveTo(30);
  expect(await sessions.find(token, { isBackground: true })).toBeUndefined();
});

test("the last use is stored once a minute", async () => {
  const { sessions, start, moveTo } = openSessions();
  const { token } = await start();
  const readRow = async () => {
    const { rows } = await sandbox.delivery.context.pool.query(
      "select last_used_at, ctid::text as version from console_sessions",
    );
    return rows[0];
  };
  const first = await readRow();
  moveTo(0.9);
  expect((await sessions.find(token))?.idleExpiresAt).toEqual(at(30));
  expect(await readRow()).toEqual(first);
  moveTo(1);
  expect((await sessions.find(token))?.idleExpiresAt).toEqual(at(31));
  expect((await readRow()).last_used_at).toEqual(at(1));
  await sessions.end(token);
});

test("a session ends after twelve hours, whatever its use", async () => {
  const { sessions, start, moveTo } = openSessions();
  const { token } = await start();
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    moveTo(minutes);
    expect(await sessions.find(token)).toBeDefined();
  }
  moveTo(12 * 60);
  expect(await sessions.find(token)).toBeUndefined();
});

test("a session ends with its key when that expires", async () => {
  const { sessions, start, moveTo } = openSessions(at(10));
  const { token, session } = await start();
  expect(session.expiresAt).toEqual(at(10));
  moveTo(10);
  expect(await sessions.find(token)).toBeUndefined();
});

test.each(["expiresAt", "lastUsedAt"])("a session ends if its %s cannot be read", async (member) => {
  const stored = { keyId: "anna", keySha256: sha256, scope: "operator" as const, createdAt: at(0) };
  const store = {
    ...createConsoleSessionStore(() => sandbox.delivery.context.pool),
    find: async () => ({ ...stored, expiresAt: at(60), lastUsedAt: at(0), [member]: new Date("no time") }),
  };
  const authenticator = createInternalAuthenticator([]);
  const sessions = createConsoleSessions({ store, authenticator, acceptsPersons: true, clock: () => START });
  expect(await sessions.find("token")).toBeUndefined();
});

test.each([
  { name: "is revoked", replace: () => [] },
  {
    name: "is another one with the same ID",
    replace: ({ key }: ReturnType<typeof openSessions>) => [key({ digest: Buffer.alloc(32) })],
  },
  {
    name: "is a processor's now",
    replace: ({ key }: ReturnType<typeof openSessions>) => [key({ scope: "processor" })],
  },
])("a session ends when its key $name, and does not come back with it", async ({ replace }) => {
  const opened = openSessions();
  const { token } = await opened.start();
  opened.replaceKeys(...replace(opened));
  expect(await opened.sessions.find(token)).toBeUndefined();
  opened.replaceKeys(opened.key());
  expect(await opened.sessions.find(token)).toBeUndefined();
});

test("a session has the scope that its key has now", async () => {
  const { sessions, start, replaceKeys, key } = openSessions();
  const { token } = await start();
  replaceKeys(key({ scope: "viewer", id: "anna-2" }));
  expect(await sessions.find(token)).toMatchObject({ scope: "viewer", keyId: "anna-2" });
  await sessions.end(token);
});

test("signing out everywhere ends all sessions of the key, and no other", async () => {
  const { sessions, start, replaceKeys, key } = openSessions();
  const other = { keyId: "bo", scope: "viewer", sha256: "0".repeat(64), expires: undefined } as const;
  replaceKeys(key(), key({ id: "bo", digest: Buffer.alloc(32) }));
  const [first, second, others] = [await start(), await start(), await sessions.start(other)];
  await sessions.endAll(first.token);
  expect(await sessions.find(first.token)).toBeUndefined();
  expect(await sessions.find(second.token)).toBeUndefined();
  expect(await sessions.find(others.token)).toBeDefined();
  await sessions.end(others.token);
});
