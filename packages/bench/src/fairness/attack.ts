// A child of the bench `fairness`: keeps connections busy with one request. It does not look at the answers; when the
// service closes a connection, it opens another after a second, as Retry-After says.
import { connect } from "node:net";
import { ATTACKS } from "./requests.ts";

const [port, name = "", connections] = process.argv.slice(2);
const request = ATTACKS[name]?.() ?? Buffer.of();

for (let i = 0; i < Number(connections); i++) open();
process.send?.({ attacking: name });
process.on("disconnect", () => process.exit());

function open(): void {
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  const send = (): void => {
    socket.write(request);
  };
  // The head of an answer comes at the beginning of a chunk.
  socket.on("connect", send).on("data", (chunk: Buffer) => {
    if (chunk.subarray(0, 5).equals(HTTP)) send();
  });
  socket.on("error", () => undefined).on("close", () => setTimeout(open, 1000));
}

const HTTP = Buffer.from("HTTP/");
