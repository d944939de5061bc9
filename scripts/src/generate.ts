// The `generate` task of a package: `node scripts/src/generate.ts [--check] [NAME...]`. Exits with 1 when a source is
// rejected or, with --check, when a generated file is out of date; with 2 when an argument is wrong.
import { SchemaError } from "@payment-routing/contract-tools";
import { Argument, Command } from "commander";
import { compareGenerated, writeGenerated } from "./generating/generated-files.ts";
import { type GeneratedPackage, readGeneratedPackages } from "./generating/generated-packages.ts";

const packages = await readGeneratedPackages().catch((error: unknown) => {
  if (!(error instanceof SchemaError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const program = new Command("generate")
  .description("Generate the code of packages; of all packages if none is named.")
  .addArgument(new Argument("[name...]", "packages").choices(packages.map(({ name }) => name)))
  .option("--check", "write nothing; exit with 1 if a generated file is stale, missing or surplus")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { check } = program.opts<{ check?: true }>();

let different = false;
async function update(generated: GeneratedPackage): Promise<void> {
  try {
    if (!check) await writeGenerated(generated);
    for (const { kind, file } of check ? await compareGenerated(generated) : []) {
      console.error(`${kind.padEnd(8)} ${file}`);
      different = true;
    }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    console.error(`\n${error.message}\n\nThe code of ${generated.folder} was not generated.`);
    process.exitCode = 1;
  }
}

// Together, because each waits for its formatter.
const { args } = program;
await Promise.all(packages.filter(({ name }) => args.length === 0 || args.includes(name)).map(update));
if (different) {
  console.error("\nGenerated code is out of date. To update it: npm run generate");
  process.exitCode = 1;
}
