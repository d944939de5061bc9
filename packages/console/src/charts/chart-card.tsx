import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Column, DataTable } from "../components/data-table.tsx";
import { Time } from "../components/values.tsx";
import { formatValue } from "../formats.ts";
import type { DrawnChart } from "./draw-chart.ts";
import type { ChartSeries } from "./steps.ts";

interface ChartValues {
  readonly title: string;
  /** Follows each number: ` ms`. */
  readonly unit?: string;
  /** In seconds since 1970. */
  readonly steps: readonly number[];
  readonly series: readonly ChartSeries[];
}

interface ChartCardProps extends ChartValues {
  /** Times to mark by a line, in seconds since 1970. */
  readonly marks?: readonly number[];
  /** The figures of the whole period. */
  readonly children?: ComponentChildren;
}

/**
 * Series over time: a chart, which is loaded when it is shown, and a table of the same values. Says the values at the pointer, or
 * the newest ones.
 */
export function ChartCard({ title, unit = "", steps, series, marks = [], children }: ChartCardProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<DrawnChart>(undefined);
  const latest = useRef({ steps, series, marks });
  latest.current = { steps, series, marks };
  const listMarks = () => latest.current.marks;
  const [point, setPoint] = useState<number>();
  const shown = point ?? steps.length - 1;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadDrawing().then(
      ({ drawChart }) => {
        if (isGone || host.current === null) return;
        chart.current = drawChart(host.current, { ...latest.current, unit, listMarks, onPoint: setPoint });
      },
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      chart.current?.remove();
    };
  }, []);
  useEffect(() => chart.current?.update(steps, series), [steps, series, marks.join()]);
  return (
    <figure class="panel chart">
      <figcaption>
        <h2>{title}</h2>
        {series.map(({ label, tone, isDashed, values }) => (
          <span key={label}>
            <LineSample tone={tone} isDashed={isDashed} /> {`${label}: ${describeValue(values[shown], unit)}`}
          </span>
        ))}
        {steps[shown] !== undefined && (
          <span class="small">
            <Time at={toTime(steps[shown])} />
          </span>
        )}
      </figcaption>
      {isMissing ? (
        <p class="small">The chart could not be loaded. The service may have been upgraded.</p>
      ) : (
        <div
          ref={host}
          class="plot"
          role="img"
          aria-label={`Chart: ${title}. The table has the same values.`}
        />
      )}
      {children}
      <ValueTable title={title} unit={unit} steps={steps} series={series} />
    </figure>
  );
}

/**
 * The chart library passes the language of the browser to Intl when it is loaded. Chromium on a system without a language has
 * "en-US@posix", which Intl rejects.
 */
function loadDrawing() {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, "language", { value: "en-US" });
  }
  return import("./draw-chart.ts");
}

function LineSample({ tone, isDashed }: Pick<ChartSeries, "tone" | "isDashed">) {
  return (
    <svg class={`sample ${tone}`} viewBox="0 0 24 8" aria-hidden="true">
      <path d="M0 4h24" {...(isDashed && { "stroke-dasharray": "6 4" })} />
    </svg>
  );
}

/** The values, the newest first. Its rows are made when it is opened. */
function ValueTable({ title, unit = "", steps, series }: ChartValues) {
  const [isOpen, setOpen] = useState(false);
  const columns: readonly Column<number>[] = [
    { heading: "Time", show: (index) => <Time at={toTime(steps[index] ?? 0)} /> },
    ...series.map(({ label, values }) => ({
      heading: label,
      show: (index: number) => describeValue(values[index], unit),
      isNumber: true as const,
    })),
  ];
  return (
    <details onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}>
      <summary>{`Table: ${title}`}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
        <section class="scroller" aria-label={`Values: ${title}`} tabIndex={0}>
          <DataTable
            caption={title}
            columns={columns}
            items={steps.map((_, index) => steps.length - 1 - index)}
            keyOf={(index) => steps[index] ?? 0}
            empty="No minute of the period is over yet."
          />
        </section>
      )}
    </details>
  );
}

function describeValue(value: number | null | undefined, unit: string): string {
  return typeof value === "number" ? formatValue(value) + unit : "–";
}

function toTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
