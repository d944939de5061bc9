import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type CallbackError, type CallbackReceiver, createCallbackReceiver } from "../src/callbacks/index.ts";
import { createCallback, createDelivery, now, SECRET, STRANGERS_SECRET } from "./deliveries.ts";
import { openPost } from "./raw-post.ts";

/** A server with a receiver at `POST /callbacks`, on a free port. */
export interface CallbackServer extends AsyncDisposable {
  readonly port: number;
}

export type StartServer = (receiver: CallbackReceiver) => Promise<CallbackServer>;

const MAX_BYTES = 4096;

/** Starts a server whose receiver records its callbacks. Limit: 4 KiB for a body. */
export async function startDesk(
  start: StartServer,
  onCallback: () => unknown = () => {},
  bodyTimeoutMs = 30_000,
) {
  const handled: unknown[] = [];
  const problems: CallbackError[] = [];
  const receiver = createCallbackReceiver({
    secrets: [SECRET],
    now,
    maxBytes: MAX_BYTES,
    bodyTimeoutMs,
    onCallback: ({ callback }) => {
      handled.push(callback);
      return onCallback();
    },
    onRejected: (error) => problems.push(error),
    onFailed: (error) => problems.push(error),
  });
  const server = await start(receiver);
  const codes = () => problems.map(({ code }) => code);
  const { port } = server;
  return { port, handled, problems, codes, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

type Headers = Readonly<Record<string, string | string[]>>;

/** Starts a request without sending its body. */
export function beginPost(port: number, headers: Headers, path = "/callbacks"): ClientRequest {
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    method: "POST",
    headers: { ...headers },
    agent: false,
  });
  // A client that gets an early answer may lose its connection while it still sends.
  return sent.on("error", () => {});
}

export interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function readAnswer(sent: ClientRequest): Promise<Answer> {
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await text(response);
  return { status: response.statusCode, type: response.headers["content-type"], body: JSON.parse(body) };
}

export async function post(
  port: number,
  { headers, body }: { readonly headers: Headers; readonly body: Uint8Array },
  path?: string,
): Promise<Answer> {
  const sent = beginPost(port, headers, path);
  sent.end(body);
  return readAnswer(sent);
}

