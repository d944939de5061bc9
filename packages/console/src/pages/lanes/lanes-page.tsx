import type { Lane } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, RowActions } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Named } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { pickQuery, sessionPath } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { Toolbar } from "../../components/toolbar.tsx";
import { Time } from "../../components/values.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { BlockLabel } from "./block-label.tsx";
import {
  describeLoss,
  LANE_ACTIONS,
  LANE_FILTER,
  LANE_VERBS,
  listVerbs,
  openLaneAction,
  openLanesAction,
} from "./lane-actions.tsx";

const NAMES = listParameters(LANE_FILTER);

/** Lanes that need attention, with what blocks each. */
export default function LanesPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const page = pickQuery(query, ["after", "limit"]);
  const resource = useResource("listLanes", { ...filter, ...page });
  const isFiltered = Object.keys(filter).length > 0;
  const matching =
    mayOperate() &&
    (isFiltered ? (
      <Toolbar label="Actions on what the filter matches">
        {LANE_VERBS.map((verb) => (
          <button key={verb} type="button" onClick={() => openLanesAction(filter, verb)}>
            {LANE_ACTIONS[verb].matching}
          </button>
        ))}
      </Toolbar>
    ) : (
      <span class="small">Set a filter to act on what it matches.</span>
    ));
  return (
    <Page title="Lanes" command={writeCommand("lanes list", filter)} actions={matching}>
      <FilterBar fields={LANE_FILTER} list={{ id: "listLanes", filter }} />
      <PagedTable
        resource={resource}
        caption="Lanes, the longest waiting first"
        columns={mayOperate() ? [...LANE_COLUMNS, ACTIONS] : LANE_COLUMNS}
        keyOf={({ session_id }) => session_id}
        pathOf={({ session_id }) => sessionPath(session_id)}
        empty={
          <EmptyList title="Nothing waits." noMatch="No lane matches the filter." isFiltered={isFiltered}>
            A lane stands here while a callback of its session is not delivered, or while it is paused.
          </EmptyList>
        }
      />
    </Page>
  );
}

/** What lists of lanes show of each. */
export const LANE_COLUMNS: readonly Column<Lane>[] = [
  {
    heading: "Blocked because",
    show: (lane) => <BlockLabel lane={lane} />,
    isText: true,
    isLead: true,
  },
  { heading: "Session", show: ({ session_id }) => session_id, isName: true },
  { heading: "Client", show: ({ client_id }) => <Named of="clients" id={client_id} />, isText: true },
  { heading: "Endpoint", show: ({ endpoint }) => <EndpointLink endpoint={endpoint} /> },
  { heading: "Waiting", show: ({ waiting }) => waiting, isNumber: true },
  { heading: "Since", show: ({ waiting_since }) => <Time at={waiting_since} /> },
  { heading: "Failures", show: ({ attempts }) => attempts, isNumber: true },
];

const ACTIONS: Column<Lane> = {
  heading: "Actions",
  show: (lane) => (
    <RowActions
      of={`session ${lane.session_id}`}
      actions={listVerbs(lane).map((verb) => [
        LANE_ACTIONS[verb].short,
        () => openLaneAction(lane, verb),
        describeLoss(verb, lane),
      ])}
    />
  ),
};
