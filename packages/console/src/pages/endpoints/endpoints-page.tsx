import type { Endpoint, EndpointList, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, RowActions } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { NamedList } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { endpointPath, pickQuery, writeQuery } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate, mayOperateOnAll } from "../../session/current-session.ts";
import { listActions } from "./endpoint-actions.tsx";
import { Backlog, describeLimits, EndpointState, listClients } from "./endpoint-state.tsx";
import { EndpointTabs } from "./endpoint-tabs.tsx";
import { openTestEvent } from "./test-event.tsx";

/** Every filter that the interface has for endpoints. */
const ENDPOINT_FILTER: readonly FilterFieldEntry[] = [
  { name: "state", label: "State", kind: "choice", choices: ["active", "paused"] },
  { name: "breaker", label: "Circuit breaker", kind: "choice", choices: ["closed", "open", "half-open"] },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
];

const NAMES = listParameters(ENDPOINT_FILTER);

/** Endpoints that are configured or were used in the last 30 days: their states, and what waits for them. */
export default function EndpointsPage() {
  const { query, route } = useLocation();
  const filter = pickQuery(query, NAMES);
  const resource = useResource("listEndpoints", { ...filter, ...pickQuery(query, ["after", "limit"]) });
  // The command shows every endpoint: it has no option for one.
  const { endpoint: _, ...options } = filter as Readonly<Record<string, never>>;
  const statistics = useResource("listEndpointStatistics", listShown(resource.content));
  const testEvent = mayOperate() && (
    <button type="button" onClick={() => openTestEvent(route)}>
      Send a test event
    </button>
  );
  return (
    <Page title="Endpoints" command={writeCommand("endpoints list", options)} actions={testEvent}>
      <EndpointTabs />
      <FilterBar fields={ENDPOINT_FILTER} list={{ id: "listEndpoints", filter }} />
      <PagedTable
        resource={resource}
        caption="Endpoints by name"
        columns={[...COLUMNS, trendOf(statistics.content), ...(mayOperateOnAll() ? [ACTIONS] : [])]}
        keyOf={({ endpoint }) => endpoint}
        pathOf={({ endpoint }) => endpointPath(endpoint)}
        empty={
          <EmptyList
            title="No endpoint is configured, and none was used in the last 30 days."
            noMatch="No endpoint matches the filter."
            isFiltered={Object.keys(filter).length > 0}
          >
            An endpoint stands here when the configuration names it, or when a callback was sent to it.
          </EmptyList>
        }
      />
    </Page>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { heading: "State", show: (endpoint) => <EndpointState endpoint={endpoint} />, isText: true, isLead: true },
  { heading: "Endpoint", show: ({ endpoint }) => endpoint, isName: true },
  { heading: "Clients", show: (endpoint) => <ClientsWithLimits endpoint={endpoint} />, isText: true },
  {
    heading: "Lanes",
    show: ({ endpoint, lanes, lanes_parked }) => (
      <>
        <a href={`/console/lanes${writeQuery({ endpoint })}`}>{lanes}</a>
        {lanes_parked > 0 && <div class="small">{`${lanes_parked} parked`}</div>}
      </>
    ),
    isNumber: true,
  },
  { heading: "Waiting", show: (endpoint) => <Backlog endpoint={endpoint} />, isNumber: true },
];

/** The request for the statistics of a page of the list, as many as the interface takes. */
function listShown(list: EndpointList | undefined) {
  const endpoint = list?.items.slice(0, 100).map((item) => item.endpoint) ?? [];
  return endpoint.length === 0 ? null : { endpoint };
}

/** Attempts of the last hour. The column is empty until they are read, and where there was no attempt. */
function trendOf(list: EndpointStatisticsList | undefined): Column<Endpoint> {
  return {
    heading: "Accepted and failed, last hour",
    show({ endpoint }) {
      const statistics = list?.items.find((item) => item.endpoint === endpoint);
      if (list === undefined || statistics === undefined) return "–";
      return (
        <>
          <SuccessTrend statistics={statistics} period={list} />
          <br />
          <FailureList statistics={statistics} />
        </>
      );
    },
    isText: true,
  };
}

const ACTIONS: Column<Endpoint> = {
  heading: "Actions",
  show: (endpoint) => <RowActions of={endpoint.endpoint} actions={listActions(endpoint)} />,
};

function ClientsWithLimits({ endpoint }: { readonly endpoint: Endpoint }) {
  return (
    <>
      <NamedList of="clients" ids={listClients(endpoint)} />
      <div class="small">{describeLimits(endpoint)}</div>
    </>
  );
}
