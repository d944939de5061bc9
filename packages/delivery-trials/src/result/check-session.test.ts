import { describe, expect, test } from "vitest";
import type { Receipt } from "../receiver/receipt.ts";
import { checkSession, type SessionCase } from "./check-session.ts";
import type { StoredCallback } from "./load-callbacks.ts";

const CODES = [
  [4001, 1000],
  [4001, 2000],
  [4030, 2000],
];

function receive(sequence: number, changes: Partial<Receipt> = {}): Receipt {
  return {
    atMs: 0,
    merchant: "one",
    id: `cb-${sequence}`,
    sessionId: 7,
    sequence,
    redelivery: false,
    digest: `digest-${sequence}`,
    codes: CODES[sequence - 1] ?? [],
    secretId: "one-webhook-1",
    status: 204,
    ...changes,
  };
}

function store(sequence: number, changes: Partial<StoredCallback> = {}): StoredCallback {
  const names = { id: `cb-${sequence}`, digest: `digest-${sequence}` };
  const attempts = { attempts: 1, answers: [204], accepted: 1 };
  const redeliveries = { redeliveries: 0, redelivered: 0, redeliveryAttempts: 0, redeliveryAnswers: [] };
  return { sessionId: 7, sequence, state: "delivered", ...attempts, ...redeliveries, ...names, ...changes };
}

const WELL = [receive(1), receive(2), receive(3)];

/** A session that was delivered correctly, with the changes of a test case. */
function gather({ receipts = WELL, stored = [] }: Case["given"]): SessionCase {
  const callbacks = new Map([1, 2, 3].map((sequence) => [sequence, store(sequence)]));
  for (const callback of stored) callbacks.set(callback.sequence, callback);
  return { session: { sessionId: 7, merchant: "one", callbacks: CODES }, receipts, callbacks };
}

interface Case {
  readonly name: string;
  readonly given: { readonly receipts?: readonly Receipt[]; readonly stored?: readonly StoredCallback[] };
  readonly want: readonly string[];
}

