import type { EndpointStatistics, Overview } from "@payment-routing/operator-contract";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { endpointPath } from "../../components/paths.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { formatCount, formatDuration, formatShare } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";

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

/** Of the endpoints with the most failed attempts, and then by name, as many as the interface gives. */
const COMPARED = 100;
const SHOWN = 5;

/** The endpoints whose attempts took longest in the period. */
export function SlowestTable({ minutes }: { readonly minutes: string | undefined }) {
  const request = { limit: COMPARED, ...(minutes !== undefined && { minutes: Number(minutes) }) };
  const resource = useResource("listEndpointStatistics", request);
  return (
    <section class="panel">
      <h2>Slowest endpoints</h2>
      <ResourceView resource={resource}>
        {(list) => (
          <>
            {list.items.length === COMPARED && (
              <p>Of the {COMPARED} endpoints with the most failed attempts.</p>
            )}
            <DataTable
              caption="Slowest endpoints"
              columns={[...COLUMNS, trendOf(list)]}
              items={list.items
                .filter(({ p95_ms }) => p95_ms !== undefined)
                .toSorted((one, other) => (other.p95_ms ?? 0) - (one.p95_ms ?? 0))
                .slice(0, SHOWN)}
              keyOf={({ endpoint }) => endpoint}
              pathOf={({ endpoint }) => endpointPath(endpoint)}
              empty="Nothing was attempted in the period."
            />
          </>
        )}
      </ResourceView>
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

function trendOf(period: Pick<Overview, "from" | "step_seconds">): Column<EndpointStatistics> {
  return {
    heading: "Accepted, by time",
    show: (statistics) => <SuccessTrend statistics={statistics} period={period} />,
  };
}
