import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseSuccessor, type LaneCallback, mayHaveSuccessor } from "./coalesce-lane.ts";

/** `w`: waiting; `r`: rejected by the contract; in capitals: with a final status. */
function describe(text: string): readonly LaneCallback[] {
  return [...text].map((letter, index) => ({
    sequence: index + 1,
    state: letter.toLowerCase() === "w" ? "waiting" : "rejected",
    isFinal: letter !== letter.toLowerCase(),
  }));
}

test.each([
  { given: "", want: undefined },
  { given: "w", want: undefined },
  { given: "ww", want: 2 },
  { given: "wwww", want: 4 },
  { given: "wwwr", want: 3 },
  { given: "wr", want: undefined },
  { given: "W", want: undefined },
  { given: "Www", want: undefined },
  { given: "wWw", want: 2 },
  { given: "wwWwW", want: 3 },
  { given: "wwRw", want: 2 },
  { given: "wRw", want: undefined },
])("the successor of $given is $want", ({ given, want }) => {
  expect(chooseSuccessor(describe(given))?.sequence).toBe(want);
});

test("without a successor, a later callback may succeed exactly when no waiting callback is final", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[wr][rR]{0,6}$/), (text) => {
      const later = chooseSuccessor(describe(`${text}w`)) !== undefined;
      expect(mayHaveSuccessor(describe(text))).toBe(later);
    }),
  );
});

test("a successor never supersedes a final status and is the newest that may be sent", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[wrWR]{0,12}$/), (text) => {
      const callbacks = describe(text);
      const successor = chooseSuccessor(callbacks);
      if (successor === undefined) return;
      const passed = callbacks.filter(({ sequence }) => sequence < successor.sequence);
      expect(passed.filter(({ isFinal }) => isFinal)).toEqual([]);
      expect(successor.state).toBe("waiting");
      const after = callbacks.filter(({ sequence }) => sequence > successor.sequence);
      const reachable = successor.isFinal
        ? []
        : after.slice(0, after.findIndex(({ isFinal }) => isFinal) + 1 || undefined);
      expect(reachable.filter(({ state }) => state === "waiting")).toEqual([]);
    }),
  );
});
