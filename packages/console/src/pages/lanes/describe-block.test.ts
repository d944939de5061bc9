import type { Lane } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { describeBlock } from "./describe-block.ts";

const lane: Lane = {
  session_id: 1,
  client_id: 10077,
  endpoint: "https://merchant.example",
  url: "https://merchant.example/callbacks",
  state: "active",
  head: 2,
  delivered: 1,
  waiting: 1,
  attempts: 1,
  is_held: false,
  updated_at: "2026-11-20T09:30:00Z",
};
const now = new Date("2026-11-20T09:30:00Z");
const later = "2026-11-20T09:31:00Z";
const breaker = { reason: "breaker", until: later } as const;

test.each<{ name: string; given: Partial<Lane>; want: object }>([
  {
    name: "a parked lane, whatever its endpoint does",
    given: { state: "parked", state_reason: "not accepted in 2 attempts", endpoint_hold: breaker },
    want: { tone: "bad", text: "parked", reason: "not accepted in 2 attempts" },
  },
  { name: "a paused lane", given: { state: "paused" }, want: { tone: "warning", text: "paused" } },
  {
    name: "an endpoint before the retry",
    given: { endpoint_hold: breaker, due_at: "2026-11-20T09:40:00Z" },
    want: { tone: "warning", text: "circuit breaker open", end: { word: "until", at: later } },
  },
  {
    name: "an endpoint that an operator paused",
    given: { endpoint_hold: { reason: "paused" } },
    want: { tone: "warning", text: "endpoint paused" },
  },
  {
    name: "the retry",
    given: { due_at: later, state_reason: "HTTP 422" },
    want: { tone: "busy", text: "retry", reason: "HTTP 422", end: { word: "at", at: later } },
  },
  {
    name: "why the last attempt failed, behind the breaker",
    given: { endpoint_hold: breaker, state_reason: "127.0.0.1: loopback address" },
    want: {
      tone: "warning",
      text: "circuit breaker open",
      reason: "127.0.0.1: loopback address",
      end: { word: "until", at: later },
    },
  },
  {
    name: "why the last attempt failed, when the next is due",
    given: { state_reason: "127.0.0.1: loopback address" },
    want: { tone: "busy", text: "due", reason: "127.0.0.1: loopback address" },
  },
  { name: "an attempt", given: { is_held: true }, want: { tone: "busy", text: "being sent" } },
  { name: "nothing", given: { due_at: "2026-11-20T09:29:00Z" }, want: { tone: "busy", text: "due" } },
  { name: "an empty lane", given: { waiting: 0 }, want: { tone: "neutral", text: "nothing waits" } },
])("names $name", ({ given, want }) => {
  expect(describeBlock({ ...lane, ...given }, now)).toEqual(want);
});
