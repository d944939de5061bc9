import { expect, test } from "vitest";
import { writeReference } from "./write-json-schema.ts";

const members = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: "string", description: `The ${name}.` }]));

test("members that an earlier type has too are named and not described again", () => {
  const schema = {
    properties: members("id", "client", "account", "state", "at"),
    $defs: { Change: { properties: members("id", "client", "account", "state", "reason") } },
  };
  const page = writeReference([{ heading: "Report", schema }]);
  expect(page).toContain("## Change\n\nAs in [Report](#report): `id`, `client`, `account`, `state`.");
  expect(page.match(/^\| `id` /gm)).toHaveLength(1);
  expect(page).toContain("| `reason` | string | The reason. |");
});

test("a type of several forms has one table", () => {
  const schema = {
    oneOf: [
      { description: "Listed.", properties: members("only", "note") },
      { description: "Not listed.", properties: members("except", "note") },
    ],
  };
  const page = writeReference([{ heading: "Filter", schema }]);
  expect(page).toContain("- `only`, `note`: Listed.\n- `except`, `note`: Not listed.");
  expect(page.match(/^\| `\w+` /gm)).toEqual(["| `only` ", "| `note` ", "| `except` "]);
});
