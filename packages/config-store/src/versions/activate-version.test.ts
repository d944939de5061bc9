import { expect, test } from "vitest";
import { findRollbackTarget } from "./activate-version.ts";

test.each([
  { name: "no version was ever active", given: "", want: undefined },
  { name: "no version was active before", given: "+a", want: undefined },
  { name: "the version before", given: "+a +b", want: "a" },
  { name: "a repeated activation counts once", given: "+a +b +b", want: "a" },
  { name: "a second rollback goes further back", given: "+a +b +c -b", want: "a" },
  { name: "until no version is left", given: "+a +b -a", want: undefined },
  { name: "an activation after a rollback is undone alone", given: "+a +b -a +c", want: "a" },
  { name: "a version that is active again counts from its last activation", given: "+a +b +a", want: "b" },
  { name: "a rollback that skips a version", given: "+a +b +c -a", want: undefined },
  { name: "a rollback to a version that was never active", given: "+a +b -z", want: "b" },
])("$name: $given", ({ given, want }) => {
  const history = given.split(" ").filter(Boolean).map(readEntry).toReversed();
  expect(findRollbackTarget(history)).toBe(want);
});

function readEntry(text: string) {
  return { kind: text.startsWith("+") ? "activate" : "rollback", digest: text.slice(1) } as const;
}
