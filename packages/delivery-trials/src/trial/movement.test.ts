import { expect, test } from "vitest";
import { OpenLedger } from "../load/ledger.ts";
import { scriptSession } from "../load/session-script.ts";
import type { Receipt } from "../receiver/receipt.ts";
import { watchMovement } from "./movement.ts";

/** A ledger with sessions that were reported to their end. */
function enterSessions(ledger: OpenLedger, merchant: string, sessionIds: readonly number[]): void {
  for (const sessionId of sessionIds) {
    ledger.begin(sessionId, merchant);
    for (const report of scriptSession(sessionId, 1))
      ledger.enter(report, { verdict: "applied", callback_sequence: report.sequence });
  }
}

function receiveSessions(sessionIds: readonly number[], callbacks = 4, status = 204): Receipt[] {
  return sessionIds.flatMap((sessionId) =>
    Array.from({ length: callbacks }, (_, index) => ({ sessionId, sequence: index + 1, status }) as Receipt),
  );
}

const NEW = { one: [11, 12, 13], two: [21, 22, 23] };

test.each([
  {
    name: "whole sessions of each merchant",
    receipts: receiveSessions([...NEW.one, ...NEW.two]),
    want: true,
  },
  { name: "sessions that were there before", receipts: receiveSessions([1, 2, 3, ...NEW.one]), want: false },
  { name: "sessions of one merchant alone", receipts: receiveSessions(NEW.one), want: false },
  { name: "no more than beginnings", receipts: receiveSessions([...NEW.one, ...NEW.two], 3), want: false },
  { name: "what is refused", receipts: receiveSessions([...NEW.one, ...NEW.two], 4, 500), want: false },
])("$name: moved is $want", async ({ receipts, want }) => {
  const ledger = new OpenLedger();
  enterSessions(ledger, "one", [1, 2]);
  enterSessions(ledger, "two", [3]);
  const movement = watchMovement({ collectReceipts: async () => receipts }, ledger);
  enterSessions(ledger, "one", NEW.one);
  enterSessions(ledger, "two", NEW.two);
  expect(await movement.hasMoved()).toBe(want);
});
