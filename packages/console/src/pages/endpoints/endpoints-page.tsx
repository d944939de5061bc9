import type { Endpoint, EndpointList, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, RowActions } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { endpointPath, pickQuery, UNDELIVERED, writeQuery } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { openEndpointAction, openEndpointSkip } from "./endpoint-actions.tsx";
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
      <FilterBar fields={ENDPOINT_FILTER} />
      <PagedTable
        resource={resource}
        caption="Endpoints by name"
        columns={[...COLUMNS, trendOf(statistics.content), ...(mayOperate() ? [ACTIONS] : [])]}
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
      <a href={`/console/lanes${writeQuery({ endpoint })}`}>
        {lanes_parked === 0 ? `${lanes}` : `${lanes} (${lanes_parked} parked)`}
      </a>
    ),
    isNumber: true,
  },
  { heading: "Waiting", show: (endpoint) => <Backlog endpoint={endpoint} />, isNumber: true },
];

/** What waits for an endpoint, and the age of the oldest. */
function Backlog({ endpoint: each }: { readonly endpoint: Endpoint }) {
  const { endpoint, callbacks, redeliveries, oldest_undelivered_age_ms: age } = each;
  return (
    <>
      <a href={`/console/callbacks${writeQuery({ endpoint, state: UNDELIVERED })}`}>
        {redeliveries === 0
          ? `${callbacks}`
          : `${callbacks} and ${count(redeliveries, "redelivery", "redeliveries")}`}
      </a>
      {age !== undefined && <div class="small">{`for ${formatDuration(age)}`}</div>}
    </>
  );
}

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

function ClientsWithLimits({ endpoint: { client_ids, limits } }: { readonly endpoint: Endpoint }) {
  if (client_ids.length === 0) return <>–</>;
  const each = limits.map(({ concurrency, rate_per_second: rate }) =>
    rate === undefined ? `${concurrency} at once` : `${concurrency} at once, ${rate} a second`,
  );
  return (
    <>
      {client_ids.join(", ")}
      <div class="small">{each.join("; ")}</div>
    </>
  );
}

/** The state of an endpoint, and of its circuit breaker where that is not closed. */
function EndpointState({ endpoint }: { readonly endpoint: Endpoint }) {
  const { state, state_reason, paused_until, slow_until, failures } = endpoint;
  const { breaker, breaker_open_until: until } = endpoint;
  const isSlowed = slow_until !== undefined && new Date(slow_until) > new Date();
  return (
    <>
      {state === "paused" ? (
        <Badge tone="warning" text="paused" />
      ) : isSlowed ? (
        <Badge tone="warning" text="asked for a pause" />
      ) : (
        breaker === "closed" && <Badge tone="good" text="active" />
      )}{" "}
      {breaker !== "closed" && (
        <Badge tone={breaker === "open" ? "bad" : "warning"} text={`circuit breaker ${breaker}`} />
      )}
      {state === "paused" && state_reason !== undefined && <div class="small">{state_reason}</div>}
      {state === "paused" && paused_until !== undefined && <Until at={paused_until} />}
      {state !== "paused" && isSlowed && <Until at={slow_until} />}
      {breaker !== "closed" && until !== undefined && <Until at={until} />}
      {failures > 0 && <div class="small">{`${count(failures, "failure")} in a row`}</div>}
    </>
  );
}

function Until({ at }: { readonly at: string }) {
  return (
    <div class="small">
      until <Time at={at} />
    </div>
  );
}

function listActions(endpoint: Endpoint) {
  const pause = ["Pause", () => openEndpointAction(endpoint, "pause")] as const;
  const resume = ["Resume", () => openEndpointAction(endpoint, "resume")] as const;
  const { callbacks } = endpoint;
  const loss = callbacks === 0 ? undefined : `Skip loses ${count(callbacks, "callback")}.`;
  const skip = ["Skip", () => openEndpointSkip(endpoint), loss] as const;
  return [...(endpoint.state === "active" ? [pause] : []), ...(endpoint.is_resumable ? [resume] : []), skip];
}
