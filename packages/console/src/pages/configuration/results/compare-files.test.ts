import { expect, test } from "vitest";
import { compareFiles } from "./compare-files.ts";

const compare = (before: string, after: string) =>
  compareFiles([{ path: "a.yaml", text: before }], [{ path: "b.yaml", text: after }]).map(
    ({ path, before: one, after: other }) => `${path}: ${JSON.stringify(one)} → ${JSON.stringify(other)}`,
  );

test.each([
  { name: "the same", before: "a: 1 # one", after: "# first\na: 1", want: [] },
  {
    name: "another notation",
    before: 'a: [x, "y"]\nb: { c: true }',
    after: "b:\n  c: true\na:\n- x\n- y\n",
    want: [],
  },
  { name: "a value", before: "a: { b: 1 }", after: "a: { b: 2 }", want: [".a.b: 1 → 2"] },
  { name: "a list of values", before: "a: [1, 2]", after: "a: [1, 3]", want: [".a: [1,2] → [1,3]"] },
  {
    name: "a member of an item, after an insertion",
    before: "methods:\n  - { id: 1, name: Card }\n  - { id: 2, name: Wallet }",
    after: "methods:\n  - { id: 3 }\n  - { id: 1, name: Card }\n  - { id: 2, name: Purse }",
    want: ['.methods[2].name: "Wallet" → "Purse"', '.methods[3]: undefined → {"id":3}'],
  },
  {
    name: "the order of items",
    before: "offers: [{ method_id: 1 }, { method_id: 2 }]",
    after: "offers: [{ method_id: 2 }, { method_id: 1 }]",
    want: ['.offers (order): ["[1]","[2]"] → ["[2]","[1]"]'],
  },
  { name: "a removed section", before: "a: 1\nb: 2", after: "a: 1", want: [".b: 2 → undefined"] },
  { name: "an empty file", before: "", after: "a: 1", want: [".a: undefined → 1"] },
])("$name", ({ before, after, want }) => {
  expect(compare(before, after)).toEqual(want);
});

test("sections are joined, whatever file they are in", () => {
  const one = [{ path: "a.json", text: '{"methods": [{"id": 1}, {"id": 2}]}' }];
  const two = [
    { path: "a.yaml", text: "methods: [{ id: 1 }]" },
    { path: "b.yaml", text: "methods: [{ id: 2 }]" },
  ];
  expect(compareFiles(one, two)).toEqual([]);
});
