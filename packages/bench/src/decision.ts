import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Size } from "./decision/make-configuration.ts";
import { makeSituation } from "./decision/make-situation.ts";
import type { RouterMeasures, Task } from "./decision/measure-router.ts";
import type { Effort, Measure } from "./harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "./harness/report.ts";

const ACCOUNTS = 1000;
const SURVIVORS = 30;

/**
 * What a decision costs, and an explanation: catalogues of 40, 400 and 4,000 methods, 1,000 accounts, mixed requests that
 * about 30 methods survive. A decision starts from the decoded request and ends with the methods in order. Each catalogue
 * is measured in a process of its own, which has one configuration, as a server until that changes.
 */
export function run(effort: Effort): Report {
  const small = measure(40, effort);
  const middle = measure(400, effort);
  const large = measure(4000, effort);
  const catalogues = [small, middle, large];
  return {
    title: `${ACCOUNTS} accounts, mixed requests, Node ${process.version}`,
    tables: catalogues.map(({ table }) => table),
    figures: {
      decide_400_vs_json_parse: roundFigure(middle.decide.ratio),
      decide_us_40: roundFigure(small.decide.microseconds),
      decide_us_400: roundFigure(middle.decide.microseconds),
      decide_us_4000: roundFigure(large.decide.microseconds),
      explain_us_400: roundFigure(findMeasure(middle.table, "explain").microseconds),
      decide_4000_vs_400: roundFigure(large.decide.microseconds / middle.decide.microseconds),
      ...Object.fromEntries(
        catalogues.map(({ methods, survivors }) => [`survivors_${methods}`, roundFigure(survivors)]),
      ),
      ...Object.fromEntries(
        catalogues.map(({ methods, loadMs }) => [`load_ms_${methods}`, roundFigure(loadMs)]),
      ),
    },
  };
}

/** What was measured of a catalogue of so many methods. */
interface MeasuredCatalogue extends RouterMeasures {
  readonly methods: number;
  readonly table: Table;
  readonly decide: Measure;
}

function measure(methods: number, effort: Effort): MeasuredCatalogue {
  const task: Task = { size: chooseSize(methods), effort };
  const output = execFileSync(process.execPath, [MEASURE_ROUTER, JSON.stringify(task)], {
    encoding: "utf8",
  });
  const measured = JSON.parse(output) as RouterMeasures;
  const table = { task: `${methods} methods`, measures: measured.measures };
  return { ...measured, methods, table, decide: findMeasure(table, "decide") };
}

const MEASURE_ROUTER = fileURLToPath(new URL("decision/measure-router.ts", import.meta.url));

/** Finds the share of countries at which as many methods survive as wanted. */
function chooseSize(methods: number): Size {
  // A small catalogue of which 30 methods survive is one with few constraints.
  const strictness = methods < 100 ? 0.1 : 0.6;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const { survivors } = makeSituation({ methods, accounts: 20, countryShare: middle, strictness });
    if (survivors < SURVIVORS) low = middle;
    else high = middle;
  }
  return { methods, accounts: ACCOUNTS, countryShare: high, strictness };
}
