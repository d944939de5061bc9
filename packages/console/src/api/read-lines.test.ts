import { expect, test } from "vitest";
import { readLines } from "./request.ts";

function stream(chunks: readonly (string | Uint8Array)[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  return new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel: onCancel,
  });
}

test.each([
  { name: "lines in one chunk", given: ['{"done":1}\n{"done":2}\n'], want: [{ done: 1 }, { done: 2 }] },
  { name: "a line in several chunks", given: ['{"do', 'ne":1', "}\n"], want: [{ done: 1 }] },
  { name: "a last line without an end", given: ['{"done":1}\n{"done":2}'], want: [{ done: 1 }, { done: 2 }] },
  { name: "empty lines", given: ["\n\n"], want: [] },
  {
    name: "a character in two chunks",
    given: ['{"at":"', new Uint8Array([0xc3]), new Uint8Array([0xa9]), '"}\n'],
    want: [{ at: "é" }],
  },
])("reads $name", async ({ given, want }) => {
  expect(await Array.fromAsync(readLines(stream(given)))).toEqual(want);
});

test("a reader that stops cancels the stream", async () => {
  let isCancelled = false;
  const given = stream(['{"done":1}\n', '{"done":2}\n', '{"done":3}\n'], () => {
    isCancelled = true;
  });
  for await (const _ of readLines(given)) break;
  expect(isCancelled).toBe(true);
});
