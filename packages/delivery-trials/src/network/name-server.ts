import { createSocket } from "node:dgram";
import { once } from "node:events";

/** The bytes of an address, by its type of record: 1 for IPv4, 28 for IPv6. */
export type AddressRecords = Readonly<Partial<Record<number, readonly number[]>>>;

const NO_SUCH_NAME = 3;

/** Starts a name server on 127.0.0.1:53 (RFC 1035, section 4). It is silent about names that begin with `silent`. */
export async function startNameServer(
  names: Readonly<Record<string, AddressRecords>>,
): Promise<AsyncDisposable> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    if (name.startsWith("silent")) return;
    const bytes = names[name]?.[type];
    const head = Buffer.alloc(12);
    const flags = 0x8180 + (names[name] === undefined ? NO_SUCH_NAME : 0);
    [query.readUInt16BE(0), flags, 1, bytes === undefined ? 0 : 1].forEach((value, i) => {
      head.writeUInt16BE(value, 2 * i);
    });
    // The name of the question, the type, the class IN, and one second to live.
    const answer =
      bytes === undefined ? [] : [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, bytes.length, ...bytes];
    socket.send([head, query.subarray(12, end), Buffer.from(answer)], port, address);
  });
  await once(socket.bind(53, "127.0.0.1"), "listening");
  return { [Symbol.asyncDispose]: async () => void (await once(socket.close(), "close")) };
}

function readQuestion(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}
