import { expect, test } from "vitest";
import { formatJson } from "./json.ts";

test.each([
  {
    name: "keeps numbers as they were written",
    given: '{"value":9007199254740993,"rate":0.50,"e":1E2}',
    want: '{\n  "value": 9007199254740993,\n  "rate": 0.50,\n  "e": 1E2\n}',
  },
  { name: "keeps the order of members", given: '{"b":[],"a":null}', want: '{\n  "b": [],\n  "a": null\n}' },
  { name: "leaves other text alone", given: "<a>1</a>", want: "<a>1</a>" },
])("$name", ({ given, want }) => {
  expect(formatJson(given)).toBe(want);
});
