import { expect, test } from "vitest";
import { addReadonly } from "./add-readonly.ts";

const cases = [
  {
    given: "export interface A {\n  /** Doc. */\n  a?: string;\n}",
    want: "export interface A {\n  /** Doc. */\n  readonly a?: string;\n}",
  },
  { given: 'interface A { "b-c": number[]; }', want: 'interface A { readonly "b-c": readonly number[]; }' },
  { given: "type A = [B, ...B[]];", want: "type A = readonly [B, ...B[]];" },
  { given: "type A = B[][][];", want: "type A = readonly (readonly (readonly B[])[])[];" },
  {
    given: "type A = ({ x: B[] } | C)[] | null;",
    want: "type A = readonly ({ readonly x: readonly B[] } | C)[] | null;",
  },
  { given: "interface A { [k: string]: B[]; }", want: "interface A { readonly [k: string]: readonly B[]; }" },
  { given: "type A = [B[], C[][]];", want: "type A = readonly [readonly B[], readonly (readonly C[])[]];" },
];
test.each(cases)("$given", ({ given, want }) => {
  expect(addReadonly(given).text).toBe(want);
});

test("the declared names are listed in order", () => {
  expect(addReadonly("export type B = 1;\nexport interface A {}\n").names).toEqual(["A", "B"]);
});
