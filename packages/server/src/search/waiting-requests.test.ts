import { Socket } from "node:net";
import { expect, test } from "vitest";
import { type WaitingRequest, WaitingRequests } from "./waiting-requests.ts";

const MEBIBYTE = 1_048_576;

function add(waiting: WaitingRequests, client: string, connection = new Socket()): WaitingRequest {
  const request = waiting.add(client, connection);
  if (request === undefined) throw new Error("as many wait as may");
  return request;
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

test("bodies of a client are read while there is room, in order", () => {
  const waiting = new WaitingRequests();
  const begun: string[] = [];
  const requests = ["1", "2", "3", "4"].map((name) => {
    const request = add(waiting, "a");
    request.whenRoom(name === "3" ? 10 : MEBIBYTE / 2, () => begun.push(name));
    return request;
  });
  add(waiting, "b").whenRoom(MEBIBYTE, () => begun.push("b"));
  // There is room for the third, but it waits for the second.
  expect(begun).toEqual(["1", "2", "b"]);
  requests[0]?.end();
  expect(begun).toEqual(["1", "2", "b", "3"]);
  requests[1]?.end();
  expect(begun).toEqual(["1", "2", "b", "3", "4"]);
});

test("the end of an unread body lets the next one start", () => {
  const waiting = new WaitingRequests();
  const begun: string[] = [];
  add(waiting, "a").whenRoom(MEBIBYTE - 10, () => begun.push("1"));
  const large = add(waiting, "a");
  large.whenRoom(100, () => begun.push("large"));
  add(waiting, "a").whenRoom(10, () => begun.push("small"));
  expect(begun).toEqual(["1"]);
  large.end();
  expect(begun).toEqual(["1", "small"]);
});

test("a body over the limit is read alone", () => {
  const waiting = new WaitingRequests();
  const begun: string[] = [];
  const first = add(waiting, "a");
  first.whenRoom(10, () => begun.push("1"));
  add(waiting, "a").whenRoom(5 * MEBIBYTE, () => begun.push("large"));
  expect(begun).toEqual(["1"]);
  first.end();
  expect(begun).toEqual(["1", "large"]);
});
