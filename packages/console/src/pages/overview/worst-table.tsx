import type { EndpointStatistics, Overview } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { formatCount, formatShare } from "../../formats/number.ts";
import { formatDuration } from "../../formats/time.ts";
import { texts } from "../../texts.ts";

const words = texts.overview;

/** The endpoints with the most failed attempts of the period. */
export function WorstTable({ overview }: { readonly overview: Overview }) {
  return (
    <section class="panel">
      <h2>{words.worst}</h2>
      <DataTable
        caption={words.worst}
        columns={[...COLUMNS, trendOf(overview)]}
        items={overview.worst_endpoints}
        keyOf={({ endpoint }) => endpoint}
        empty={words.noWorst}
      />
    </section>
  );
}

const COLUMNS: readonly Column<EndpointStatistics>[] = [
  { heading: texts.callbacks.endpoint, show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  { heading: words.attempts, show: ({ attempts }) => formatCount(attempts), isNumber: true },
  { heading: words.failed, show: ({ failed }) => formatCount(failed), isNumber: true },
  {
    heading: words.accepted,
    show: ({ attempts, failed }) => formatShare(attempts - failed, attempts),
    isNumber: true,
  },
  {
    heading: words.p95Of,
    show: ({ p95_ms: p95 }) => (p95 === undefined ? texts.none : formatDuration(p95)),
    isNumber: true,
  },
  { heading: words.outcomes, show: (statistics) => <FailureList statistics={statistics} />, isText: true },
];

function trendOf(period: Overview): Column<EndpointStatistics> {
  return {
    heading: words.trend,
    show: (statistics) => <SuccessTrend statistics={statistics} period={period} />,
  };
}
