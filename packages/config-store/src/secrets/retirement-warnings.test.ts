import type { ClientCallbacks } from "@payment-routing/config-contract";
import { resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listRetirementWarnings } from "./retirement-warnings.ts";
import { createSecrets } from "./secrets.ts";

const NOW = new Date("2026-06-01T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const QUICK = { retry: { schedule_seconds: [60], jitter: 0.5 }, total_timeout_ms: 10_000 };
/** 272,105 s with 10 % jitter, and ten attempts of 15 s. */
const DEFAULT_HORIZON_MS = 272_105_000 * 1.1 + 150_000;
/** 60 s with 50 % jitter, and two attempts of 10 s. */
const QUICK_HORIZON_MS = 110_000;

interface Case {
  readonly name: string;
  readonly clients: Readonly<Record<number, Omit<ClientCallbacks, "endpoint">>>;
  /** Times of retirement, in milliseconds from now. */
  readonly retiredIn: Readonly<Record<string, number | undefined>>;
  readonly want: readonly string[];
}

const cases: Case[] = [
  {
    name: "nothing about live secrets",
    clients: { 7: { secrets: { webhook: ["w"], body_signature: "b", mac_salt: "s" } } },
    retiredIn: { w: undefined, b: undefined, s: undefined },
    want: [],
  },
  {
    name: "nothing about a secret that overlaps for the retries of its client",
    clients: { 7: { secrets: { webhook: ["w", "old"] } } },
    retiredIn: { w: undefined, old: DEFAULT_HORIZON_MS },
    want: [],
  },
  {
    name: "a secret that does not overlap, whatever it signs",
    clients: { 7: { secrets: { webhook: ["w", "old"], body_signature: "b", mac_salt: "s" }, ...QUICK } },
    retiredIn: { w: undefined, old: QUICK_HORIZON_MS - 1, b: 1000, s: QUICK_HORIZON_MS },
    want: [
      "the secret old retires at 2026-06-01T10:01:49.999Z, but callbacks signed now may be retried until 2026-06-01T10:01:50.000Z",
      "the secret b retires at 2026-06-01T10:00:01.000Z, but callbacks signed now may be retried until 2026-06-01T10:01:50.000Z",
    ],
  },
  {
    name: "nothing about a secret that overlaps for its client but not for another one",
    clients: {
      7: { secrets: { webhook: ["w7", "old"] }, ...QUICK },
      8: { secrets: { webhook: ["w8"] } },
    },
    retiredIn: { w7: undefined, w8: undefined, old: QUICK_HORIZON_MS },
    want: [],
  },
  {
    name: "a secret that no client names, by the longest retries",
    clients: { 7: { secrets: { webhook: ["w7"] }, ...QUICK }, 8: { secrets: { webhook: ["w8"] } } },
    retiredIn: { w7: undefined, w8: undefined, old: QUICK_HORIZON_MS },
    want: [
      "the secret old retires at 2026-06-01T10:01:50.000Z, but callbacks signed now may be retried until 2026-06-04T21:11:05.500Z",
    ],
  },
  {
    name: "nothing about a retired secret next to a live one",
    clients: { 7: { secrets: { webhook: ["old", "w"] } } },
    retiredIn: { old: -1, w: undefined },
    want: [],
  },
  {
    name: "a client without a live secret",
    clients: { 7: { secrets: { webhook: ["w", "v"], body_signature: "b", mac_salt: "s" } } },
    retiredIn: { w: 0, v: -1, b: 0, s: 0 },
    want: [
      "client 7 has no webhook secret that is not retired: its callbacks cannot be signed",
      "client 7 has no body signature secret that is not retired: its callbacks cannot be signed",
      "client 7 has no MAC salt that is not retired: its callbacks cannot be signed",
    ],
  },
];

test.each(cases)("warns of $name", ({ clients, retiredIn, want }) => {
  const merchants = new Map(
    Object.entries(clients).map(([clientId, callbacks]) => [
      Number(clientId),
      resolveCallbacks({ endpoint: "https://shop.example/callbacks", ...callbacks }),
    ]),
  );
  const read = Object.entries(retiredIn).map(([id, ms]) => ({
    id,
    retiredAt: ms === undefined ? undefined : new Date(NOW.getTime() + ms),
    text: "text",
  }));
  expect(listRetirementWarnings(merchants, createSecrets(read))).toEqual(want);
});
