import { expect, test } from "vitest";
import { texts } from "./texts.ts";

const { lanes, redelivery, sessions } = texts;

test.each([
  { words: redelivery.left, one: /^1 callback stays as it is:/, several: /^2 callbacks stay as they are:/ },
  { words: redelivery.count, one: /^1 callback matches /, several: /^2 callbacks match / },
  { words: redelivery.waiting, one: /: its lane is tried /, several: /: their lanes are tried / },
  {
    words: lanes.countLeft,
    one: /^1 lane stays as it is: its /,
    several: /^2 lanes stay as they are: their /,
  },
  { words: lanes.stuck, one: /^1 lane stays parked: its /, several: /^2 lanes stay parked: their / },
])("one and several are written differently: $one, $several", ({ words, one, several }) => {
  expect(words(1)).toMatch(one);
  expect(words(2)).toMatch(several);
});

test("only a callback that waits is not sent yet", () => {
  expect(sessions.attempts(0, "", false)).toBe("not sent yet");
  expect(sessions.attempts(0, "", true)).toBe("not sent");
  expect(sessions.attempts(1, "accepted", true)).toBe("1 attempt, the last: accepted");
});
