import type { ProblemError } from "@payment-routing/operator-client";
import type { Lane } from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { RowActions } from "../../components/data-table.tsx";
import { EndpointLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { Pager } from "../../components/paged-table.tsx";
import { pickQuery } from "../../components/paths.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { ScopeNote } from "../../components/scope-note.tsx";
import { CodeBlock, Facts, Time } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { count, formatJson } from "../../formats.ts";
import { type Resource, useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { BlockLabel } from "../lanes/block-label.tsx";
import { describeLoss, LANE_ACTIONS, listVerbs, openLaneAction } from "../lanes/lane-actions.tsx";
import { mergeTimeline } from "./merge-timeline.ts";
import { SessionTimeline } from "./session-timeline.tsx";
import { TimePlot } from "./time-plot.tsx";

/** One session: its lane, its reports and callbacks on one axis of time, and its data. */
export default function SessionPage() {
  const { session_id: id = "" } = useRoute().params;
  const { query } = useLocation();
  const session_id = Number(id);
  const history = useResource("readSessionHistory", { session_id, ...pickQuery(query, ["after"]) });
  const callbacks = useResource("listCallbacks", { session_id, limit: 1000 });
  const lane = useResource("readLane", { session_id });
  const erase = mayOperate() && history.content !== undefined && (
    <button type="button" class="danger" onClick={() => openErasure(session_id)}>
      Erase the session
    </button>
  );
  return (
    <Page
      key={id}
      title={`Session ${id}`}
      parent={["Sessions", "/console/sessions"]}
      command={`callbacks list --session-id ${id}`}
      actions={erase}
    >
      <div class="detail">
        <aside aria-label="Lane and data">
          <LanePanel lane={lane} />
          {history.content !== undefined && (
            <section class="panel">
              <h2>Session data</h2>
              {/* Data that was erased meanwhile, with the history, is not shown on. */}
              <SessionData key={history.content.history[0]?.report_id} id={session_id} />
            </section>
          )}
        </aside>
        <section class="panel">
          <h2>What happened</h2>
          <ResourceView resource={history}>
            {(reports) => (
              <ResourceView resource={callbacks}>
                {({ items }) => (
                  <>
                    <TimePlot reports={reports.history} callbacks={items} />
                    <SessionTimeline entries={mergeTimeline(reports.history, items)} />
                  </>
                )}
              </ResourceView>
            )}
          </ResourceView>
          <Pager next={history.content?.next} />
        </section>
      </div>
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
                actions={listVerbs(content).map((verb) => [
                  LANE_ACTIONS[verb].short,
                  () => openLaneAction(content, verb),
                  describeLoss(verb, content),
                ])}
              />
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}

/** The session as it was reported, read when it is asked for: it holds personal data, and the audit records that. */
function SessionData({ id }: { readonly id: number }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<ProblemError>();
  const show = () => {
    setError(undefined);
    client.text("readSession", { session_id: id }).then(setText, setError);
  };
  if (!mayOperate()) return <ScopeNote scope="operator" to="see personal data" />;
  if (error !== undefined) return <ProblemNote error={error} onRetry={show} />;
  if (text !== undefined) return <CodeBlock label="Copy the data" text={formatJson(text)} />;
  return (
    <div class="actions">
      <button type="button" onClick={show}>
        Show the data
      </button>
      <span class="small">It contains personal data: the audit records who shows it.</span>
    </div>
  );
}

/** Offers to erase everything that is known of a session. */
function openErasure(id: number): void {
  openAction({
    title: "Erase the session",
    explanation: (
      <p>{`Deletes everything that is known of session ${id}: reports, callbacks and attempts. It cannot be undone.`}</p>
    ),
    fields: (
      <fieldset>
        <label>
          <input type="checkbox" name="discard" />
          Also callbacks that are not delivered
        </label>
      </fieldset>
    ),
    isDangerous: true,
    async run(reason, form) {
      const body = { reason, discard_undelivered: form.get("discard") === "on" };
      const { rows } = await client.call("eraseSession", { session_id: id, body });
      return `Erased: ${count(rows.callbacks, "callback")}, ${count(rows.session_history, "report")}.`;
    },
  });
}
