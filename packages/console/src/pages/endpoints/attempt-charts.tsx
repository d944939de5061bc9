import type { EndpointPoint, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { ChartCard } from "../../charts/chart-card.tsx";
import { type ChartSeries, drawLatencies, fillSteps, listSteps } from "../../charts/steps.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { nameFailure } from "../../components/success-trend.tsx";
import { formatCount, formatShare } from "../../formats.ts";

/** How many attempts of an endpoint were accepted and failed, how long they took, and why they failed. */
export function AttemptCharts({ list }: { readonly list: EndpointStatisticsList }) {
  const charts = useMemo(() => toSeries(list), [list]);
  const [statistics] = list.items;
  if (statistics === undefined) {
    return (
      <EmptyState title="Nothing was sent to the endpoint in the period.">
        Choose a longer period above, or send a test event.
      </EmptyState>
    );
  }
  const { attempts, failed } = statistics;
  return (
    <div class="columns">
      <ChartCard title="Attempts a minute" steps={charts.steps} series={charts.attempts}>
        <p class="small">{`${formatCount(attempts)} attempts, ${formatShare(attempts - failed, attempts)} accepted.`}</p>
      </ChartCard>
      <ChartCard title="Duration of an attempt" unit=" ms" steps={charts.steps} series={charts.durations} />
      {charts.failures.length > 0 && (
        // A chart takes other values, but not other lines.
        <ChartCard
          key={charts.failures.map(({ label }) => label).join()}
          title="Failed attempts a minute, by cause"
          steps={charts.steps}
          series={charts.failures}
        />
      )}
    </div>
  );
}

const TONES = ["bad", "warning", "accent", "good"] as const;

function toSeries({ from, step_seconds: stepSeconds, items: [statistics] }: EndpointStatisticsList) {
  const { points = [], outcomes = [] } = statistics ?? {};
  const steps = listSteps(from, stepSeconds, new Date());
  const rate = (read: (point: EndpointPoint) => number | undefined) =>
    fillSteps(steps, points, (point) => ((read(point) ?? 0) * 60) / stepSeconds, 0);
  const causes = outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome !== "accepted");
  return {
    steps,
    attempts: [
      { label: "accepted", tone: "accent", values: rate(({ accepted }) => accepted) },
      { label: "failed", tone: "bad", isDashed: true, values: rate(({ failed }) => failed) },
    ] satisfies readonly ChartSeries[],
    durations: drawLatencies(steps, points),
    failures: causes.map((cause, index): ChartSeries => {
      const values = rate((point) => point.outcomes.find(({ outcome }) => outcome === cause)?.count);
      // Beyond the tones, dashes tell lines apart.
      const isDashed = index >= TONES.length || undefined;
      return { label: nameFailure(cause), tone: TONES[index % TONES.length] ?? "bad", isDashed, values };
    }),
  };
}
