import { EventEmitter } from "node:events";
import type { Pool } from "@payment-routing/database";
import { expect, test, vi } from "vitest";
import { listenForChanges } from "./change-notifications.ts";

/** A pool whose connections run the given query function. */
function fakePool(query: () => Promise<unknown>) {
  const clients: (EventEmitter & { release: ReturnType<typeof vi.fn> })[] = [];
  const connect = async () => {
    const client = Object.assign(new EventEmitter(), { query, release: vi.fn() });
    clients.push(client);
    return client;
  };
  return { pool: { connect } as unknown as Pool, clients };
}

test("a connection that cannot listen is released, and the next wait opens another one", async () => {
  const { pool, clients } = fakePool(() => Promise.reject(new Error("cannot execute LISTEN")));
  const listener = listenForChanges(pool);
  for (const tried of [1, 2]) {
    void listener.next();
    await vi.waitFor(() => expect(clients[tried - 1]?.release).toHaveBeenCalledExactlyOnceWith(true));
  }
});

test("a lost connection is replaced at the next wait", async () => {
  const { pool, clients } = fakePool(async () => {});
  const listener = listenForChanges(pool);
  void listener.next();
  await vi.waitFor(() => expect(clients).toHaveLength(1));
  await Promise.resolve();
  clients[0]?.emit("end");
  await vi.waitFor(() => expect(clients[0]?.release).toHaveBeenCalledExactlyOnceWith(true));
  const notified = listener.next();
  await vi.waitFor(() => expect(clients[1]?.listenerCount("notification")).toBe(1));
  clients[1]?.emit("notification");
  await notified;
});

test.each([
  { name: "while it connects", sends: false },
  { name: "while it sends the query", sends: true },
])("close releases the connection $name", async ({ sends }) => {
  const { pool, clients } = fakePool(() => new Promise(() => {}));
  const listener = listenForChanges(pool);
  void listener.next();
  if (sends) await new Promise(setImmediate);
  listener.close();
  await vi.waitFor(() => expect(clients[0]?.release).toHaveBeenCalledExactlyOnceWith(true));
});
