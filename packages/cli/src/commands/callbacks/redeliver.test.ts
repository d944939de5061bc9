import { expect, test } from "vitest";
import { printRedelivery } from "./redeliver.ts";

const ASKED = { requested_at: "2026-11-21T19:49:10.123Z", requested_by: "ada" };

test.each([
  {
    given: { ...ASKED, attempts: 0, due_at: "2026-11-21T19:49:10.123Z" },
    want: "pending, due at 2026-11-21T19:49:10Z; requested by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 2, due_at: "2026-11-21T20:19:10.123Z" },
    want: "pending, due at 2026-11-21T20:19:10Z, 2 failed; requested by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: {
      ...ASKED,
      attempts: 0,
      waits_for: { reason: "paused" as const },
    },
    want: "pending, endpoint paused; requested by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 0 },
    want: "pending; requested by ada at 2026-11-21T19:49:10Z",
  },
  {
    given: { ...ASKED, attempts: 1, outcome: "accepted" as const },
    want: "accepted; requested by ada at 2026-11-21T19:49:10Z",
  },
])("$want", ({ given, want }) => expect(printRedelivery(given)).toBe(want));
