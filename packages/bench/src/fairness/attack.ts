// A child process of the benchmark `fairness`: repeats the same requests on its connections as soon as all are answered.
// When the service closes a connection, it opens another after a second, the time of Retry-After.
import { connect } from "node:net";
import { ATTACKS, INTERNAL_ATTACKS } from "./requests.ts";

const [port, name = ""] = process.argv.slice(2);
const attack = ATTACKS[name] ?? INTERNAL_ATTACKS[name];
if (attack === undefined) throw new Error(`no attack ${name}`);
const { pipelined = 1, connections } = attack;
const requests = Buffer.from(attack.write().repeat(pipelined));

const STATUS_LINE = "HTTP/1.1 ";

for (let i = 0; i < connections; i++) open();
process.send?.({ attacking: name });
process.on("disconnect", () => process.exit());

function open(): void {
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  let answers = 0;
  let end = "";
  const send = (): void => {
    socket.write(requests);
  };
  socket.on("connect", send).on("data", (chunk: Buffer) => {
    const text = end + chunk.toString("latin1");
    answers += text.split(STATUS_LINE).length - 1;
    end = text.slice(1 - STATUS_LINE.length);
    if (answers < pipelined) return;
    answers -= pipelined;
    send();
  });
  socket.on("error", () => undefined).on("close", () => setTimeout(open, 1000));
}
