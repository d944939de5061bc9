// A child process of the benchmark `fairness`: sends searches and probes at a steady rate, without waiting for answers. On
// request, it reports the results since the last request.
import { Agent, request } from "node:http";
import { BODY, basic, headersOf, PATH } from "../server/search-request.ts";

/** Milliseconds from the due time of each request to the end of its answer. */
export interface SteadyFigures {
  readonly searches: readonly number[];
  readonly probes: readonly number[];
  /** Requests that were not answered 200. */
  readonly failed: number;
}

const SEARCHES_PER_SECOND = 200;
const PROBES_PER_SECOND = 50;

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true });
const search = { path: PATH, headers: headersOf(BODY, basic(10_077, "sandbox-key")) };
let searches: number[] = [];
let probes: number[] = [];
let failed = 0;

repeat(SEARCHES_PER_SECOND, (due) => ask(search, BODY, due, (took) => searches.push(took)));
repeat(PROBES_PER_SECOND, (due) =>
  ask({ path: "/livez", headers: {} }, undefined, due, (took) => probes.push(took)),
);

process.on("message", () => {
  process.send?.({ searches, probes, failed } satisfies SteadyFigures);
  searches = [];
  probes = [];
  failed = 0;
});
process.on("disconnect", () => process.exit());

/** Calls back at a rate with the due time of each call. Late calls are caught up. */
function repeat(perSecond: number, call: (due: number) => void): void {
  const start = performance.now();
  let calls = 0;
  setInterval(() => {
    for (let due = dueAt(); due <= performance.now(); due = dueAt()) {
      calls++;
      call(due);
    }
  }, 1);

  function dueAt(): number {
    return start + (1000 * calls) / perSecond;
  }
}

function ask(
  { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
  body: Buffer | undefined,
  due: number,
  answered: (milliseconds: number) => void,
): void {
  const outgoing = request({ port, host: "127.0.0.1", method: "GET", agent, path, headers });
  const fail = (): void => {
    failed++;
  };
  outgoing.on("error", fail).on("response", (response) => {
    response.resume().on("end", () => {
      if (response.statusCode === 200) answered(performance.now() - due);
      else fail();
    });
  });
  outgoing.end(body);
}
