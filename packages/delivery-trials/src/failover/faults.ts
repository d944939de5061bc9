import { setTimeout as delay } from "node:timers/promises";
import { waitUntil } from "../trial/wait-until.ts";
import type { Cluster } from "./cluster.ts";
import type { Link, PostgresNode } from "./node.ts";

/** A fault of the database, after which the cluster becomes whole without help. */
export interface Fault {
  readonly name: string;
  readonly description: string;
  readonly inject: (cluster: Cluster) => Promise<void>;
}

export const FAULTS: readonly Fault[] = [
  {
    name: "primary-killed",
    description: "SIGKILL of the primary and its Patroni, which start again after the failover",
    inject: replacePrimary(killDatabase, (primary) => primary.start()),
  },
  {
    name: "patroni-killed",
    description:
      "SIGKILL of the primary's Patroni alone: PostgreSQL goes on beside the new primary, and writes",
    inject: replacePrimary(
      (primary) => primary.signal("SIGKILL", ["patroni"]),
      async (primary) => {
        await primary.query(WRITE);
        primary.start();
      },
    ),
  },
  {
    name: "primary-stopped",
    description: "SIGSTOP of all processes of the primary's node past the TTL, then SIGCONT",
    inject: replacePrimary(
      (primary) => primary.signal("SIGSTOP"),
      (primary) => primary.signal("SIGCONT"),
    ),
  },
  {
    name: "primary-cut-off",
    description:
      "the primary cut off from the others and from etcd, while clients reach it, then joined again",
    inject: cutPrimary(["cluster"]),
  },
  {
    name: "primary-unreachable",
    description: "the primary cut off from clients too, then joined again",
    inject: cutPrimary(["cluster", "clients"]),
  },
  {
    name: "switchover",
    description: "a planned switchover",
    inject: replacePrimary(
      (primary) => primary.ask("/switchover", { leader: primary.name }),
      () => {},
    ),
  },
  {
    name: "etcd-leader-killed",
    description: "SIGKILL of etcd's leader, which starts again past the TTL",
    async inject(cluster) {
      const node = await cluster.findEtcdLeader();
      node.signal("SIGKILL", ["etcd"]);
      await delay(PAST_TTL_MS);
      node.start();
    },
  },
  {
    name: "standby-lost",
    description: "SIGKILL of the synchronous standby and its Patroni, which start again after a minute",
    async inject(cluster) {
      const standby = await cluster.find(cluster.standby);
      killDatabase(standby);
      await delay(60_000);
      standby.start();
    },
  },
  {
    name: "own-timeline",
    description:
      "a standby without Patroni is cut off, promoted by hand and written to, comes back, and is reinitialized",
    async inject(cluster) {
      const standby = await cluster.find("replica");
      standby.signal("SIGKILL", ["patroni"]);
      standby.setLinks("down", ["cluster"]);
      await standby.query("select pg_promote()");
      await standby.query(WRITE);
      await delay(PAST_TTL_MS);
      standby.setLinks("up", ["cluster"]);
      standby.start();
      // Patroni does not rewind a node whose timeline is above that of the primary: an operator runs `patronictl reinit`.
      await waitUntil(async () => Boolean(await standby.ask("/reinitialize", { force: true })), 60_000);
    },
  },
  {
    name: "primary-and-etcd-leader-killed",
    description: "two at once: SIGKILL of the primary with its Patroni, and of etcd's leader",
    async inject(cluster) {
      const node = await cluster.findEtcdLeader();
      node.signal("SIGKILL", ["etcd"]);
      await replacePrimary(killDatabase, (primary) => primary.start())(cluster);
      node.start();
    },
  },
  {
    name: "primary-and-standby-killed",
    description:
      "two at once: SIGKILL of the primary and of the synchronous standby, which start again past the TTL",
    async inject(cluster) {
      const killed = [await cluster.find("leader"), await cluster.find(cluster.standby)];
      for (const node of killed) killDatabase(node);
      await delay(PAST_TTL_MS);
      for (const node of killed) node.start();
    },
  },
];

/** Longer than Patroni's TTL. */
const PAST_TTL_MS = 25_000;

/** Records that the other nodes do not have, and without waiting for them. */
const WRITE =
  "set synchronous_commit = local; create table if not exists diverged (n int); insert into diverged select generate_series(1, 10000)";

function killDatabase(node: PostgresNode): void {
  // Otherwise Patroni starts PostgreSQL again.
  node.signal("SIGKILL", ["patroni"]);
  node.signal("SIGKILL", ["postgres"]);
}

/** Takes the primary away, waits for another, and brings it back. */
function replacePrimary(
  remove: (primary: PostgresNode) => unknown,
  bringBack: (primary: PostgresNode) => unknown,
): Fault["inject"] {
  return async (cluster) => {
    const primary = await cluster.find("leader");
    await remove(primary);
    await cluster.waitForOther(primary);
    await delay(OVERLAP_MS);
    await bringBack(primary);
  };
}

/** How long the new primary works before the former one is back. */
const OVERLAP_MS = 5000;

function cutPrimary(links: readonly Link[]): Fault["inject"] {
  return replacePrimary(
    (primary) => primary.setLinks("down", links),
    (primary) => primary.setLinks("up", links),
  );
}
