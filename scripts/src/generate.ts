// Generates code in this process: `node scripts/dist/generate.js [--check] [name...]`. What the `generate` task of a
// package runs. Ends with 1 when a source is refused or, with --check, when a generated file is not what its source gives;
// with 2 when it is called wrongly.
import { compareGenerated, writeGenerated } from "./generating/generated-files.ts";
import { GENERATED_PACKAGES, type GeneratedPackage } from "./generating/generated-packages.ts";
import { XsdError } from "./generating/xsd-error.ts";
import { SchemaError } from "./json-schema/schema-diagnostic.ts";

const { check, packages } = readArguments();
let refused = false;
let different = false;
for (const generated of packages) {
  try {
    if (!check) await writeGenerated(generated);
    for (const { kind, file } of check ? await compareGenerated(generated) : []) {
      console.error(`${kind.padEnd(8)} ${file}`);
      different = true;
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(`\n${error.message}\n\nThe code of ${generated.folder} was not generated.`);
    refused = true;
  }
}
if (different) console.error("\nGenerated code is not what its sources give. To mend it: npm run generate");
process.exitCode = refused || different ? 1 : 0;

function isRefusal(error: unknown): error is Error {
  return error instanceof XsdError || error instanceof SchemaError;
}

function readArguments(): { check: boolean; packages: readonly GeneratedPackage[] } {
  const args = process.argv.slice(2);
  const names = GENERATED_PACKAGES.map(({ name }) => name);
  const unknown = args.filter((argument) => argument !== "--check" && !names.includes(argument));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(", ")}; there are --check and ${names.join(", ")}.`);
    process.exit(2);
  }
  const asked = GENERATED_PACKAGES.filter(({ name }) => args.includes(name));
  return { check: args.includes("--check"), packages: asked.length === 0 ? GENERATED_PACKAGES : asked };
}
