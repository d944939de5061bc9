import type { Callback, CallbackList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FilterForm } from "../../components/filter-form.tsx";
import { Page } from "../../components/page.tsx";
import { Pager } from "../../components/pager.tsx";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { useResource } from "../../live/use-resource.ts";
import { texts } from "../../texts.ts";
import { CALLBACK_FILTER } from "./callback-filter.ts";
import { CallbackState, describeLastAttempt } from "./callback-state.tsx";

const NAMES = [...CALLBACK_FILTER.map(({ name }) => name), "after", "limit"];

/** Callbacks by filter, page by page. */
export default function CallbacksPage() {
  const { query } = useLocation();
  const resource = useResource<CallbackList>(`/callbacks${writeQuery(pickQuery(query, NAMES))}`);
  return (
    <Page title={texts.pages.callbacks}>
      <FilterForm fields={CALLBACK_FILTER} />
      <ResourceView resource={resource}>
        {({ items, next }) => (
          <>
            <DataTable
              caption={texts.callbacks.caption}
              columns={COLUMNS}
              items={items}
              keyOf={({ callback_id }) => callback_id}
              empty={texts.callbacks.empty}
            />
            <Pager next={next} />
          </>
        )}
      </ResourceView>
    </Page>
  );
}

const { callbacks } = texts;

const COLUMNS: readonly Column<Callback>[] = [
  { heading: callbacks.made, show: ({ made_at }) => <Time at={made_at} /> },
  { heading: callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: callbacks.session, show: ({ session_id }) => session_id, isNumber: true },
  { heading: callbacks.sequence, show: ({ sequence }) => sequence, isNumber: true },
  { heading: callbacks.type, show: ({ event_type }) => event_type ?? texts.none },
  { heading: callbacks.state, show: (callback) => <CallbackState callback={callback} /> },
  { heading: callbacks.attempts, show: ({ attempts }) => attempts, isNumber: true },
  { heading: callbacks.lastStatus, show: describeLastAttempt },
  { heading: callbacks.nextAttempt, show: showNextAttempt },
];

function showNextAttempt({ next_attempt_at: at, waits_for: hold }: Callback) {
  if (hold === undefined) return <Time at={at} />;
  return callbacks.waitsFor(texts.holds[hold.reason]);
}
