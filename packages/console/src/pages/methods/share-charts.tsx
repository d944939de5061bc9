import type { ConfigurationActivation, RoutingStatistics } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { ChartCard } from "../../charts/chart-card.tsx";
import { type ChartSeries, fillSteps, listSteps } from "../../charts/steps.ts";
import { addShares, type Share } from "./shares.ts";

/** Of the reasons that a chart shows: those of most searches. */
const TONES = ["bad", "warning", "accent"] as const;

interface ShareChartsProps {
  readonly statistics: RoutingStatistics;
  /** The end of the period, in milliseconds since 1970. */
  readonly end: number;
  /** Marked in the charts. */
  readonly activations: readonly ConfigurationActivation[];
}

/** The share of searches that were offered the method, of the others by the first reason, and all searches, over time. */
export function ShareCharts({ statistics, end, activations }: ShareChartsProps) {
  const { method } = useLocation().query;
  const charts = useMemo(() => toSeries(statistics, end), [statistics]);
  const marks = activations.map(({ activated_at }) => Date.parse(activated_at) / 1000);
  const what = method ? (statistics.names?.methods?.[method] ?? `Method ${method}`) : "Any method";
  const common = { steps: charts.steps, marks };
  return (
    <>
      <ChartCard {...common} title={`${what}, offered`} unit=" %" series={charts.offered} />
      {/* A chart takes other values, but not other lines. */}
      <ChartCard
        key={charts.reasons.map(({ label }) => label).join()}
        {...common}
        title={`${what}, why not offered`}
        unit=" %"
        series={charts.reasons}
      />
      <ChartCard {...common} title={`Searches ${charts.step}`} series={charts.searches} />
    </>
  );
}

function toSeries({ from, step_seconds: stepSeconds, points }: RoutingStatistics, end: number) {
  const steps = listSteps(from, stepSeconds, new Date(end));
  const byStep = [...Map.groupBy(points, ({ at }) => at)].map(([at, shares]) => ({
    at,
    ...addShares(shares),
  }));
  const draw = (label: string, tone: ChartSeries["tone"], read: (share: Share) => number): ChartSeries => {
    const percent = (share: Share) => (100 * read(share)) / share.searches;
    return { label, tone, values: fillSteps(steps, byStep, percent, null) };
  };
  const reasons = addShares(points).reasons.slice(0, TONES.length);
  return {
    step: stepSeconds === 3600 ? "an hour" : "a day",
    steps,
    searches: [
      { label: "searches", tone: "accent", values: fillSteps(steps, byStep, ({ searches }) => searches, 0) },
    ] satisfies readonly ChartSeries[],
    offered: [draw("offered", "good", ({ offered }) => offered)],
    reasons: reasons.map(([reason], index) =>
      draw(
        reason,
        TONES[index] ?? "accent",
        (share) => share.reasons.find(([name]) => name === reason)?.[1] ?? 0,
      ),
    ),
  };
}
