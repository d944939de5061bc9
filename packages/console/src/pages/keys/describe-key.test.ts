import type { Key } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { findKeyState, findOverlap } from "./describe-key.ts";

const now = new Date("2026-11-20T09:30:00Z");
const past = "2026-11-20T09:30:00Z";
const future = "2026-11-20T09:30:01Z";

test.each<{ name: string; given: Partial<Key>; want: string }>([
  { name: "a key without an end", given: {}, want: "live" },
  { name: "a key before its end", given: { expires_at: future }, want: "live" },
  { name: "a key at its end", given: { expires_at: past }, want: "expired" },
  {
    name: "a revoked key, whatever its end",
    given: { revoked_at: past, expires_at: future },
    want: "revoked",
  },
])("$name is $want", ({ given, want }) => {
  expect(findKeyState({ key_id: "a", ...given }, now)).toBe(want);
});

test("live keys of one client overlap", () => {
  const first: Key = { key_id: "first", client_id: 1 };
  const second: Key = { key_id: "second", client_id: 1 };
  const keys: readonly Key[] = [
    first,
    second,
    { key_id: "expired", client_id: 1, expires_at: past },
    { key_id: "revoked", client_id: 1, revoked_at: past },
    { key_id: "other", client_id: 2 },
    { key_id: "anna", scope: "operator" },
    { key_id: "bert", scope: "operator" },
  ];
  const overlaps = keys.map((key) => findOverlap(key, keys, now).map(({ key_id }) => key_id));
  expect(overlaps).toEqual([["second"], ["first"], [], [], [], [], []]);
});
