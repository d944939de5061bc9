import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { XSD_1_0 } from "../../test/xsd-1.0.ts";
import { VOCABULARY } from "../loading/vocabulary.ts";
import { CONSTRUCT_NOTES } from "./construct-notes.ts";
import { fillSupportTables } from "./write-support.ts";

const PAGE = readFileSync(new URL("../../../../docs/reference/xsd-support.md", import.meta.url), "utf8");

test("the tables of the page are what the compiler carries; npm run document brings them up to date", () => {
  expect(fillSupportTables(PAGE)).toBe(PAGE);
});

test("every construct has a note, and no note is about something else", () => {
  expect(Object.keys(CONSTRUCT_NOTES).sort()).toEqual([...VOCABULARY.keys()].sort());
});

/** The constructs of the vocabulary that a fact is about: a restriction has several, by where it stands. */
function entriesOf(element: string): string[] {
  return [...VOCABULARY.keys()].filter((key) => key === element || key.endsWith(`/${element}`));
}

test.for([...XSD_1_0])(
  "the vocabulary has $element with what may stand in it",
  ({ element, attributes, children }) => {
    const local = element.slice(element.indexOf("/") + 1);
    const entries = element.startsWith("schema/") ? [element] : entriesOf(local);
    const constructs = entries.map((key) => VOCABULARY.get(key));
    expect(entries.length).toBeGreaterThan(0);
    const found = constructs.flatMap((construct) => [...(construct?.attributes.keys() ?? [])]);
    expect(found).toEqual(expect.arrayContaining([...attributes]));
    const inside = constructs.flatMap(
      (construct) => construct?.slots.flatMap(({ elements }) => elements) ?? [],
    );
    expect(inside).toEqual(expect.arrayContaining([...children]));
  },
);
