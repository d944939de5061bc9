import type { Callback } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { type Column, PagedTable } from "../../components/data-table.tsx";
import { describeFilter, type FilterField, FilterForm } from "../../components/filter-form.tsx";
import { SessionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { callbackPath, pickQuery } from "../../components/paths.ts";
import { Time } from "../../components/values.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { count, countUnchanged, formatDuration } from "../../formats.ts";
import { describeWait, HOLDS } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { CallbackState, describeLastAttempt } from "./callback-state.tsx";

/** Every filter that the interface has for callbacks. */
const CALLBACK_FILTER: readonly FilterField[] = [
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "session_id", label: "Session", kind: "integer" },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  { name: "from", label: "Created from", kind: "time" },
  { name: "to", label: "Created before", kind: "time" },
  {
    name: "state",
    label: "State",
    kind: "choices",
    choices: ["waiting", "delivered", "skipped", "superseded", "rejected", "test"],
  },
  { name: "lane_state", label: "Lane", kind: "choice", choices: ["active", "paused", "parked"] },
  { name: "account_id", label: "Account", kind: "integer", isRare: true },
  { name: "transaction_id", label: "Transaction", kind: "integer", isRare: true },
  { name: "session_code", label: "Session code", kind: "integer", isRare: true },
  { name: "transaction_code", label: "Transaction code", kind: "integer", isRare: true },
  { name: "event_type", label: "Event type", kind: "text", isRare: true },
];

const NAMES = CALLBACK_FILTER.map(({ name }) => name);

/** Callbacks by filter, page by page. */
export default function CallbacksPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource("listCallbacks", { ...filter, ...page });
  const isFiltered = Object.keys(filter).length > 0;
  const redeliver = mayOperate() && (
    <>
      {!isFiltered && <span class="small">Set a filter to redeliver what it matches.</span>}
      <button type="button" disabled={!isFiltered} onClick={() => openRedelivery(filter)}>
        Redeliver matching
      </button>
    </>
  );
  return (
    <Page title="Callbacks" actions={redeliver}>
      <FilterForm fields={CALLBACK_FILTER} />
      <PagedTable
        resource={resource}
        caption="Callbacks, the newest first"
        columns={COLUMNS}
        keyOf={({ callback_id }) => callback_id}
        empty="No callback matches."
      />
    </Page>
  );
}

const COLUMNS: readonly Column<Callback>[] = [
  {
    heading: "Created",
    show: ({ callback_id, made_at }) => (
      <a href={callbackPath(callback_id)}>
        <Time at={made_at} />
      </a>
    ),
  },
  { heading: "Client", show: ({ client_id }) => client_id, isNumber: true },
  { heading: "Session", show: ({ session_id }) => <SessionLink id={session_id} />, isNumber: true },
  { heading: "Sequence", show: ({ sequence }) => sequence, isNumber: true },
  { heading: "Event type", show: ({ event_type }) => event_type ?? "–" },
  { heading: "State", show: (callback) => <CallbackState callback={callback} /> },
  { heading: "Attempts", show: ({ attempts }) => attempts, isNumber: true },
  { heading: "Last status", show: describeLastAttempt },
  {
    heading: "Latency",
    show: ({ last_duration_ms: duration }) => (duration === undefined ? "–" : formatDuration(duration)),
    isNumber: true,
  },
  { heading: "Next attempt", show: showNextAttempt },
];

function showNextAttempt({ next_attempt_at: at, waits_for: hold }: Callback) {
  if (hold === undefined) return <Time at={at} />;
  return describeWait(HOLDS[hold.reason]);
}

/** Offers to redeliver all callbacks that a filter matches, on every page of the list. */
function openRedelivery(filter: Readonly<Record<string, never>>): void {
  openBulkAction({
    title: "Redeliver matching",
    count: () => client.call("countRedeliveries", filter),
    run: (reason, signal) => client.stream("redeliverCallbacks", { ...filter, body: { reason } }, { signal }),
    scope: describeFilter(CALLBACK_FILTER, filter),
    isNothing: ({ settled, waiting }) => settled + waiting === 0,
    describeCount: ({ callbacks, settled, waiting, left }) => (
      <>
        <p>
          <strong>{`${count(callbacks, "callback")} ${callbacks === 1 ? "matches" : "match"} on all pages.`}</strong>
        </p>
        <ul>
          <li>{`${count(settled, "settled callback")} will be sent again, marked as redelivery.`}</li>
          <li>
            {waiting === 1
              ? "1 waiting callback: its lane is tried immediately, and unparked if it is parked."
              : `${waiting} waiting callbacks: their lanes are tried immediately, and unparked where they are parked.`}
          </li>
          {left > 0 && (
            <li>{`${countUnchanged(left, "callback")}: rejected by the contract, in a paused lane, or a test event.`}</li>
          )}
        </ul>
      </>
    ),
    describeProgress: ({ settled, lanes, waits_for: held }) => (
      <ul>
        <li>{`${count(settled, "callback")} to be sent again`}</li>
        <li>{`${count(lanes, "lane")} due now`}</li>
        {held.map(({ endpoint, reason }) => (
          <li key={endpoint}>{`${endpoint}: ${HOLDS[reason]}`}</li>
        ))}
      </ul>
    ),
  });
}
