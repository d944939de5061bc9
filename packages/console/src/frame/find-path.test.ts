import { expect, test } from "vitest";
import { findPath } from "./find-path.ts";

test.each([
  { given: { kind: "session", session_id: 7 }, want: "/console/sessions/7" },
  { given: { kind: "order", session_id: -7 }, want: "/console/sessions/-7" },
  { given: { kind: "callback", callback_id: "cb_1", session_id: 7 }, want: "/console/callbacks/cb_1" },
  {
    given: { kind: "event", client_id: 1, event_id: 2, request_id: "r", is_rejected: false },
    want: "/console/decisions?client_id=1&event_id=2&request=r",
  },
  {
    given: { kind: "request", client_id: 1, request_id: "r", is_rejected: true, at: "2026-11-30T00:00:00Z" },
    want: "/console/searches/rejected?client_id=1&since=2026-11-30T00%3A00%3A00Z&until=2026-11-30T00%3A00%3A01.000Z",
  },
  { given: { kind: "client", client_id: 1 }, want: "/console/callbacks?client_id=1" },
  {
    given: { kind: "account", client_id: 1, account_id: 2 },
    want: "/console/callbacks?client_id=1&account_id=2",
  },
] as const)("a hit of kind $given.kind leads to $want", ({ given, want }) => {
  expect(findPath(given)).toBe(want);
});
