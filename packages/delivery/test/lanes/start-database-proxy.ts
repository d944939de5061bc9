import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to the database that goes wrong when a test wants it to. */
export interface DatabaseProxy extends AsyncDisposable {
  readonly connectionString: string;
  /** Breaks a connection in place of the next answer that says that a transaction is committed. */
  loseNextCommit(): void;
  /** Breaks what there is, and whatever connects, until it is restored. */
  cutOff(): void;
  restore(): void;
}

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isCutOff = false;
  let losesNextCommit = false;

  const server = createServer((near) => {
    if (isCutOff) return void near.destroy();
    const far = connect(target);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    near.pipe(far);
    far.on("data", (answer) => {
      if (!losesNextCommit || !answer.includes("COMMIT\0")) return void near.write(answer);
      losesNextCommit = false;
      end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  function destroyAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    connectionString: url.href,
    loseNextCommit() {
      losesNextCommit = true;
    },
    cutOff() {
      isCutOff = true;
      destroyAll();
    },
    restore() {
      isCutOff = false;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      destroyAll();
      await once(server, "close");
    },
  };
}
