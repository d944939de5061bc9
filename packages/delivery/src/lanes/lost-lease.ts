/** What is known of an attempt whose worker did not say what became of it, as expressions over a relation. */
export interface LostLease {
  /** Has `session_id`, `endpoint` and `url`. */
  readonly relation: string;
  readonly sequence: string;
  readonly attempt: string;
  /** When the lease was over. */
  readonly endedAt: string;
  readonly isRedelivery: boolean;
  readonly condition: string;
}

/**
 * SQL that records attempts whose lease ended before they were settled. The worker never released the
 * lease: whether it sent the callback is unknown.
 */
export function writeLostLease({
  relation,
  sequence,
  attempt,
  endedAt,
  isRedelivery,
  condition,
}: LostLease): string {
  return `
  insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, error, redelivery, worker)
  select session_id, ${sequence}, ${attempt}, endpoint, url, 0, 'failed',
    'lease lost: a worker held it until ' || ${endedAt} || ' and did not say what became of it', ${isRedelivery},
    'unknown'
  from ${relation} where ${condition}`;
}
