import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { keepDelivery } from "./keep-delivery.ts";
import { createLogger } from "./observability/logger.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

function keep(connectionString: string, worker = false) {
  const lines: string[] = [];
  const kept = keepDelivery({
    connectionString,
    merchants: { find: () => undefined, hasAccount: () => false },
    secrets: {
      webhookSecrets: () => [],
      bodySecret: () => undefined,
      macSalt: () => undefined,
      isRetired: () => false,
    },
    worker: worker ? {} : undefined,
    retention: {},
    logger: createLogger("debug", { write: (line) => lines.push(line) }),
  });
  onTestFinished(() => kept.close());
  return { kept, log: () => lines.join("") };
}

/** A door to the database on a port of its own, open or closed. */
async function openDoor(): Promise<{ url: string; open(): void; close(): void }> {
  const { hostname, port, password } = new URL(database.connectionString);
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server: Server = createServer((socket) => {
    if (!isOpen) {
      socket.destroy();
      return;
    }
    const inner = connect({ host: hostname, port: Number(port) });
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
  };
}

test("it migrates, opens, and starts a worker where callbacks are delivered", async () => {
  const { kept, log } = keep(database.connectionString, true);
  expect([kept.find(), await kept.isReady()]).toEqual([undefined, false]);
  await kept.open();
  expect(await kept.isReady()).toBe(true);
  expect((await kept.opened)?.worker?.name).toMatch(/\S/);
  expect(log()).toContain("database migrated");
  expect(log()).toMatch(/"postgresql":"\d+\.\d.*"database opened"/);
  await kept.stopWorker();
  await kept.close();
  expect(await kept.isReady()).toBe(false);
});

test("a database that is away at first is opened when it is there, and its coming and going shows", async () => {
  const door = await openDoor();
  const { kept, log } = keep(door.url);
  await kept.open();
  expect(kept.find()).toBeUndefined();
  door.open();
  await expect.poll(() => kept.find()).toBeDefined();
  expect(await kept.isReady()).toBe(true);
  expect(log()).toContain("the database cannot be opened");
  door.close();
  expect(await kept.isReady()).toBe(false);
  door.open();
  await expect.poll(() => kept.isReady()).toBe(true);
});

test("it is not ready while reports cannot be stored, until something can be written again", async () => {
  const { kept } = keep(database.connectionString);
  await kept.open();
  const { delivery } = await (kept.opened as NonNullable<typeof kept.opened>);
  const { events, pool } = delivery.context;
  await pool.query(FILL_DISK);
  onTestFinished(async () => {
    await pool.query(FREE_DISK);
  });
  expect(await kept.isReady()).toBe(true);
  events.emit("reportsFailed", { reports: 1, isOutage: false, cause: new Error("a value is at fault") });
  expect(await kept.isReady()).toBe(true);
  events.emit("reportsFailed", { reports: 1, isOutage: true, cause: new Error("disk full") });
  expect([await kept.isReady(), await kept.isReady()]).toEqual([false, false]);
  await pool.query(FREE_DISK);
  expect([await kept.isReady(), await kept.isReady()]).toEqual([true, true]);
  await pool.query(FILL_DISK);
  events.emit("reportsFailed", { reports: 1, isOutage: true, cause: new Error("disk full") });
  expect(await kept.isReady()).toBe(false);
  events.emit("reportsCommitted", { reports: 1, callbacks: 0, refused: 0, durationMs: 1 });
  expect(await kept.isReady()).toBe(true);
});

const FILL_DISK = `
  create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$;
  create trigger disk_is_full before insert on write_probe execute function fail()`;
const FREE_DISK = "drop trigger if exists disk_is_full on write_probe";

test("a database that says nothing is not waited for", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const { kept } = keep(`postgresql://postgres@127.0.0.1:${port}/postgres`);
  await kept.open();
  expect(await kept.isReady()).toBe(false);
  for (const socket of sockets) socket.destroy();
});

test("a wrong password is an error at once", async () => {
  const url = new URL(database.connectionString);
  url.password = "wrong";
  const { kept } = keep(url.href);
  await expect(kept.open()).rejects.toMatchObject({ code: "28P01" });
  expect(kept.find()).toBeUndefined();
});
