// `npm run generate`: generates the code of every contract, and lists the places that it breaks. With --check it writes
// nothing, names the files that differ, and exits with 1.
import { Command } from "commander";
import { buildGenerator } from "./generating/build-generator.ts";
import { checkConsumers, describeBreaks, didCompile } from "./generating/check-consumers.ts";
import { findFreshContracts, recordFreshContracts } from "./generating/fresh-contracts.ts";

const { check } = new Command("npm run generate --")
  .description(
    "Generate the code of contracts from their schemas, and list the places that no longer compile.",
  )
  .option("--check", "write nothing; exit with 1 if a generated file is stale, missing or surplus")
  .parse()
  .opts<{ check?: true }>();

process.exitCode = buildGenerator() ? await generate() : 1;

async function generate(): Promise<number> {
  // Imported now that they are built.
  const { SchemaError } = await import("@payment-routing/contract-tools/generating");

  const { generatePackages, readContracts } = await import("./generating/generate-packages.ts");
  try {
    const list = await readContracts();
    const fresh = check ? new Set() : findFreshContracts(list.contracts);
    const contracts = list.contracts.filter((contract) => !fresh.has(contract));
    const { rejected, changed } = await generatePackages({ ...list, contracts }, { check });
    if (!check) recordFreshContracts(contracts.filter((contract) => !rejected.includes(contract.package)));
    if (check && changed.length > 0)
      console.error("\nGenerated code is out of date. To update it: npm run generate");
    if (rejected.length > 0 || check) return rejected.length + changed.length > 0 ? 1 : 0;
    for (const file of changed) console.log(`wrote ${file}`);
    if (changed.length === 0) console.log("The code is up to date.");
    if (changed.length === 0 && didCompile()) return 0;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    console.error(error.message);
    return 1;
  }
  const places = await checkConsumers();
  if (places.length > 0) console.error(`\n${describeBreaks(places)}`);
  else console.log("Every package compiles.");
  return places.length > 0 ? 1 : 0;
}
