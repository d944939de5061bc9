import type { EndpointStatistics, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { fillSteps, listSteps } from "../charts/steps.ts";
import { formatCount, formatShare } from "../formats.ts";

const FAILURES = {
  dns: "DNS",
  tls: "TLS",
  connection: "connection",
  timeout: "timeout",
  "3xx": "3xx",
  "4xx": "4xx",
  "5xx": "5xx",
  blocked: "address blocked or not signed",
} as const;

interface SuccessTrendProps {
  readonly statistics: EndpointStatistics;
  readonly period: Pick<EndpointStatisticsList, "from" | "step_seconds">;
}

/** The share of accepted attempts of an endpoint over a period. */
export function SuccessTrend({ statistics, period }: SuccessTrendProps) {
  const { attempts, failed, points } = statistics;
  const steps = listSteps(period.from, period.step_seconds, new Date());
  const values = fillSteps(
    steps,
    points,
    (point) => point.accepted / (point.accepted + point.failed),
    undefined,
  );
  return <Sparkline values={values} label={`accepted: ${formatShare(attempts - failed, attempts)}`} />;
}

/** How often attempts failed, by class. */
export function FailureList({ statistics }: { readonly statistics: EndpointStatistics }) {
  const failures = statistics.outcomes.filter(({ outcome }) => outcome !== "accepted");
  if (failures.length === 0) return <>–</>;
  return (
    <>{failures.map(({ outcome, count }) => `${nameFailure(outcome)}: ${formatCount(count)}`).join(", ")}</>
  );
}

/** A newer service may have classes that this page does not know. */
export function nameFailure(outcome: string): string {
  const names: Readonly<Record<string, string>> = FAILURES;
  return names[outcome] ?? outcome;
}

interface SparklineProps {
  /** Says what the line shows, for screen readers. */
  readonly label: string;
  /** From 0 to 1; undefined where there is no value. */
  readonly values: readonly (number | undefined)[];
}

const HEIGHT = 20;

/** A small line without axes, from 0 at the bottom to 1 at the top. Breaks where there is no value. */
function Sparkline({ label, values }: SparklineProps) {
  return (
    <svg
      class="sparkline"
      viewBox={`-1 -1 ${values.length + 1} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={drawLine(values)} />
    </svg>
  );
}

function drawLine(values: readonly (number | undefined)[]): string {
  return values
    .map((value, index) => {
      if (value === undefined) return "";
      const y = Math.round((1 - value) * HEIGHT * 10) / 10;
      // A value of its own is a short line.
      return values[index - 1] === undefined ? `M${index - 0.5} ${y}H${index}` : `L${index} ${y}`;
    })
    .join("");
}
