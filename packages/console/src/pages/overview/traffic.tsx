import type { Overview } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { type ChartSeries, fillSteps, listSteps } from "../../charts/steps.ts";
import { TimeChart } from "../../charts/time-chart.tsx";
import { writeQuery } from "../../components/paths.ts";
import { formatCount, formatDuration } from "../../formats.ts";

/** The outcomes of decided searches. */
const DECIDED: readonly string[] = ["offered", "no-eligible-method"];

/** The page with the searches of an outcome: those that were not decided were rejected. */
function findPath(outcome: string, since: string): string {
  if (DECIDED.includes(outcome)) return `/console/decisions${writeQuery({ outcome, since })}`;
  return `/console/searches/rejected${writeQuery({ code: outcome, since })}`;
}

/** Searches and callbacks a minute, with the time that 95 % did not exceed. */
export function Traffic({ overview }: { readonly overview: Overview }) {
  const { searches, callbacks, decisions } = overview;
  const { steps, searchSeries, callbackSeries } = useMemo(() => toSeries(overview), [overview]);
  return (
    <div class="columns">
      <div class="panel">
        <TimeChart title="Searches a minute" steps={steps} series={searchSeries} />
        <p>{`${formatCount(searches.count)} searches, 95 % within ${formatQuantile(searches.p95_ms)}.`}</p>
        <ul class="inline" aria-label="Searches by outcome">
          {searches.outcomes.map(({ outcome, count }) => (
            <li key={outcome}>
              {decisions.stored > 0 && outcome !== "aborted" ? (
                <a href={findPath(outcome, overview.from)}>{outcome}</a>
              ) : (
                outcome
              )}{" "}
              {formatCount(count)}
            </li>
          ))}
        </ul>
        <p class="small">
          {`Decision records: ${formatCount(decisions.stored)} stored, ${formatCount(decisions.dropped)} dropped.`}
        </p>
      </div>
      <div class="panel">
        <TimeChart title="Callbacks a minute" steps={steps} series={callbackSeries} />
        <p>
          {`${formatCount(callbacks.created)} created, ${formatCount(callbacks.delivered)} delivered, 95 % within ${formatQuantile(callbacks.p95_ms)}.`}
        </p>
        <p>{`${formatCount(callbacks.failed_attempts)} failed attempts, lanes parked ${formatCount(callbacks.parked)} times.`}</p>
      </div>
    </div>
  );
}

function toSeries({ from, step_seconds: stepSeconds, searches, callbacks }: Overview) {
  const steps = listSteps(from, stepSeconds, new Date());
  const minutes = stepSeconds / 60;
  const toP95 = (points: readonly { readonly at: string; readonly p95_ms?: number }[]): ChartSeries => ({
    label: "95 % within, ms",
    unit: "ms",
    tone: "warning",
    isDashed: true,
    values: fillSteps(steps, points, ({ p95_ms }) => p95_ms, null),
  });
  const searchSeries: readonly ChartSeries[] = [
    {
      label: "a minute",
      unit: "count",
      tone: "accent",
      values: fillSteps(steps, searches.points, ({ count }) => count / minutes, 0),
    },
    toP95(searches.points),
  ];
  const callbackSeries: readonly ChartSeries[] = [
    {
      label: "delivered",
      unit: "count",
      tone: "accent",
      values: fillSteps(steps, callbacks.points, ({ delivered }) => delivered / minutes, 0),
    },
    {
      label: "failed attempts",
      unit: "count",
      tone: "bad",
      isDashed: true,
      values: fillSteps(steps, callbacks.points, ({ failed_attempts }) => failed_attempts / minutes, 0),
    },
    toP95(callbacks.points),
  ];
  return { steps, searchSeries, callbackSeries };
}

function formatQuantile(milliseconds: number | undefined): string {
  return milliseconds === undefined ? "nothing measured" : formatDuration(milliseconds);
}
