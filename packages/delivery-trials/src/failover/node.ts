import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

export const NODES = ["node1", "node2", "node3"] as const;
export type NodeName = (typeof NODES)[number];

/** Nodes reach each other over `cluster`, HAProxy and this trial reach them over `clients`. */
const LINKS = { cluster: "10.77.1", clients: "10.77.2" } as const;
export type Link = keyof typeof LINKS;

const addressOf = (name: NodeName, link: Link) => `${LINKS[link]}.${NODES.indexOf(name) + 1}`;

/** Creates a namespace for each node, and the two networks, in the network and mount namespace of this process. */
export function createNetwork(): void {
  ip("link", "set", "lo", "up");
  for (const link of ["cluster", "clients"]) {
    ip("link", "add", link, "type", "bridge");
    ip("link", "set", link, "up");
  }
  ip("address", "add", `${LINKS.clients}.254/24`, "dev", "clients");
  for (const name of NODES) {
    ip("netns", "add", name);
    ip("-n", name, "link", "set", "lo", "up");
    for (const link of ["cluster", "clients"] as const) {
      ip("link", "add", `${name}-${link}`, "type", "veth", "peer", "name", link, "netns", name);
      ip("link", "set", `${name}-${link}`, "master", link, "up");
      ip("-n", name, "address", "add", `${addressOf(name, link)}/24`, "dev", link);
      ip("-n", name, "link", "set", link, "up");
    }
  }
}

function ip(...args: readonly string[]): string {
  return execFileSync("ip", args, { encoding: "utf8" });
}

/** The programs of a node. PostgreSQL is a child of Patroni, and goes on without it. */
export type Program = "etcd" | "patroni" | "postgres";

/** A machine with PostgreSQL, its Patroni, and a member of etcd. */
export class PostgresNode {
  readonly name: NodeName;
  /** The address of PostgreSQL and Patroni for clients. */
  readonly address: string;
  readonly #folder: string;
  readonly #supervised = new Map<Program, ChildProcess>();

  constructor(name: NodeName, folder: string, isSynchronous: boolean) {
    this.name = name;
    this.address = addressOf(name, "clients");
    this.#folder = folder;
    writeFileSync(join(folder, "patroni.yaml"), this.#configure(isSynchronous));
  }

  /** Starts etcd and Patroni where they do not run, as their supervisor would. */
  start(): void {
    const own = addressOf(this.name, "cluster");
    const peers = NODES.map((name) => `${name}=http://${addressOf(name, "cluster")}:2380`).join();
    const etcd = [
      `--name=${this.name}`,
      `--data-dir=${join(this.#folder, "etcd")}`,
      "--enable-v2=true",
      "--listen-client-urls=http://0.0.0.0:2379",
      `--advertise-client-urls=http://${own}:2379`,
      `--listen-peer-urls=http://${own}:2380`,
      `--initial-advertise-peer-urls=http://${own}:2380`,
      `--initial-cluster=${peers}`,
    ];
    this.#run("etcd", etcd);
    this.#run("patroni", [join(this.#folder, "patroni.yaml")]);
  }

  /** Sends a signal to these programs, all by default, with their children. */
  signal(name: NodeJS.Signals, programs: readonly Program[] = ["etcd", "patroni", "postgres"]): void {
    for (const processId of ip("netns", "pids", this.name).split("\n").filter(Boolean).map(Number))
      try {
        const program = readFileSync(`/proc/${processId}/comm`, "utf8").trim() as Program;
        if (programs.includes(program)) process.kill(processId, name);
      } catch {
        // It has ended meanwhile.
      }
  }

  /** Cuts the node off networks, or joins it again. Nothing is rejected: packets are lost. */
  setLinks(state: "down" | "up", links: readonly Link[]): void {
    for (const link of links) ip("link", "set", `${this.name}-${link}`, state);
  }

  /** Queries its PostgreSQL as it is, not the primary. */
  async query<Row>(text: string): Promise<readonly Row[]> {
    const client = new Client({ host: this.address, user: "postgres", query_timeout: 5000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Sends a request to its Patroni or, on port 2379, to etcd. */
  async ask(path: string, body?: object, port = 8008): Promise<unknown> {
    const response = await fetch(`http://${this.address}:${port}${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(body === undefined ? 1000 : 60_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${this.name} answers ${path} with ${response.status}: ${text}`);
    return text.startsWith("{") ? JSON.parse(text) : text;
  }

  #run(program: Program, args: readonly string[]): void {
    const running = this.#supervised.get(program);
    if (running !== undefined && running.exitCode === null && running.signalCode === null) return;
    const log = openSync(join(this.#folder, `${program}.log`), "a");
    const user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
    const child = spawn("ip", ["netns", "exec", this.name, ...user, program, ...args], {
      stdio: ["ignore", log, log],
      cwd: this.#folder,
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    });
    closeSync(log);
    this.#supervised.set(program, child);
  }

  /**
   * The API v2 of etcd: with v3, Patroni before 3.0.3 takes the lock of the new primary when it continues after its TTL. The times
   * are the shortest that Patroni documents. Nobody else reaches the networks, so that no password is needed.
   */
  #configure(isSynchronous: boolean): string {
    const own = addressOf(this.name, "cluster");
    const etcd = ["127.0.0.1", ...NODES.map((name) => addressOf(name, "cluster"))].map(
      (host) => `${host}:2379`,
    );
    return `
scope: payments
name: ${this.name}
restapi: {listen: 0.0.0.0:8008, connect_address: "${own}:8008"}
etcd: {hosts: ${JSON.stringify(etcd)}}
bootstrap:
  dcs:
    {ttl: 20, loop_wait: 2, retry_timeout: 5, synchronous_mode: ${isSynchronous}, synchronous_mode_strict: ${isSynchronous},
    postgresql: {use_pg_rewind: true, parameters: {wal_log_hints: on, max_connections: 200}}}
  initdb: [encoding: UTF8, locale: C.UTF-8, data-checksums]
postgresql:
  listen: 0.0.0.0:5432
  connect_address: ${own}:5432
  data_dir: ${join(this.#folder, "data")}
  bin_dir: ${POSTGRESQL}
  pgpass: ${join(this.#folder, "pgpass")}
  basebackup: [checkpoint: fast]
  pg_hba: [local all all trust, host all all all trust, host replication all all trust]
  authentication: {superuser: {username: postgres}, replication: {username: replicator}}
  parameters: {unix_socket_directories: ${this.#folder}}
`;
  }
}

/** Debian's PostgreSQL 15. */
export const POSTGRESQL = "/usr/lib/postgresql/15/bin";
