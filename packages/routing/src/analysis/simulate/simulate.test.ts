import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import type { Facts } from "../../facts/facts.ts";
import { createRouter } from "../../router.ts";
import { completeRequest } from "../cases/run-cases.ts";
import { measureCoverage } from "../exclusions/measure-coverage.ts";
import { createFactAdapter } from "./adapt-facts.ts";
import { CHANGES, readAnswer } from "./compare-answers.ts";
import { type RecordedRequest, simulate } from "./simulate.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const DANISH = { country: { only: [208] } } as const;
const BEFORE: Made = { capabilities: [{}, DANISH, { platform: { only: ["iOS"] } }] };

test.each<{ name: string; after: Candidate; want: object }>([
  { name: "nothing changes", after: BEFORE, want: { changed: 0, methods: [] } },
  {
    name: "a method is lost, and with it the default",
    after: { ...BEFORE, policies: [{ country: { only: [752] } }] },
    want: {
      changed: 2,
      counts: { ...NONE(), method_lost: 2, default_changed: 2 },
      methods: [{ id: 1, lost: 2, won: 0 }],
    },
  },
  {
    name: "requests end empty",
    after: { ...BEFORE, account: { policy: DANISH } },
    want: {
      changed: 1,
      counts: { ...NONE(), method_lost: 1, emptied: 1 },
      methods: [{ id: 1, lost: 1, won: 0 }],
    },
  },
  {
    name: "a method is won, and another one comes first",
    after: {
      capabilities: [{}, DANISH, {}],
      account: { offers: [offer(1, 20), offer(2, 10), offer(3, 30)] as never },
    },
    want: {
      changed: 3,
      counts: { ...NONE(), method_won: 2, default_changed: 2, reordered: 2, preference_changed: 3 },
      methods: [{ id: 3, lost: 0, won: 2 }],
    },
  },
  {
    name: "preferences, processors and states change, and no list does",
    after: {
      ...BEFORE,
      account: { offers: [offer(1, 19), offer(2, 20), offer(3, 30)] as never },
      processors: { 2: "other" },
      states: { 2: 7 },
    },
    want: {
      changed: 3,
      counts: { ...NONE(), preference_changed: 3, method_changed: 2 },
      methods: [],
      examples: {
        method_changed: [
          {
            before: [1, 2],
            after: [1, 2],
            differences: [
              { methodId: 1, member: "preference", before: 10, after: 19 },
              { methodId: 2, member: "psp_type", before: "acquirer", after: "other" },
              { methodId: 2, member: "state_id", before: 1, after: 7 },
            ],
          },
          { eventId: 2 },
        ],
      },
    },
  },
  {
    name: "the account is gone",
    after: { ...BEFORE, account: { account_id: 3 } },
    want: { changed: 0, unknownAccounts: 3 },
  },
  {
    name: "a field is required from now on",
    after: { ...BEFORE, account: { required_fields: ["transaction/product_type"] } },
    want: { changed: 3, counts: { ...NONE(), method_lost: 3, emptied: 3 } },
  },
])("$name", ({ after, want }) => {
  const candidate = makeCandidate(after);
  const adapter = createFactAdapter(candidate);
  const simulation = simulate(createRouter(candidate, "sha256:after"), adapter);
  for (const request of recordRequests()) simulation.add(request);
  expect(simulation.report()).toMatchObject({ requests: 3, ...want });
});

test("a search that is rejected with another status is a change", () => {
  const nowhere = { account: { policy: { country: { only: [752] } } } } as const;
  const required = { account: { required_fields: ["transaction/product_type"] } } as const;
  const take = (before: Made, after: Made) => {
    const candidate = makeConfiguration(after);
    const simulation = simulate(createRouter(candidate, "after"), createFactAdapter(candidate));
    const [danish] = recordRequests(makeConfiguration(before));
    if (danish !== undefined) simulation.add(danish);
    return simulation.report();
  };
  expect(take(nowhere, required)).toMatchObject({
    changed: 1,
    counts: { ...NONE(), rejection_changed: 1 },
    examples: {
      rejection_changed: [
        { differences: [{ member: "rejection", before: "no-method", after: "missing-fields" }] },
      ],
    },
  });
  expect(take(required, nowhere)).toMatchObject({ counts: { rejection_changed: 1 } });
  expect(take(nowhere, { ...nowhere, capabilities: [DANISH] })).toMatchObject({ changed: 0 });
});

test("an example says what was and would be offered, and why a method is lost", () => {
  const candidate = makeConfiguration({ ...BEFORE, policies: [{ country: { only: [752] } }] });
  const simulation = simulate(createRouter(candidate, "after"), createFactAdapter(candidate));
  for (const request of recordRequests()) simulation.add(request);
  expect(simulation.report().examples.method_lost).toEqual([
    {
      clientId: 1,
      accountId: 2,
      eventId: 0,
      instant: NOW,
      before: [1, 2],
      after: [2],
      differences: [],
      lost: [
        {
          methodId: 1,
          reasons: [
            expect.objectContaining({
              code: "country",
              pointer: "/clients/0/accounts/0/offers/0/policy/country",
              expected: "one of 752",
              actual: "208",
            }),
          ],
        },
      ],
    },
    expect.objectContaining({ eventId: 2, before: [1, 2, 3], after: [2, 3] }),
  ]);
});

