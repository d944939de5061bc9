import type {
  CallbackDetail,
  Redelivery,
  CallbackBody as Revealed,
} from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import { useRoute } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { EndpointLink, SessionLink } from "../../components/links.tsx";
import { Named, NamedList } from "../../components/named.tsx";
import { Page } from "../../components/page.tsx";
import { Reason } from "../../components/reason.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Address, Facts, TextList, Time } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { describeResult } from "../../dialogs/modal.tsx";
import { describeWait, HOLDS } from "../../labels.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { CallbackState } from "../callbacks/callback-state.tsx";
import { AttemptList } from "./attempt-list.tsx";
import { CallbackBody } from "./callback-body.tsx";

/** One callback: what it is, each attempt to send it, and its body. */
export default function CallbackPage() {
  const { callback_id: id = "" } = useRoute().params;
  const resource = useResource("readCallback", { callback_id: id });
  const redeliver = () =>
    openAction({
      title: "Redeliver",
      explanation: (
        <p>
          A settled callback is sent once more, marked as redelivery. For a waiting callback, its lane is
          tried immediately, and unparked if it is parked.
        </p>
      ),
      run: async (reason) =>
        describeResult(
          "The callback will be sent.",
          await client.call("redeliverCallback", { callback_id: id, body: { reason } }),
        ),
    });
  const actions = mayOperate() && resource.content !== undefined && (
    <button type="button" onClick={redeliver}>
      Redeliver
    </button>
  );
  return (
    <Page
      title={`Callback ${id}`}
      parent={["Callbacks", "/console/callbacks"]}
      command={`callbacks show ${id}`}
      actions={actions}
    >
      <ResourceView resource={resource}>
        {(callback) => <CallbackView key={callback.callback_id} callback={callback} />}
      </ResourceView>
    </Page>
  );
}

function CallbackView({ callback }: { readonly callback: CallbackDetail }) {
  const [revealed, setRevealed] = useState<Revealed>();
  return (
    <div class="detail">
      <aside class="panel" aria-label="Facts">
        <Facts facts={listFacts(callback)} />
      </aside>
      <div>
        <Contract callback={callback} />
        <section class="panel">
          <h2>Attempts</h2>
          <AttemptList
            isWaiting={callback.state === "waiting"}
            attempts={callback.history}
            revealed={revealed}
          />
        </section>
        {callback.redeliveries.length > 0 && (
          <section class="panel">
            <h2>Redeliveries</h2>
            <RedeliveryTable redeliveries={callback.redeliveries} />
          </section>
        )}
        <section class="panel">
          <h2>Body</h2>
          <CallbackBody callback={callback} revealed={revealed} onChange={setRevealed} />
        </section>
      </div>
    </div>
  );
}

function listFacts(callback: CallbackDetail): Parameters<typeof Facts>[0]["facts"] {
  const { lane, waits_for: hold } = callback;
  return [
    ["State", <CallbackState key="state" callback={callback} />],
    ["Client", <Named key="client" of="clients" id={callback.client_id} />],
    ["Account", callback.account_id],
    ["Session", <SessionLink key="session" id={callback.session_id} />],
    ["Sequence", callback.sequence],
    ["Event type", [callback.event_type, callback.event_subtype].filter(Boolean).join(" / ")],
    [
      "Session code",
      <>
        <Named of="session_statuses" id={callback.session_code} /> {callback.is_final && "(final)"}
      </>,
    ],
    ["Transaction", callback.transaction_ids.join(", ")],
    [
      "Transaction code",
      <NamedList key="codes" of="transaction_statuses" ids={callback.transaction_codes} />,
    ],
    ["Created", <Time key="made" at={callback.made_at} />],
    ["Settled", callback.settled_at && <Time key="settled" at={callback.settled_at} />],
    ["Next attempt", callback.next_attempt_at && <Time key="next" at={callback.next_attempt_at} />],
    ["Waits for", hold && HOLDS[hold.reason]],
    ["Endpoint", lane && <EndpointLink key="endpoint" endpoint={lane.endpoint} />],
    ["Address", lane && <Address key="address" url={lane.url} />],
    ["Lane", lane && <Reason key="lane" text={[lane.state, lane.state_reason].filter(Boolean).join(": ")} />],
    ["Replaces", callback.supersedes.join(", ")],
    ["Secrets in the body", callback.secret_ids.join(", ")],
    ["Trace", callback.trace_id],
  ];
}

/** Whether the contract accepts the callback. */
function Contract({ callback: { issues } }: { readonly callback: CallbackDetail }) {
  if (issues === undefined) return null;
  return (
    <section class="note bad">
      <h2>The contract rejects this callback: it is never sent</h2>
      <TextList texts={issues.map(({ message }) => message)} />
    </section>
  );
}

/** The redeliveries of a callback that operators requested. */
function RedeliveryTable({ redeliveries }: { readonly redeliveries: readonly Redelivery[] }) {
  return (
    <DataTable
      caption="Redeliveries"
      columns={COLUMNS}
      items={redeliveries}
      keyOf={({ requested_at }) => requested_at}
      empty=""
    />
  );
}

const COLUMNS: readonly Column<Redelivery>[] = [
  { heading: "Requested", show: ({ requested_at }) => <Time at={requested_at} /> },
  { heading: "By", show: ({ requested_by }) => requested_by },
  { heading: "Attempts", show: ({ attempts }) => attempts, isNumber: true },
  { heading: "Outcome", show: ({ outcome }) => outcome ?? "not finished" },
  {
    heading: "Next attempt",
    show: ({ due_at, waits_for: hold }) =>
      hold === undefined ? <Time at={due_at} /> : describeWait(HOLDS[hold.reason]),
  },
];
