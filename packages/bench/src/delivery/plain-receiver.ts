import { createServer, type Server } from "node:net";

/**
 * A server that reads each request to its end and answers 204, with as little to do as can be: what a merchant makes of
 * a callback is not what is measured. It takes requests that announce their length, as a client with a whole body does.
 *
 * @param onRequest is given the head of each request, its answer on the way
 */
export function createPlainReceiver(onRequest: (head: string) => void): Server {
  return createServer({ noDelay: true }, (socket) => {
    let waiting = "";
    // A character for each byte, so that lengths are those of bytes.
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      waiting += chunk;
      for (let request = findRequest(waiting); request !== undefined; request = findRequest(waiting)) {
        socket.write(writeAnswer(), "latin1");
        onRequest(request.head);
        waiting = waiting.slice(request.length);
      }
    });
    // A client that goes away takes its connection with it.
    socket.on("error", () => undefined);
  });
}

/** The value of a header whose name is written in lower case; undefined when there is none. */
export function readHeader(head: string, name: string): string | undefined {
  const label = `\r\n${name}: `;
  const start = head.indexOf(label);
  return start < 0 ? undefined : head.slice(start + label.length, head.indexOf("\r\n", start + label.length));
}

const END_OF_HEAD = "\r\n\r\n";

/** The request that the bytes begin with; undefined when not all of it is there yet. */
function findRequest(bytes: string): { readonly head: string; readonly length: number } | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.slice(0, end + END_OF_HEAD.length);
  const announced = readHeader(head, "content-length");
  if (announced === undefined) throw new Error(`expected a request that announces its length, got ${head}`);
  const length = head.length + Number(announced);
  return bytes.length < length ? undefined : { head, length };
}

let second = 0;
let answer = "";

/** With the headers that Node's server sends. */
function writeAnswer(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    answer = `HTTP/1.1 204 No Content\r\ndate: ${date}\r\nconnection: keep-alive\r\nkeep-alive: timeout=60\r\n\r\n`;
  }
  return answer;
}