test.each<Case>([
  { name: "a correct delivery", given: {}, want: [] },
  {
    name: "a callback rejected first and retried",
    given: { receipts: [receive(1, { status: 500 }), ...WELL], stored: [store(1, { attempts: 2 })] },
    want: [],
  },
  {
    name: "a callback accepted again after the next one",
    given: { receipts: [...WELL, receive(1)], stored: [store(1, { attempts: 2 })] },
    want: [],
  },
  {
    name: "a callback that never arrived",
    given: { receipts: [receive(1), receive(3)], stored: [store(2, { answers: [] })] },
    want: ["callback 2: lost: the merchant never accepted it"],
  },
  {
    name: "a callback that was never accepted",
    given: {
      receipts: [receive(1), receive(2, { status: undefined }), receive(3)],
      stored: [store(2, { answers: [] })],
    },
    want: ["callback 2: lost: the merchant never accepted it"],
  },
  {
    name: "a callback that is not settled",
    given: { stored: [store(3, { state: "waiting" })] },
    want: ["callback 3: expected state delivered, got waiting"],
  },
  {
    name: "a callback out of order",
    given: { receipts: [receive(2), receive(1), receive(3)] },
    want: ["callbacks: expected first receipts 1,2,3, got 2,1,3"],
  },
  {
    name: "an unknown callback",
    given: { receipts: [...WELL, receive(4)] },
    want: ["callbacks: expected first receipts 1,2,3, got 1,2,3,4"],
  },
  {
    name: "a different ID in the second receipt",
    given: { receipts: [...WELL, receive(3, { id: "cb-9" })], stored: [store(3, { attempts: 2 })] },
    want: ["callback 3: expected ID cb-3 in every receipt"],
  },
  {
    name: "a different body in the first receipt",
    given: { receipts: [receive(1, { digest: "x" }), ...WELL], stored: [store(1, { attempts: 2 })] },
    want: ["callback 1: the body differs between attempts"],
  },
  {
    name: "other bytes than are stored",
    given: { stored: [store(2, { digest: "x" })] },
    want: ["callback 2: the last received body differs from the stored body"],
  },
  {
    name: "an attempt that is not recorded",
    given: { receipts: [receive(1, { status: 500 }), ...WELL] },
    want: ["callback 1: received 2 times, 1 attempts recorded"],
  },
  {
    name: "an attempt that is recorded twice",
    given: { stored: [store(1, { attempts: 2, answers: [204, 204] })] },
    want: ["callback 1: answered 204 1 times, recorded 2 times"],
  },
  {
    name: "an attempt that is recorded with an answer that was not given",
    given: {
      receipts: [receive(1, { status: undefined }), ...WELL],
      stored: [store(1, { attempts: 2, answers: [500, 204] })],
    },
    want: ["callback 1: answered 500 0 times, recorded 1 times"],
  },
  {
    name: "an attempt whose answer nobody recorded, as its worker was lost",
    given: { receipts: [receive(1), ...WELL], stored: [store(1, { attempts: 2, answers: [204] })] },
    want: [],
  },
  {
    name: "one that was sent again, the second time in vain at first",
    given: {
      receipts: [...WELL, ...[204, 500, 204].map((status) => receive(1, { status, redelivery: true }))],
      stored: [
        store(1, {
          redeliveries: 2,
          redelivered: 2,
          redeliveryAttempts: 3,
          redeliveryAnswers: [500, 204, 204],
        }),
      ],
    },
    want: [],
  },
  {
    name: "one that was to be sent again and was not",
    given: { stored: [store(1, { redeliveries: 1 })] },
    want: ["callback 1: expected 1 redeliveries, accepted 0, recorded 0"],
  },
  {
    name: "a redelivery that is not recorded, and one that is recorded twice",
    given: {
      receipts: [...WELL, receive(1, { redelivery: true }), receive(2, { redelivery: true })],
      stored: [
        store(2, { redeliveries: 1, redelivered: 1, redeliveryAttempts: 2, redeliveryAnswers: [204, 204] }),
      ],
    },
    want: [
      "callback 1: redelivery received 1 times, 0 attempts recorded",
      "callback 2: redelivery answered 204 1 times, recorded 2 times",
    ],
  },
  {
    name: "an accepted attempt that is recorded as another",
    given: { stored: [store(1, { accepted: 0 })] },
    want: ["callback 1: no accepted attempt is recorded"],
  },
  {
    name: "other statuses than were reported",
    given: { receipts: [receive(1), receive(2, { codes: [4001, 1000] }), receive(3)] },
    want: ["callback 2: expected codes 4001,2000, got 4001,1000"],
  },
  {
    name: "signatures that do not hold",
    given: { receipts: [receive(1), receive(2, { secretId: undefined }), receive(3)] },
    want: ["callback 2: a signature is invalid"],
  },
])("$name", ({ given, want }) => {
  const issues = checkSession(gather(given));
  expect(issues).toEqual(want.map((issue) => `session 7, ${issue}`));
});

test("a callback that the service said it made, and did not store", () => {
  const evidence = gather({});
  const callbacks = new Map([...evidence.callbacks].filter(([sequence]) => sequence !== 2));
  expect(checkSession({ ...evidence, callbacks })).toEqual([
    "session 7, callback 2: reported as created, but not stored",
  ]);
});

describe("where a secret was retired in between", () => {
  const rules = { retiredAtMs: 10 };
  const checkFirst = (...receipts: readonly Receipt[]) => {
    const evidence = gather({
      receipts: [...receipts, receive(2), receive(3)],
      stored: [store(1, { attempts: receipts.length })],
    });
    return checkSession(evidence, rules);
  };
  const old = { digest: "x", status: 500 };

  test("bytes may differ after that, and the last ones are those that are stored", () => {
    expect(checkFirst(receive(1, old), receive(1, { atMs: 10 }))).toEqual([]);
    expect(checkFirst(receive(1), receive(1, { ...old, atMs: 10 }))).toEqual([
      "session 7, callback 1: the last received body differs from the stored body",
    ]);
  });

  test("they may not before", () => {
    expect(checkFirst(receive(1, old), receive(1, { atMs: 9 }))).toEqual([
      "session 7, callback 1: the body differs between attempts",
    ]);
  });

  test("they may not differ twice", () => {
    const receipts = [receive(1, old), receive(1, { digest: "y", atMs: 10 }), receive(1, { atMs: 11 })];
    expect(checkFirst(...receipts)).toEqual([
      "session 7, callback 1: the body was signed again more than once",
    ]);
  });
});
