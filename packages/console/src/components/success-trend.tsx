import type { EndpointStatistics, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { Sparkline } from "../charts/sparkline.tsx";
import { fillSteps, listSteps } from "../charts/steps.ts";
import { formatCount, formatShare } from "../formats/number.ts";

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
function nameFailure(outcome: string): string {
  const names: Readonly<Record<string, string>> = FAILURES;
  return names[outcome] ?? outcome;
}
