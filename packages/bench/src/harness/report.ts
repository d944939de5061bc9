import type { Measure } from "./compare.ts";

/** The results of a benchmark. */
export interface Report {
  readonly title: string;
  readonly tables: readonly Table[];
  /** Figures by name, as `--json` prints them. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Bounds of figures, by name. */
  readonly bounds?: Readonly<Record<string, Bound>>;
}

/** The maximum or minimum of a figure. */
export type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** The contestants of one task; the first is the baseline. */
export interface Table {
  readonly task: string;
  readonly measures: readonly Measure[];
}

/** Writes a report as text. */
export function writeReport({ title, tables, figures, bounds = {} }: Report): string {
  const claims = Object.entries(figures).map(
    ([name, value]) => `  ${name}: ${value}${describeBound(value, bounds[name])}`,
  );
  return [title, "", ...tables.flatMap(writeTable), "figures", ...claims].join("\n");
}

function describeBound(value: number | string, bound: Bound | undefined): string {
  if (bound === undefined) return "";
  const holds = "atMost" in bound ? Number(value) <= bound.atMost : Number(value) >= bound.atLeast;
  const limit = "atMost" in bound ? `at most ${bound.atMost}` : `at least ${bound.atLeast}`;
  return ` (${limit}: ${holds ? "holds" : "FAILS"})`;
}

function writeTable({ task, measures }: Table): string[] {
  const rows = [
    ["", "us a run", "x", ""],
    ...measures.map(({ name, by, microseconds, ratio }) => [
      name,
      microseconds.toFixed(2),
      ratio.toFixed(2),
      by,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(([name = "", time = "", ratio = "", by = ""]) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${time.padStart(widths[1] ?? 0)}  ${ratio.padStart(widths[2] ?? 0)}  ${by}`.trimEnd(),
  );
  return [task, ...lines, ""];
}

/** A figure rounded to significant digits. */
export function roundFigure(value: number | undefined): number {
  return value === undefined ? Number.NaN : Number(value.toPrecision(3));
}

export function findMeasure({ task, measures }: Table, name: string): Measure {
  const found = measures.find((measure) => measure.name === name);
  if (found === undefined) throw new RangeError(`${name} took no part in: ${task}`);
  return found;
}
