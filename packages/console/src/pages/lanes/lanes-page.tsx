import type { Lane, LaneList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import type { Column } from "../../components/data-table.tsx";
import { FilterForm } from "../../components/filter-form.tsx";
import { EndpointLink, SessionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { RowActions } from "../../components/row-actions.tsx";
import { Time } from "../../components/time.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { BlockLabel } from "./block-label.tsx";
import { LANE_VERBS, listVerbs, openLaneAction, openLanesAction } from "./lane-actions.tsx";
import { LANE_FILTER } from "./lane-filter.ts";

const NAMES = LANE_FILTER.map(({ name }) => name);
const { lanes: words, callbacks } = texts;

/** Lanes that need attention, with what blocks each. */
export default function LanesPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource<LaneList>(`/lanes${writeQuery({ ...filter, ...page })}`);
  const isFiltered = Object.keys(filter).length > 0;
  const matching = mayOperate() && (
    <>
      {!isFiltered && <span class="small">{words.needsFilter}</span>}
      {LANE_VERBS.map((verb) => (
        <button key={verb} type="button" disabled={!isFiltered} onClick={() => openLanesAction(filter, verb)}>
          {words.actions[verb].matching}
        </button>
      ))}
    </>
  );
  return (
    <Page title={texts.pages.lanes} actions={matching}>
      <FilterForm fields={LANE_FILTER} />
      <PagedTable
        resource={resource}
        caption={words.caption}
        columns={mayOperate() ? [...COLUMNS, ACTIONS] : COLUMNS}
        keyOf={({ session_id }) => session_id}
        empty={words.empty}
      />
    </Page>
  );
}

const COLUMNS: readonly Column<Lane>[] = [
  { heading: callbacks.session, show: ({ session_id }) => <SessionLink id={session_id} />, isNumber: true },
  { heading: callbacks.client, show: ({ client_id }) => client_id, isNumber: true },
  { heading: callbacks.endpoint, show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  { heading: words.head, show: ({ delivered, head }) => words.headOf(delivered + 1, head), isNumber: true },
  { heading: words.waiting, show: ({ waiting }) => waiting, isNumber: true },
  { heading: words.waitingSince, show: ({ waiting_since }) => <Time at={waiting_since} /> },
  { heading: words.attempts, show: ({ attempts }) => attempts, isNumber: true },
  { heading: words.blockedBecause, show: (lane) => <BlockLabel lane={lane} />, isText: true },
];

const ACTIONS: Column<Lane> = {
  heading: texts.actions.heading,
  show: (lane) => (
    <RowActions
      of={words.of(lane.session_id)}
      actions={listVerbs(lane).map((verb) => [words.actions[verb].short, () => openLaneAction(lane, verb)])}
    />
  ),
};
