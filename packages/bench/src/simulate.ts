import type { CatalogueMethod, MerchantConfiguration } from "@payment-routing/config-contract";
import { createRouter } from "@payment-routing/routing";
import {
  createFactAdapter,
  type RecordedRequest,
  readAnswer,
  simulate,
} from "@payment-routing/routing/analysis";
import { makeConfiguration, type Size } from "./decision/make-configuration.ts";
import { makeRequests } from "./decision/make-requests.ts";
import { compare, type Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure } from "./harness/report.ts";

const SIZE: Size = { methods: 400, accounts: 1000, countryShare: 0.25, strictness: 0.6 };
const INSTANT = Date.parse("2026-11-21T12:00:00Z");
const RECORDS = 2000;

/**
 * Measures replaying recorded requests against a changed configuration, from the text of the records to the report. The
 * catalogue has 400 methods and 1,000 accounts; the change removes a country from every tenth method.
 */
export function run(effort: Effort): Report {
  const recording = makeConfiguration(SIZE);
  const texts = recordRequests(recording);
  const candidate = makeCandidate();
  const router = createRouter(candidate, "candidate");
  const adapter = createFactAdapter(candidate);
  const replay = () => {
    const simulation = simulate(router, adapter);
    for (const text of texts) simulation.add({ ...(JSON.parse(text) as RecordedRequest), recording });
    return simulation.report().changed;
  };
  const changed = replay();
  const parse = () => texts.reduce((sum, text) => sum + (JSON.parse(text) as RecordedRequest).eventId, 1);
  const contestants = [
    { name: "parse the records", by: "JSON.parse", run: parse },
    { name: "replay the records", run: replay },
  ];
  const table = { task: `replay ${RECORDS} recorded requests`, measures: compare(contestants, effort) };
  const { microseconds, ratio } = findMeasure(table, "replay the records");
  return {
    title: `${SIZE.methods} methods, ${SIZE.accounts} accounts, ${changed} of ${RECORDS} answers change, Node ${process.version}`,
    tables: [table],
    figures: {
      simulate_100000_s: roundFigure((microseconds / RECORDS) * 0.1),
      // Processor time, since other processes may share the machine.
      simulate_100000_cpu_s: roundFigure(measureProcessor(replay) * (100_000 / RECORDS)),
      simulate_vs_json_parse: roundFigure(ratio),
    },
  };
}

/** Processor time of a run in seconds, garbage collection included. */
function measureProcessor(replay: () => number): number {
  const runs = 20;
  const before = process.cpuUsage();
  for (let i = 0; i < runs; i++) replay();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / runs;
}

function recordRequests(recording: MerchantConfiguration): readonly string[] {
  const router = createRouter(recording, "recording");
  return makeRequests(RECORDS, SIZE.accounts).map((criteria, eventId) => {
    const { client_id: clientId } = criteria.client_info;
    const { account_id: accountId } = criteria;
    const account = router.findAccount(clientId, accountId);
    if (account === undefined) throw new RangeError(`no account ${accountId}`);
    const decision = router.decide(account, criteria, INSTANT);
    return JSON.stringify({ clientId, accountId, eventId, facts: decision.facts, ...readAnswer(decision) });
  });
}

function makeCandidate(): MerchantConfiguration {
  const configuration = makeConfiguration(SIZE);
  const narrow = (method: CatalogueMethod): CatalogueMethod =>
    method.id % 10 === 0
      ? { ...method, capabilities: { ...method.capabilities, not: { country: { only: [100] } } } }
      : method;
  const [first, ...others] = configuration.methods;
  return { ...configuration, methods: [narrow(first), ...others.map(narrow)] };
}
