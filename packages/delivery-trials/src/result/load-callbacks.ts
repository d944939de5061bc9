import { createHash } from "node:crypto";
import { queryRecords } from "@payment-routing/database";
import { readContent, selectContent } from "@payment-routing/delivery";
import type pg from "pg";

/** What the database has of each callback. */
export interface StoredCallback {
  readonly sessionId: number;
  readonly sequence: number;
  readonly id: string;
  readonly state: string;
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly digest: string;
  /** Attempts that are recorded, redeliveries left out, and the status of each that was answered. */
  readonly attempts: number;
  readonly answers: readonly number[];
  readonly accepted: number;
  /** How often it was to be sent again, and was accepted; and what is recorded of that. */
  readonly redeliveries: number;
  readonly redelivered: number;
  readonly redeliveryAttempts: number;
  readonly redeliveryAnswers: readonly number[];
}

export async function loadCallbacks(pool: pg.Pool): Promise<readonly StoredCallback[]> {
  const rows = await queryRecords<Row>(pool, LOAD_CALLBACKS);
  return rows.map(({ content, ...row }) => ({
    ...row,
    digest: createHash("sha256")
      .update(content === undefined ? "" : readContent(content).body)
      .digest("hex"),
  }));
}

type Row = Omit<StoredCallback, "digest"> & { readonly content: Buffer | undefined };

const LOAD_CALLBACKS = `
  select c.session_id, c.sequence, c.callback_id as id, c.state, ${selectContent("c")} as content,
    coalesce(a.attempts, 0) as attempts, coalesce(a.answers, '{}') as answers, coalesce(a.accepted, 0) as accepted,
    coalesce(r.redeliveries, 0) as redeliveries, coalesce(r.redelivered, 0) as redelivered,
    coalesce(a.redelivery_attempts, 0) as redelivery_attempts,
    coalesce(a.redelivery_answers, '{}') as redelivery_answers
  from callbacks c
  left join (
    select session_id, sequence,
      (count(*) filter (where not redelivery))::int as attempts,
      array_agg(status) filter (where not redelivery and status is not null) as answers,
      (count(*) filter (where not redelivery and outcome = 'accepted'))::int as accepted,
      (count(*) filter (where redelivery))::int as redelivery_attempts,
      array_agg(status) filter (where redelivery and status is not null) as redelivery_answers
    from attempts group by 1, 2
  ) a using (session_id, sequence)
  left join (
    select session_id, sequence, count(*)::int as redeliveries,
      (count(*) filter (where outcome = 'accepted'))::int as redelivered
    from redeliveries group by 1, 2
  ) r using (session_id, sequence)`;
