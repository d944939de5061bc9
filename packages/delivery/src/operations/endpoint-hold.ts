/** What keeps everything from an endpoint now. */
export interface EndpointHold {
  /**
   * - `paused`: by an operator, because it answered 410, or with all others after a restore, until that is acknowledged
   * - `slowed`: it asked to be left alone, or was answered for by a gateway that found nobody
   * - `breaker`: it failed too often in a row
   */
  readonly reason: "paused" | "slowed" | "breaker";
  /** Undefined where it is until an operator resumes it. */
  readonly until: Date | undefined;
}

export interface HoldRow {
  readonly hold: EndpointHold["reason"] | null;
  readonly hold_until: Date | null;
}

/** The columns of a `HoldRow`, from the table `endpoints e`. Of two reasons the one that is there for longer counts. */
export const HOLD_COLUMNS = `
  case when e.state = 'paused' or exists (select from delivery_hold) then 'paused'
    when greatest(e.slow_until, e.open_until) <= now() then null
    when e.slow_until >= e.open_until or e.open_until is null and e.slow_until is not null then 'slowed'
    when e.open_until is not null then 'breaker' end as hold,
  case when e.state <> 'paused' and not exists (select from delivery_hold)
    then greatest(e.slow_until, e.open_until) end as hold_until`;

/** What keeps something from its endpoint that would be sent at `dueAt`: a hold that is over by then does not. */
export function findHold(row: HoldRow, dueAt: Date | null): EndpointHold | undefined {
  const hold = readHold(row);
  if (dueAt === null || hold === undefined) return undefined;
  return hold.until === undefined || hold.until > dueAt ? hold : undefined;
}

export function readHold({ hold, hold_until }: HoldRow): EndpointHold | undefined {
  return hold === null ? undefined : { reason: hold, until: hold_until ?? undefined };
}
