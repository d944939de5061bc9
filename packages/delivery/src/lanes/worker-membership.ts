import type { Pool } from "pg";
import type { WorkerShare } from "../endpoints/worker-share.ts";
import { KeptConnection } from "./kept-connection.ts";
import { LANES_CHANNEL } from "./lanes-channel.ts";
import { repeat } from "./repeat.ts";

/** A worker among the others of its database. */
export interface WorkerMembership {
  /** Resolves once the worker is counted, or it is known that it cannot be for now. */
  readonly joined: Promise<void>;
  leave(): Promise<void>;
}

export interface MembershipOptions {
  readonly worker: string;
  /** How many workers there are, and which of them this is, whenever it was looked at. */
  readonly onShare: (share: WorkerShare) => void;
  /** Somebody says that lanes are due. A hint: it may be lost, or wrong. */
  readonly onHint: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Says every two seconds that the worker is alive, and hears how many are. One that is silent for ten is counted no
 * more, frozen or dead: its share goes to the others. While their number changes, the workers together may be over a
 * limit, or under it, for that long.
 */
export function joinWorkers(pool: Pool, options: MembershipOptions): WorkerMembership {
  const connection = new KeptConnection(pool, async (client) => {
    client.on("notification", options.onHint);
    await client.query(`listen ${LANES_CHANNEL}`);
  });

  async function beat(): Promise<void> {
    const { rows } = await connection.query<WorkerShare>({
      text: BEAT,
      values: [options.worker, SILENCE_MS],
    });
    const [share] = rows;
    if (share !== undefined) options.onShare({ index: share.index, count: share.count });
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

const BEAT_MS = 2000;
const SILENCE_MS = 10_000;

// What it writes is not seen by the rest of the statement, so the worker itself is added.
const BEAT = `
  with beaten as (
    insert into workers (worker) values ($1) on conflict (worker) do update set beat_at = now()
  ),
  gone as (delete from workers where beat_at < now() - interval '1 hour'),
  live as (
    select worker from workers where beat_at > now() - $2::int * interval '1 ms'
    union select $1
  )
  select count(*)::int as count, (count(*) filter (where worker < $1))::int as index from live`;

const LEAVE = "delete from workers where worker = $1";
