import { clientIdOf, eventIdOf, SearchLedger } from "@payment-routing/test-support/load";
import { expect, test } from "vitest";
import { checkDecisions, type StoredDecision } from "./check-decisions.ts";

/** Five searches, of which the last one was not answered. */
function makeLedger(): SearchLedger {
  const ledger = new SearchLedger(1);
  for (let search = 0; search < 5; search++) ledger.begin();
  for (let search = 0; search < 4; search++) ledger.enter(search, 1000 + search);
  return ledger;
}

function decide(search: number, changes: Partial<StoredDecision> = {}): StoredDecision {
  const requestId = makeLedger().requestIdOf(search);
  return { requestId, clientId: clientIdOf(search), eventId: eventIdOf(search), ...changes };
}

const ALL = [0, 1, 2, 3].map((search) => decide(search));

test.each([
  { name: "every answered search once", given: ALL, want: { issues: [], missing: [] } },
  { name: "one without an answer", given: [...ALL, decide(4)], want: { issues: [], missing: [] } },
  { name: "missing ones", given: ALL.slice(1, 3), want: { issues: [], missing: [0, 3] } },
  {
    name: "one that is stored twice",
    given: [...ALL, decide(2)],
    want: { issues: ["search 2: its decision is stored 2 times"], missing: [] },
  },
  {
    name: "one of another event",
    given: [decide(0, { eventId: 7 }), ...ALL.slice(1)],
    want: { issues: ["search 0: its decision has client 10077 and event 7"], missing: [] },
  },
  {
    name: "one of no search",
    given: [...ALL, decide(5), decide(0, { requestId: "s2-0000000000" })],
    want: {
      issues: [
        "a decision has the unknown request ID s1-0000000005",
        "a decision has the unknown request ID s2-0000000000",
      ],
      missing: [],
    },
  },
])("decisions of $name", async ({ given, want }) => {
  async function* readPages() {
    yield given.slice(0, 2);
    yield given.slice(2);
  }
  expect(await checkDecisions(readPages(), makeLedger())).toEqual({ ...want, stored: given.length });
});
