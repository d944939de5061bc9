import { type Account, checkConfiguration, createRouter, type Router } from "@payment-routing/routing";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { makeConfiguration, type Size } from "./decision/make-configuration.ts";
import { makeRequests } from "./decision/make-requests.ts";
import { type Contestant, compare, type Effort } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure } from "./harness/report.ts";

const ACCOUNTS = 1000;
const REQUESTS = 1024;
const SURVIVORS = 30;
const INSTANT = Date.parse("2026-11-21T12:00:00Z");

/**
 * What a decision costs, and an explanation: catalogues of 40, 400 and 4,000 methods, 1,000 accounts, mixed requests that
 * about 30 methods survive. A decision starts from the decoded request and ends with the methods in order.
 */
export function run(effort: Effort): Report {
  const situations = [40, 400, 4000].map(makeSituation);
  const [, middle] = situations;
  if (middle === undefined) throw new RangeError("no situation of 400 methods");
  const contestants = [parseOne(middle), ...situations.map(decideOne), explainOne(middle)];
  const table = { task: "decide and explain", measures: compare(contestants, effort) };
  const microseconds = (name: string): number => roundFigure(findMeasure(table, name).microseconds);
  return {
    title: `${ACCOUNTS} accounts, ${REQUESTS} mixed requests, Node ${process.version}`,
    tables: [table],
    figures: {
      decide_400_vs_json_parse: roundFigure(findMeasure(table, "decide, 400 methods").ratio),
      decide_us_40: microseconds("decide, 40 methods"),
      decide_us_400: microseconds("decide, 400 methods"),
      decide_us_4000: microseconds("decide, 4000 methods"),
      explain_us_400: microseconds("explain, 400 methods"),
      decide_4000_vs_400: roundFigure(
        microseconds("decide, 4000 methods") / microseconds("decide, 400 methods"),
      ),
      ...Object.fromEntries(
        situations.map(({ methods, survivors }) => [`survivors_${methods}`, roundFigure(survivors)]),
      ),
      ...Object.fromEntries(
        situations.map(({ methods, loadMs }) => [`load_ms_${methods}`, roundFigure(loadMs)]),
      ),
    },
  };
}

interface Situation {
  readonly methods: number;
  readonly router: Router;
  readonly requests: readonly (readonly [Account, PaymentMethodSearchCriteria])[];
  /** How many methods an answer has on average. */
  readonly survivors: number;
  /** How long it took to make the configuration ready. */
  readonly loadMs: number;
}

/** Finds the share of countries at which as many methods survive as wanted, and makes the configuration with it. */
function makeSituation(methods: number): Situation {
  // A small catalogue of which 30 methods survive is one with few constraints.
  const strictness = methods < 100 ? 0.1 : 0.6;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const { survivors } = load({ methods, accounts: 20, countryShare: middle, strictness });
    if (survivors < SURVIVORS) low = middle;
    else high = middle;
  }
  return load({ methods, accounts: ACCOUNTS, countryShare: high, strictness });
}

function load(size: Size): Situation {
  const configuration = makeConfiguration(size);
  const [fault] = checkConfiguration(configuration);
  if (fault !== undefined) throw new RangeError(fault.message);
  const start = performance.now();
  const router = createRouter(configuration, "digest");
  const loadMs = performance.now() - start;
  const requests = makeRequests(REQUESTS, size.accounts).map((criteria) => {
    const account = router.findAccount(criteria.client_info.client_id, criteria.account_id);
    if (account === undefined) throw new RangeError(`no account ${criteria.account_id}`);
    return [account, criteria] as const;
  });
  const counts = requests.map(
    ([account, criteria]) => router.decide(account, criteria, INSTANT).methods.length,
  );
  const survivors = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { methods: size.methods, router, requests, survivors, loadMs };
}

/** What reading the same requests from JSON takes: a measure of the machine. */
function parseOne({ requests }: Situation): Contestant {
  const texts = requests.map(([, criteria]) => JSON.stringify(criteria));
  let turn = 0;
  return {
    name: "JSON.parse of the request",
    by: "Node",
    run: () => JSON.parse(texts[turn++ % REQUESTS] as string).account_id,
  };
}

function decideOne({ methods, router, requests }: Situation): Contestant {
  let turn = 0;
  return {
    name: `decide, ${methods} methods`,
    run: () => {
      const [account, criteria] = requests[turn++ % REQUESTS] as (typeof requests)[number];
      return router.decide(account, criteria, INSTANT).methods.length;
    },
  };
}

function explainOne({ methods, router, requests }: Situation): Contestant {
  let turn = 0;
  return {
    name: `explain, ${methods} methods`,
    run: () => {
      const [account, criteria] = requests[turn++ % REQUESTS] as (typeof requests)[number];
      return router.explain(account, criteria, INSTANT).methods.length;
    },
  };
}
