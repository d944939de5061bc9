import { expect, expectTypeOf, test } from "vitest";
import { type Written, writeMembers } from "./write-members.ts";

interface Lane {
  readonly sessionId: number;
  readonly stateReason: string | undefined;
  readonly dueAt: Date;
  readonly lastAttempts: readonly { readonly durationMs: number }[];
  readonly headers: Readonly<Record<string, string>>;
}

const LANE: Lane = {
  sessionId: 7,
  stateReason: undefined,
  dueAt: new Date("2026-11-20T09:30:00Z"),
  lastAttempts: [{ durationMs: 12 }],
  headers: { "content-type": "text/plain" },
};

test("names are in snake case, and times are texts", () => {
  expect(writeMembers(LANE)).toStrictEqual({
    session_id: 7,
    due_at: "2026-11-20T09:30:00.000Z",
    last_attempts: [{ duration_ms: 12 }],
    headers: { "content-type": "text/plain" },
  });
});

test("the types agree", () => {
  expectTypeOf<Written<Lane>["session_id"]>().toEqualTypeOf<number>();
  expectTypeOf<Pick<Written<Lane>, "state_reason">>().toEqualTypeOf<{ readonly state_reason?: string }>();
  expectTypeOf<Written<Lane>["due_at"]>().toEqualTypeOf<string>();
  expectTypeOf<Written<Lane>["last_attempts"][number]["duration_ms"]>().toEqualTypeOf<number>();
});
