import type pg from "pg";

/** What the database has of each callback. */
export interface CallbackEvidence {
  readonly sessionId: number;
  readonly sequence: number;
  readonly id: string;
  readonly state: string;
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly digest: string;
  /** Attempts that are recorded, redeliveries left out. */
  readonly attempts: number;
  readonly accepted: number;
}

export async function loadEvidence(pool: pg.Pool): Promise<readonly CallbackEvidence[]> {
  const { rows } = await pool.query<Row>(LOAD_EVIDENCE);
  return rows.map(({ session_id, sequence, ...row }) => ({
    ...row,
    sessionId: Number(session_id),
    sequence: Number(sequence),
  }));
}

interface Row extends Omit<CallbackEvidence, "sessionId" | "sequence"> {
  readonly session_id: string;
  readonly sequence: string;
}

const LOAD_EVIDENCE = `
  select c.session_id, c.sequence, c.callback_id as id, c.state, encode(sha256(c.body), 'hex') as digest,
    coalesce(a.attempts, 0) as attempts, coalesce(a.accepted, 0) as accepted
  from callbacks c
  left join (
    select session_id, sequence, count(*)::int as attempts,
      (count(*) filter (where outcome = 'accepted'))::int as accepted
    from attempts where not redelivery group by 1, 2
  ) a using (session_id, sequence)`;
