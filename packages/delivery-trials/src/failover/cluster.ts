import { execFileSync, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { waitUntil } from "../trial/wait-until.ts";
import { createNetwork, NODES, type NodeName, PostgresNode } from "./node.ts";

/** As Patroni names them. */
type MemberRole = "leader" | "sync_standby" | "replica";

interface Member {
  readonly name: NodeName;
  readonly role: MemberRole;
  readonly timeline?: number;
}

/** PostgreSQL on three nodes with Patroni, each with a member of etcd, behind HAProxy as the address of the primary. */
export class Cluster {
  /** `postgresql://…` of HAProxy. */
  readonly connectionString = `postgresql://postgres@127.0.0.1:${PROXY_PORT}/postgres`;
  readonly nodes: readonly PostgresNode[];
  /** Whether a commit always waits for a standby: `synchronous_mode` and `synchronous_mode_strict`. */
  readonly isSynchronous: boolean;
  /** The role of the standby that a failover promotes. */
  readonly standby: MemberRole;

  private constructor(nodes: readonly PostgresNode[], isSynchronous: boolean) {
    this.nodes = nodes;
    this.isSynchronous = isSynchronous;
    this.standby = isSynchronous ? "sync_standby" : "replica";
  }

  /**
   * Starts a cluster in the namespaces of this process, with which its processes end. The user postgres has to reach the folder,
   * which receives data and logs.
   */
  static async start(folder: string, isSynchronous: boolean): Promise<Cluster> {
    createNetwork();
    const nodes: PostgresNode[] = [];
    for (const name of NODES) {
      const own = join(folder, name);
      await mkdir(own);
      execFileSync("chown", ["postgres:postgres", own]);
      nodes.push(new PostgresNode(name, own, isSynchronous));
    }
    for (const node of nodes) node.start();
    const servers = nodes.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, [PROXY, ...servers, ""].join("\n"));
    spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
    return new Cluster(nodes, isSynchronous);
  }

  async find(role: MemberRole): Promise<PostgresNode> {
    const members = await this.#readMembers();
    const name = members.find((member) => member.role === role)?.name;
    const found = this.nodes.find((node) => node.name === name);
    if (found === undefined) throw new Error(`expected a ${role}, got ${JSON.stringify(members)}`);
    return found;
  }

  async findEtcdLeader(): Promise<PostgresNode> {
    for (const node of this.nodes) {
      const { leader, header } = (await node.ask("/v3/maintenance/status", {}, 2379)) as EtcdStatus;
      if (leader === header.member_id) return node;
    }
    throw new Error("etcd has no leader");
  }

  /** Resolves when another node than this one is the primary. */
  waitForOther(primary: PostgresNode): Promise<void> {
    return this.#expect("no other node became primary", async () => (await this.find("leader")) !== primary);
  }

  /** Resolves when a primary and two standbys replicate on one timeline, one of them synchronously if they should. Returns it. */
  async waitUntilWhole(): Promise<number> {
    let timeline = 0;
    await this.#expect("the cluster did not become whole", async () => {
      const members = await this.#readMembers();
      timeline = members[0]?.timeline ?? 0;
      const roles = members.filter((each) => each.timeline === timeline).map(({ role }) => role);
      if (roles.sort().join() !== `leader,replica,${this.standby}`) return false;
      const [row] = await (await this.find("leader")).query<{ count: number }>(COUNT_STANDBYS);
      return row?.count === this.nodes.length - 1;
    });
    return timeline;
  }

  async #expect(what: string, condition: () => Promise<boolean>): Promise<void> {
    if (await waitUntil(condition, TIMEOUT_MS)) return;
    throw new Error(`${what} within ${TIMEOUT_MS} ms: ${JSON.stringify(await this.#readMembers())}`);
  }

  /** The members as most nodes see them: one that is cut off shows how it was before. */
  async #readMembers(): Promise<readonly Member[]> {
    const views: (readonly Member[])[] = [];
    for (const answer of await Promise.allSettled(this.nodes.map((node) => node.ask("/cluster"))))
      if (answer.status === "fulfilled") views.push((answer.value as { readonly members: Member[] }).members);
    const leaderOf = (members: readonly Member[]) => members.find(({ role }) => role === "leader")?.name;
    const [[most] = []] = [...Map.groupBy(views, leaderOf).values()].sort((a, b) => b.length - a.length);
    return most ?? [];
  }
}

/** Longer than a failover and the return of a node take together. */
const TIMEOUT_MS = 180_000;

const COUNT_STANDBYS = `
  select count(*)::int as count from pg_stat_replication where state = 'streaming' and application_name like 'node%'`;

interface EtcdStatus {
  readonly leader: string;
  readonly header: { readonly member_id: string };
}

const PROXY_PORT = 5000;

/** HAProxy as Patroni's documentation configures it, with shorter times. */
const PROXY = `
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${PROXY_PORT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 2 on-marked-down shutdown-sessions`;
