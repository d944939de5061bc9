import { type Action, queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { Conditions } from "./conditions.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** An action of an operator or of a worker. */
export interface AuditRecord extends Required<Action> {
  readonly auditId: number;
  readonly at: Date;
}

/** A filter of records. All given conditions must hold. */
export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
  /** Actions on any of these clients, or on a session of one. */
  readonly clientIds?: readonly number[];
  readonly from?: Date;
  readonly to?: Date;
}

/** Lists audit records, newest first. */
export async function listAudit(
  pool: Pool,
  filter: AuditFilter = {},
  options: PageOptions = {},
): Promise<Page<AuditRecord>> {
  const conditions = new Conditions();
  conditions.add(filter.actor, (value) => `actor = ${value}`);
  conditions.add(filter.action, (value) => `action = ${value}`);
  conditions.add(filter.subject, (value) => `subject = ${value}`);
  conditions.add(filter.clientIds, (value) => isOfClients(`${value}::bigint[]`));
  conditions.add(filter.from, (value) => `at >= ${value}::timestamptz`);
  conditions.add(filter.to, (value) => `at < ${value}::timestamptz`);
  if (options.after !== undefined) {
    const [auditId] = decodeCursor(options.after, ["number"]);
    conditions.add(auditId, (value) => `audit_id < ${value}::bigint`);
  }
  const rows = await queryRecords<AuditRecord>(
    pool,
    `select audit_id, at, actor, action, subject, reason, detail
     from audit where ${conditions} order by audit_id desc limit ${conditions.bind(countRows(options))}`,
    conditions.values,
  );
  return makePage(
    rows,
    options,
    ({ auditId }) => [auditId],
    (record) => record,
  );
}

/** SQL for the records about one of the clients. Of a session that is no longer known, they are about nobody. */
function isOfClients(clientIds: string): string {
  return `case split_part(subject, ':', 1) when 'client' then split_part(subject, ':', 2)::bigint
    when 'session' then (
      select client_id from payment_sessions where session_id = split_part(subject, ':', 2)::bigint
    ) end = any(${clientIds})`;
}
