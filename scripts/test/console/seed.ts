import { readFileSync } from "node:fs";
import type { OpenedConsole } from "../../src/console/open-console.ts";
import { type ReportedSession, reportSessions } from "../../src/console/report-sessions.ts";
import { fromRoot } from "../../src/repository.ts";
import { CLIENT_ID, KEYS, SEARCH } from "../../src/sandbox.ts";

/** A session for each thing that can happen to callbacks. */
export const SESSIONS = {
  delivered: 1001,
  parked: 2001,
  behindBreaker: 3001,
  retrying: 4001,
  silent: 1900,
  reset: 5001,
};

/** The client and the event of the search that is decided. It is offered on a web page, not in an app. */
export const DECIDED = { clientId: CLIENT_ID, eventId: 918273645, excludedMethod: "Nordic mobile wallet" };

/** Reports sessions whose callbacks are delivered, parked, retried, paused and held by a circuit breaker, and searches twice: one search is rejected. */
export async function seed(opened: OpenedConsole): Promise<void> {
  const { delivered, parked, behindBreaker, retrying, silent, reset } = SESSIONS;
  await reportSessions(opened.service, opened.merchants, [
    ...listSessions(delivered, 3, "accepts", 4030),
    ...listSessions(parked, 3, "rejects", 4020),
    { sessionId: parked, sequence: 2, code: 4030, merchant: "rejects" },
    // Ten failures in a row open the breaker.
    ...listSessions(behindBreaker, 12, "fails", 4020),
    ...listSessions(retrying, 2, "silent", 4030),
    { sessionId: reset, sequence: 1, code: 4020, merchant: "resets" },
    { sessionId: silent, sequence: 1, code: 4001, merchant: "accepts", hasNoTransaction: true },
  ]);
  await act(opened, `lanes/${retrying + 1}/pause`, "their deployment");
  // It matches nothing.
  await act(opened, "redeliveries?client_id=4242", "asked by the shop");
  const document = readFileSync(fromRoot(SEARCH), "utf8");
  const statuses = [
    await search(opened, document),
    await search(opened, document.replace("<decimal>2</decimal>", "")),
  ];
  if (String(statuses) !== "200,400") throw new Error(`the searches were answered ${statuses}`);
}

async function act({ service }: OpenedConsole, path: string, reason: string): Promise<void> {
  const acted = await fetch(`${service.internalUrl}/internal/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEYS.operator}`, "content-type": "application/json" },
    body: JSON.stringify({ reason }),
  });
  if (!acted.ok) throw new Error(`${path} was answered ${acted.status}`);
}

async function search({ service }: OpenedConsole, body: string): Promise<number> {
  const response = await fetch(`${service.url}/crs/routingservice/external/get-payment-methods`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${CLIENT_ID}:${KEYS.merchant}`)}`,
      "content-type": "application/xml",
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** One status of each of several sessions with successive IDs. */
export function listSessions(
  firstId: number,
  number: number,
  merchant: ReportedSession["merchant"],
  code: number,
): readonly ReportedSession[] {
  return Array.from({ length: number }, (_, index) => ({
    sessionId: firstId + index,
    sequence: 1,
    code,
    merchant,
  }));
}
