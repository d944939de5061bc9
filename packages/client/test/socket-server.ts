import { type AddressInfo, createServer, type Socket } from "node:net";

/** A TCP server on a free port, for responses that an HTTP server cannot send. */
export interface SocketServer extends AsyncDisposable {
  readonly port: number;
  /** The open connections. */
  readonly sockets: ReadonlySet<Socket>;
  /** Closes the open connections and accepts new ones. */
  disconnect(): void;
}

/** Starts a server that passes each raw connection on. */
export async function startSocketServer(onConnection: (socket: Socket) => void): Promise<SocketServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that aborts resets the connection, which these tests expect.
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    disconnect,
    async [Symbol.asyncDispose]() {
      disconnect();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
