import { readFileSync } from "node:fs";
import { readContractList } from "@payment-routing/contract-tools/generating";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { findSchemaFolders } from "./generating/fresh-contracts.ts";
import { fromRoot } from "./repository.ts";

const SCHEMAS = "$TURBO_ROOT$/schemas";
const { contracts } = await readContractList(fromRoot("schemas"));

test.each(contracts)(
  "the task that generates $package runs when its schemas or its valid examples change, and only then",
  (contract) => {
    const file = fromRoot(`packages/${contract.package}/turbo.json`);
    const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, "utf8"));
    const { inputs } = config.tasks.generate;
    const schemas = [...findSchemaFolders(contract)].sort().map((one) => `${SCHEMAS}/${one}/**`);
    const examples = contract.testData?.examples;
    const documents = examples === undefined ? [] : [`${SCHEMAS}/${examples}/**`];
    expect(inputs).toEqual(["package.json", ...documents, ...schemas]);
  },
);
