import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a PostgreSQL server that goes wrong when a test wants it to. */
export interface DatabaseProxy extends AsyncDisposable {
  /** `postgresql://…` of the server, by this way. */
  readonly connectionString: string;
  /** How many connections there are that whoever asked has not left, whatever became of their other ends. */
  readonly near: number;
  /** Breaks a connection in place of the next answer that says that a transaction is committed. */
  loseNextCommit(): void;
  /** Breaks what there is, and whatever connects, until it is restored. */
  cutOff(): void;
  restore(): void;
  /**
   * Loses what is sent over some of the connections from now on, in either direction, and keeps them open: neither side
   * hears of it. It is so when a database fails over to another machine. All that there are unless it is said how many;
   * whatever connects later is none the worse for it.
   */
  mute(connections?: number): void;
}

/** Options of `startDatabaseProxy`. */
export interface DatabaseProxyOptions {
  /** After how many milliseconds the server hears that nobody is there any more; never, unless it is said. */
  readonly noticedAfterMs?: number;
}

/** Opens a way to a server. It is open until it is disposed. */
export async function startDatabaseProxy(
  connectionString: string,
  { noticedAfterMs }: DatabaseProxyOptions = {},
): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  const links = new Set<Link>();
  let isCutOff = false;
  let losesNextCommit = false;

  // Half open: who says goodbye over a mute connection is not answered either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isCutOff) return void near.destroy();
    const link: Link = { near, far: connect({ ...target, allowHalfOpen: true }), isMute: false };
    links.add(link);
    void joinEnds(link, takeAnswer).then(() => links.delete(link));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  function takeAnswer(link: Link, answer: Buffer): void {
    const isLost = losesNextCommit && answer.includes("COMMIT\0");
    if (!isLost) return void link.near.write(answer);
    losesNextCommit = false;
    end(link);
  }

  return {
    connectionString: url.href,
    get near() {
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
      const heard = [...links].filter(({ isMute }) => !isMute);
      for (const link of heard.slice(0, connections)) {
        link.isMute = true;
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

/** One connection: whoever asks is at its near end, the server at the far one. */
interface Link {
  readonly near: Socket;
  readonly far: Socket;
  isMute: boolean;
}

/** Resolves when both ends are closed. */
async function joinEnds(link: Link, takeAnswer: (link: Link, answer: Buffer) => void): Promise<void> {
  const { near, far } = link;
  near.on("data", (question) => {
    if (!link.isMute) far.write(question);
  });
  far.on("data", (answer) => {
    if (!link.isMute) takeAnswer(link, answer);
  });
  const closed = [near, far].map((socket) => {
    socket.on("error", () => {});
    for (const event of ["end", "close"]) {
      socket.on(event, () => {
        if (!link.isMute) end(link);
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
