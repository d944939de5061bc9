import type { AttemptEnded, Delivery, LaneParked, WorkerClock } from "@payment-routing/delivery";
import type { Logger } from "./logger.ts";
import { oncePerMinute } from "./once-per-minute.ts";

/** Logs what goes wrong in a delivery. */
export function logDelivery(logger: Logger, delivery: Delivery): void {
  const { events } = delivery.context;
  const logFailure = oncePerMinute((cause, skipped) =>
    logger.error(
      { event: "reports-not-stored", err: cause, passed_over: skipped },
      "reports could not be stored",
    ),
  );
  events.on("reportsFailed", ({ cause }) => logFailure(cause));
  const logParked = oncePerMinute<ParkedCause>(({ clientId, reason, sessionId }, skipped) =>
    logger.warn(
      { event: "lane-parked", client_id: clientId, session_id: sessionId, reason, passed_over: skipped },
      "lane parked: see lanes list and lanes unpark",
    ),
  );
  events.on("laneParked", (parked) => {
    // An address may follow.
    const [reason] = parked.reason.split(":", 1);
    logParked({ ...parked, toString: () => `${parked.clientId} ${reason}` });
  });
  const logGone = oncePerMinute<EndpointCause>(({ clientId, endpoint }, skipped) =>
    logger.warn(
      { event: "endpoint-gone", client_id: clientId, endpoint, passed_over: skipped },
      "endpoint paused because it answered 410: see endpoints list and endpoints resume",
    ),
  );
  const logBlocked = oncePerMinute<BlockedCause>(({ clientId, endpoint, error }, skipped) =>
    logger.warn(
      { event: "callbacks-blocked", client_id: clientId, endpoint, reason: error, passed_over: skipped },
      "callbacks to an endpoint are blocked",
    ),
  );
  events.on("attemptEnded", ({ outcome, clientId, endpoint, error }) => {
    if (outcome === "gone") logGone({ clientId, endpoint, toString: () => endpoint });
    if (outcome === "blocked") logBlocked({ clientId, endpoint, error, toString: () => endpoint });
  });
  events.on("answeredOlder", ({ clientId, sessionId, sequence }) => {
    logger.error(
      { event: "callback-taken-for-older", client_id: clientId, session_id: sessionId, sequence },
      "the receiver ignored a callback as outdated: check whether the database was restored, and redeliver it",
    );
  });
  logClockChanges(logger, delivery);
}

function logClockChanges(logger: Logger, { context: { events } }: Delivery): void {
  let before: WorkerClock["state"] = "agrees";
  events.on("clockChecked", ({ state, aheadMs }) => {
    if (state === before) return;
    before = state;
    const ahead = { event: "clock-changed", clock: state, ahead_ms: Math.round(aheadMs ?? 0) };
    if (state === "worker-differs")
      logger.error(
        ahead,
        "the clock of this process differs from those of the database and the other workers: delivery stops until it is corrected",
      );
    else if (state === "database-differs")
      logger.warn(
        ahead,
        "the clock of the database differs from those of the workers: correct the wrong one",
      );
    else logger.info(ahead, "the clocks of this process and of the database agree again");
  });
  events.on("databaseClockSetBack", ({ backMs }) =>
    logger.warn(
      { event: "database-clock-set-back", back_ms: Math.round(backMs) },
      "the clock of the database was set back: the times of retries, circuit breakers and redeliveries were adjusted",
    ),
  );
}

/** Logged once a minute for each client and reason, whatever the session. */
type ParkedCause = LaneParked & { readonly toString: () => string };

/** Logged once a minute for each endpoint, whatever the client. */
type EndpointCause = Pick<AttemptEnded, "clientId" | "endpoint"> & { readonly toString: () => string };

type BlockedCause = EndpointCause & Pick<AttemptEnded, "error">;
