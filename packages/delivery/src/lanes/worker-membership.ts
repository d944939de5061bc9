import { DedicatedConnection } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import type { WorkerShare } from "../endpoints/endpoint-gates.ts";
import { LANES_CHANNEL } from "./lanes-channel.ts";
import { repeat } from "./repeat.ts";
import { checkClock, followSetBack, SET_BACK_MS, type WorkerClock } from "./worker-clock.ts";

/** The registration of a worker in the table `workers`. */
export interface WorkerMembership {
  /** Resolves after the first heartbeat, successful or not. */
  readonly joined: Promise<void>;
  leave(): Promise<void>;
}

interface MembershipOptions {
  readonly worker: string;
  /** Called after each heartbeat with the number of workers and the index of this one. */
  readonly onShare: (share: WorkerShare) => void;
  /** Called after each heartbeat. */
  readonly onClock: (clock: WorkerClock) => void;
  /** Called when a process announces due lanes. A hint may be lost or wrong. */
  readonly onHint: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends a heartbeat every two seconds and counts the live workers. A worker without a heartbeat for ten seconds no longer
 * counts, and the others get its share. Until then, the workers together may exceed a limit or stay below it.
 *
 * Each heartbeat compares the worker's clock with those of the database and the other workers, and the database's clock with
 * the latest time recorded from it.
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
      values: [options.worker, SILENT_MS, aheadMs ?? null],
    });
    const tookMs = performance.now() - startedAtMs;
    const [row] = rows;
    if (row === undefined) return;
    options.onShare({ index: row.index, count: row.count });
    // A longer measurement includes a suspension of this process.
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
  /** Milliseconds by which the database's clock is behind the latest time recorded. */
  readonly behind_ms: number | null;
  /** Milliseconds by which the clocks of the other workers are ahead of the database's. */
  readonly others: readonly number[];
}

const BEAT_MS = 2000;
const MAX_MEASURE_MS = 5000;
const SILENT_MS = 10_000;

// The statement does not see its own writes, so it adds this worker to the count.
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
