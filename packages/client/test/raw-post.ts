import { once } from "node:events";
import { connect } from "node:net";

/** A POST on its own connection, whose sender ignores the answer and continues to send. */
export interface RawPost extends Disposable {
  send(bytes: Uint8Array): void;
  /** Resolves to the status once the headers of the answer arrive. */
  readonly status: Promise<number>;
  /** Resolves when the server closes the connection. */
  readonly closed: Promise<unknown>;
}

export async function openPost(port: number, headers: Readonly<Record<string, string>>): Promise<RawPost> {
  const socket = connect(port, "127.0.0.1");
  // Not `once`, which rejects on the error of a connection that is closed while sending.
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("error", () => {});
  const status = Promise.withResolvers<number>();
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
    const match = /^HTTP\/1\.1 (\d{3}) /.exec(received);
    if (match !== null) status.resolve(Number(match[1]));
  });
  await once(socket, "connect");
  const lines = Object.entries({ host: "localhost", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST /callbacks HTTP/1.1\r\n${lines.join("")}\r\n`);
  return {
    send: (bytes) => void socket.write(bytes),
    status: status.promise,
    closed,
    [Symbol.dispose]: () => void socket.destroy(),
  };
}
