import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../src/breaking/change.ts";
import { compareJsonContracts } from "../src/breaking/json/compare-json-contracts.ts";
import type { Direction, JsonSchemaContract } from "../src/contract-list.ts";

export type Schema = Record<string, unknown>;

/** Compares two versions of a schema, written to a folder; definitions are files beside it. */
export async function compareJson(
  folder: string,
  before: Schema,
  after: Schema,
  direction: Direction,
  definitions: Readonly<Record<string, Schema>> = {},
): Promise<readonly Change[]> {
  const contract: JsonSchemaContract = {
    name: "order",
    package: "order-contract",
    folder: "order",
    roots: [{ file: "order.schema.json", type: "Order", direction }],
  };
  const version = (name: string, schema: Schema) => {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [noun, text] of Object.entries({ ...definitions, order: schema }))
      writeFileSync(join(folder, name, `${noun}.schema.json`), JSON.stringify(text, null, 2));
    return { contract, folder: join(folder, name), shown: name };
  };
  return compareJsonContracts(version("old", before), version("new", after));
}
