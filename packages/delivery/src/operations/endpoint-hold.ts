/** The reason that nothing is sent to an endpoint now. */
export interface EndpointHold {
  /**
   * - `paused`: by an operator, by an answer of 410, or after a restore until `endRecovery`
   * - `slowed`: by Retry-After, or by an answer of 429, 502 or 504
   * - `breaker`: too many consecutive failures
   */
  readonly reason: "paused" | "slowed" | "breaker";
  /** Undefined if an operator must resume it. */
  readonly until: Date | undefined;
}

export interface HoldRow {
  readonly hold: EndpointHold["reason"] | undefined;
  readonly holdUntil: Date | undefined;
}

/** The columns of a `HoldRow`, from the table `endpoints e`. The reason that lasts longer counts. */
export const HOLD_COLUMNS = `
  case when e.state = 'paused' or exists (select from delivery_hold) then 'paused'
    when greatest(e.slow_until, e.open_until) <= now() then null
    when e.slow_until >= e.open_until or e.open_until is null and e.slow_until is not null then 'slowed'
    when e.open_until is not null then 'breaker' end as hold,
  case when exists (select from delivery_hold) then null when e.state = 'paused' then e.paused_until
    else greatest(e.slow_until, e.open_until) end as hold_until`;

/** Returns the hold of an endpoint that is still in effect at `dueAt`. */
export function findHold(row: HoldRow, dueAt: Date | undefined): EndpointHold | undefined {
  const hold = readHold(row);
  if (dueAt === undefined || hold === undefined) return undefined;
  return hold.until === undefined || hold.until > dueAt ? hold : undefined;
}

export function readHold({ hold, holdUntil }: HoldRow): EndpointHold | undefined {
  return hold && { reason: hold, until: holdUntil };
}
