import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createCallback,
  createDelivery,
  createRequest,
  type DeliveryOptions,
  now,
  SECRET,
  STRANGERS_SECRET,
} from "../../../test/deliveries.ts";
import type { CallbackError } from "../answers/callback-error.ts";
import type { CallbackStore } from "../stores/callback-store.ts";
import { createCallbackReceiver } from "./create-callback-receiver.ts";
import type { CallbackReceiverOptions, IgnoredCallback, ReceivedCallback } from "./receiver-options.ts";

afterEach(() => vi.restoreAllMocks());

/** Creates a receiver that records the calls of its handler and hooks. */
function createDesk(options: Partial<CallbackReceiverOptions> = {}) {
  const handled: ReceivedCallback[] = [];
  const rejected: CallbackError[] = [];
  const ignored: IgnoredCallback[] = [];
  const failed: CallbackError[] = [];
  const receiver = createCallbackReceiver({
    secrets: [SECRET],
    now,
    onCallback: (received) => handled.push(received),
    onRejected: (error) => rejected.push(error),
    onIgnored: (callback) => ignored.push(callback),
    onFailed: (error) => failed.push(error),
    ...options,
  });
  const receive = (delivery?: DeliveryOptions) => receiver.receive(createRequest(delivery));
  return { receiver, receive, handled, rejected, ignored, failed };
}

const answered = (outcome: string) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ outcome }),
});

test("the handler gets the callback with everything that is known of its delivery", async () => {
  const { receive, handled } = createDesk();
  expect(await receive({ sequence: 4 })).toEqual(answered("handled"));
  expect(await receive({ id: "cb_2", sequence: 7, redelivery: true })).toEqual(answered("handled"));
  const delivery = {
    sessionId: 7740013,
    isTest: false,
    secretId: "2026-11",
    attemptTimestamp: new Date(now()),
    callback: createCallback(),
    transaction: undefined,
  };
  expect(handled).toEqual([
    { ...delivery, id: "cb_1", sequence: 4, redelivery: false, previousSequence: undefined },
    { ...delivery, id: "cb_2", sequence: 7, redelivery: true, previousSequence: 4 },
  ]);
});

test("a duplicate and an older one are answered with 200 and not handled", async () => {
  const { receive, handled, ignored } = createDesk();
  await receive({ id: "cb_5", sequence: 5 });
  expect(await receive({ id: "cb_5", sequence: 5 })).toEqual(answered("duplicate"));
  expect(await receive({ id: "cb_3", sequence: 3 })).toEqual(answered("older"));
  expect(handled.map(({ id }) => id)).toEqual(["cb_5"]);
  const delivery = {
    sessionId: 7740013,
    redelivery: false,
    isTest: false,
    secretId: "2026-11",
    attemptTimestamp: new Date(now()),
  };
  expect(ignored).toEqual([
    {
      ...delivery,
      id: "cb_5",
      sequence: 5,
      callback: createCallback(),
      outcome: "duplicate",
      previousSequence: 5,
    },
    {
      ...delivery,
      id: "cb_3",
      sequence: 3,
      callback: createCallback(),
      outcome: "older",
      previousSequence: 5,
    },
  ]);
});

describe("a handler that fails", () => {
  const failure = new Error("the warehouse of ada@example.test says no");

  test.each([
    {
      name: "throws",
      onCallback: () => {
        throw failure;
      },
    },
    { name: "rejects", onCallback: () => Promise.reject(failure) },
  ])("and $name is answered with 500, and asked again", async ({ onCallback }) => {
    let calls = 0;
    const desk = createDesk({ onCallback: () => (calls++ === 0 ? onCallback() : undefined) });
    expect(await desk.receive()).toEqual({
      status: 500,
      headers: { "content-type": "application/problem+json" },
      body: JSON.stringify({
        type: "https://payment-routing.example/callback-problems/handling-failed",
        title: "The callback could not be handled",
        status: 500,
        detail: "the callback could not be handled; deliver it again",
      }),
    });
    expect(desk.failed.map(({ code, cause, delivery }) => [code, cause, delivery?.id])).toEqual([
      ["handling-failed", failure, "cb_1"],
    ]);
    expect(desk.rejected).toEqual([]);
    expect(await desk.receive()).toEqual(answered("handled"));
    expect(calls).toBe(2);
  });

  test("is printed without a hook", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const receiver = createCallbackReceiver({
      secrets: [SECRET],
      now,
      onCallback: () => Promise.reject(failure),
    });
    expect((await receiver.receive(createRequest())).status).toBe(500);
    expect(printed.mock.calls).toEqual([
      [expect.objectContaining({ code: "handling-failed", cause: failure })],
    ]);
  });
});