test("a method that the candidate's catalogue lacks is lost without a reason", () => {
  const candidate = makeConfiguration({ capabilities: [{}] });
  const simulation = simulate(createRouter(candidate, "after"), createFactAdapter(candidate));
  for (const request of recordRequests()) simulation.add(request);
  expect(simulation.report().examples.method_lost).toMatchObject([
    { lost: [{ methodId: 2, reasons: [] }] },
    { lost: [{ methodId: 2 }, { methodId: 3 }] },
  ]);
});

const LOOKED_AT = ["client_info/email/email", "transaction/type_id", "transaction/fees/fee/type"];

test("a candidate gets the same facts from a record as from the request, where records hold them", () => {
  const closed = {
    ...makeConfiguration({ capabilities: [{}] }),
    closed_codes: ["country", "currency", "order_country"] as never,
  };
  const candidate = {
    ...closed,
    countries: closed.countries.slice(0, 1) as never,
    currencies: [{ id: 208, alpha3code: "DKK", decimals: 3 }] as never,
    processors: [{ psp_type: "", required_fields: LOOKED_AT }] as never,
  };
  const recording = makeConfiguration({ ...BEFORE, rest: { closed_codes: ["order_country"] } });
  const [old, router] = [createRouter(recording, "a"), createRouter(candidate, "b")];
  const adapter = createFactAdapter(candidate);
  const [recorder, reader] = [old.findAccount(1, 2), router.findAccount(1, 2)];
  if (recorder === undefined || reader === undefined) throw new Error("no account");
  for (const criteria of CRITERIA) {
    const recorded = JSON.parse(JSON.stringify(old.readFacts(recorder, criteria, NOW))) as Facts;
    expect(adapter.adapt(recorded, recording)).toEqual(router.readFacts(reader, criteria, NOW));
  }
});

test("coverage: what removed each method alone, and what widening it would have let in", () => {
  const configuration = makeConfiguration({
    ...BEFORE,
    policies: [undefined, { platform: { only: ["web"] } }],
  });
  const coverage = measureCoverage(createRouter(configuration, "a"), createFactAdapter(configuration));
  for (const request of recordRequests()) coverage.add(request);
  const [first, second] = coverage.report().methods;
  expect(first).toEqual({ id: 1, name: "M1", requests: 3, offered: 3, removedBy: [] });
  expect(second).toEqual({
    id: 2,
    name: "M2",
    requests: 3,
    offered: 1,
    removedBy: [
      {
        pointer: "/clients/0/accounts/0/offers/1/policy/platform",
        code: "platform",
        expected: 'one of "web"',
        alone: 1,
        withOthers: 0,
        actual: [{ value: '"iOS"', requests: 1 }],
        otherRequests: 0,
        ranges: [],
      },
      {
        pointer: "/methods/1/capabilities/country",
        code: "country",
        expected: "one of 208",
        alone: 1,
        withOthers: 0,
        actual: [{ value: "752", requests: 1 }],
        otherRequests: 0,
        ranges: [],
      },
    ],
  });
});

function NONE() {
  return Object.fromEntries(CHANGES.map((change) => [change, 0]));
}

function offer(method_id: number, base_preference: number) {
  return { method_id, base_preference };
}

/** In Denmark on the web, in Sweden on the web, in Denmark on iOS. */
const CRITERIA = [
  makeCriteria({ transaction: { amount: { country_id: 208, currency_id: 208 } } }),
  makeCriteria({ transaction: { amount: { country_id: 752, currency_id: 978 } } }),
  makeCriteria({
    transaction: { amount: { country_id: 208 } },
    client_info: { platform: "iOS", email: { email: "a@b.example" } },
  }),
];

function makeCriteria(request: Record<string, unknown>): PaymentMethodSearchCriteria {
  const completed = completeRequest({ name: "x", client_id: 1, account_id: 2, request, expect: [] });
  if (!completed.ok) throw new Error(JSON.stringify(completed.issues));
  return completed.value;
}

interface Candidate extends Made {
  /** By method. */
  readonly processors?: Readonly<Record<number, string>>;
  readonly states?: Readonly<Record<number, number>>;
}

function makeCandidate({ processors = {}, states = {}, ...made }: Candidate): MerchantConfiguration {
  const configuration = makeConfiguration(made);
  const methods = configuration.methods.map((method) => ({
    ...method,
    psp_type: processors[method.id] ?? method.psp_type,
    state_id: states[method.id] ?? method.state_id,
  }));
  return { ...configuration, methods: methods as never };
}

function recordRequests(recording = makeConfiguration(BEFORE)): readonly RecordedRequest[] {
  const router = createRouter(recording, "before");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("no account");
  return CRITERIA.map((criteria, eventId) => {
    const decision = router.decide(account, criteria, NOW);
    const facts = JSON.parse(JSON.stringify(decision.facts)) as Facts;
    return { clientId: 1, accountId: 2, eventId, facts, recording, ...readAnswer(decision) };
  });
}
