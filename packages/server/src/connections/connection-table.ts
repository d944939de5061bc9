import type { Socket } from "node:net";
import { sourceOf } from "../limits/request-source.ts";

export interface ConnectionTableOptions {
  /** How many connections may be open at once. Half of them may be of one source. */
  readonly most: number;
  /** Whether an address is a proxy's, whose connections are of many sources. */
  readonly isTrusted: (address: string) => boolean;
  /** Told of each connection that is closed: an idle one that makes room, or a new one for which there is none. */
  readonly onClosed: (which: "idle" | "new") => void;
}

interface Source {
  connections: number;
  /** Those without a request that waits for its answer, the longest idle first. */
  readonly idle: Set<Socket>;
}

interface Connection {
  /** Undefined: of a proxy. */
  readonly source: Source | undefined;
  requests: number;
}

/**
 * Bounds open connections. Where there is no room for a new one, the one that has been idle longest is closed for it: a
 * caller that opens connections and leaves them idle keeps nobody out.
 */
export class ConnectionTable {
  readonly #options: ConnectionTableOptions;
  readonly #connections = new Map<Socket, Connection>();
  readonly #sources = new Map<string, Source>();
  readonly #idle = new Set<Socket>();

  constructor(options: ConnectionTableOptions) {
    this.#options = options;
  }

  /** Takes a new connection in, or closes it. */
  add(socket: Socket): void {
    const { isTrusted, most } = this.#options;
    const address = socket.remoteAddress ?? "";
    const name = isTrusted(address) ? undefined : sourceOf(address);
    const source = name === undefined ? undefined : this.#findSource(name);
    const isSourceFull = source !== undefined && source.connections >= Math.ceil(most / 2);
    const hasRoom =
      isSourceFull || this.#connections.size >= most
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
    const connection = { source, requests: 0 };
    this.#connections.set(socket, connection);
    this.#setIdle(socket, connection);
    socket.on("close", () => {
      this.#remove(socket);
      if (name !== undefined && source?.connections === 0) this.#sources.delete(name);
    });
  }

  /** A request has come on a connection. */
  begin(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined || connection.requests++ > 0) return;
    this.#idle.delete(socket);
    connection.source?.idle.delete(socket);
  }

  /** A request has been answered, or given up. */
  end(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection !== undefined && --connection.requests === 0) this.#setIdle(socket, connection);
  }

  #findSource(name: string): Source {
    return this.#sources.get(name) ?? { connections: 0, idle: new Set() };
  }

  #setIdle(socket: Socket, { source }: Connection): void {
    this.#idle.add(socket);
    source?.idle.add(socket);
  }

  /** Closes the first of some idle connections. False: there is none. */
  #close(idle: ReadonlySet<Socket>): boolean {
    const [longest] = idle;
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
    this.#idle.delete(socket);
    if (connection.source === undefined) return;
    connection.source.connections--;
    connection.source.idle.delete(socket);
  }
}