describe("200 is answered", () => {
  test("only after the handler has resolved", async () => {
    const handling = Promise.withResolvers<void>();
    const { receive } = createDesk({ onCallback: () => handling.promise });
    const answer = receive();
    expect(await Promise.race([answer, delay(50, "waiting")])).toBe("waiting");
    handling.resolve();
    expect(await answer).toEqual(answered("handled"));
  });

  test("only after the store has committed", async () => {
    const committing = Promise.withResolvers<void>();
    const store: CallbackStore = {
      async receive(_arrival, handle) {
        await handle({ previousSequence: undefined, transaction: undefined });
        await committing.promise;
        return { outcome: "handled", previousSequence: undefined };
      },
    };
    const { receive, handled } = createDesk({ store });
    const answer = receive();
    expect(await Promise.race([answer, delay(50, "waiting")])).toBe("waiting");
    expect(handled).toHaveLength(1);
    committing.resolve();
    expect((await answer).status).toBe(200);
  });

  test("not when the store fails, before the handler or after it", async () => {
    const failure = new Error("connection refused");
    const before: CallbackStore = { receive: () => Promise.reject(failure) };
    const after: CallbackStore = {
      async receive(_arrival, handle) {
        await handle({ previousSequence: undefined, transaction: undefined });
        throw failure;
      },
    };
    for (const store of [before, after]) {
      const { receive, failed } = createDesk({ store });
      expect((await receive()).status).toBe(500);
      expect(failed.map(({ code, cause }) => [code, cause])).toEqual([["handling-failed", failure]]);
    }
  });

  test("to all concurrent deliveries of a slow handler, once it is done", async () => {
    const { receive, handled } = createDesk({ onCallback: () => delay(30) });
    const answers = await Promise.all([receive(), receive(), receive({ id: "cb_2", sequence: 2 })]);
    expect(answers).toEqual([answered("handled"), answered("duplicate"), answered("handled")]);
    expect(handled).toEqual([]);
  });
});

describe("a rejection", () => {
  test("names the problem and the header", async () => {
    const { receive, rejected, handled } = createDesk();
    expect(await receive({ secrets: [STRANGERS_SECRET] })).toEqual({
      status: 401,
      headers: { "content-type": "application/problem+json", "www-authenticate": "StandardWebhooks" },
      body: JSON.stringify({
        type: "https://payment-routing.example/callback-problems/wrong-signature",
        title: "The delivery is not signed with a known secret",
        status: 401,
        detail: "header webhook-signature contains no valid signature with a known secret",
        header: "webhook-signature",
      }),
    });
    expect(rejected.map(({ code, header, delivery }) => [code, header, delivery])).toEqual([
      ["wrong-signature", "webhook-signature", undefined],
    ]);
    expect(handled).toEqual([]);
  });

  test("lists the issues of the body by path, without values", async () => {
    const { receive, rejected } = createDesk();
    const cardNumber = "4111111111111111";
    const [transaction] = createCallback().transactions;
    const transactions = [{ ...transaction, card: { mask_card_number: cardNumber } }];
    const { status, body } = await receive({ body: { ...createCallback(), transactions, account_id: "x" } });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      detail: "the body has 2 issues",
      issues: [
        {
          code: "invalid-type",
          path: "/account_id",
          line: 1,
          column: expect.any(Number),
          expected: "an integer",
        },
        { path: "/transactions/0/card/mask_card_number", expected: expect.any(String) },
      ],
    });
    expect(body).not.toContain(cardNumber);
    const [error] = rejected;
    expect(JSON.stringify(error)).not.toContain(cardNumber);
    expect(error?.delivery?.id).toBe("cb_1");
    expect(error?.issues.map(({ received }) => received)).toContain(`"${cardNumber}"`);
  });

  test("names the methods that are allowed", async () => {
    const { receiver } = createDesk();
    const { status, headers } = await receiver.receive({ ...createRequest(), method: "GET" });
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });

  test("makes the service deliver the callback again", async () => {
    const { receive } = createDesk();
    const tooOld = { timestampSeconds: 1 };
    expect((await receive(tooOld)).status).toBe(401);
    expect(await receive()).toEqual(answered("handled"));
  });
});

test("an error of a hook is printed and does not change the answer", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error("the log is full");
  const fail = () => {
    throw failure;
  };
  const { receive } = createDesk({
    onRejected: fail,
    onIgnored: () => Promise.reject(failure),
    onFailed: fail,
  });
  expect((await receive({ timestampSeconds: 1 })).status).toBe(401);
  await receive();
  expect(await receive()).toEqual(answered("duplicate"));
  await delay(0);
  expect(printed.mock.calls).toEqual([
    ["a hook of the callback receiver failed:", failure],
    ["a hook of the callback receiver failed:", failure],
  ]);
});

test("answers every request", async () => {
  const { receiver, failed } = createDesk();
  const failure = new Error("no such header");
  const header = () => {
    throw failure;
  };
  expect((await receiver.receive({ header, body: createDelivery().body })).status).toBe(500);
  expect(failed.map(({ cause }) => cause)).toEqual([failure]);
});

test("without a store it remembers in memory", async () => {
  const { receive } = createDesk();
  await receive();
  expect(await receive()).toEqual(answered("duplicate"));
  // Each receiver for itself.
  expect(await createDesk().receive()).toEqual(answered("handled"));
});
