import type { ClientCallbacks } from "@payment-routing/config-contract";
import { resolveCallbacks } from "@payment-routing/delivery";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSecrets } from "./kept-secrets.ts";
import { warnOfRetirement } from "./warn-of-retirement.ts";

const NOW = new Date("2026-06-01T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const QUICK = { retry: { schedule_seconds: [60], jitter: 0.5 }, total_timeout_ms: 10_000 };
/** 272,105 s with a tenth for jitter, and ten attempts of 15 s. */
const DEFAULT_HORIZON_MS = 272_105_000 * 1.1 + 150_000;
/** 60 s with a half for jitter, and two attempts of 10 s. */
const QUICK_HORIZON_MS = 110_000;

interface Case {
  readonly name: string;
  readonly clients: Readonly<Record<number, Omit<ClientCallbacks, "endpoint">>>;
  /** The moments of retirement, in milliseconds from now. */
  readonly retiredIn: Readonly<Record<string, number | undefined>>;
  readonly want: readonly string[];
}

const cases: Case[] = [
  {
    name: "nothing of secrets that are not retired",
    clients: { 7: { secrets: { webhook: ["w"], body_signature: "b", mac_salt: "s" } } },
    retiredIn: { w: undefined, b: undefined, s: undefined },
    want: [],
  },
  {
    name: "nothing of a secret that overlaps for the retries of its client",
    clients: { 7: { secrets: { webhook: ["w", "old"] } } },
    retiredIn: { w: undefined, old: DEFAULT_HORIZON_MS },
    want: [],
  },
  {
    name: "one that does not, whatever it signs",
    clients: { 7: { secrets: { webhook: ["w", "old"], body_signature: "b", mac_salt: "s" }, ...QUICK } },
    retiredIn: { w: undefined, old: QUICK_HORIZON_MS - 1, b: 1000, s: QUICK_HORIZON_MS },
    want: [
      "the secret old retires at 2026-06-01T10:01:49.999Z, but callbacks signed now may be retried until 2026-06-01T10:01:50.000Z",
      "the secret b retires at 2026-06-01T10:00:01.000Z, but callbacks signed now may be retried until 2026-06-01T10:01:50.000Z",
    ],
  },
  {
    name: "nothing of a secret that overlaps for its own client, though not for the retries of another",
    clients: {
      7: { secrets: { webhook: ["w7", "old"] }, ...QUICK },
      8: { secrets: { webhook: ["w8"] } },
    },
    retiredIn: { w7: undefined, w8: undefined, old: QUICK_HORIZON_MS },
    want: [],
  },
  {
    name: "one that no client names any more, by the longest retries",
    clients: { 7: { secrets: { webhook: ["w7"] }, ...QUICK }, 8: { secrets: { webhook: ["w8"] } } },
    retiredIn: { w7: undefined, w8: undefined, old: QUICK_HORIZON_MS },
    want: [
      "the secret old retires at 2026-06-01T10:01:50.000Z, but callbacks signed now may be retried until 2026-06-04T21:11:05.500Z",
    ],
  },
  {
    name: "nothing of one that was retired and has another beside it",
    clients: { 7: { secrets: { webhook: ["old", "w"] } } },
    retiredIn: { old: -1, w: undefined },
    want: [],
  },
  {
    name: "what a client is left without",
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
  expect(warnOfRetirement(merchants, keepSecrets(read, []))).toEqual(want);
});
