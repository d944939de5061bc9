import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ConnectionTable } from "./connection-table.ts";

function openTable(): { readonly table: ConnectionTable; readonly open: (address?: string) => Socket } {
  const table = new ConnectionTable({
    maxConnections: 100,
    isTrusted: () => false,
    onClosed: () => undefined,
  });
  const open = (address = "192.0.2.1") => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
    table.add(socket);
    return socket;
  };
  return { table, open };
}

function begin(table: ConnectionTable, socket: Socket, requests: number): void {
  for (let i = 0; i < requests; i++) table.begin(socket);
}

test("a connection with more than 8 unanswered requests is not read until 8 are left", async () => {
  const { table, open } = openTable();
  const socket = open();
  begin(table, socket, 8);
  expect(socket.isPaused()).toBe(false);
  begin(table, socket, 142);
  expect(socket.isPaused()).toBe(true);
  for (let i = 0; i < 141; i++) table.end(socket, 1);
  await setImmediate();
  expect(socket.isPaused()).toBe(true);
  table.end(socket, 1);
  await setImmediate();
  expect(socket.isPaused()).toBe(false);
});

test("paused connections resume one in each round of the event loop", async () => {
  const { table, open } = openTable();
  const sockets = [open(), open(), open()];
  for (const socket of sockets) begin(table, socket, 9);
  for (const socket of sockets) table.end(socket, 1);
  const paused = () => sockets.filter((socket) => socket.isPaused()).length;
  const counts = [paused()];
  while (counts.at(-1) !== 0) {
    await setImmediate();
    counts.push(paused());
  }
  // No connection resumes in the rounds after a long one.
  expect([...new Set(counts)]).toEqual([3, 2, 1, 0]);
});

test("a second connection of a client that pipelines in a round pauses the idle ones of that client", async () => {
  const { table, open } = openTable();
  const [first, second, third, fourth, other] = [open(), open(), open(), open(), open()];
  for (const socket of [first, second, third, fourth]) {
    table.begin(socket);
    table.end(socket, 1);
  }
  begin(table, first, 9);
  expect([third, fourth, other].map((socket) => socket.isPaused())).toEqual([false, false, false]);
  begin(table, second, 9);
  expect([third, fourth, other].map((socket) => socket.isPaused())).toEqual([true, true, false]);
  await setImmediate();
  await setImmediate();
  expect([third, fourth].map((socket) => socket.isPaused())).toEqual([false, false]);
});

test("pipelining in different rounds, or by different sources, pauses no idle connection", async () => {
  const { table, open } = openTable();
  const [first, second, third, idle] = [open(), open(), open("192.0.2.2"), open()];
  begin(table, first, 9);
  begin(table, third, 9);
  await setImmediate();
  begin(table, second, 9);
  expect(idle.isPaused()).toBe(false);
});

test("reading the body of a request does not resume a paused connection", async () => {
  const { table, open } = openTable();
  const socket = open();
  begin(table, socket, 9);
  socket.resume();
  await setImmediate();
  expect(socket.isPaused()).toBe(true);
});
