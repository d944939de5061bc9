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
 * Measures decisions and explanations with catalogues of 40, 400 and 4,000 methods, 1,000 accounts, and mixed requests for
 * which about 30 methods are eligible. A decision starts from the decoded request and ends with the sorted methods. Each
 * catalogue is measured in its own process with one configuration, like a server before a change of configuration.
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

/** The results for a catalogue of this number of methods. */
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

/** Finds the share of countries for which the wanted number of methods is eligible. */
function chooseSize(methods: number): Size {
  // In a small catalogue, 30 methods are eligible only with few constraints.
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
