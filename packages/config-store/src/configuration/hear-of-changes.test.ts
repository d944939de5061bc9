import { EventEmitter } from "node:events";
import type { Pool } from "@payment-routing/database";
import { expect, test, vi } from "vitest";
import { hearOfChanges } from "./hear-of-changes.ts";

/** A pool of one connection after the other, which do with a query what they are told. */
function fakePool(query: () => Promise<unknown>) {
  const clients: (EventEmitter & { release: ReturnType<typeof vi.fn> })[] = [];
  const connect = async () => {
    const client = Object.assign(new EventEmitter(), { query, release: vi.fn() });
    clients.push(client);
    return client;
  };
  return { pool: { connect } as unknown as Pool, clients };
}

test("a connection that may not listen is given back, and another is tried at the next wait", async () => {
  const { pool, clients } = fakePool(() => Promise.reject(new Error("cannot execute LISTEN")));
  const hearing = hearOfChanges(pool);
  for (const tried of [1, 2]) {
    void hearing.next();
    await vi.waitFor(() => expect(clients[tried - 1]?.release).toHaveBeenCalledExactlyOnceWith(true));
  }
});

test("one that was cut off is replaced at the next wait", async () => {
  const { pool, clients } = fakePool(async () => {});
  const hearing = hearOfChanges(pool);
  void hearing.next();
  await vi.waitFor(() => expect(clients).toHaveLength(1));
  await Promise.resolve();
  clients[0]?.emit("end");
  await vi.waitFor(() => expect(clients[0]?.release).toHaveBeenCalledExactlyOnceWith(true));
  const told = hearing.next();
  await vi.waitFor(() => expect(clients[1]?.listenerCount("notification")).toBe(1));
  clients[1]?.emit("notification");
  await told;
});

test.each([
  { name: "while it connects", asks: false },
  { name: "while it asks", asks: true },
])("closed $name, it gives its connection back", async ({ asks }) => {
  const { pool, clients } = fakePool(() => new Promise(() => {}));
  const hearing = hearOfChanges(pool);
  void hearing.next();
  if (asks) await new Promise(setImmediate);
  hearing.close();
  await vi.waitFor(() => expect(clients[0]?.release).toHaveBeenCalledExactlyOnceWith(true));
});
