import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** A TCP server on a port of its own, for what no HTTP server can be brought to do. */
export interface SocketServer extends AsyncDisposable {
  readonly port: number;
  /** Those that are open. */
  readonly sockets: ReadonlySet<Socket>;
  /** Closes those that are open, and takes further ones. */
  disconnect(): void;
}

/** Starts a server that hands over each connection as it stands. */
export async function startSocketServer(onConnection: (socket: Socket) => void): Promise<SocketServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that gives up resets the connection: that is what these tests are about.
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
