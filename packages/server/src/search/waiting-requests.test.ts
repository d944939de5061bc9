import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { type WaitingRequest, WaitingRequests } from "./waiting-requests.ts";

const MEBIBYTE = 1_048_576;

function add(waiting: WaitingRequests, client: string, connection = new Socket()): WaitingRequest {
  const request = waiting.add(client, connection);
  if (request === undefined) throw new Error("as many wait as may");
  return request;
}

/** Names the requests whose bodies are read, in order. */
function startReading() {
  const begun: string[] = [];
  const read = (request: WaitingRequest, bytes: number, name: string): void => {
    const room = request.whenRoom(bytes);
    if (room === undefined) begun.push(name);
    else void room.then(() => begun.push(name));
  };
  return { begun, read };
}

test("a client may have 1,000 unanswered requests", () => {
  const waiting = new WaitingRequests();
  const requests = Array.from({ length: 1000 }, () => add(waiting, "a"));
  expect(waiting.add("a", new Socket())).toBeUndefined();
  expect(waiting.add("b", new Socket())).toBeDefined();
  requests[0]?.end();
  expect(waiting.add("a", new Socket())).toBeDefined();
  expect(waiting.add("a", new Socket())).toBeUndefined();
});

test("a connection may have 100, of any clients", () => {
  const waiting = new WaitingRequests();
  const connection = new Socket();
  const requests = Array.from({ length: 100 }, (_, i) => add(waiting, `client ${i % 3}`, connection));
  expect(waiting.add("another", connection)).toBeUndefined();
  requests[0]?.end();
  expect(waiting.add("another", connection)).toBeDefined();
});

test("bodies of a client are read while there is room, in order", async () => {
  const waiting = new WaitingRequests();
  const { begun, read } = startReading();
  const requests = ["1", "2", "3", "4"].map((name) => {
    const request = add(waiting, "a");
    read(request, name === "3" ? 10 : MEBIBYTE / 2, name);
    return request;
  });
  read(add(waiting, "b"), MEBIBYTE, "b");
  // There is room for the third, but it waits for the second.
  expect(begun).toEqual(["1", "2", "b"]);
  requests[0]?.end();
  await setImmediate();
  expect(begun).toEqual(["1", "2", "b", "3"]);
  requests[1]?.end();
  await setImmediate();
  expect(begun).toEqual(["1", "2", "b", "3", "4"]);
});

test("the end of an unread body lets the next one start", async () => {
  const waiting = new WaitingRequests();
  const { begun, read } = startReading();
  read(add(waiting, "a"), MEBIBYTE - 10, "1");
  const large = add(waiting, "a");
  read(large, 100, "large");
  read(add(waiting, "a"), 10, "small");
  expect(begun).toEqual(["1"]);
  large.end();
  await setImmediate();
  expect(begun).toEqual(["1", "small"]);
});

test("a body over the limit is read alone", async () => {
  const waiting = new WaitingRequests();
  const { begun, read } = startReading();
  const first = add(waiting, "a");
  read(first, 10, "1");
  read(add(waiting, "a"), 5 * MEBIBYTE, "large");
  expect(begun).toEqual(["1"]);
  first.end();
  await setImmediate();
  expect(begun).toEqual(["1", "large"]);
});
