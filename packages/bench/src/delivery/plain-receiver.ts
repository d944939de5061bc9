import { createServer, type Server } from "node:net";

/**
 * A minimal server that reads each request to its end and answers 204, since the processing at the merchant is not
 * measured. Requests must have a Content-Length.
 *
 * @param onRequest called with the head of each request after its answer is sent
 */
export function createPlainReceiver(onRequest: (head: string) => void): Server {
  return createServer({ noDelay: true }, (socket) => {
    let waiting = "";
    // One character a byte, so that lengths are in bytes.
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      waiting += chunk;
      for (let request = findRequest(waiting); request !== undefined; request = findRequest(waiting)) {
        socket.write(writeAnswer(), "latin1");
        onRequest(request.head);
        waiting = waiting.slice(request.length);
      }
    });
    // The client has disconnected.
    socket.on("error", () => undefined);
  });
}

/** The value of a header by its lower-case name; undefined if absent. */
export function readHeader(head: string, name: string): string | undefined {
  const label = `\r\n${name}: `;
  const start = head.indexOf(label);
  return start < 0 ? undefined : head.slice(start + label.length, head.indexOf("\r\n", start + label.length));
}

const END_OF_HEAD = "\r\n\r\n";

/** The request at the start of the bytes; undefined if incomplete. */
function findRequest(bytes: string): { readonly head: string; readonly length: number } | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.slice(0, end + END_OF_HEAD.length);
  const announced = readHeader(head, "content-length");
  if (announced === undefined) throw new Error(`expected a request with a Content-Length, got ${head}`);
  const length = head.length + Number(announced);
  return bytes.length < length ? undefined : { head, length };
}

let second = 0;
let answer = "";

/** Has the headers of Node's server. */
function writeAnswer(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    answer = `HTTP/1.1 204 No Content\r\ndate: ${date}\r\nconnection: keep-alive\r\nkeep-alive: timeout=60\r\n\r\n`;
  }
  return answer;
}
