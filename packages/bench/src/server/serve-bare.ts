// A child process of the benchmark `server`: the upper bound of node:http. Reads the body to its end and writes a constant
// answer of the length of the search's.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { headers, body } = JSON.parse(process.argv[2] ?? "{}");

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (Buffer.concat(chunks).length === 0) throw new Error("a request came without a body");
    response.writeHead(200, headers);
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: "ready", url: `http://127.0.0.1:${port}` }));
});
