import type {
  ActionResult,
  CallbackDetail,
  CallbackBody as Revealed,
} from "@payment-routing/operator-contract";
import { useState } from "preact/hooks";
import { useRoute } from "preact-iso/router";
import { act } from "../../api/request.ts";
import { Facts } from "../../components/facts.tsx";
import { EndpointLink, SessionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { ResourceView } from "../../components/resource-view.tsx";
import { Time } from "../../components/time.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { describeResult } from "../../dialogs/describe-result.ts";
import { useResource } from "../../live/use-resource.ts";
import { mayOperate } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { CallbackState } from "../callbacks/callback-state.tsx";
import { AttemptList } from "./attempt-list.tsx";
import { CallbackBody } from "./callback-body.tsx";
import { RedeliveryTable } from "./redelivery-table.tsx";

const { callback: words, callbacks } = texts;

/** One callback: what it is, each attempt to send it, and its body. */
export default function CallbackPage() {
  const { callback_id: id = "" } = useRoute().params;
  const path = `/callbacks/${encodeURIComponent(id)}`;
  const resource = useResource<CallbackDetail>(path);
  const redeliver = () =>
    openAction({
      title: words.redeliver,
      explanation: <p>{words.redeliverExplanation}</p>,
      run: async (reason) =>
        describeResult(words.redelivered, await act<ActionResult>(`${path}/redeliver`, { reason })),
    });
  const actions = mayOperate() && resource.content !== undefined && (
    <button type="button" onClick={redeliver}>
      {words.redeliver}
    </button>
  );
  return (
    <Page title={`${words.title} ${id}`} actions={actions}>
      <ResourceView resource={resource}>
        {(callback) => <CallbackView key={callback.callback_id} callback={callback} />}
      </ResourceView>
    </Page>
  );
}

function CallbackView({ callback }: { readonly callback: CallbackDetail }) {
  const [revealed, setRevealed] = useState<Revealed>();
  return (
    <>
      <section class="panel" aria-label={words.facts}>
        <Facts facts={listFacts(callback)} />
      </section>
      <Contract callback={callback} />
      <section class="panel">
        <h2>{words.attempts}</h2>
        <AttemptList
          isWaiting={callback.state === "waiting"}
          attempts={callback.history}
          revealed={revealed}
        />
      </section>
      {callback.redeliveries.length > 0 && (
        <section class="panel">
          <h2>{words.redeliveries}</h2>
          <RedeliveryTable redeliveries={callback.redeliveries} />
        </section>
      )}
      <section class="panel">
        <h2>{words.body}</h2>
        <CallbackBody callback={callback} revealed={revealed} onChange={setRevealed} />
      </section>
    </>
  );
}

function listFacts(callback: CallbackDetail): Parameters<typeof Facts>[0]["facts"] {
  const { lane, waits_for: hold } = callback;
  return [
    [callbacks.state, <CallbackState key="state" callback={callback} />],
    [callbacks.client, callback.client_id],
    [callbacks.account, callback.account_id],
    [callbacks.session, <SessionLink key="session" id={callback.session_id} />],
    [callbacks.sequence, callback.sequence],
    [callbacks.type, [callback.event_type, callback.event_subtype].filter(Boolean).join(" / ")],
    [callbacks.sessionCode, `${callback.session_code}${callback.is_final ? ` (${words.final})` : ""}`],
    [callbacks.transaction, callback.transaction_ids.join(", ")],
    [callbacks.transactionCode, callback.transaction_codes.join(", ")],
    [callbacks.made, <Time key="made" at={callback.made_at} />],
    [words.settled, callback.settled_at && <Time key="settled" at={callback.settled_at} />],
    [callbacks.nextAttempt, callback.next_attempt_at && <Time key="next" at={callback.next_attempt_at} />],
    [words.waitsFor, hold && texts.holds[hold.reason]],
    [callbacks.endpoint, lane && <EndpointLink key="endpoint" endpoint={lane.endpoint} />],
    [words.address, lane?.url],
    [callbacks.laneState, lane && [lane.state, lane.state_reason].filter(Boolean).join(": ")],
    [words.supersedes, callback.supersedes.join(", ")],
    [words.secrets, callback.secret_ids.join(", ")],
  ];
}

/** Whether the contract accepts the callback. */
function Contract({ callback: { refusal } }: { readonly callback: CallbackDetail }) {
  if (refusal === undefined) return null;
  return (
    <section class="note bad">
      <h2>{words.refused}</h2>
      <ul>
        {refusal.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
