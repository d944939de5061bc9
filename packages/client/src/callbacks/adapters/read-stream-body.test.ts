import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readStreamBody } from "./read-stream-body.ts";

const bounds = { maxBytes: 8, bodyTimeoutMs: 60_000 };

test("puts the chunks together", async () => {
  const stream = new PassThrough();
  const body = readStreamBody(stream, bounds);
  stream.write(Uint8Array.of(1, 2, 3));
  stream.end(Uint8Array.of(4));
  expect(await body).toEqual(Uint8Array.of(1, 2, 3, 4));
});

test.each([
  { name: "with an error", error: new Error("reset") },
  { name: "without one", error: undefined },
])("a stream that is destroyed $name is incomplete", async ({ error }) => {
  const stream = new PassThrough();
  const body = readStreamBody(stream, bounds);
  stream.write(Uint8Array.of(1));
  stream.destroy(error);
  expect(await body).toBe("incomplete");
});

test("discards the rest of a body that is too large", async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const body = readStreamBody(stream, bounds);
  const closed = new Promise((resolve) => stream.on("close", resolve));
  for (let sent = 0; sent < 1000; sent++) stream.write(Uint8Array.of(1));
  stream.end();
  expect(await body).toBe("too-large");
  await closed;
  expect(stream.destroyed && stream.readableAborted).toBe(false);
});
