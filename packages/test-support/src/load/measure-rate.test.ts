import { type AddressInfo, createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Exchange, measureLatencies, measureTopRate, withConnections } from "./measure-rate.ts";

const REQUEST = Buffer.from("GET / HTTP/1.1\r\nHost: a\r\n\r\n");

/** A server that counts requests and answers them with the same bytes. */
async function serve(body: string): Promise<{ server: Server; exchange: Exchange; answers: () => number }> {
  const answer = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  let answers = 0;
  const server = createServer((socket) => {
    socket.on("data", () => {
      answers++;
      socket.write(answer);
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, exchange: { port, request: REQUEST }, answers: () => answers };
}

test("counts the answers of the server", async () => {
  const { exchange, answers } = await serve("x".repeat(100_000));
  const counted = await withConnections(exchange, 3, (connections) => measureTopRate(connections, 50));
  expect(counted.answers).toBe(answers());
  expect(counted.answers).toBeGreaterThan(2);
  expect(counted.milliseconds).toBeGreaterThanOrEqual(50);
});

test("returns the latency of each due request in ascending order", async () => {
  const { exchange, answers } = await serve("hello");
  const latencies = await withConnections(exchange, 2, (connections) =>
    measureLatencies(connections, 500, 100),
  );
  expect(answers()).toBe(50);
  expect(latencies).toHaveLength(50);
  expect(latencies[0]).toBeGreaterThan(0);
  expect([...latencies]).toEqual([...latencies].sort((a, b) => a - b));
});

test("a closed port is an error", async () => {
  const { server, exchange } = await serve("hello");
  await new Promise((resolve) => server.close(resolve));
  await expect(withConnections(exchange, 1, async () => undefined)).rejects.toThrow("ECONNREFUSED");
});
