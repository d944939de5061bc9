import { once } from "node:events";
import { createServer } from "node:http";
import { connect, isIP } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createAddressGuard } from "./address-guard.ts";
import { createPoster } from "./poster.ts";

/** Posts to a name with these addresses, or that no name server answers for. */
async function post(addresses: readonly string[] | undefined, port: number, connectTimeoutMs = 5_000) {
  const answer = addresses?.map((address) => ({ address, family: isIP(address) }));
  const poster = createPoster(
    createAddressGuard({ allowHttp: true, allow: ["host.example"] }, () =>
      answer === undefined ? new Promise(() => {}) : Promise.resolve(answer),
    ),
  );
  const url = `http://host.example:${port}/`;
  const result = await poster.post({
    url,
    headers: {},
    body: Buffer.from("{}"),
    connectTimeoutMs,
    totalTimeoutMs: 8_000,
  });
  await poster.close();
  return result;
}

/** A server on 127.0.0.1 that does not complete a connection until it is released: its queue is full (Linux). */
async function startFullServer() {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(FULL_SERVER, { eval: true, workerData: state });
  const [port]: number[] = await once(worker, "message");
  const fillers = [0, 1].map(() => connect(port ?? 0, "127.0.0.1"));
  await Promise.all(fillers.map((filler) => once(filler, "connect")));
  const release = () => {
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
  };
  return {
    port: port ?? 0,
    release,
    async [Symbol.asyncDispose]() {
      for (const filler of fillers) filler.destroy();
      release();
      await worker.terminate();
    },
  };
}

const FULL_SERVER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const answer = (socket) => socket.on("error", () => {}).end("HTTP/1.1 204 No Content\\r\\n\\r\\n");
  const server = require("node:net").createServer(answer).listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(workerData, 0, 0);
  });
`;

// The system repeats the request for a connection after a second. Node would give the first address 250 ms.
test("an address that takes a second to connect, before one that refuses, is reached", async () => {
  await using server = await startFullServer();
  const posting = post(["127.0.0.1", "127.0.0.2"], server.port);
  setTimeout(server.release, 500);
  expect(await posting).toMatchObject({ end: "answered", status: 204 });
});

test("an address that does not answer does not hold up the next one", async () => {
  await using full = await startFullServer();
  const second = createServer((_request, response) => response.writeHead(202).end());
  await once(second.listen(full.port, "127.0.0.2"), "listening");
  expect(await post(["127.0.0.1", "127.0.0.2"], full.port)).toMatchObject({ end: "answered", status: 202 });
  await once(second.close(), "close");
});

test.each([
  {
    name: "a silent name server",
    addresses: undefined,
    error: "no name server answered for host.example within 200 ms",
  },
  { name: "no connection", addresses: ["127.0.0.1"], error: "no connection to 127.0.0.1 within 200 ms" },
])("$name ends at the connect timeout", async ({ addresses, error }) => {
  await using server = await startFullServer();
  expect(await post(addresses, server.port, 200)).toMatchObject({
    end: "timeout",
    error: `UND_ERR_CONNECT_TIMEOUT: ${error}`,
  });
});

test("names the failure of each address", async () => {
  await using server = await startFullServer();
  const error = "ECONNREFUSED: connect ECONNREFUSED 127.0.0.2:PORT; connect ECONNREFUSED 127.0.0.3:PORT";
  expect(await post(["127.0.0.2", "127.0.0.3"], server.port)).toMatchObject({
    end: "failed",
    error: error.replaceAll("PORT", String(server.port)),
  });
});
