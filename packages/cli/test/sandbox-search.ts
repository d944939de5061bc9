import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { ROOT } from "./run-process.ts";

const PATH = "/crs/routingservice/external/get-payment-methods";
const DOCUMENT = readFileSync(`${ROOT}schemas/examples/search/valid/full.xml`, "utf8");
const HEADERS = {
  authorization: `Basic ${btoa("10077:sandbox-key")}`,
  "content-type": "application/xml",
};

/** The status of the answer to a search of the sandbox. */
export async function search(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: "POST",
    headers: HEADERS,
    body: DOCUMENT,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The answer to a search of the sandbox with another key. */
export async function searchWith(
  port: number,
  key: string,
): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: "POST",
    headers: { ...HEADERS, authorization: `Basic ${btoa(`10077:${key}`)}` },
    body: DOCUMENT,
  });
  return { status: answer.status, body: await answer.text() };
}

/** Starts a search and sends part of its body, so that the server counts it as in flight. */
export async function startSearch(port: number): Promise<{ finish(): Promise<string> }> {
  const socket = connect({ host: "127.0.0.1", port });
  onTestFinished(() => {
    socket.destroy();
  });
  // A server that is killed resets the connection.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const head = [
    `GET ${PATH} HTTP/1.1`,
    "host: test",
    "connection: close",
    `content-length: ${Buffer.byteLength(DOCUMENT)}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${DOCUMENT.slice(0, 100)}`);
  await expect.poll(() => readMetrics(port)).toMatch(/in_flight 2\n/);
  return {
    finish: () => {
      socket.write(DOCUMENT.slice(100));
      return text(socket);
    },
  };
}

async function readMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}
