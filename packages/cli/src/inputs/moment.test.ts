import { expect, test } from "vitest";
import { moment } from "./moment.ts";

const { parse } = moment("When.");

test.each([
  { text: "2026-12-31T23:59:59.900Z", want: "2026-12-31T23:59:59.900Z" },
  { text: "2027-01-01T00:59:59+01:00", want: "2027-01-01T00:59:59+01:00" },
  { text: "2026-12-31T23:59Z", want: undefined },
  { text: "2026-02-30T00:00:00Z", want: undefined },
  { text: "now", want: undefined },
])("$text is $want", ({ text, want }) => expect(parse(text)).toBe(want));
