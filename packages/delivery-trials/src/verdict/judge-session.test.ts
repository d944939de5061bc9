import { describe, expect, test } from "vitest";
import type { Receipt } from "../receiver/receipt.ts";
import { judgeSession, type SessionEvidence } from "./judge-session.ts";
import type { CallbackEvidence } from "./load-evidence.ts";

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

function store(sequence: number, changes: Partial<CallbackEvidence> = {}): CallbackEvidence {
  const names = { id: `cb-${sequence}`, digest: `digest-${sequence}` };
  const attempts = { attempts: 1, answers: [204], accepted: 1 };
  const redeliveries = { redeliveries: 0, redelivered: 0, redeliveryAttempts: 0, redeliveryAnswers: [] };
  return { sessionId: 7, sequence, state: "delivered", ...attempts, ...redeliveries, ...names, ...changes };
}

const WELL = [receive(1), receive(2), receive(3)];

/** What is known when all went well, but for what a case says. */
function gather({ receipts = WELL, stored = [] }: Case["given"]): SessionEvidence {
  const callbacks = new Map([1, 2, 3].map((sequence) => [sequence, store(sequence)]));
  for (const callback of stored) callbacks.set(callback.sequence, callback);
  return { session: { sessionId: 7, merchant: "one", callbacks: CODES }, receipts, callbacks };
}

interface Case {
  readonly name: string;
  readonly given: { readonly receipts?: readonly Receipt[]; readonly stored?: readonly CallbackEvidence[] };
  readonly want: readonly string[];
}

test.each<Case>([
  { name: "all went well", given: {}, want: [] },
  {
    name: "one that was refused first and sent again",
    given: { receipts: [receive(1, { status: 500 }), ...WELL], stored: [store(1, { attempts: 2 })] },
    want: [],
  },
  {
    name: "one that was accepted twice, later than the next",
    given: { receipts: [...WELL, receive(1)], stored: [store(1, { attempts: 2 })] },
    want: [],
  },
  {
    name: "one that never arrived",
    given: { receipts: [receive(1), receive(3)], stored: [store(2, { answers: [] })] },
    want: ["callback 2: lost: the merchant never accepted it"],
  },
  {
    name: "one that was never accepted",
    given: {
      receipts: [receive(1), receive(2, { status: undefined }), receive(3)],
      stored: [store(2, { answers: [] })],
    },
    want: ["callback 2: lost: the merchant never accepted it"],
  },
  {
    name: "one that is not settled",
    given: { stored: [store(3, { state: "waiting" })] },
    want: ["callback 3: expected it delivered, got waiting"],
  },
  {
    name: "one before its turn",
    given: { receipts: [receive(2), receive(1), receive(3)] },
    want: ["callbacks: expected first receipts 1,2,3, got 2,1,3"],
  },
  {
    name: "one that nobody reported",
    given: { receipts: [...WELL, receive(4)] },
    want: ["callbacks: expected first receipts 1,2,3, got 1,2,3,4"],
  },
  {
    name: "another ID the second time",
    given: { receipts: [...WELL, receive(3, { id: "cb-9" })], stored: [store(3, { attempts: 2 })] },
    want: ["callback 3: received with another ID than cb-3"],
  },
  {
    name: "other bytes the first time",
    given: { receipts: [receive(1, { digest: "x" }), ...WELL], stored: [store(1, { attempts: 2 })] },
    want: ["callback 1: its bytes differ between attempts"],
  },
  {
    name: "other bytes than are stored",
    given: { stored: [store(2, { digest: "x" })] },
    want: ["callback 2: received other bytes than are stored"],
  },
  {
    name: "an attempt that is not recorded",
    given: { receipts: [receive(1, { status: 500 }), ...WELL] },
    want: ["callback 1: received 2 times, and 1 attempts are recorded"],
  },
  {
    name: "an attempt that is recorded twice",
    given: { stored: [store(1, { attempts: 2, answers: [204, 204] })] },
    want: ["callback 1: answered 204 1 times, and that is recorded 2 times"],
  },
  {
    name: "an attempt that is recorded with an answer that was not given",
    given: {
      receipts: [receive(1, { status: undefined }), ...WELL],
      stored: [store(1, { attempts: 2, answers: [500, 204] })],
    },
    want: ["callback 1: answered 500 0 times, and that is recorded 1 times"],
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
    want: ["callback 1: to be sent again 1 times, and accepted 0 times, recorded 0 times"],
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
      "callback 1: received again 1 times, and 0 attempts are recorded",
      "callback 2: answered again 204 1 times, and that is recorded 2 times",
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
    want: ["callback 2: its signatures do not hold"],
  },
])("$name", ({ given, want }) => {
  const faults = judgeSession(gather(given));
  expect(faults).toEqual(want.map((fault) => `session 7, ${fault}`));
});

test("a callback that the service said it made, and did not store", () => {
  const evidence = gather({});
  const callbacks = new Map([...evidence.callbacks].filter(([sequence]) => sequence !== 2));
  expect(judgeSession({ ...evidence, callbacks })).toEqual([
    "session 7, callback 2: the service said that it made it, and it is not stored",
  ]);
});

describe("where a secret was retired in between", () => {
  const rules = { retiredAtMs: 10 };
  const judgeFirst = (...receipts: readonly Receipt[]) => {
    const evidence = gather({
      receipts: [...receipts, receive(2), receive(3)],
      stored: [store(1, { attempts: receipts.length })],
    });
    return judgeSession(evidence, rules);
  };
  const old = { digest: "x", status: 500 };

  test("bytes may differ after that, and the last ones are those that are stored", () => {
    expect(judgeFirst(receive(1, old), receive(1, { atMs: 10 }))).toEqual([]);
    expect(judgeFirst(receive(1), receive(1, { ...old, atMs: 10 }))).toEqual([
      "session 7, callback 1: received other bytes than are stored",
    ]);
  });

  test("they may not before", () => {
    expect(judgeFirst(receive(1, old), receive(1, { atMs: 9 }))).toEqual([
      "session 7, callback 1: its bytes differ between attempts",
    ]);
  });

  test("they may not differ twice", () => {
    const receipts = [receive(1, old), receive(1, { digest: "y", atMs: 10 }), receive(1, { atMs: 11 })];
    expect(judgeFirst(...receipts)).toEqual(["session 7, callback 1: it was signed anew more than once"]);
  });
});
