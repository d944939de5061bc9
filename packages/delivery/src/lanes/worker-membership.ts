import { DedicatedConnection } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import type { WorkerShare } from "../endpoints/worker-share.ts";
import { followSetBack, SET_BACK_MS } from "./database-clock.ts";
import { LANES_CHANNEL } from "./lanes-channel.ts";
import { repeat } from "./repeat.ts";
import { checkClock, type WorkerClock } from "./worker-clock.ts";

/** A worker among the others of its database. */
export interface WorkerMembership {
  /** Resolves once the worker is counted, or it is known that it cannot be for now. */
  readonly joined: Promise<void>;
  leave(): Promise<void>;
}

interface MembershipOptions {
  readonly worker: string;
  /** How many workers there are, and which of them this is, whenever it was looked at. */
  readonly onShare: (share: WorkerShare) => void;
  /** How the worker's clock compares with others, whenever it was looked at. */
  readonly onClock: (clock: WorkerClock) => void;
  /** Somebody says that lanes are due. A hint: it may be lost, or wrong. */
  readonly onHint: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Says every two seconds that the worker is alive, and hears how many are. One that is silent for ten is counted no
 * more, frozen or dead: its share goes to the others. While their number changes, the workers together may be over a
 * limit, or under it, for that long.
 *
 * With every beat it holds the clocks against each other: its own against the database's and those of the other workers,
 * and the database's against the latest time that anybody saw on it.
 */
export function joinWorkers(
  { pool, clock, events }: DeliveryContext,
  options: MembershipOptions,
): WorkerMembership {
  let aheadMs: number | undefined;
  const connection = new DedicatedConnection(pool, async (client) => {
    client.on("notification", options.onHint);
    await client.query(`listen ${LANES_CHANNEL}`);
  });

  async function beat(): Promise<void> {
    const askedAt = clock().getTime();
    const startedAtMs = performance.now();
    const { rows } = await connection.query<BeatRow>({
      text: BEAT,
      values: [options.worker, SILENCE_MS, aheadMs ?? null],
    });
    const tookMs = performance.now() - startedAtMs;
    const [row] = rows;
    if (row === undefined) return;
    options.onShare({ index: row.index, count: row.count });
    // A process that was frozen meanwhile has measured that, and not its clock.
    if (tookMs < MAX_MEASURE_MS) aheadMs = askedAt + tookMs / 2 - row.database_ms;
    options.onClock(checkClock(aheadMs, row.others));
    if ((row.behind_ms ?? 0) > SET_BACK_MS) {
      const backMs = await followSetBack(pool, options.worker);
      if (backMs !== undefined) events.emit("databaseClockSetBack", { backMs });
    }
  }

  const { promise: joined, resolve } = Promise.withResolvers<void>();
  const beats = repeat(() => beat().finally(resolve), BEAT_MS, options.onError);
  return {
    joined,
    async leave() {
      await beats.stop();
      await connection.query({ text: LEAVE, values: [options.worker] }).catch(options.onError);
      await connection.close();
    },
  };
}

interface BeatRow extends WorkerShare {
  readonly database_ms: number;
  /** How far the database's clock is behind the latest time that was seen on it. */
  readonly behind_ms: number | null;
  /** By how much the clocks of the other workers are ahead of the database's. */
  readonly others: readonly number[];
}

const BEAT_MS = 2000;
const MAX_MEASURE_MS = 5000;
const SILENCE_MS = 10_000;

// What it writes is not seen by the rest of the statement, so the worker itself is added.
const BEAT = `
  with seen as (
    update clock_periods set seen_until = greatest(seen_until, clock_timestamp()) where set_back_to is null
    returning extract(epoch from seen_until - clock_timestamp())::float8 * 1000 as behind_ms
  ),
  beaten as (
    insert into workers (worker, clock_ahead_ms) values ($1, $3)
    on conflict (worker) do update set beat_at = now(), clock_ahead_ms = excluded.clock_ahead_ms
  ),
  gone as (delete from workers where beat_at < now() - interval '1 hour'),
  others as (
    select worker, clock_ahead_ms from workers
    where worker <> $1 and beat_at > now() - $2::int * interval '1 ms'
  )
  select count(*)::int + 1 as count, (count(*) filter (where worker < $1))::int as index,
    coalesce(array_agg(clock_ahead_ms) filter (where clock_ahead_ms is not null), '{}') as others,
    extract(epoch from clock_timestamp())::float8 * 1000 as database_ms, (select behind_ms from seen) as behind_ms
  from others`;

const LEAVE = "delete from workers where worker = $1";
