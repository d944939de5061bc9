import {
  type CallbackAnswer,
  type CallbackDelivery,
  type CallbackError,
  type CallbackOutcome,
  type CallbackReceiver,
  type CallbackRequest,
  type CallbackStore,
  type CallbackVerification,
  createCallbackReceiver,
  createMemoryCallbackStore,
  type PaymentCallback,
  type ReceivedCallback,
} from "@payment-routing/client/callbacks";

export interface ListeningOptions {
  readonly verification: CallbackVerification;
  /** The expected clients. Empty: any client. */
  readonly clientIds: readonly number[];
  /** The response statuses of expected callbacks, in order. The last one repeats. Empty: 200. */
  readonly statuses: readonly number[];
  /** Called for each answered request. */
  readonly onArrival: (arrival: Arrival, request: CallbackRequest) => void;
}

/**
 * Creates a receiver that reports every request, including rejected ones, and answers valid callbacks with the configured
 * statuses.
 */
export function createListeningReceiver(options: ListeningOptions): CallbackReceiver {
  const { verification, clientIds, statuses, onArrival } = options;
  const store = createMemoryCallbackStore();
  const nextStatus = takeInOrder(statuses);
  const decide: Decide = ({ callback }) => {
    if (clientIds.length > 0 && !clientIds.includes(callback.client_id)) return "other-client";
    return nextStatus() ?? OK;
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

/** The response status of a callback, or why it is not handled. */
type Decide = (received: Received) => number | "other-client";

// One receiver per request on a shared store, so that its hooks belong to this request even with concurrent requests.
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
      // A failing handler keeps the callback from counting as received.
      if (found.outcome !== "handled") throw new Error(found.outcome);
    },
    onIgnored({ outcome, ...received }) {
      found = describe(received, outcome);
    },
    onRejected(error) {
      found = { outcome: "rejected", error };
    },
    onFailed(error) {
      found ??= { outcome: "rejected", error };
    },
  });
  const answer = await receiver.receive(request);
  if (found === undefined) throw new Error(`the receiver answered ${answer.status} without calling a hook`);
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

function takeInOrder<Item>(items: readonly Item[]): () => Item | undefined {
  let taken = 0;
  return () => items[Math.min(taken++, items.length - 1)];
}

/** A request and the status of its response. */
export interface Arrival {
  readonly at: Date;
  readonly status: number;
  readonly found: VerifiedCallback | RejectedRequest;
}

/**
 * A callback that was verified.
 *
 * - `handled`, `duplicate`, `older`: the outcome of the receiver
 * - `simulated-failure`: answered with a configured error status; does not count as received
 * - `other-client`: for a client that is not expected; does not count as received
 */
export interface VerifiedCallback {
  readonly outcome: CallbackOutcome | "simulated-failure" | "other-client";
  readonly delivery: CallbackDelivery;
  readonly callback: PaymentCallback;
  /** The highest sequence received before in the session. */
  readonly previousSequence: number | undefined;
}

interface RejectedRequest {
  readonly outcome: "rejected";
  readonly error: CallbackError;
}
