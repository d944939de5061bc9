import {
  type CallbackAnswer,
  type CallbackReceiver,
  type CallbackRequest,
  type CallbackStore,
  type CallbackVerification,
  createCallbackReceiver,
  createMemoryCallbackStore,
  type ReceivedCallback,
} from "@payment-routing/client/callbacks";
import type { Arrival, VerifiedCallback } from "./arrival.ts";

export interface ListeningOptions {
  readonly verification: CallbackVerification;
  /** The clients whose callbacks are expected; empty for any. */
  readonly clientIds: readonly number[];
  /** What expected callbacks are answered with, one after another; the last one from then on. 200 when empty. */
  readonly statuses: readonly number[];
  /** Told of each request that was answered, and given the request as it came. */
  readonly onArrival: (arrival: Arrival, request: CallbackRequest) => void;
}

/**
 * A receiver that tells of every request it answers, refused ones included. It judges as any receiver does, and answers
 * what it accepts as it is told.
 */
export function createListeningReceiver(options: ListeningOptions): CallbackReceiver {
  const { verification, clientIds, statuses, onArrival } = options;
  const store = createMemoryCallbackStore();
  const takeStatus = takeInTurn(statuses);
  const decide: Decide = ({ callback }) => {
    if (clientIds.length > 0 && !clientIds.includes(callback.client_id)) return "other-client";
    return takeStatus() ?? OK;
  };
  const { bodyBounds } = createCallbackReceiver({ ...verification, onCallback: () => undefined });
  return {
    bodyBounds,
    async receive(request) {
      const { answer, found } = await receiveOne(request, verification, store, decide);
      onArrival({ at: new Date(), status: answer.status, found }, request);
      return answer;
    },
  };
}

const OK = 200;

type Received = Omit<ReceivedCallback, "transaction">;

/** The status that a callback is to be answered with, or why it is not taken. */
type Decide = (received: Received) => number | "other-client";

// One receiver a request, all on one store: what it tells is certainly of this request, however many arrive at once.
async function receiveOne(
  request: CallbackRequest,
  verification: CallbackVerification,
  store: CallbackStore,
  decide: Decide,
): Promise<{ readonly answer: CallbackAnswer; readonly found: Arrival["found"] }> {
  let found: Arrival["found"] | undefined;
  let simulated: CallbackAnswer | undefined;
  const receiver = createCallbackReceiver({
    ...verification,
    store,
    onCallback(received) {
      const decision = decide(received);
      if (typeof decision === "number" && decision !== OK)
        simulated = { status: decision, headers: {}, body: "" };
      found = describe(received, nameOutcome(decision));
      // A handler that fails is what keeps a callback from being taken for received.
      if (found.outcome !== "handled") throw new Error(found.outcome);
    },
    onIgnored({ outcome, ...received }) {
      found = describe(received, outcome);
    },
    onRefused(error) {
      found = { outcome: "refused", error };
    },
    onFailed(error) {
      found ??= { outcome: "refused", error };
    },
  });
  const answer = await receiver.receive(request);
  if (found === undefined) throw new Error(`the receiver answered ${answer.status} and did not say why`);
  return { answer: simulated ?? answer, found };
}

function nameOutcome(decision: ReturnType<Decide>): VerifiedCallback["outcome"] {
  if (decision === "other-client") return decision;
  return decision < 300 ? "handled" : "simulated-failure";
}

function describe(received: Received, outcome: VerifiedCallback["outcome"]): VerifiedCallback {
  const { callback, previousSequence, ...delivery } = received;
  return { outcome, delivery, callback, previousSequence };
}

function takeInTurn<Item>(items: readonly Item[]): () => Item | undefined {
  let taken = 0;
  return () => items[Math.min(taken++, items.length - 1)];
}
