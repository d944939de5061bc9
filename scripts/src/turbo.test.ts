import { readFileSync } from "node:fs";
import { readContractList } from "@payment-routing/contract-tools/generating";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { findSchemaFolders } from "./generating/fresh-contracts.ts";
import { fromRoot } from "./repository.ts";

const SCHEMAS = "$TURBO_ROOT$/schemas";
const { config } = ts.parseConfigFileTextToJson("turbo.json", readFileSync(fromRoot("turbo.json"), "utf8"));
const { contracts } = await readContractList(fromRoot("schemas/contracts.json"));

test.each(contracts)(
  "the task that generates $package runs when its schemas or its valid examples change, and only then",
  (contract) => {
    const { inputs } = config.tasks[`@payment-routing/${contract.package}#generate`];
    const schemas = [...findSchemaFolders(contract)].sort().map((one) => `${SCHEMAS}/${one}/**`);
    const examples = contract.testData?.examples;
    const documents = examples === undefined ? [] : [`${SCHEMAS}/${examples}/**`];
    expect(inputs).toEqual(["package.json", `${SCHEMAS}/contracts.json`, ...documents, ...schemas]);
  },
);
