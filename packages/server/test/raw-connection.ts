import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { SEARCH_PATH } from "../src/search/search-route.ts";
import { SANDBOX_AUTHORIZATION } from "./sandbox.ts";

/** A TCP connection that sends raw bytes. */
export interface RawConnection {
  readonly socket: Socket;
  write(text: string): void;
  /** Everything received, once it matches. Fails when the connection closes first. */
  received(pattern: RegExp): Promise<string>;
  /** Everything received, once the other side has closed. */
  closed(): Promise<string>;
}

/** @param localAddress the source address: 127.0.0.2 is another source than 127.0.0.1 */
export async function openConnection(port: number, localAddress = "127.0.0.1"): Promise<RawConnection> {
  const socket = connect({ host: "127.0.0.1", port, localAddress, allowHalfOpen: true });
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  socket.on("end", () => socket.end());
  onTestFinished(() => {
    socket.destroy();
  });
  // Writing to a connection that the server closed is an error, followed by close.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  return {
    socket,
    write: (bytes) => socket.write(bytes),
    async received(pattern) {
      while (!pattern.test(text)) {
        if (socket.closed || socket.readableEnded)
          throw new Error(`closed before ${pattern}, after: ${text}`);
        await Promise.race([new Promise((resolve) => socket.once("data", resolve)), closed]);
      }
      return text;
    },
    async closed() {
      await closed;
      return text;
    },
  };
}

/** The head of a search as raw bytes. */
export function searchHead(method: string, ...fields: readonly string[]): string {
  const head = [
    `${method} ${SEARCH_PATH} HTTP/1.1`,
    "Host: test",
    `Authorization: ${SANDBOX_AUTHORIZATION}`,
    "Content-Type: application/xml",
    ...fields,
  ];
  return `${head.join("\r\n")}\r\n\r\n`;
}
