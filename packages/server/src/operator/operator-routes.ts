import { listAppliedMigrations, listProcesses } from "@payment-routing/database";
import {
  type Erasure as ErasureOutcome,
  type TestEvent as EventToSend,
  readLastCheck,
  type TestStatus,
} from "@payment-routing/delivery";
import {
  type AuditList,
  type Erasure,
  parseErasureAction,
  parseTestEventAction,
  type System,
  type TestEvent,
  type TestEventAction,
} from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import {
  PAGE_PARAMETERS,
  TEXT_PARAMETER,
  TIME_PARAMETER,
  toPageOptions,
} from "../http/internal/read-query.ts";
import { withQuery } from "../http/internal/with-query.ts";
import { writeMembers, writePage } from "../http/internal/write-members.ts";
import { withoutUndefined } from "./callback-query.ts";
import { CALLBACK_ROUTES, REDELIVERIES_ROUTES } from "./callback-routes.ts";
import { CONFIGURATION_ROUTES } from "./configuration/configuration-routes.ts";
import { JOB_ROUTES } from "./configuration/job-routes.ts";
import { KEY_ROUTES } from "./configuration/key-routes.ts";
import { DECISION_ROUTES } from "./decision-routes.ts";
import { ENDPOINT_ROUTES } from "./endpoint-routes.ts";
import { LANE_ROUTES } from "./lane-routes.ts";
import { act, actionRoute, actOnSession, describeRejection, readRoute } from "./operator-action.ts";
import { OVERVIEW_ROUTES } from "./overview-routes.ts";

/** Describes the processes that use the database, and the state of the database. */
const SYSTEM_ROUTE: InternalRoute = {
  ...readRoute("system", "/internal/v1/system"),
  answer: describeSystem,
};

async function describeSystem({ delivery }: InternalRequest): Promise<InternalAnswer> {
  const { pool } = delivery.context;
  // One after the other: a request holds one connection.
  const system = {
    processes: await listProcesses(pool),
    migrations: await listAppliedMigrations(pool),
    partitionDays: await delivery.countPartitionDays(),
    lastCheck: await readLastCheck(pool),
  };
  return answerWith<System>(writeMembers(system));
}

/** Sends a callback without a session to a merchant. */
const TEST_EVENT_ROUTE: InternalRoute = {
  ...actionRoute("test-event", "/internal/v1/test-events", "TestEventAction"),
  answer: sendTestEvent,
};

/** Erases the data of a session. POST rather than DELETE: proxies may drop the body of a DELETE. */
const ERASURE_ROUTE: InternalRoute = {
  ...actionRoute("erasure", "/internal/v1/payment-sessions/:session_id/erase", "ErasureAction"),
  answer: (request) =>
    actOnSession(request, parseErasureAction, async (sessionId, { delivery, action, actor }) => {
      const { discard_undelivered: discardUndelivered = false } = action;
      return answerErasure(
        sessionId,
        await delivery.eraseSession(sessionId, { ...actor, discardUndelivered }),
      );
    }),
};

export const AUDIT_PARAMETERS = {
  actor: TEXT_PARAMETER,
  action: TEXT_PARAMETER,
  subject: TEXT_PARAMETER,
  from: TIME_PARAMETER,
  to: TIME_PARAMETER,
};

const AUDIT_QUERY = { ...AUDIT_PARAMETERS, ...PAGE_PARAMETERS };

/** Lists operator actions. */
const AUDIT_ROUTE: InternalRoute = {
  ...readRoute("audit", "/internal/v1/audit"),
  ...withQuery(AUDIT_QUERY, async ({ limit, after, ...filter }, { delivery, inTurn }) => {
    const page = toPageOptions({ limit, after });
    const found = await delivery.operations.listAudit(withoutUndefined(filter), page);
    return answerWith<AuditList>(await writePage(found, inTurn));
  }),
};

/** The routes of operators. The internal listener adds that of events. */
export const OPERATOR_ROUTES: readonly InternalRoute[] = [
  ...CALLBACK_ROUTES,
  ...REDELIVERIES_ROUTES,
  ...LANE_ROUTES,
  ...ENDPOINT_ROUTES,
  TEST_EVENT_ROUTE,
  ERASURE_ROUTE,
  AUDIT_ROUTE,
  SYSTEM_ROUTE,
  ...OVERVIEW_ROUTES,
  ...DECISION_ROUTES,
  ...CONFIGURATION_ROUTES,
  ...JOB_ROUTES,
  ...KEY_ROUTES,
];

function sendTestEvent(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseTestEventAction, async ({ delivery, action, actor, exchange }) => {
    exchange.clientId = action.client_id;
    const outcome = await delivery.operations.sendTestEvent(toTestEvent(action), actor);
    if (!outcome.done) return reject(describeRejection(outcome));
    return answerWith<TestEvent>({ callback_id: outcome.callbackId }, 202);
  });
}

function toTestEvent(action: TestEventAction): EventToSend {
  const { client_id: clientId, account_id: accountId, event_type: eventType, event_subtype } = action;
  const transactionStatus = action.transaction_status && toTestStatus(action.transaction_status);
  return {
    clientId,
    status: toTestStatus(action.status),
    ...withoutUndefined({ accountId, eventType, eventSubtype: event_subtype, transactionStatus }),
  };
}

function toTestStatus({ code, sub_code: subCode, message }: TestEventAction["status"]): TestStatus {
  return { code, ...withoutUndefined({ subCode, message }) };
}

function answerErasure(sessionId: number, erasure: ErasureOutcome): InternalAnswer {
  if (erasure.erased) return answerWith<Erasure>({ rows: writeMembers(erasure.rows) });
  if (erasure.reason === "unknown-session") {
    const detail = `Session ${sessionId} is unknown or already erased.`;
    return reject({ code: "unknown-session", detail });
  }
  const detail = `${erasure.waiting} callbacks of session ${sessionId} are not delivered. Deliver or skip them first, or set discard_undelivered.`;
  return reject({ code: "undelivered-callbacks", detail });
}
