import type { Erasure as ErasureOutcome } from "@payment-routing/delivery";
import { type Erasure, parseErasureAction } from "@payment-routing/operator-contract";
import { type InternalAnswer, type InternalRoute, reject } from "../internal-route.ts";
import { actionRoute, actOnSession } from "./operator-action.ts";
import { writeMembers } from "./written.ts";

/** Erases what is known of a session. A POST and not a DELETE: what a DELETE carries, proxies may drop. */
export const ERASURE_ROUTE: InternalRoute = {
  ...actionRoute("erasure", "/internal/v1/payment-sessions/:session_id/erase"),
  answer: (request) =>
    actOnSession(request, parseErasureAction, async (sessionId, { delivery, action, actor }) => {
      const { discard_undelivered: discardUndelivered = false } = action;
      return answerErasure(
        sessionId,
        await delivery.eraseSession(sessionId, { ...actor, discardUndelivered }),
      );
    }),
};

function answerErasure(sessionId: number, erasure: ErasureOutcome): InternalAnswer {
  if (erasure.erased) {
    const content: Erasure = { rows: writeMembers(erasure.rows) };
    return { ok: true, content };
  }
  if (erasure.reason === "unknown-session")
    return reject({
      code: "unknown-session",
      detail: `Session ${sessionId} is not known, or erased already.`,
    });
  const detail = `The merchant has not been told of ${erasure.waiting} callbacks of session ${sessionId}: deliver or skip them first, or say discard_undelivered.`;
  return reject({ code: "undelivered-callbacks", detail });
}
