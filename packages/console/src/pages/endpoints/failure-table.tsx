import type { EndpointFailure } from "@payment-routing/operator-contract";
import { type Column, DataTable, RowActions } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { callbackPath, pickQuery } from "../../components/paths.ts";
import { nameFailure } from "../../components/success-trend.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { formatCount } from "../../formats.ts";
import { mayOperate, mayOperateOnAll } from "../../session/current-session.ts";
import { openRedelivery } from "../callbacks/callbacks-page.tsx";
import { openLanesAction } from "../lanes/lane-actions.tsx";
import { openEndpointAction } from "./endpoint-actions.tsx";

/** Failed attempts by endpoint and cause, with actions for all of one. */
export function FailureTable({ failures }: { readonly failures: readonly EndpointFailure[] }) {
  return (
    <DataTable
      caption="Failed attempts by endpoint and cause"
      columns={mayOperate() ? [...COLUMNS, ACTIONS] : COLUMNS}
      items={failures}
      keyOf={({ endpoint, cause }) => `${endpoint} ${cause}`}
      empty={
        <EmptyState title="No attempt failed.">
          Failures stand here by endpoint and cause, a minute after the attempt.
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<EndpointFailure>[] = [
  { heading: "Cause", show: ({ cause }) => <Badge tone="bad" text={nameFailure(cause)} />, isLead: true },
  { heading: "Endpoint", show: ({ endpoint }) => <EndpointLink endpoint={endpoint} />, isText: true },
  { heading: "Attempts", show: ({ attempts }) => formatCount(attempts), isNumber: true },
  { heading: "First", show: ({ first_at }) => <Time at={first_at} /> },
  { heading: "Last", show: ({ last_at }) => <Time at={last_at} /> },
  {
    heading: "Example",
    show: ({ callback_id: id }) => (id === undefined ? "–" : <a href={callbackPath(id)}>Last callback</a>),
  },
];

const ACTIONS: Column<EndpointFailure> = {
  heading: "Actions",
  show: (failure) => (
    <RowActions
      of={`${nameFailure(failure.cause)} at ${failure.endpoint}`}
      actions={[
        ["Redeliver", () => openRedelivery(selectUndelivered(failure))],
        ["Unpark", () => openLanesAction(selectParked(failure), "unpark")],
        ...(mayOperateOnAll()
          ? [["Pause", () => openEndpointAction(failure.endpoint, "pause")] as const]
          : []),
      ]}
    />
  ),
};

/** The callbacks to the endpoint since the day (UTC) of the first failure that were not accepted: those of its causes, and others. */
const selectUndelivered = ({ endpoint, first_at }: EndpointFailure) => {
  const from = `${first_at.slice(0, 10)}T00:00:00Z`;
  return pickQuery({ endpoint, state: "waiting,skipped", from }, ["endpoint", "state", "from"]);
};

const selectParked = ({ endpoint }: EndpointFailure) =>
  pickQuery({ endpoint, state: "parked" }, ["endpoint", "state"]);
