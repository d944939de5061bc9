import { once } from "node:events";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { openPool } from "@payment-routing/database";
import { NO_MERCHANTS } from "@payment-routing/delivery";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { createLogger } from "@payment-routing/server";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { connectDelivery } from "./delivery-connection.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

function connect(connectionString: string, worker = false) {
  const lines: string[] = [];
  const connection = connectDelivery({
    connectionString,
    ...NO_MERCHANTS,
    worker: worker ? {} : undefined,
    retention: {},
    logger: createLogger("debug", { write: (line) => lines.push(line) }),
  });
  onTestFinished(() => connection.close());
  return { connection, log: () => lines.join("") };
}

/** A proxy to the database that can be open or closed. */
async function openProxy(): Promise<{ url: string; open(): void; close(): void; countClosed(): number }> {
  const { hostname, port, password } = new URL(database.connectionString);
  const sockets = new Set<Socket>();
  let isOpen = false;
  let closed = 0;
  const server: Server = createServer((socket) => {
    if (!isOpen) {
      socket.destroy();
      closed++;
      return;
    }
    const inner = createConnection({ host: hostname, port: Number(port) });
    for (const each of [socket, inner]) {
      sockets.add(each);
      each.on("error", () => undefined);
    }
    socket.pipe(inner).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    close();
    server.close();
  });
  const address = server.address() as { port: number };
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${address.port}/postgres`,
    open: () => {
      isOpen = true;
    },
    close,
    countClosed: () => closed,
  };
}

test("it migrates, opens, and starts a worker when callbacks are delivered", async () => {
  const { connection, log } = connect(database.connectionString, true);
  expect([connection.find(), await connection.isReady()]).toEqual([undefined, false]);
  await connection.open();
  expect(await connection.isReady()).toBe(true);
  expect((await connection.opened)?.worker?.name).toMatch(/\S/);
  expect(log()).toContain("database migrated");
  expect(log()).toMatch(/"postgresql":"\d+\.\d.*"database opened"/);
  await connection.stopWorker();
  await connection.close();
  expect(await connection.isReady()).toBe(false);
});

test("a database that is away at startup is opened later, logged once, and readiness shows its state", async () => {
  const proxy = await openProxy();
  const { connection, log } = connect(proxy.url);
  await connection.open();
  expect(connection.find()).toBeUndefined();
  await expect.poll(proxy.countClosed).toBe(3);
  expect(log().match(/the database cannot be opened/g)).toHaveLength(1);
  proxy.open();
  await expect.poll(() => connection.find()).toBeDefined();
  expect(await connection.isReady()).toBe(true);
  proxy.close();
  expect(await connection.isReady()).toBe(false);
  proxy.open();
  await expect.poll(() => connection.isReady()).toBe(true);
});

test("it is not ready while reports cannot be stored, until a write succeeds", async () => {
  const { connection } = connect(database.connectionString);
  await connection.open();
  const { delivery } = await (connection.opened as NonNullable<typeof connection.opened>);
  const { events, pool } = delivery.context;
  await pool.query(FILL_DISK);
  onTestFinished(async () => {
    await pool.query(FREE_DISK);
  });
  expect(await connection.isReady()).toBe(true);
  events.emit("reportsFailed", { reports: 1, isOutage: false, cause: new Error("a value cannot be stored") });
  expect(await connection.isReady()).toBe(true);
  events.emit("reportsFailed", { reports: 1, isOutage: true, cause: new Error("disk full") });
  expect([await connection.isReady(), await connection.isReady()]).toEqual([false, false]);
  await pool.query(FREE_DISK);
  expect([await connection.isReady(), await connection.isReady()]).toEqual([true, true]);
  await pool.query(FILL_DISK);
  events.emit("reportsFailed", { reports: 1, isOutage: true, cause: new Error("disk full") });
  expect(await connection.isReady()).toBe(false);
  events.emit("reportsCommitted", { reports: 1, callbacks: 0, rejected: 0, durationMs: 1 });
  expect(await connection.isReady()).toBe(true);
});

const FILL_DISK = `
  create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$;
  create trigger disk_is_full before insert on write_probe execute function fail()`;
const FREE_DISK = "drop trigger if exists disk_is_full on write_probe";

test("open does not wait for a database that does not answer", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const { connection } = connect(`postgresql://postgres@127.0.0.1:${port}/postgres`);
  await connection.open();
  expect(await connection.isReady()).toBe(false);
  for (const socket of sockets) socket.destroy();
});

test("a wrong password is an immediate error", async () => {
  const url = new URL(database.connectionString);
  url.password = "wrong";
  const { connection } = connect(url.href);
  await expect(connection.open()).rejects.toMatchObject({ code: "28P01" });
  expect(connection.find()).toBeUndefined();
});

test("a cancelled statement is an immediate error", async () => {
  const pool = openPool(database.connectionString);
  const locking = await pool.connect();
  onTestFinished(async () => {
    locking.release(true);
    await pool.end();
  });
  await locking.query("begin; lock table migrations");
  const { connection } = connect(database.connectionString);
  const opening = connection.open();
  const countCancelled = async () => (await pool.query(CANCEL_WAITING)).rowCount;
  await Promise.all([
    expect.poll(countCancelled).toBe(1),
    expect(opening).rejects.toMatchObject({ code: "57014" }),
  ]);
  expect(connection.find()).toBeUndefined();
});

const CANCEL_WAITING = `
  select pg_cancel_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
