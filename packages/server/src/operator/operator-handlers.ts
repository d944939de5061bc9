import { listAppliedMigrations, listProcesses } from "@payment-routing/database";
import { readLastCheck } from "@payment-routing/delivery";
import { answerWith, defineHandlers, type Handlers, reject } from "../http/internal/operation.ts";
import { writeMembers, writePage } from "../http/internal/write-members.ts";
import { SESSION_HANDLERS } from "../processor/payment-session-handlers.ts";
import { ACTION_HANDLERS } from "./action-handlers.ts";
import { CALLBACK_HANDLERS } from "./callback-handlers.ts";
import { CONFIGURATION_HANDLERS } from "./configuration/configuration-handlers.ts";
import { JOB_HANDLERS } from "./configuration/job-handlers.ts";
import { KEY_HANDLERS } from "./configuration/key-handlers.ts";
import { DECISION_HANDLERS } from "./decision-handlers.ts";
import { ENDPOINT_HANDLERS } from "./endpoint-handlers.ts";
import { createFollowChanges } from "./events-handler.ts";
import { FIND_HANDLERS } from "./find-handlers.ts";
import { LANE_HANDLERS } from "./lane-handlers.ts";
import { describeRejection } from "./operator-action.ts";
import { OVERVIEW_HANDLERS } from "./overview-handlers.ts";
import { readMembers, readTime } from "./read-members.ts";

const SERVICE_HANDLERS = defineHandlers({
  followChanges: createFollowChanges(),

  readSystem: async ({ delivery }) => {
    const { pool } = delivery.context;
    // One after the other: a request holds one connection.
    const system = {
      processes: await listProcesses(pool),
      migrations: await listAppliedMigrations(pool),
      partitionDays: await delivery.countPartitionDays(),
      lastCheck: await readLastCheck(pool),
    };
    return answerWith(writeMembers(system));
  },

  listAudit: async ({ parameters: { limit, after, from, to, ...rest }, delivery, clientIds, inTurn }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const period = { ...readTime("from", from), ...readTime("to", to) };
    const filter = { ...rest, ...period, ...(clientIds && { clientIds }) };
    return answerWith(await writePage(await delivery.operations.listAudit(filter, page), inTurn));
  },

  sendTestEvent: async ({ delivery, body: { reason: _, ...event }, actor, exchange, clientIds }) => {
    exchange.clientId = event.client_id;
    if (clientIds?.includes(event.client_id) === false) {
      const detail = `Client ${event.client_id} is not configured for callbacks.`;
      return reject({ code: "unknown-client", detail });
    }
    const outcome = await delivery.operations.sendTestEvent(readMembers(event), actor);
    if (!outcome.done) return reject(describeRejection(outcome));
    return answerWith({ callback_id: outcome.callbackId }, 202);
  },

  // POST rather than DELETE: proxies may drop the body of a DELETE.
  eraseSession: async ({ delivery, parameters: { session_id: sessionId }, body, actor }) => {
    const { discard_undelivered: discardUndelivered = false } = body;
    const erasure = await delivery.eraseSession(sessionId, { ...actor, discardUndelivered });
    if (erasure.erased) return answerWith({ rows: writeMembers(erasure.rows) });
    if (erasure.reason === "unknown-session") {
      const detail = `Session ${sessionId} is unknown or already erased.`;
      return reject({ code: "unknown-session", detail });
    }
    if (erasure.reason === "left-over") {
      const detail = `Cell ${erasure.cells.join(" and ")} has the session too: release the client there first.`;
      return reject({ code: "left-over", detail });
    }
    const detail = `${erasure.waiting} callbacks of session ${sessionId} are not delivered. Deliver or skip them first, or set discard_undelivered.`;
    return reject({ code: "undelivered-callbacks", detail });
  },
});

/** The handlers of processors and operators. */
export const HANDLERS: Handlers = {
  ...SESSION_HANDLERS,
  ...FIND_HANDLERS,
  ...CALLBACK_HANDLERS,
  ...LANE_HANDLERS,
  ...ENDPOINT_HANDLERS,
  ...ACTION_HANDLERS,
  ...OVERVIEW_HANDLERS,
  ...DECISION_HANDLERS,
  ...CONFIGURATION_HANDLERS,
  ...JOB_HANDLERS,
  ...KEY_HANDLERS,
  ...SERVICE_HANDLERS,
};
