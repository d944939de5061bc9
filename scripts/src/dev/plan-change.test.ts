import { describe, expect, test } from "vitest";
import { readContracts } from "../generating/generate-packages.ts";
import { isInput, planChange } from "./plan-change.ts";

const { contracts } = await readContracts();

describe("the plan for an edit", () => {
  test.each<{ name: string; file: string; want: readonly string[] }>([
    { name: "an XSD", file: "schemas/search/payment-method-search.xsd", want: ["search"] },
    {
      name: "a schema that another contract refers to",
      file: "schemas/callback/card.schema.json",
      want: ["callback", "processor"],
    },
    { name: "a new schema", file: "schemas/operator/new.schema.json", want: ["operator", "processor"] },
    { name: "operations", file: "schemas/search/operations.yaml", want: ["search"] },
    {
      name: "the types of problems",
      file: "schemas/operator/problems.yaml",
      want: ["operator", "processor", "search"],
    },
    { name: "a manifest", file: "schemas/mac/contract.json", want: ["config", "signing"] },
    { name: "an example", file: "schemas/examples/search/valid/a.xml", want: [] },
    { name: "a source", file: "packages/routing/src/index.ts", want: [] },
  ])("names the contracts of $name", ({ file, want }) => {
    expect(planChange([file], contracts).contracts.map(({ name }) => name)).toEqual(want);
  });

  test("names the sources whose tests run", () => {
    const sources = ["packages/routing/src/a.ts", "packages/routing/test/b.ts"];
    const plan = planChange(
      [...sources, "packages/routing/src/a.sql", "schemas/examples/search/valid/a.xml"],
      [],
    );
    expect(plan).toEqual({
      contracts: [],
      sources,
      examples: true,
      descriptions: true,
      manifest: false,
      generator: false,
    });
  });

  test.each([
    ["schemas/operator/operations.yaml", true],
    ["schemas/examples/callback/valid/refund.json", true],
    ["schemas/config/retry-policy.schema.json", true],
    ["schemas/config/account.schema.json", false],
    ["schemas/examples/config/valid/sandbox.yaml", false],
  ])("%s belongs to the documents of the interfaces: %s", (file, want) => {
    expect(planChange([file], []).descriptions).toBe(want);
  });

  test.each([
    ["packages/contract-tools/src/json-schema/write-types.ts", true],
    ["packages/contract-tools/src/json-schema/write-types.test.ts", false],
    ["packages/routing/src/index.ts", false],
  ])("%s belongs to the generator: %s", (file, want) => {
    expect(planChange([file], contracts).generator).toBe(want);
  });
});

test.each([
  ["schemas/", true],
  ["schemas/search/contract.json", true],
  ["schemas/search/.payment-method-search.xsd.swp", false],
  ["packages/", true],
  ["packages/routing/", true],
  ["packages/routing/src/", true],
  ["packages/routing/src/facts/fact-reader.ts", true],
  ["packages/search-contract/src/gen/", false],
  ["packages/search-contract/src/gen/types.ts", false],
  ["packages/routing/dist/", false],
  ["packages/routing/node_modules/", false],
])("%s is watched: %s", (path, want) => {
  expect(isInput(path)).toBe(want);
});
