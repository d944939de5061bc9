import { expect, test } from "vitest";
import { findRollbackTarget } from "./find-rollback-target.ts";

test.each([
  { name: "nothing was ever active", given: "", want: undefined },
  { name: "nothing was active before", given: "+a", want: undefined },
  { name: "the one before", given: "+a +b", want: "a" },
  { name: "activated twice counts once", given: "+a +b +b", want: "a" },
  { name: "once more leads further back", given: "+a +b +c -b", want: "a" },
  { name: "until there is nothing left", given: "+a +b -a", want: undefined },
  { name: "what came after a rollback is undone alone", given: "+a +b -a +c", want: "a" },
  { name: "a version that is active again is where it was activated last", given: "+a +b +a", want: "b" },
  { name: "a rollback further back than by one", given: "+a +b +c -a", want: undefined },
  { name: "a rollback to what was never active", given: "+a +b -z", want: "b" },
])("$name: $given", ({ given, want }) => {
  const history = given.split(" ").filter(Boolean).map(readEntry).toReversed();
  expect(findRollbackTarget(history)).toBe(want);
});

function readEntry(text: string) {
  return { kind: text.startsWith("+") ? "activate" : "rollback", digest: text.slice(1) } as const;
}
