import { OpenLedger, scriptSession } from "@payment-routing/test-support/load";
import { expect, test } from "vitest";
import type { Receipt } from "../receiver/receipt.ts";
import { watchProgress } from "./run-scenario.ts";

/** Adds complete sessions to a ledger. */
function enterSessions(ledger: OpenLedger, merchant: string, sessionIds: readonly number[]): void {
  for (const sessionId of sessionIds) {
    ledger.begin(sessionId, merchant);
    for (const report of scriptSession(sessionId, 1))
      ledger.enter(report, { outcome: "applied", callback_sequence: report.sequence });
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
    name: "complete sessions of each merchant",
    receipts: receiveSessions([...NEW.one, ...NEW.two]),
    want: true,
  },
  { name: "sessions that started before", receipts: receiveSessions([1, 2, 3, ...NEW.one]), want: false },
  { name: "sessions of one merchant only", receipts: receiveSessions(NEW.one), want: false },
  { name: "incomplete sessions", receipts: receiveSessions([...NEW.one, ...NEW.two], 3), want: false },
  { name: "rejected callbacks", receipts: receiveSessions([...NEW.one, ...NEW.two], 4, 500), want: false },
])("$name: progress is $want", async ({ receipts, want }) => {
  const ledger = new OpenLedger();
  enterSessions(ledger, "one", [1, 2]);
  enterSessions(ledger, "two", [3]);
  const progress = watchProgress({ collectReceipts: async () => receipts }, ledger);
  enterSessions(ledger, "one", NEW.one);
  enterSessions(ledger, "two", NEW.two);
  expect(await progress.hasProgressed()).toBe(want);
});
