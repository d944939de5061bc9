import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { describeAdapter, post, startDesk } from "../../../test/adapter-suite.ts";
import { createDelivery, now, SECRET } from "../../../test/deliveries.ts";
import { listen } from "../../../test/listen.ts";
import { type CallbackReceiver, createCallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { createFetchHandler } from "./fetch-handler.ts";

function startHono(app: Hono) {
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!("closeAllConnections" in server)) throw new Error("expected a server of node:http");
  return listen(server);
}

describe("Hono", () => {
  describeAdapter((receiver) => {
    const handle = createFetchHandler(receiver);
    return startHono(new Hono().post("/callbacks", (context) => handle(context.req.raw)));
  });

  test("reports a body that was already read", async () => {
    const start = (receiver: CallbackReceiver) => {
      const handle = createFetchHandler(receiver);
      const app = new Hono().post("/callbacks", async (context) => {
        await context.req.json();
        return handle(context.req.raw);
      });
      return startHono(app);
    };
    await using desk = await startDesk(start);
    expect((await post(desk.port, createDelivery())).status).toBe(500);
    expect(desk.codes()).toEqual(["body-already-read"]);
  });
});

describe("a function from Request to Response", () => {
  const receiver = createCallbackReceiver({
    secrets: [SECRET],
    now,
    maxBytes: 4096,
    bodyTimeoutMs: 100,
    onCallback: () => {},
    onFailed: () => {},
  });
  const handle = createFetchHandler(receiver);
  const url = "https://merchant.example/callbacks";

  test("answers with everything that belongs to an answer", async () => {
    const { headers, body } = createDelivery();
    const response = await handle(new Request(url, { method: "POST", headers, body }));
    expect([response.status, response.headers.get("content-type"), await response.json()]).toEqual([
      200,
      "application/json",
      { outcome: "handled" },
    ]);
  });

  test("answers 405 to other methods", async () => {
    const response = await handle(new Request(url));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test.each([
    { name: "too long", chunk: new Uint8Array(5000), want: 413 },
    { name: "too slow", chunk: new Uint8Array(10), want: 408 },
  ])("cancels a body that is $name", async ({ chunk, want }) => {
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(chunk),
      cancel: () => cancelled.resolve(),
    });
    const response = await handle(new Request(url, { method: "POST", body, duplex: "half" }));
    expect(response.status).toBe(want);
    await cancelled.promise;
  });

  test.each([
    { name: "holds the stream", use: (request: Request) => request.body?.getReader() },
    {
      name: "has begun to read it",
      async use(request: Request) {
        const reader = request.body?.getReader();
        await reader?.read();
        reader?.releaseLock();
      },
    },
    { name: "has read it", use: (request: Request) => request.text() },
  ])("reports missing bytes if other code $name", async ({ use }) => {
    const request = new Request(url, { method: "POST", body: "{}" });
    await use(request);
    expect((await handle(request)).status).toBe(500);
  });
});
