import type { Overview } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { ChartCard } from "../../charts/chart-card.tsx";
import { drawLatencies, fillSteps, LATENCIES, type Latencies, listSteps } from "../../charts/steps.ts";
import { writeQuery } from "../../components/paths.ts";
import { formatCount, formatDuration } from "../../formats.ts";

/** The outcomes of decided searches. */
const DECIDED: readonly string[] = ["offered", "no-eligible-method"];

/** The page with the searches of an outcome: those that were not decided were rejected. */
function findPath(outcome: string, since: string): string {
  if (DECIDED.includes(outcome)) return `/console/decisions${writeQuery({ outcome, since })}`;
  return `/console/searches/rejected${writeQuery({ code: outcome, since })}`;
}

/** Searches and callbacks: how many, and how long they took. */
export function Traffic({ overview }: { readonly overview: Overview }) {
  const { searches, callbacks, decisions } = overview;
  const charts = useMemo(() => toSeries(overview), [overview]);
  const { steps } = charts;
  return (
    <div class="columns">
      <ChartCard title="Searches a minute" steps={steps} series={charts.searches}>
        <ul class="inline small" aria-label="Searches by outcome">
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
      </ChartCard>
      <ChartCard title="Duration of searches" unit=" ms" steps={steps} series={charts.searchTimes}>
        <p class="small">
          {`${formatCount(searches.count)} searches. ${describeLatencies(searches)}. Decision records: ${formatCount(decisions.stored)} stored, ${formatCount(decisions.dropped)} dropped.`}
        </p>
      </ChartCard>
      <ChartCard title="Callbacks a minute" steps={steps} series={charts.callbacks}>
        <p class="small">
          {`${formatCount(callbacks.created)} created, ${formatCount(callbacks.delivered)} delivered. ${formatCount(callbacks.failed_attempts)} failed attempts, lanes parked ${formatCount(callbacks.parked)} times.`}
        </p>
      </ChartCard>
      <ChartCard title="Time to deliver" unit=" ms" steps={steps} series={charts.deliveryTimes}>
        <p class="small">{`From creation to acceptance. ${describeLatencies(callbacks)}.`}</p>
      </ChartCard>
    </div>
  );
}

function toSeries({ from, step_seconds: stepSeconds, searches, callbacks }: Overview) {
  const steps = listSteps(from, stepSeconds, new Date());
  const minutes = stepSeconds / 60;
  return {
    steps,
    searches: [
      {
        label: "searches",
        tone: "accent",
        values: fillSteps(steps, searches.points, ({ count }) => count / minutes, 0),
      },
    ] as const,
    searchTimes: drawLatencies(steps, searches.points),
    callbacks: [
      {
        label: "delivered",
        tone: "accent",
        values: fillSteps(steps, callbacks.points, ({ delivered }) => delivered / minutes, 0),
      },
      {
        label: "failed attempts",
        tone: "bad",
        isDashed: true,
        values: fillSteps(steps, callbacks.points, ({ failed_attempts }) => failed_attempts / minutes, 0),
      },
    ] as const,
    deliveryTimes: drawLatencies(steps, callbacks.points),
  };
}

function describeLatencies(latencies: Latencies): string {
  const given = LATENCIES.flatMap(([name, , read]) => {
    const milliseconds = read(latencies);
    return milliseconds === undefined ? [] : `${name} ${formatDuration(milliseconds)}`;
  });
  return given.join(", ") || "Nothing was measured";
}
