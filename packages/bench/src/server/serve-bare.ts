// A child process of the benchmark `server`: the upper bound of node:http. Reads the body to its end and writes a constant
// answer of the length of the search's.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { followParent } from "./follow-parent.ts";

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
server.listen(0, "127.0.0.1", () => followParent((server.address() as AddressInfo).port));
