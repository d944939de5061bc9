import { expect, test } from "vitest";
import { selectPackages } from "./select-packages.ts";

test.each([
  { file: "packages/search-contract/src/gen/types.ts", want: ["console", "routing", "search-contract"] },
  { file: "packages/bench/src/size/bundle.ts", want: ["bench"] },
  { file: "schemas/search/payment-method-search.xsd", want: [] },
])("an edit of $file is checked in $want", ({ file, want }) => {
  expect(selectPackages([file])).toEqual(want);
});
