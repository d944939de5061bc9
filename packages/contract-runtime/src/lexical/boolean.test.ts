import { expect, test } from "vitest";
import { parseBoolean } from "./boolean.ts";

test.for([
  { given: "true", want: true },
  { given: "1", want: true },
  { given: "false", want: false },
  { given: "0", want: false },
  { given: "", want: undefined },
  { given: "TRUE", want: undefined },
  { given: "True", want: undefined },
  { given: "01", want: undefined },
  { given: "+1", want: undefined },
  { given: "yes", want: undefined },
  { given: " true", want: undefined },
])("$given", ({ given, want }) => {
  expect(parseBoolean(given)).toBe(want);
});
