import type { Socket } from "node:net";
import { sourceOf } from "./client-address.ts";
import { createPacer } from "./pacer.ts";

export interface ConnectionTableOptions {
  /** The maximum number of open connections. One source may have half of them. */
  readonly maxConnections: number;
  /** Whether an address is a trusted proxy, which may have all connections. */
  readonly isTrusted: (address: string) => boolean;
  /** Called when an idle connection is closed to make room, or a new one because there is no room. */
  readonly onClosed: (which: "idle" | "new") => void;
}

interface Source {
  connections: number;
  readonly idle: IdleList;
}

/** Connections without an unanswered request, the longest idle first. */
class IdleList {
  /** The end of the list in both directions. */
  readonly #end: ListNode = makeNode(undefined);

  get longest(): Socket | undefined {
    return this.#end.next.socket;
  }

  /** Adds a node that is in no list. */
  add(node: ListNode): void {
    node.previous = this.#end.previous;
    node.next = this.#end;
    this.#end.previous.next = node;
    this.#end.previous = node;
  }
}

/**
 * The node of a connection in a list. Not an entry of a Set: every request removes and adds one, and a Set then allocates a
 * new table for every few requests, of which each keeps the next one from the collection of young garbage.
 */
interface ListNode {
  readonly socket: Socket | undefined;
  previous: ListNode;
  next: ListNode;
}

function makeNode(socket: Socket | undefined): ListNode {
  const node = { socket } as ListNode;
  node.previous = node;
  node.next = node;
  return node;
}

function removeFromList(node: ListNode): void {
  node.previous.next = node.next;
  node.next.previous = node.previous;
  node.previous = node;
  node.next = node;
}

interface Connection {
  /** In the list of all idle connections, and in that of the source. */
  readonly nodes: readonly [ListNode, ListNode];
  /** Undefined for a trusted proxy. */
  readonly source: Source | undefined;
  /** The client of the last answer, or the source. */
  owner: number | Source | undefined;
  /** The number of unanswered requests. */
  requests: number;
  isPaused: boolean;
}

/** A connection with more unanswered requests is paused. A single read of 64 KiB may exceed the limit. */
const MAX_UNANSWERED = 8;

/**
 * Limits open connections and the pipelined requests that are read from them.
 *
 * When there is no room for a new connection, the longest idle one is closed, so that idle connections do not keep others
 * out.
 *
 * Parsing a read of pipelined requests takes several milliseconds. At most one paused connection is resumed in each round
 * of the event loop. When two connections of one client (or source) are paused in a round, its other connections are
 * paused as well.
 */
export class ConnectionTable {
  readonly #options: ConnectionTableOptions;
  readonly #connections = new Map<Socket, Connection>();
  readonly #sources = new Map<string, Source>();
  readonly #idle = new IdleList();
  readonly #resumeLater = createPacer();
  /** Owners of the connections that were paused in this round of the event loop. */
  readonly #pipelining = new Set<Connection["owner"]>();

  constructor(options: ConnectionTableOptions) {
    this.#options = options;
  }

  /** Adds a new connection, or closes it. */
  add(socket: Socket): void {
    const { isTrusted, maxConnections } = this.#options;
    const address = socket.remoteAddress ?? "";
    const name = isTrusted(address) ? undefined : sourceOf(address);
    const source = name === undefined ? undefined : this.#findSource(name);
    const isSourceFull = source !== undefined && source.connections >= Math.ceil(maxConnections / 2);
    const hasRoom =
      isSourceFull || this.#connections.size >= maxConnections
        ? this.#close(isSourceFull ? source.idle : this.#idle)
        : true;
    if (!hasRoom) {
      this.#options.onClosed("new");
      socket.destroy();
      return;
    }
    if (name !== undefined && source !== undefined) {
      this.#sources.set(name, source);
      source.connections++;
    }
    const nodes = [makeNode(socket), makeNode(socket)] as const;
    const connection: Connection = { nodes, source, owner: source, requests: 0, isPaused: false };
    this.#connections.set(socket, connection);
    this.#setIdle(connection);
    // Reading the body of a request resumes its connection.
    socket.on("resume", () => {
      if (connection.isPaused) socket.pause();
    });
    socket.on("close", () => {
      this.#remove(socket);
      if (name !== undefined && source?.connections === 0) this.#sources.delete(name);
    });
  }

  /** Counts a request. */
  begin(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    if (connection.requests++ === 0) connection.nodes.forEach(removeFromList);
    if (connection.requests > MAX_UNANSWERED && !connection.isPaused) this.#pause(socket, connection);
  }

  /** Counts a request that is answered or aborted. */
  end(socket: Socket, clientId: number | undefined): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    connection.owner = clientId ?? connection.source;
    if (--connection.requests === 0) this.#setIdle(connection);
    if (connection.isPaused && connection.requests === MAX_UNANSWERED) this.#resume(socket, connection);
  }

  #pause(socket: Socket, connection: Connection): void {
    connection.isPaused = true;
    socket.pause();
    const { owner } = connection;
    if (this.#pipelining.has(owner)) {
      for (const [other, idle] of this.#connections) {
        if (idle.owner !== owner || idle.isPaused || idle.requests > 0) continue;
        idle.isPaused = true;
        other.pause();
        this.#resume(other, idle);
      }
    }
    if (this.#pipelining.size === 0) setImmediate(() => this.#pipelining.clear());
    this.#pipelining.add(owner);
  }

  #resume(socket: Socket, connection: Connection): void {
    this.#resumeLater(() => {
      connection.isPaused = false;
      socket.resume();
    });
  }

  #findSource(name: string): Source {
    return this.#sources.get(name) ?? { connections: 0, idle: new IdleList() };
  }

  #setIdle({ source, nodes: [all, ofSource] }: Connection): void {
    this.#idle.add(all);
    source?.idle.add(ofSource);
  }

  /** Closes the longest idle connection. Returns false when there is none. */
  #close({ longest }: IdleList): boolean {
    if (longest === undefined) return false;
    this.#remove(longest);
    this.#options.onClosed("idle");
    longest.destroy();
    return true;
  }

  #remove(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    this.#connections.delete(socket);
    connection.nodes.forEach(removeFromList);
    if (connection.source !== undefined) connection.source.connections--;
  }
}
