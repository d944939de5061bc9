import type { Endpoint, EndpointList, EndpointStatisticsList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, PagedTable, RowActions } from "../../components/data-table.tsx";
import { type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery, UNDELIVERED, writeQuery } from "../../components/paths.ts";
import { FailureList, SuccessTrend } from "../../components/success-trend.tsx";
import { StateLabel, Time } from "../../components/values.tsx";
import { count, formatDuration } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { openEndpointAction, openEndpointSkip } from "./endpoint-actions.tsx";
import { openTestEvent } from "./test-event.tsx";

/** Every filter that the interface has for endpoints. */
const ENDPOINT_FILTER: readonly FilterField[] = [
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "state", label: "State", kind: "choice", choices: ["active", "paused"] },
  { name: "breaker", label: "Circuit breaker", kind: "choice", choices: ["closed", "open", "half-open"] },
];

const NAMES = [...ENDPOINT_FILTER.map(({ name }) => name), "after", "limit"];

/** Endpoints that something waits for, or that have a state to report. */
export default function EndpointsPage() {
  const { query, route } = useLocation();
  const resource = useResource("listEndpoints", pickQuery(query, NAMES));
  const statistics = useResource("listEndpointStatistics", listShown(resource.content));
  const testEvent = mayOperate() && (
    <button type="button" onClick={() => openTestEvent(route)}>
      Send a test event
    </button>
  );
  return (
    <Page title="Endpoints" actions={testEvent}>
      <FilterForm fields={ENDPOINT_FILTER} />
      <PagedTable
        resource={resource}
        caption="Endpoints by name"
        columns={[...COLUMNS, trendOf(statistics.content), ...(mayOperate() ? [ACTIONS] : [])]}
        keyOf={({ endpoint }) => endpoint}
        empty="No endpoint matches: nothing waits, and none has a state to report."
      />
    </Page>
  );
}

const COLUMNS: readonly Column<Endpoint>[] = [
  { heading: "Endpoint", show: ({ endpoint }) => endpoint },
  {
    heading: "Clients and limits",
    show: (endpoint) => <ClientsWithLimits endpoint={endpoint} />,
    isText: true,
  },
  { heading: "State", show: (endpoint) => <EndpointState endpoint={endpoint} />, isText: true },
  { heading: "Circuit breaker", show: (endpoint) => <BreakerState endpoint={endpoint} />, isText: true },
  {
    heading: "Lanes",
    show: ({ endpoint, lanes, lanes_parked }) => (
      <a href={`/console/lanes${writeQuery({ endpoint })}`}>
        {lanes_parked === 0 ? `${lanes}` : `${lanes} (${lanes_parked} parked)`}
      </a>
    ),
    isNumber: true,
  },
  {
    heading: "Waiting",
    show: ({ endpoint, callbacks, redeliveries }) => (
      <a href={`/console/callbacks${writeQuery({ endpoint, state: UNDELIVERED })}`}>
        {redeliveries === 0
          ? `${callbacks}`
          : `${callbacks} and ${count(redeliveries, "redelivery", "redeliveries")}`}
      </a>
    ),
    isNumber: true,
  },
  {
    heading: "Oldest waits",
    show: ({ oldest_undelivered_age_ms: age }) => (age === undefined ? "–" : formatDuration(age)),
  },
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

function EndpointState({ endpoint: { state, state_reason, slow_until } }: { readonly endpoint: Endpoint }) {
  if (state === "paused") {
    return <StateLabel tone="warning" text={["paused", state_reason].filter(Boolean).join(": ")} />;
  }
  if (slow_until === undefined || new Date(slow_until) < new Date()) {
    return <StateLabel tone="good" text="active" />;
  }
  return (
    <>
      <StateLabel tone="warning" text="asked for a pause until" /> <Time at={slow_until} />
    </>
  );
}

function BreakerState({
  endpoint: { breaker, breaker_open_until, failures },
}: {
  readonly endpoint: Endpoint;
}) {
  const tone = ({ closed: "good", "half-open": "warning", open: "bad" } as const)[breaker];
  return (
    <>
      <StateLabel tone={tone} text={breaker} />{" "}
      {breaker !== "closed" && breaker_open_until !== undefined && (
        <>
          until <Time at={breaker_open_until} />
        </>
      )}
      {failures > 0 && <div class="small">{`${count(failures, "failure")} in a row`}</div>}
    </>
  );
}

function listActions(endpoint: Endpoint) {
  const pause = ["Pause", () => openEndpointAction(endpoint, "pause")] as const;
  const resume = ["Resume", () => openEndpointAction(endpoint, "resume")] as const;
  const skip = ["Skip", () => openEndpointSkip(endpoint)] as const;
  return [...(endpoint.state === "active" ? [pause] : []), ...(endpoint.is_resumable ? [resume] : []), skip];
}
