import type { Decision } from "@payment-routing/operator-contract";
import { expect, test } from "vitest";
import { printDecision } from "../configuration/print-explanation.ts";

const DECISION: Decision = {
  decided_at: "2026-11-20T09:30:00.000Z",
  client_id: 1,
  account_id: 2,
  event_id: 3,
  request_id: "r-1",
  configuration_digest: "sha256:abc",
  offered: [],
  duration_us: 9,
  advisories: [],
  facts: {},
};

const plain = (_style: string, text: string) => text;

test.each<{ name: string; given: Partial<Decision>; want: string }>([
  {
    name: "whose version is not stored",
    given: { reproduced: null },
    want: "decided in 9 us, not explained: sha256:abc is not stored, or this program rejects it",
  },
  {
    name: "that comes out otherwise",
    given: { reproduced: false },
    want: "decided in 9 us, not reproduced: the record or the program has changed",
  },
  {
    name: "on a rejected search",
    given: { problem: "no-eligible-method", reproduced: true },
    want: "rejected: no-eligible-method, decided in 9 us, reproduced",
  },
])("a decision $name is printed as such", ({ given, want }) => {
  const decision = { ...DECISION, ...given };
  expect(printDecision(decision, plain)).toBe(`2026-11-20T09:30:00.000Z request r-1, ${want}`);
});

test("reports that the version of a decision lacks the method", () => {
  const explanation = {
    configuration_digest: "sha256:abc",
    instant: "2026-11-20T09:30:00.000Z",
    methods: [],
    facts: {} as never,
    ordering: {} as never,
  };
  const decision: Decision = { ...DECISION, reproduced: true, explanation };
  expect(printDecision(decision, plain, 999)).toBe(
    "2026-11-20T09:30:00.000Z request r-1, decided in 9 us, reproduced\nmethod 999: not in the catalogue of this version",
  );
});
