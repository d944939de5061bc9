import { readFile } from "node:fs/promises";
import { fromRoot } from "../repository.ts";
import { ACCOUNT_ID, CLIENT_ID, KEYS } from "../sandbox.ts";
import type { Behaviour, Merchants, StartedService } from "./start-service.ts";

/** A status of a session that a processor reports. */
export interface ReportedSession {
  readonly sessionId: number;
  readonly sequence: number;
  readonly code: number;
  /** The server of the shop that gets the session's callbacks. `silent` is the airline's. */
  readonly merchant: Behaviour;
  /** A session without a transaction emits no callback. */
  readonly hasNoTransaction?: true;
}

const EXAMPLE = "schemas/examples/processor/valid/session-report-airline-card-authorised.json";
const AIRLINE = { client_id: 10078, account_id: 200100 };

/** Reports statuses of sessions in one request. */
export async function reportSessions(
  { internalUrl }: StartedService,
  { origins }: Merchants,
  sessions: readonly ReportedSession[],
): Promise<void> {
  const example = JSON.parse(await readFile(fromRoot(EXAMPLE), "utf8"));
  const lines = sessions.map(({ sessionId, sequence, code, merchant, hasNoTransaction }) => {
    const { callback_url: _, ...rest } = example;
    const to =
      merchant === "silent"
        ? AIRLINE
        : { client_id: CLIENT_ID, account_id: ACCOUNT_ID, callback_url: `${origins[merchant]}/callbacks` };
    return JSON.stringify({
      ...rest,
      ...to,
      ...(hasNoTransaction && { transactions: [] }),
      session_id: sessionId,
      report_id: `${sessionId}-${sequence}`,
      source_sequence: sequence,
      status: { code, message: "reported by a test" },
    });
  });
  const response = await fetch(`${internalUrl}/internal/v1/reports`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEYS.processor}`, "content-type": "application/x-ndjson" },
    body: `${lines.join("\n")}\n`,
  });
  const outcomes = (await response.text()).trim().split("\n");
  const rejected = outcomes.filter((line) => JSON.parse(line).outcome !== "applied");
  if (!response.ok || rejected.length > 0) throw new Error(`not applied: ${rejected[0] ?? response.status}`);
}
