// Generates contracts in this process: `node scripts/src/generate.ts [--check] [name...]`. What a contract's `generate` task runs.
import { parseArgs } from "node:util";
import { CONTRACTS } from "./contracts/contracts.ts";
import { compareGenerated, writeGenerated } from "./contracts/generated-files.ts";
import { SchemaError } from "./json-schema/index.ts";
import { XsdError } from "./xsd/generate-xsd-contract.ts";

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean" } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !CONTRACTS.some((contract) => contract.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no contract ${unknown.join(", ")}; there are ${CONTRACTS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

let failed = false;
for (const contract of CONTRACTS.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)) {
  try {
    if (values.check) {
      for (const { kind, file } of await compareGenerated(contract)) {
        console.error(`${kind.padEnd(8)} ${file}`);
        failed = true;
      }
    } else {
      await writeGenerated(contract);
    }
  } catch (error) {
    if (!(error instanceof XsdError || error instanceof SchemaError)) throw error;
    console.error(`\n${error.message}\n\nThe ${contract.name} contract was not generated.`);
    failed = true;
  }
}
if (values.check && failed)
  console.error("\nGenerated code is not what the schemas give. To mend it: npm run generate");
process.exitCode = failed ? 1 : 0;
