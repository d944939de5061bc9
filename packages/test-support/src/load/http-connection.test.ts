import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { HttpConnection } from "./http-connection.ts";

/** Starts a server that answers each request with the parts, each in a packet of its own, and returns its port. */
async function serve(...parts: readonly string[]): Promise<number> {
  const server = createServer({ noDelay: true }, (socket) => {
    socket
      .on("error", () => undefined)
      .on("data", async () => {
        for (const part of parts) {
          socket.write(part, "latin1");
          await nextTurn();
        }
      });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function send(connection: HttpConnection): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const onAnswer = ({ status, body }: { readonly status: number; readonly body: Buffer }) =>
      resolve({ status, text: body.toString() });
    connection.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n", onAnswer, reject);
  });
}

const ANSWERS = [
  {
    name: "with a length",
    given: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    want: { status: 200, text: "hello" },
  },
  {
    name: "in chunks",
    given:
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\nA\r\n\r\n0\r\n\r\n lo\r\n0\r\n\r\n",
    want: { status: 200, text: "hel\r\n0\r\n\r\n lo" },
  },
  { name: "without a body", given: "HTTP/1.1 204 No Content\r\n\r\n", want: { status: 204, text: "" } },
];

test.each(ANSWERS)("reads an answer $name, however it is split", async ({ given, want }) => {
  for (let cut = 1; cut <= given.length; cut++) {
    const port = await serve(given.slice(0, cut), given.slice(cut));
    const connection = new HttpConnection(port);
    expect([cut, await send(connection)]).toEqual([cut, want]);
    // The connection is used again.
    expect([cut, await send(connection)]).toEqual([cut, want]);
    connection.close();
  }
});

test("closes when the server says so", async () => {
  const connection = new HttpConnection(await serve("HTTP/1.1 503 X\r\nConnection: close\r\n\r\n"));
  expect(await send(connection)).toEqual({ status: 503, text: "" });
  expect(connection.isOpen).toBe(false);
});

test("fails when the connection closes or is silent", async () => {
  const silent = new HttpConnection(await serve(), { timeoutMs: 20 });
  await expect(send(silent)).rejects.toThrow("the connection was closed");
  const closed = new HttpConnection(1);
  await expect(send(closed)).rejects.toThrow("ECONNREFUSED");
});
