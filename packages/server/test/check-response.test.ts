import { expect, test } from "vitest";
import { detailProblem, type ProblemCode } from "../src/problems/problem.ts";
import { checkResponse } from "./check-response.ts";

const describeProblem = (code: ProblemCode) => detailProblem({ code, detail: "It is." }, "r-1");

test.each([
  { name: "a response", target: "/internal/v1/lanes?limit=1", body: { items: [] }, want: undefined },
  {
    name: "an unknown member",
    target: "/internal/v1/lanes",
    body: { items: [], more: 1 },
    want: "additional",
  },
  { name: "a missing member", target: "/internal/v1/lanes/1", body: { session_id: 1 }, want: "required" },
  { name: "an unknown route", target: "/internal/v1/lanes/1/2", body: {}, want: "is not in the description" },
  { name: "a problem", target: "/", type: "application/problem+json", body: {}, want: "property 'detail'" },
  {
    name: "a media type",
    target: "/internal/v1/lanes",
    type: "application/x-ndjson",
    body: 1,
    want: "application/x-ndjson is not in the description",
  },
  { name: "a status", target: "/internal/v1/lanes", status: 204, want: "204 .* is not in the description" },
  {
    name: "a problem of another route",
    target: "/internal/v1/lanes/1",
    status: 404,
    type: "application/problem+json",
    body: describeProblem("unknown-callback"),
    want: "404 unknown-callback: the problem is not",
  },
  {
    name: "a problem of any request",
    target: "/internal/v1/lanes",
    status: 431,
    type: "application/problem+json",
    body: describeProblem("header-too-large"),
    want: undefined,
  },
  {
    name: "a line",
    method: "POST",
    target: "/internal/v1/configuration/lint",
    type: "application/x-ndjson",
    body: 1,
    want: "object",
  },
  { name: "an event", target: "/internal/v1/events", type: "text/event-stream", body: 1, want: "object" },
])("$name", ({ method = "GET", status = 200, target, type = "application/json", body = {}, want }) => {
  const headers = { "content-type": type };
  const run = () => checkResponse(method, target, { status, headers, body: JSON.stringify(body) });
  if (want === undefined) expect(run).not.toThrow();
  else expect(run).toThrow(new RegExp(want));
});
