import { setTimeout as delay } from "node:timers/promises";
import type { Trial } from "../trial/open-trial.ts";

/** An operator who pauses and resumes an endpoint and lanes, and redelivers sessions, one action after the other. */
export interface Operator {
  /** Number of answers with each status, and under 0 of requests without one. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Unexpected answers. */
  readonly issues: readonly string[];
  /** Resolves when everything is resumed. */
  stop(): Promise<void>;
}

/** Starts to act. `findSession` finds a session that is reported. */
export function startOperator(
  { fleet, operatorKey }: Pick<Trial, "fleet" | "operatorKey">,
  endpoint: string,
  findSession: () => number | undefined,
): Operator {
  const statuses = new Map<number, number>();
  const issues: string[] = [];
  let isStopping = false;
  let turn = 0;

  async function send(path: string, action: object): Promise<number> {
    const ports = fleet.findPorts();
    const url = `http://127.0.0.1:${ports[turn++ % ports.length]}/internal/v1/${path}`;
    const headers = { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" };
    const body = JSON.stringify({ reason: "a failover", ...action });
    const signal = AbortSignal.timeout(5000);
    const response = await fetch(url, { method: "POST", headers, body, signal });
    const text = await response.text();
    // 409: it is as wanted already, because an earlier request took effect.
    if (!response.ok && response.status !== 409 && response.status < 500)
      issues.push(`${path}: ${response.status} ${text}`);
    return response.status;
  }

  /** Repeats an action until it is done. */
  async function act(path: string, action = {}): Promise<void> {
    for (let status = 0; status === 0 || status >= 500; await delay(PAUSE_MS)) {
      status = await send(path, action).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  async function operate(): Promise<void> {
    while (!isStopping) {
      await act("endpoints/pause", { endpoint });
      await act("endpoints/resume", { endpoint });
      const sessionId = findSession();
      if (sessionId === undefined) continue;
      await act(`lanes/${sessionId}/pause`);
      await act(`lanes/${sessionId}/resume`);
      await act(`redeliveries?session_id=${sessionId}&state=delivered`);
    }
  }

  const operating = operate();
  return {
    statuses,
    issues,
    stop() {
      isStopping = true;
      return operating;
    },
  };
}

const PAUSE_MS = 100;
