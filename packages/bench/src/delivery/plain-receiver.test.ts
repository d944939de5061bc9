import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPlainReceiver, readHeader } from "./plain-receiver.ts";

const REQUEST = "POST /a HTTP/1.1\r\nhost: b\r\ncontent-length: 5\r\npayment-routing-session: 7\r\n\r\nhello";

async function receive(): Promise<{ url: string; port: number; heads: readonly string[] }> {
  const heads: string[] = [];
  const server = createPlainReceiver((head) => heads.push(head));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/callbacks`, port, heads };
}

test("answers each request of an HTTP client", async () => {
  const { url, heads } = await receive();
  for (const size of [10, 300_000]) {
    const response = await fetch(url, { method: "POST", body: "x".repeat(size), headers: { a: `${size}` } });
    expect(response.status).toBe(204);
  }
  expect(heads.map((head) => readHeader(head, "a"))).toEqual(["10", "300000"]);
});

test("reads requests however they are split", async () => {
  for (let cut = 1; cut < REQUEST.length; cut += 3) {
    const { port, heads } = await receive();
    const socket = connect(port, "127.0.0.1").setNoDelay();
    socket.write(REQUEST + REQUEST.slice(0, cut));
    await once(socket, "data");
    expect(heads).toHaveLength(1);
    socket.write(REQUEST.slice(cut));
    await once(socket, "data");
    socket.destroy();
    expect(heads.map((head) => readHeader(head, "payment-routing-session"))).toEqual(["7", "7"]);
  }
});

test("an absent header has no value", () => {
  expect(readHeader(REQUEST, "payment-routing")).toBeUndefined();
});
