import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { readContractList } from "@payment-routing/contract-tools";
import ts from "typescript-5.9";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

const SCHEMAS = "$TURBO_ROOT$/schemas";
const { config } = ts.parseConfigFileTextToJson("turbo.json", readFileSync(fromRoot("turbo.json"), "utf8"));
const { contracts } = await readContractList(fromRoot("schemas/contracts.json"));
const folders = new Map(
  contracts.map((one) => [one.package, "schema" in one ? dirname(one.schema) : one.folder]),
);

/** The folders that the schemas of a folder refer to, itself included. */
function findFolders(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const file of globSync(`schemas/${folder}/*.{xsd,json}`, { cwd: fromRoot("") })) {
    const text = readFileSync(fromRoot(file), "utf8");
    for (const [, other] of text.matchAll(/(?:"\$ref": "|schemaLocation=")\.\.\/([\w-]+)\//g))
      findFolders(String(other), found);
  }
  return found;
}

test.each([...folders])(
  "the task that generates %s runs when its schemas change, and only then",
  (name, folder) => {
    const { inputs } = config.tasks[`@payment-routing/${name}#generate`];
    const schemas = [...findFolders(folder)].sort().map((one) => `${SCHEMAS}/${one}/**`);
    expect(inputs).toEqual(["package.json", `${SCHEMAS}/contracts.json`, ...schemas]);
  },
);
