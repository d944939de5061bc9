import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type ContractList, readContractList } from "../src/contract-list.ts";

/** The contracts of this repository with these names, in this order; of a copy if an edit of a file is given. */
export async function readSchemas(
  names: readonly string[],
  [file, from, to]: readonly [file?: string, from?: string, to?: string] = [],
): Promise<ContractList> {
  const original = fileURLToPath(new URL("../../../schemas", import.meta.url));
  const list = await readContractList(file === undefined ? original : copy(original));
  if (file !== undefined) {
    const path = join(list.folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(String(from))) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, text.replace(String(from), String(to)));
  }
  return { ...list, contracts: names.flatMap((name) => list.contracts.filter((each) => each.name === name)) };
}

function copy(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), "contracts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(folder, join(root, "schemas"), { recursive: true });
  return join(root, "schemas");
}