/** The tests of every adapter, over HTTP. */
export function describeAdapter(start: StartServer): void {
  test("hands a callback over and answers 200", async () => {
    await using desk = await startDesk(start);
    expect(await post(desk.port, createDelivery())).toEqual({
      status: 200,
      type: expect.stringMatching(/^application\/json/),
      body: { outcome: "handled" },
    });
    expect(desk.handled).toEqual([createCallback()]);
    expect((await post(desk.port, createDelivery())).body).toEqual({ outcome: "duplicate" });
    expect(desk.handled).toHaveLength(1);
  });

  test("reads the bytes unchanged, in any number of chunks", async () => {
    await using desk = await startDesk(start);
    const callback = { ...createCallback(), session_type: "København 𝒳 \u2028" };
    const { headers, body } = createDelivery({ body: ` ${JSON.stringify(callback, null, "\t")}\r\n` });
    const sent = beginPost(desk.port, headers);
    for (let at = 0; at < body.length; at += 50) {
      sent.write(body.subarray(at, at + 50));
      await delay(1);
    }
    sent.end();
    expect((await readAnswer(sent)).status).toBe(200);
    expect(desk.handled).toEqual([callback]);
  });

  test.each([
    { name: "another content type", type: { "content-type": "text/plain" } },
    { name: "none", type: {} },
    { name: "one with parameters", type: { "content-type": "application/json; charset=utf-8" } },
  ])("verifies the signed bytes for any content type: $name", async ({ type }) => {
    await using desk = await startDesk(start);
    const { headers, body } = createDelivery();
    const { "content-type": _, ...rest } = headers;
    expect((await post(desk.port, { headers: { ...rest, ...type }, body })).status).toBe(200);
  });

  test("answers 401 to an unknown sender", async () => {
    await using desk = await startDesk(start);
    const answer = await post(desk.port, createDelivery({ secrets: [STRANGERS_SECRET] }));
    expect(answer).toMatchObject({ status: 401, type: expect.stringMatching(/^application\/problem\+json/) });
    expect(answer.body).toMatchObject({ status: 401, header: "webhook-signature" });
    expect(desk.handled).toEqual([]);
  });

  test("answers 401 to a header that is sent twice", async () => {
    await using desk = await startDesk(start);
    const { headers, body } = createDelivery();
    const id = headers["webhook-id"] ?? "";
    const answer = await post(desk.port, { headers: { ...headers, "webhook-id": [id, id] }, body });
    expect(answer.body).toMatchObject({ status: 401, header: "webhook-id" });
  });

  test("answers 401 to a request without anything", async () => {
    await using desk = await startDesk(start);
    expect((await post(desk.port, { headers: {}, body: new Uint8Array() })).status).toBe(401);
  });

  test("answers 400 to a body that is not a callback", async () => {
    await using desk = await startDesk(start);
    expect((await post(desk.port, createDelivery({ body: '{"client_id":' }))).status).toBe(400);
    expect(desk.codes()).toEqual(["invalid-body"]);
  });

  test("answers 500 when the handler fails", async () => {
    await using desk = await startDesk(start, () => Promise.reject(new Error("no stock")));
    expect((await post(desk.port, createDelivery())).status).toBe(500);
    expect(desk.codes()).toEqual(["handling-failed"]);
  });

  test("answers 200 once a slow handler is done", async () => {
    await using desk = await startDesk(start, () => delay(400));
    const begin = performance.now();
    expect((await post(desk.port, createDelivery())).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(390);
  });

  describe("a body", () => {
    test("of the greatest length is taken", async () => {
      await using desk = await startDesk(start);
      const text = JSON.stringify(createCallback());
      const { headers, body } = createDelivery({ body: text.padEnd(MAX_BYTES) });
      expect((await post(desk.port, { headers, body })).status).toBe(200);
    });

    test("past it is answered with 413, which its sender gets to read", async () => {
      await using desk = await startDesk(start);
      const { headers } = createDelivery();
      for (const length of [MAX_BYTES + 1, 8_000_000]) {
        const answer = await post(desk.port, { headers, body: new Uint8Array(length) });
        expect([length, answer.status]).toEqual([length, 413]);
      }
      expect(desk.codes()).toEqual(["body-too-large", "body-too-large"]);
    });

    test("without an end is answered with 413, and its sender cut off", async () => {
      await using desk = await startDesk(start);
      using sent = await openPost(desk.port, {
        ...createDelivery().headers,
        "content-length": "99999999999",
      });
      const sending = setInterval(() => sent.send(new Uint8Array(20_000)), 5);
      try {
        expect(await sent.status).toBe(413);
        await sent.closed;
      } finally {
        clearInterval(sending);
      }
      expect(desk.codes()).toEqual(["body-too-large"]);
    });

    test("that drips is answered with 408 in time, and its sender cut off", async () => {
      await using desk = await startDesk(start, undefined, 300);
      const { headers, body } = createDelivery();
      const begin = performance.now();
      using sent = await openPost(desk.port, { ...headers, "content-length": String(body.length) });
      let at = 0;
      const dripping = setInterval(() => sent.send(body.subarray(at, ++at)), 20);
      try {
        expect(await sent.status).toBe(408);
        const took = performance.now() - begin;
        expect(took).toBeGreaterThan(290);
        expect(took).toBeLessThan(10_000);
        await sent.closed;
      } finally {
        clearInterval(dripping);
      }
      expect(desk.codes()).toEqual(["body-too-slow"]);
    });

    test("that is incomplete is rejected without affecting other requests", async () => {
      await using desk = await startDesk(start);
      const { headers, body } = createDelivery();
      const sent = beginPost(desk.port, { ...headers, "content-length": String(body.length) });
      sent.write(body.subarray(0, 20));
      await delay(50);
      sent.destroy();
      await expect.poll(desk.codes).toEqual(["body-incomplete"]);
      expect((await post(desk.port, createDelivery())).status).toBe(200);
    });
  });
}
