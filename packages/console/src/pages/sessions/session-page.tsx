import type { CallbackList, Lane } from "@payment-routing/operator-contract";
import type { SessionHistory } from "@payment-routing/processor-contract";
import { useLocation, useRoute } from "preact-iso/router";
import { Facts } from "../../components/facts.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { Pager } from "../../components/pager.tsx";
import { pickQuery, writeQuery } from "../../components/query.ts";
import { ResourceView } from "../../components/resource-view.tsx";
import { RowActions } from "../../components/row-actions.tsx";
import { Time } from "../../components/time.tsx";
import { type Resource, useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { BlockLabel } from "../lanes/block-label.tsx";
import { listVerbs, openLaneAction } from "../lanes/lane-actions.tsx";
import { openErasure } from "./erase-session.tsx";
import { mergeTimeline } from "./merge-timeline.ts";
import { SessionData } from "./session-data.tsx";
import { SessionTimeline } from "./session-timeline.tsx";

/** One session: its lane, its reports and callbacks on one axis of time, and its data. */
export default function SessionPage() {
  const { session_id: id = "" } = useRoute().params;
  const { query } = useLocation();
  const path = `/payment-sessions/${encodeURIComponent(id)}`;
  const history = useResource<SessionHistory>(`${path}/history${writeQuery(pickQuery(query, ["after"]))}`);
  const callbacks = useResource<CallbackList>(`/callbacks${writeQuery({ session_id: id, limit: 1000 })}`);
  const lane = useResource<Lane>(`/lanes/${encodeURIComponent(id)}`);
  const erase = mayOperate() && history.content !== undefined && (
    <button type="button" class="danger" onClick={() => openErasure(id)}>
      Erase the session
    </button>
  );
  return (
    <Page key={id} title={`Session ${id}`} actions={erase}>
      <LanePanel lane={lane} />
      <section class="panel">
        <h2>What happened</h2>
        <ResourceView resource={history}>
          {(reports) => (
            <ResourceView resource={callbacks}>
              {({ items }) => <SessionTimeline entries={mergeTimeline(reports.history, items)} />}
            </ResourceView>
          )}
        </ResourceView>
        <Pager next={history.content?.next} />
      </section>
      {history.content !== undefined && (
        <section class="panel">
          <h2>Session data</h2>
          {/* Data that was erased meanwhile, with the history, is not shown on. */}
          <SessionData key={history.content.history[0]?.report_id} path={path} />
        </section>
      )}
    </Page>
  );
}

/** A session has no lane before its first callback. */
function LanePanel({ lane }: { readonly lane: Resource<Lane> }) {
  if (lane.error?.code === "unknown-lane") return null;
  return (
    <section class="panel">
      <h2>Lane</h2>
      <ResourceView resource={lane}>
        {(content) => (
          <>
            <Facts
              facts={[
                ["Blocked because", <BlockLabel key="block" lane={content} />],
                ["Waiting", content.waiting],
                ["Waiting since", <Time key="since" at={content.waiting_since} />],
                ["Endpoint", <EndpointLink key="to" endpoint={content.endpoint} />],
              ]}
            />
            {mayOperate() && (
              <RowActions
                of={`session ${content.session_id}`}
                actions={listVerbs(content).map((verb) => ["Pause", () => openLaneAction(content, verb)])}
              />
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}
