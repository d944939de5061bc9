import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../src/breaking/change.ts";
import { compareXsdContracts } from "../src/breaking/xsd/compare-xsd-contracts.ts";
import type { Direction, XsdContract } from "../src/contract-list.ts";

/** Compares two versions of a schema with the root `order`, written to a folder. */
export function compareXsd(
  folder: string,
  before: string,
  after: string,
  direction: Direction,
  xsiType = false,
): readonly Change[] {
  const contract: XsdContract = {
    name: "order",
    package: "order-contract",
    schema: "order/order.xsd",
    roots: [{ element: "order", direction }],
    xsiType,
  };
  const version = (name: string, text: string) => {
    writeXsd(folder, name, text);
    return { contract, folder: join(folder, name), shown: name };
  };
  return compareXsdContracts(version("old", before), version("new", after));
}

/** Writes a version. Returns the path of its file. */
export function writeXsd(folder: string, name: string, text: string): string {
  const file = join(folder, name, "order/order.xsd");
  mkdirSync(join(folder, name, "order"), { recursive: true });
  writeFileSync(file, text);
  return file;
}
