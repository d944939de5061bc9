import { readFileSync } from "node:fs";
import { readContractList } from "@payment-routing/contract-tools/generating";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { findSchemaSources } from "./generating/fresh-contracts.ts";
import { fromRoot } from "./repository.ts";

const SCHEMAS = "$TURBO_ROOT$/schemas";
const { contracts } = await readContractList(fromRoot("schemas"));

function readInputs(folder: string): readonly string[] {
  const file = fromRoot(`${folder}turbo.json`);
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, "utf8"));
  return config.tasks.generate.inputs;
}

// The hash of a task is part of those that depend on it, even if its package has no such script.
test("no schema is an input of packages that generate nothing", () => {
  expect(readInputs("")).toEqual(["package.json"]);
});

test.each(contracts)(
  "the task that generates $package runs when its schemas or its valid examples change, and only then",
  (contract) => {
    const schemas = [...findSchemaSources(contract)]
      .sort()
      .map((one) => (one.endsWith(".yaml") ? `${SCHEMAS}/${one}` : `${SCHEMAS}/${one}/**`));
    const examples = contract.testData?.examples;
    const documents = examples === undefined ? [] : [`${SCHEMAS}/${examples}/**`];
    expect(readInputs(`packages/${contract.package}/`)).toEqual(["package.json", ...documents, ...schemas]);
  },
);
