import type { EndpointStatistics, Overview } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { endpointPath } from "../../components/paths.ts";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { formatCount, formatDuration, formatShare } from "../../formats.ts";

/** The endpoints with the most failed attempts of the period. */
export function WorstTable({ overview }: { readonly overview: Overview }) {
  return (
    <section class="panel">
      <h2>Endpoints with the most failed attempts</h2>
      <DataTable
        caption="Endpoints with the most failed attempts"
        columns={[...COLUMNS, trendOf(overview)]}
        items={overview.worst_endpoints}
        keyOf={({ endpoint }) => endpoint}
        pathOf={({ endpoint }) => endpointPath(endpoint)}
        empty="No attempt failed in the period."
      />
    </section>
  );
}

const COLUMNS: readonly Column<EndpointStatistics>[] = [
  { heading: "Endpoint", show: ({ endpoint }) => endpoint },
  { heading: "Attempts", show: ({ attempts }) => formatCount(attempts), isNumber: true },
  { heading: "Failed", show: ({ failed }) => formatCount(failed), isNumber: true },
  {
    heading: "Accepted",
    show: ({ attempts, failed }) => formatShare(attempts - failed, attempts),
    isNumber: true,
  },
  {
    heading: "p95",
    show: ({ p95_ms: p95 }) => (p95 === undefined ? "–" : formatDuration(p95)),
    isNumber: true,
  },
  { heading: "Failures", show: (statistics) => <FailureList statistics={statistics} />, isText: true },
];

function trendOf(period: Overview): Column<EndpointStatistics> {
  return {
    heading: "Accepted, by time",
    show: (statistics) => <SuccessTrend statistics={statistics} period={period} />,
  };
}
