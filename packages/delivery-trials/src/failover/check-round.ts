import type pg from "pg";
import type { Trial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilHolds } from "../trial/wait-until.ts";
import type { Cluster } from "./cluster.ts";

export interface Epoch {
  readonly epoch: number;
  readonly timeline: number;
}

/** The epochs that the service began by itself, after one, the newest first. */
export async function listEpochs(pool: pg.Pool, after = 0): Promise<readonly Epoch[]> {
  const { rows } = await pool.query<Epoch>(
    `select epoch::int, timeline::int from epochs
     where epoch > $1 and (reason like 'the database is another%' or epoch = 1) order by epoch desc`,
    [after],
  );
  return rows;
}

/** Checks that processes and workers go on, on the primary only, and that each new timeline has one epoch. */
export async function checkService(
  cluster: Cluster,
  { pool }: Pick<Trial, "pool">,
  { before, timeline }: { readonly before: Epoch; readonly timeline: number },
) {
  const issues: string[] = [];
  if (!(await waitUntilHolds({ pool }, HAVE_HEARTBEATS, [])))
    issues.push("a process or worker has no heartbeat");
  const primary = await cluster.find("leader");
  for (const node of cluster.nodes.filter((each) => each !== primary)) {
    const isLeft = await waitUntil(async () => {
      const [row] = await node.query<{ count: number }>(COUNT_CONNECTIONS);
      return row?.count === 0;
    });
    if (!isLeft) issues.push(`connections to ${node.name} are left, which is not the primary`);
  }
  const epochs = await listEpochs(pool, before.epoch);
  const timelines = new Set(epochs.map((each) => each.timeline));
  if (timelines.size < epochs.length || timelines.has(before.timeline))
    issues.push("a timeline has two epochs");
  if ((epochs[0] ?? before).timeline !== timeline) issues.push(`timeline ${timeline} has no epoch`);
  return { issues, epochs: epochs.length, timelines: timeline - before.timeline };
}

// A process writes one every 10 s, a worker every 2 s. Nothing starts a process that has ended.
const HAVE_HEARTBEATS = `
  (select count(*) from processes where beat_at > now() - interval '15 s') = 5 and
  (select count(*) from workers where beat_at > now() - interval '5 s') = 2`;

const COUNT_CONNECTIONS =
  "select count(*)::int as count from pg_stat_activity where application_name like 'payment-routing%'";
