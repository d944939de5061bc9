import type { Callback } from "@payment-routing/operator-contract";
import { useId } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import type { Column } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { describeFilter, FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Named } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { callbackPath, NO_SESSION, pickQuery } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { Time } from "../../components/values.tsx";
import { openBulkAction } from "../../dialogs/bulk-dialog.tsx";
import { count, countUnchanged, formatDuration } from "../../formats.ts";
import { describeWait, HOLDS } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { CallbackState, describeLastAttempt } from "./callback-state.tsx";

/** Every filter that the interface has for callbacks. */
export const CALLBACK_FILTER: readonly FilterFieldEntry[] = [
  {
    name: "state",
    label: "State",
    kind: "choices",
    choices: ["waiting", "delivered", "skipped", "superseded", "rejected", "test"],
  },
  { name: "lane_state", label: "Lane", kind: "choice", choices: ["active", "paused", "parked"] },
  { name: "from", until: "to", label: "Created", kind: "period" },
  { name: "client_id", label: "Client", kind: "integer" },
  { name: "session_id", label: "Session", kind: "integer" },
  { name: "endpoint", label: "Endpoint", kind: "origin" },
  {
    name: "never_attempted",
    label: "Never attempted",
    kind: "choice",
    choices: ["true", "false"],
    isRare: true,
  },
  { name: "account_id", label: "Account", kind: "integer", isRare: true },
  { name: "transaction_id", label: "Transaction", kind: "integer", isRare: true },
  { name: "session_code", label: "Session code", kind: "integer", isRare: true },
  { name: "transaction_code", label: "Transaction code", kind: "integer", isRare: true },
  { name: "event_type", label: "Event type", kind: "text", isRare: true },
];

const NAMES = listParameters(CALLBACK_FILTER);

/** Callbacks by filter, page by page. */
export default function CallbacksPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource("listCallbacks", { ...filter, ...page });
  const isFiltered = Object.keys(filter).length > 0;
  const redeliver =
    mayOperate() &&
    (isFiltered ? (
      <button type="button" onClick={() => openRedelivery(filter)}>
        Redeliver matching
      </button>
    ) : (
      <span class="small">Set a filter to redeliver what it matches.</span>
    ));
  return (
    <Page title="Callbacks" command={writeCommand("callbacks list", filter)} actions={redeliver}>
      <FilterBar fields={CALLBACK_FILTER} list={{ id: "listCallbacks", filter }} />
      <PagedTable
        resource={resource}
        caption="Callbacks, the newest first"
        columns={CALLBACK_COLUMNS}
        keyOf={({ callback_id }) => callback_id}
        pathOf={({ callback_id }) => callbackPath(callback_id)}
        empty={
          <EmptyList
            title="There are no callbacks yet."
            noMatch="No callback matches the filter."
            isFiltered={isFiltered}
          >
            One appears when a processor reports a change of a session whose client wants callbacks.
          </EmptyList>
        }
      />
    </Page>
  );
}

export const CALLBACK_COLUMNS: readonly Column<Callback>[] = [
  { heading: "State", show: (callback) => <CallbackState callback={callback} />, isLead: true },
  {
    heading: "Attempts",
    show: (callback) => <Attempts callback={callback} />,
    isText: true,
    isLead: true,
  },
  {
    heading: "Session",
    show: ({ session_id, sequence }) =>
      session_id === NO_SESSION ? (
        "test event"
      ) : (
        <>
          {session_id}
          <div class="small">{`callback ${sequence}`}</div>
        </>
      ),
    isName: true,
  },
  {
    heading: "Status",
    show: ({ session_code }) => <Named of="session_statuses" id={session_code} />,
    isText: true,
  },
  { heading: "Client", show: ({ client_id }) => <Named of="clients" id={client_id} />, isText: true },
  {
    heading: "Endpoint",
    show: ({ lane }) => (lane === undefined ? "–" : <EndpointLink endpoint={lane.endpoint} />),
    isText: true,
  },
  { heading: "Created", show: ({ made_at }) => <Time at={made_at} />, isText: true },
];

/** The last response, how long it took, the number of attempts, and when the next one is or what it waits for. */
function Attempts({ callback }: { readonly callback: Callback }) {
  const { attempts, last_duration_ms: duration, next_attempt_at: next, waits_for: hold } = callback;
  return (
    <>
      {describeLastAttempt(callback)}
      {duration !== undefined && <span class="small">{` ${formatDuration(duration)}`}</span>}
      <div class="small">
        {[attempts > 0 && count(attempts, "attempt"), hold && describeWait(HOLDS[hold.reason])]
          .filter(Boolean)
          .join(", ")}
        {hold === undefined && next !== undefined && (
          <>
            , next at <Time at={next} />
          </>
        )}
      </div>
    </>
  );
}

/** Offers to redeliver all callbacks that a filter matches, on every page of the list. */
export function openRedelivery(filter: Readonly<Record<string, never>>): void {
  openBulkAction({
    title: "Redeliver matching",
    count: () => client.call("countRedeliveries", filter),
    request(reason, form) {
      const rate = Number(form.get("rate"));
      const body = { reason, ...(rate > 0 && { per_second: rate }) };
      return client.call("redeliverCallbacks", { ...filter, body });
    },
    fields: <RateField />,
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
  });
}

function RateField() {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Callbacks a second, at most (no limit unless given)</label>
      <input id={id} name="rate" type="number" min={1} max={10_000} />
    </div>
  );
}
