// A program: measures the router of one configuration and prints the results as JSON. Its argument is the task as JSON.
import type { Account, Router } from "@payment-routing/routing";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { type Contestant, compare, type Effort, type Measure } from "../harness/compare.ts";
import type { Size } from "./make-configuration.ts";
import { INSTANT, makeSituation, REQUESTS, type Situation } from "./make-situation.ts";

export interface Task {
  readonly size: Size;
  readonly effort: Effort;
}

/** The results for a router. */
export interface RouterMeasures extends Pick<Situation, "loadMs" | "survivors"> {
  /** `JSON.parse` of the requests, as a measure of the machine; deciding; explaining. */
  readonly measures: readonly Measure[];
}

const [text = ""] = process.argv.slice(2);
console.log(JSON.stringify(measureRouter(JSON.parse(text) as Task)));

function measureRouter({ size, effort }: Task): RouterMeasures {
  const situation = makeSituation(size);
  const { router, loadMs, survivors } = situation;
  const parse = parseEach(situation);
  const decide = answerEach("decide", situation, router.decide);
  const explain = answerEach("explain", situation, router.explain);
  // Explanations come last: their garbage would be collected during the decisions.
  const measures = [...compare([parse, decide], effort), ...compare([parse, explain], effort).slice(1)];
  return { loadMs, survivors, measures };
}

function parseEach({ requests }: Situation): Contestant {
  const texts = requests.map((request) => JSON.stringify(request));
  let turn = 0;
  return {
    name: "JSON.parse of the request",
    by: "Node",
    run: () => JSON.parse(texts[turn++ % REQUESTS] as string).account_id,
  };
}

function answerEach(
  name: string,
  { accounts, requests }: Situation,
  answer: Router["decide"] | Router["explain"],
): Contestant {
  let turn = 0;
  return {
    name,
    run: () => {
      const next = turn++ % REQUESTS;
      const request = requests[next] as PaymentMethodSearchCriteria;
      return answer(accounts[next] as Account, request, INSTANT).methods.length;
    },
  };
}
