import { afterEach, expect, test, vi } from "vitest";
import { session } from "../session/current-session.ts";
import { act, actInSteps, read, readText } from "./request.ts";

const INTERRUPTED = { name: "ProblemError", code: "interrupted", status: 0, issues: [] };

afterEach(() => vi.unstubAllGlobals());

/** Answers requests with a body that breaks after its first bytes. */
function answerWithBrokenBody(start: string): void {
  answer(() => {
    const chunks = [new TextEncoder().encode(start)];
    return new ReadableStream({
      pull(controller) {
        const chunk = chunks.pop();
        if (chunk === undefined) controller.error(new TypeError("network error"));
        else controller.enqueue(chunk);
      },
    });
  });
}

function answer(createBody: () => BodyInit): void {
  vi.stubGlobal("fetch", async () => new Response(createBody()));
}

test.each([
  { name: "read", request: () => read("/lanes") },
  { name: "readText", request: () => readText("/payment-sessions/1/data") },
  { name: "act", request: () => act("/lanes/1/pause", {}) },
  {
    name: "actInSteps",
    request: () => Array.fromAsync(actInSteps("/redeliveries", {}, new AbortController().signal)),
  },
])("$name throws a problem when the response breaks", async ({ request }) => {
  answerWithBrokenBody('{"done":1}\n');
  await expect(request()).rejects.toMatchObject(INTERRUPTED);
});

test("a response that is not JSON is a problem", async () => {
  answer(() => "<!doctype html>");
  await expect(read("/lanes")).rejects.toMatchObject(INTERRUPTED);
  await expect(act("/lanes/1/pause", {})).rejects.toMatchObject(INTERRUPTED);
});

test("a response that the caller aborted is not a problem", async () => {
  answerWithBrokenBody("{");
  const signal = AbortSignal.abort();
  await expect(read("/lanes", { signal })).rejects.toThrow(new TypeError("network error"));
});

test.each([
  { name: "somebody else has signed in", answers: [401, 200], want: { key_id: "ada" } },
  { name: "the session ended", answers: [401, 401], want: null },
])("after a 401, the session is read again: $name", async ({ answers, want }) => {
  vi.stubGlobal("fetch", async () => Response.json({ key_id: "ada" }, { status: answers.shift() ?? 500 }));
  await expect(read("/lanes")).rejects.toMatchObject({ status: 401 });
  expect(session.value).toEqual(want);
});
