import { setTimeout as delay } from "node:timers/promises";
import type { buildConnector } from "undici";
import { expect, test, vi } from "vitest";
import { connectToFirst, type Socket } from "./guarded-connector.ts";

const OPTIONS = { hostname: "host.example", protocol: "http:", port: "80" };

test("closes the connection that comes second", async () => {
  const sockets: Record<string, Socket> = {
    far: { destroy: vi.fn() } as unknown as Socket,
    near: { destroy: vi.fn() } as unknown as Socket,
  };
  const connecting: Record<string, Promise<void>> = { far: delay(400), near: Promise.resolve() };
  const connect: buildConnector.connector = ({ hostname }, callback) =>
    void connecting[hostname]?.then(() => callback(null, sockets[hostname] as Socket));
  const addresses = ["far", "near"].map((address) => ({ address, family: 4 }));
  expect(await connectToFirst(connect, OPTIONS, addresses)).toBe(sockets.near);
  await expect.poll(() => sockets.far?.destroy).toHaveBeenCalledTimes(1);
  expect(sockets.near?.destroy).not.toHaveBeenCalled();
});
