import { expect, test } from "vitest";
import { printRedelivery } from "./print-redelivery.ts";

const ASKED = { requested_at: "2026-11-21T19:49:10.123Z", requested_by: "ada", waits_for: undefined };

test.each([
  {
    given: { ...ASKED, attempts: 0, due_at: "2026-11-21T19:49:10.123Z", outcome: undefined },
    want: "pending, due at 2026-11-21T19:49:10Z; asked for by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 2, due_at: "2026-11-21T20:19:10.123Z", outcome: undefined },
    want: "pending, due at 2026-11-21T20:19:10Z, 2 failed; asked for by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: {
      ...ASKED,
      attempts: 0,
      due_at: undefined,
      waits_for: { reason: "paused" as const, until: undefined },
      outcome: undefined,
    },
    want: "pending, endpoint paused; asked for by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 0, due_at: undefined, outcome: undefined },
    want: "pending; asked for by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 1, due_at: undefined, outcome: "accepted" as const },
    want: "accepted; asked for by ada at 2026-11-21T19:49:10Z",
  },
])("$want", ({ given, want }) => expect(printRedelivery(given)).toBe(want));
