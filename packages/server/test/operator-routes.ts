import { beforeEach } from "vitest";
import type { TestResponse } from "./check-response.ts";
import { reportSession, reportTransactionStatus } from "./reports.ts";
import { send } from "./send.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "./start-internal.ts";

/** The document of an action. */
export const REASON = { reason: "trying it" };

interface Answer {
  readonly status: number;
  // The type of JSON.parse: the tests check the content.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly content: any;
}

/**
 * Calls operator routes as an operator, in the tests of a file. Before each test, session 1 has two callbacks, of which the
 * first is delivered at the second attempt; session 2 has one, and is parked.
 */
export function useOperatorRoutes() {
  const sandbox = useSandboxDelivery();
  let port: number;
  beforeEach(async () => {
    port = (await startInternal(sandbox.delivery)).internalPort;
  });

  const query = (sql: string) => sandbox.delivery.context.pool.query(sql);

  beforeEach(async () => {
    await query(
      "truncate payment_sessions, lanes, callbacks, attempts, session_history, redeliveries, endpoints, audit, operator_actions cascade",
    );
    const reports = [reportSession(1), reportTransactionStatus(1), reportSession(2)] as never[];
    await sandbox.delivery.applyReports(reports, { keyId: "processor" });
    await query(`
      update callbacks set state = 'delivered', settled_at = now() where session_id = 1 and sequence = 1;
      update lanes set delivered = 1 where session_id = 1;
      update lanes set state = 'parked', state_reason = 'exhausted', due_at = null where session_id = 2;
      insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker,
        response_headers, response_body)
      select at + interval '1 second', 1, 1, 1, 'https://merchant.sandbox.example', 'https://merchant.sandbox.example/callbacks', 12,
        'rejected', 500, 'w', '{"content-type": "text/plain"}', 'no' from callbacks where session_id = 1 and sequence = 1;
      insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker,
        webhook_timestamp)
      select at + interval '2 seconds', 1, 1, 2, 'https://merchant.sandbox.example', 'https://merchant.sandbox.example/callbacks', 9,
        'accepted', 200, 'w', 1795703432 from callbacks where session_id = 1 and sequence = 1;
    `);
  });

  async function call(method: string, path: string, document?: object): Promise<Answer & TestResponse> {
    const answer = await send(port, {
      method,
      path: `/internal/v1${path}`,
      headers: { ...OPERATOR, ...(document && { "content-type": "application/json" }) },
      body: document === undefined ? "" : JSON.stringify(document),
    });
    const isJson = answer.headers["content-type"]?.startsWith("application/json") ?? false;
    return { ...answer, content: isJson ? JSON.parse(answer.body) : undefined };
  }

  const get = (path: string) => call("GET", path);
  const post = (path: string, document: object) => call("POST", path, document);

  /** The actor, the action, the subject and the reason of each action. */
  async function readAudit(): Promise<readonly unknown[]> {
    const { content } = await get("/audit");
    return content.items.map(({ actor, action, subject, reason }: Record<string, unknown>) => [
      actor,
      action,
      subject,
      reason,
    ]);
  }

  /** Requests an action on many things and carries it out. Returns what it has become. */
  async function carryOut(path: string, document: object) {
    const requested = await post(path, document);
    if (requested.status !== 202) throw new Error(`${path}: ${requested.status} ${requested.body}`);
    await sandbox.delivery.operations.carryOutActions();
    return (await get(`/actions/${requested.content.action_id}`)).content;
  }

  return { findPort: () => port, query, call, get, post, readAudit, carryOut };
}
