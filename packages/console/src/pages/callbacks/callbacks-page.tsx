import type { Callback, CallbackList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { FilterForm } from "../../components/filter-form.tsx";
import { SessionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { callbackPath } from "../../components/paths.ts";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { Time } from "../../components/time.tsx";
import { formatDuration } from "../../formats/time.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { CALLBACK_FILTER } from "./callback-filter.ts";
import { CallbackState, describeLastAttempt } from "./callback-state.tsx";
import { openRedelivery } from "./redeliver-matching.tsx";

const NAMES = CALLBACK_FILTER.map(({ name }) => name);

/** Callbacks by filter, page by page. */
export default function CallbacksPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource<CallbackList>(`/callbacks${writeQuery({ ...filter, ...page })}`);
  const isFiltered = Object.keys(filter).length > 0;
  const redeliver = mayOperate() && (
    <>
      {!isFiltered && <span class="small">{texts.redelivery.needsFilter}</span>}
      <button type="button" disabled={!isFiltered} onClick={() => openRedelivery(filter)}>
        {texts.redelivery.matching}
      </button>
    </>
  );
  return (
    <Page title={texts.pages.callbacks} actions={redeliver}>
      <FilterForm fields={CALLBACK_FILTER} />
      <PagedTable
        resource={resource}
        caption={texts.callbacks.caption}
        columns={COLUMNS}
        keyOf={({ callback_id }) => callback_id}
        empty={texts.callbacks.empty}
      />
    </Page>
  );
}

const { callbacks } = texts;

const COLUMNS: readonly Column<Callback>[] = [
  {
    heading: callbacks.made,
    show: ({ callback_id, made_at }) => (
      <a href={callbackPath(callback_id)}>
        <Time at={made_at} />
      </a>
    ),
  },
  { heading: callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: callbacks.session, show: ({ session_id }) => <SessionLink id={session_id} />, isNumber: true },
  { heading: callbacks.sequence, show: ({ sequence }) => sequence, isNumber: true },
  { heading: callbacks.type, show: ({ event_type }) => event_type ?? texts.none },
  { heading: callbacks.state, show: (callback) => <CallbackState callback={callback} /> },
  { heading: callbacks.attempts, show: ({ attempts }) => attempts, isNumber: true },
  { heading: callbacks.lastStatus, show: describeLastAttempt },
  {
    heading: callbacks.latency,
    show: ({ last_duration_ms: duration }) =>
      duration === undefined ? texts.none : formatDuration(duration),
    isNumber: true,
  },
  { heading: callbacks.nextAttempt, show: showNextAttempt },
];

function showNextAttempt({ next_attempt_at: at, waits_for: hold }: Callback) {
  if (hold === undefined) return <Time at={at} />;
  return callbacks.waitsFor(texts.holds[hold.reason]);
}
