// Generates contracts in this process: `node scripts/dist/generate.js [--check] [name...]`. What a contract's `generate`
// task runs. Ends with 1 when a schema is refused or, with --check, when a generated file is not what its schema gives;
// with 2 when it is called wrongly.
import { CONTRACTS, type Contract } from "./contracts/contracts.ts";
import { compareGenerated, writeGenerated } from "./contracts/generated-files.ts";
import { SchemaError } from "./json-schema/schema-diagnostic.ts";
import { XsdError } from "./xsd/xsd-error.ts";

const { check, contracts } = readArguments();
let refused = false;
let different = false;
for (const contract of contracts) {
  try {
    if (!check) await writeGenerated(contract);
    for (const { kind, file } of check ? await compareGenerated(contract) : []) {
      console.error(`${kind.padEnd(8)} ${file}`);
      different = true;
    }
  } catch (error) {
    if (!(error instanceof XsdError || error instanceof SchemaError)) throw error;
    console.error(`\n${error.message}\n\nThe ${contract.name} contract was not generated.`);
    refused = true;
  }
}
if (different) console.error("\nGenerated code is not what the schemas give. To mend it: npm run generate");
process.exitCode = refused || different ? 1 : 0;

function readArguments(): { check: boolean; contracts: readonly Contract[] } {
  const args = process.argv.slice(2);
  const names = CONTRACTS.map(({ name }) => name);
  const unknown = args.filter((argument) => argument !== "--check" && !names.includes(argument));
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(", ")}; there are --check and the contracts ${names.join(", ")}.`,
    );
    process.exit(2);
  }
  const asked = CONTRACTS.filter(({ name }) => args.includes(name));
  return { check: args.includes("--check"), contracts: asked.length === 0 ? CONTRACTS : asked };
}
