import { expect, test } from "vitest";
import { checkResponse } from "./check-response.ts";

test.each([
  { name: "a response", target: "/internal/v1/lanes?limit=1", body: { items: [] }, want: undefined },
  {
    name: "an unknown member",
    target: "/internal/v1/lanes",
    body: { items: [], more: 1 },
    want: "additional",
  },
  { name: "a missing member", target: "/internal/v1/lanes/1", body: { session_id: 1 }, want: "required" },
  { name: "an unknown route", target: "/internal/v1/lanes/1/2", body: {}, want: "has no schema" },
  { name: "a problem", target: "/", type: "application/problem+json", body: {}, want: "problem.*required" },
  { name: "a line", target: "/internal/v1/lanes", type: "application/x-ndjson", body: 1, want: "object" },
])("$name", ({ target, type = "application/json", body, want }) => {
  const headers = { "content-type": type };
  const run = () => checkResponse("GET", target, { status: 200, headers, body: JSON.stringify(body) });
  if (want === undefined) expect(run).not.toThrow();
  else expect(run).toThrow(new RegExp(want));
});
