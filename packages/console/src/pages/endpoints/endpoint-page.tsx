import type { Endpoint } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { DataTable, RowActions } from "../../components/data-table.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { NamedList } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { sessionPath, writeQuery } from "../../components/paths.ts";
import { Periods } from "../../components/periods.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { Facts, Time } from "../../components/values.tsx";
import { formatCount, formatShare } from "../../formats.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate, mayOperateOnAll } from "../../session/current-session.ts";
import { LANE_COLUMNS } from "../lanes/lanes-page.tsx";
import { AttemptCharts } from "./attempt-charts.tsx";
import { listActions } from "./endpoint-actions.tsx";
import { Backlog, describeLimits, EndpointState, listClients } from "./endpoint-state.tsx";
import { FailureTable } from "./failure-table.tsx";
import { openTestEvent } from "./test-event.tsx";

const DAY_MINUTES = 1440;

/** One endpoint: its state, how its attempts went, what failed, and what waits for it. */
export default function EndpointPage() {
  const { query, route } = useLocation();
  const { endpoint = "" } = query;
  const minutes = Number(query.minutes ?? 60);
  const days = Math.ceil(minutes / DAY_MINUTES);
  const found = useResource("listEndpoints", { endpoint });
  const statistics = useResource("listEndpointStatistics", { endpoint: [endpoint], minutes });
  const failures = useResource("listEndpointFailures", { endpoint, days });
  const lanes = useResource("listLanes", { endpoint, limit: 10 });
  const [clientId] = (found.content?.items ?? []).flatMap(listClients);
  return (
    <Page
      key={endpoint}
      title={endpoint}
      parent={["Endpoints", "/console/endpoints"]}
      command={writeCommand("endpoints failures", { endpoint, days })}
      actions={
        <>
          <Periods />
          {mayOperate() && (
            <button type="button" onClick={() => openTestEvent(route, clientId)}>
              Send a test event
            </button>
          )}
        </>
      }
    >
      <div class="detail">
        <aside class="panel" aria-label="State">
          <ResourceView resource={found}>{({ items: [item] }) => <State endpoint={item} />}</ResourceView>
        </aside>
        <div>
          <ResourceView resource={statistics}>{(list) => <AttemptCharts list={list} />}</ResourceView>
          <section class="panel">
            <h2>{`Failures by cause, of ${days === 1 ? "today" : `${days} days`} (UTC)`}</h2>
            <ResourceView resource={failures}>
              {({ items }) => <FailureTable failures={items} />}
            </ResourceView>
          </section>
          <section class="panel">
            <h2>
              <a href={`/console/lanes${writeQuery({ endpoint })}`}>Lanes that wait</a>
            </h2>
            <ResourceView resource={lanes}>
              {({ items }) => (
                <DataTable
                  caption="Lanes of the endpoint, the longest waiting first"
                  columns={LANE_COLUMNS.filter(({ heading }) => heading !== "Endpoint")}
                  items={items}
                  keyOf={({ session_id }) => session_id}
                  pathOf={({ session_id }) => sessionPath(session_id)}
                  empty="Nothing waits for the endpoint."
                />
              )}
            </ResourceView>
          </section>
        </div>
      </div>
    </Page>
  );
}

function State({ endpoint: item }: { readonly endpoint: Endpoint | undefined }) {
  if (item === undefined) {
    return (
      <EmptyState title="There is no such endpoint.">
        The configuration does not name it, and nothing was sent to it in the last 30 days: choose one from{" "}
        <a href="/console/endpoints">the list</a>.
      </EmptyState>
    );
  }
  const { attempts, failed = 0, last_attempt_at } = item;
  return (
    <>
      <Facts
        facts={[
          ["State", <EndpointState key="state" endpoint={item} />],
          ["Waiting", <Backlog key="waiting" endpoint={item} />],
          ["Lanes", `${item.lanes}: ${item.lanes_parked} parked, ${item.lanes_paused} paused`],
          ["Limits", describeLimits(item)],
          ["Clients", <NamedList key="clients" of="clients" ids={listClients(item)} />],
          ["Attempts in 30 days", attempts === undefined ? undefined : formatCount(attempts)],
          ["Accepted", attempts === undefined ? undefined : formatShare(attempts - failed, attempts)],
          ["Last attempt", last_attempt_at && <Time key="last" at={last_attempt_at} />],
        ]}
      />
      {mayOperateOnAll() && <RowActions of={item.endpoint} actions={listActions(item)} />}
    </>
  );
}
