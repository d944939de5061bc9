import { expect, test } from "vitest";
import { findKinds } from "./updates.ts";

test.each([
  { given: "/callbacks", want: ["callbacks"] },
  { given: "/callbacks?client_id=1", want: ["callbacks"] },
  { given: "/callbacks/cb_1", want: ["callbacks"] },
  { given: "/payment-sessions/7/history", want: ["sessions", "callbacks"] },
  { given: "/clients/1/decisions/2", want: ["decisions"] },
  { given: "/endpoints?state=paused", want: ["endpoints"] },
  { given: "/endpoints/statistics?minutes=60", want: undefined },
  { given: "/overview", want: undefined },
])("hints for $given: $want", ({ given, want }) => {
  expect(findKinds(given)).toEqual(want);
});
