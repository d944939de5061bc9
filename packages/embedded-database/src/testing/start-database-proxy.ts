import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of a PostgreSQL server that injects connection faults. */
export interface DatabaseProxy extends AsyncDisposable {
  /** `postgresql://…` of the server through the proxy. */
  readonly connectionString: string;
  /** The number of connections that clients have not closed yet. */
  readonly clientConnections: number;
  /** Breaks the connection instead of forwarding the next answer that reports a committed transaction. */
  loseNextCommit(): void;
  /** Breaks all connections, and new ones until `restore`. */
  cutOff(): void;
  restore(): void;
  /**
   * Drops all data on existing connections, in both directions, and keeps them open, as when a database fails over to
   * another machine. `connections` limits how many; all by default. New connections work.
   */
  mute(connections?: number): void;
}

/** Options of `startDatabaseProxy`. */
export interface DatabaseProxyOptions {
  /** After how many milliseconds the server notices that a muted connection is gone; never by default. */
  readonly noticedAfterMs?: number;
}

/** Starts a proxy to a server. Dispose of it to stop it. */
export async function startDatabaseProxy(
  connectionString: string,
  { noticedAfterMs }: DatabaseProxyOptions = {},
): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  const links = new Set<Link>();
  let isCutOff = false;
  let losesNextCommit = false;

  // Half open: closing a muted connection is not answered either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isCutOff) return void near.destroy();
    const link: Link = { near, far: connect({ ...target, allowHalfOpen: true }), isMuted: false };
    links.add(link);
    void pipe(link, forwardAnswer).then(() => links.delete(link));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  function forwardAnswer(link: Link, answer: Buffer): void {
    const isLost = losesNextCommit && answer.includes("COMMIT\0");
    if (!isLost) return void link.near.write(answer);
    losesNextCommit = false;
    end(link);
  }

  return {
    connectionString: url.href,
    get clientConnections() {
      return [...links].filter(({ near }) => !near.readableEnded && !near.destroyed).length;
    },
    loseNextCommit() {
      losesNextCommit = true;
    },
    cutOff() {
      isCutOff = true;
      for (const link of links) end(link);
    },
    restore() {
      isCutOff = false;
    },
    mute(connections = Number.POSITIVE_INFINITY) {
      const unmuted = [...links].filter((link) => !link.isMuted);
      for (const link of unmuted.slice(0, connections)) {
        link.isMuted = true;
        if (noticedAfterMs !== undefined) setTimeout(() => link.far.destroy(), noticedAfterMs).unref();
      }
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const link of links) end(link);
      await once(server, "close");
    },
  };
}

/** One connection: the client is at the near end, the server at the far end. */
interface Link {
  readonly near: Socket;
  readonly far: Socket;
  isMuted: boolean;
}

/** Resolves when both ends are closed. */
async function pipe(link: Link, forwardAnswer: (link: Link, answer: Buffer) => void): Promise<void> {
  const { near, far } = link;
  near.on("data", (data) => {
    if (!link.isMuted) far.write(data);
  });
  far.on("data", (answer) => {
    if (!link.isMuted) forwardAnswer(link, answer);
  });
  const closed = [near, far].map((socket) => {
    socket.on("error", () => {});
    for (const event of ["end", "close"]) {
      socket.on(event, () => {
        if (!link.isMuted) end(link);
      });
    }
    return new Promise<void>((resolve) => void socket.on("close", resolve));
  });
  await Promise.all(closed);
}

function end({ near, far }: Link): void {
  near.destroy();
  far.destroy();
}
