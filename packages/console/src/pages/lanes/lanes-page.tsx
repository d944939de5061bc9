import type { Lane } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, PagedTable, RowActions } from "../../components/data-table.tsx";
import { FilterForm } from "../../components/filter-form.tsx";
import { EndpointLink, SessionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { pickQuery } from "../../components/paths.ts";
import { Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { BlockLabel } from "./block-label.tsx";
import {
  LANE_ACTIONS,
  LANE_FILTER,
  LANE_VERBS,
  listVerbs,
  openLaneAction,
  openLanesAction,
} from "./lane-actions.tsx";

const describeHead = (next: number, newest: number) => (next > newest ? `${newest}` : `${next} of ${newest}`);

const NAMES = LANE_FILTER.map(({ name }) => name);

/** Lanes that need attention, with what blocks each. */
export default function LanesPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource("listLanes", { ...filter, ...page });
  const isFiltered = Object.keys(filter).length > 0;
  const matching = mayOperate() && (
    <>
      {!isFiltered && <span class="small">Set a filter to act on what it matches.</span>}
      {LANE_VERBS.map((verb) => (
        <button key={verb} type="button" disabled={!isFiltered} onClick={() => openLanesAction(filter, verb)}>
          {LANE_ACTIONS[verb].matching}
        </button>
      ))}
    </>
  );
  return (
    <Page title="Lanes" actions={matching}>
      <FilterForm fields={LANE_FILTER} />
      <PagedTable
        resource={resource}
        caption="Lanes, the longest waiting first"
        columns={mayOperate() ? [...COLUMNS, ACTIONS] : COLUMNS}
        keyOf={({ session_id }) => session_id}
        empty="No lane matches: nothing waits."
      />
    </Page>
  );
}

const COLUMNS: readonly Column<Lane>[] = [
  { heading: "Session", show: ({ session_id }) => <SessionLink id={session_id} />, isNumber: true },
  { heading: "Client", show: ({ client_id }) => client_id, isNumber: true },
  { heading: "Endpoint", show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  {
    heading: "Head of line",
    show: ({ delivered, head }) => describeHead(delivered + 1, head),
    isNumber: true,
  },
  { heading: "Waiting", show: ({ waiting }) => waiting, isNumber: true },
  { heading: "Waiting since", show: ({ waiting_since }) => <Time at={waiting_since} /> },
  { heading: "Failed attempts", show: ({ attempts }) => attempts, isNumber: true },
  { heading: "Blocked because", show: (lane) => <BlockLabel lane={lane} />, isText: true },
];

const ACTIONS: Column<Lane> = {
  heading: "Actions",
  show: (lane) => (
    <RowActions
      of={`session ${lane.session_id}`}
      actions={listVerbs(lane).map((verb) => [LANE_ACTIONS[verb].short, () => openLaneAction(lane, verb)])}
    />
  ),
};
