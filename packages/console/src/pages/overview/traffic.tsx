import type { Overview } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import type { ChartSeries } from "../../charts/chart-series.ts";
import { fillSteps, listSteps } from "../../charts/steps.ts";
import { TimeChart } from "../../charts/time-chart.tsx";
import { writeQuery } from "../../components/query.ts";
import { formatCount } from "../../formats/number.ts";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";

const words = texts.overview;

/** The outcomes of decided searches: all others are not recorded, or only in part. */
const RECORDED: readonly string[] = ["offered", "no-eligible-method"];

/** Searches and callbacks a minute, with the time that 95 % did not exceed. */
export function Traffic({ overview }: { readonly overview: Overview }) {
  const { searches, callbacks, decisions } = overview;
  const { steps, searchSeries, callbackSeries } = useMemo(() => toSeries(overview), [overview]);
  return (
    <div class="columns">
      <div class="panel">
        <TimeChart title={words.searches} steps={steps} series={searchSeries} />
        <p>{words.searchTotals(formatCount(searches.count), formatQuantile(searches.p95_ms))}</p>
        <ul class="inline" aria-label={words.searchOutcomes}>
          {searches.outcomes.map(({ outcome, count }) => (
            <li key={outcome}>
              {decisions.stored > 0 && RECORDED.includes(outcome) ? (
                <a href={`/console/decisions${writeQuery({ outcome, since: overview.from })}`}>{outcome}</a>
              ) : (
                outcome
              )}{" "}
              {formatCount(count)}
            </li>
          ))}
        </ul>
        <p class="small">
          {words.decisionTotals(formatCount(decisions.stored), formatCount(decisions.dropped))}
        </p>
      </div>
      <div class="panel">
        <TimeChart title={words.callbacks} steps={steps} series={callbackSeries} />
        <p>
          {words.callbackTotals(
            formatCount(callbacks.created),
            formatCount(callbacks.delivered),
            formatQuantile(callbacks.p95_ms),
          )}
        </p>
        <p>{words.attemptTotals(formatCount(callbacks.failed_attempts), formatCount(callbacks.parked))}</p>
      </div>
    </div>
  );
}

function toSeries({ from, step_seconds: stepSeconds, searches, callbacks }: Overview) {
  const steps = listSteps(from, stepSeconds, new Date());
  const minutes = stepSeconds / 60;
  const toP95 = (points: readonly { readonly at: string; readonly p95_ms?: number }[]): ChartSeries => ({
    label: words.p95,
    unit: "ms",
    tone: "warning",
    isDashed: true,
    values: fillSteps(steps, points, ({ p95_ms }) => p95_ms, null),
  });
  const searchSeries: readonly ChartSeries[] = [
    {
      label: words.perMinute,
      unit: "count",
      tone: "accent",
      values: fillSteps(steps, searches.points, ({ count }) => count / minutes, 0),
    },
    toP95(searches.points),
  ];
  const callbackSeries: readonly ChartSeries[] = [
    {
      label: words.delivered,
      unit: "count",
      tone: "accent",
      values: fillSteps(steps, callbacks.points, ({ delivered }) => delivered / minutes, 0),
    },
    {
      label: words.failedAttempts,
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
  return milliseconds === undefined ? words.nothingMeasured : formatDuration(milliseconds);
}
