import { expect, test } from "vitest";
import { normaliseWhiteSpace } from "./white-space.ts";

test.for([
  { given: "", replaced: "", collapsed: "" },
  { given: "a", replaced: "a", collapsed: "a" },
  { given: "a b", replaced: "a b", collapsed: "a b" },
  { given: " a", replaced: " a", collapsed: "a" },
  { given: "a ", replaced: "a ", collapsed: "a" },
  { given: "a  b", replaced: "a  b", collapsed: "a b" },
  { given: "a\tb\nc\rd", replaced: "a b c d", collapsed: "a b c d" },
  { given: "\r\n\t a \t\n b\n", replaced: "    a    b ", collapsed: "a b" },
  { given: " \t\n\r ", replaced: "     ", collapsed: "" },
  {
    given: "\u00a0a\u2003\u3000b\u0085",
    replaced: "\u00a0a\u2003\u3000b\u0085",
    collapsed: "\u00a0a\u2003\u3000b\u0085",
  },
  { given: "\va\fb", replaced: "\va\fb", collapsed: "\va\fb" },
])("$given", ({ given, replaced, collapsed }) => {
  expect(normaliseWhiteSpace(given, "preserve")).toBe(given);
  expect(normaliseWhiteSpace(given, "replace")).toBe(replaced);
  expect(normaliseWhiteSpace(given, "collapse")).toBe(collapsed);
});
