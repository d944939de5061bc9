import { afterEach, expect, test, vi } from "vitest";
import { session } from "../session/current-session.ts";
import { client } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { name: "somebody else has signed in", answers: [401, 200], want: { key_id: "ada" } },
  { name: "the session ended", answers: [401, 401], want: null },
])("after a 401, the session is read again: $name", async ({ answers, want }) => {
  vi.stubGlobal("fetch", async () => Response.json({ key_id: "ada" }, { status: answers.shift() ?? 500 }));
  await expect(client.call("listLanes")).rejects.toMatchObject({ problem: { status: 401 } });
  expect(session.value).toEqual(want);
});
