// The `generate` task of a package: `node scripts/src/generate.ts [--check] [NAME...]`. Exits with 1 when a source is
// rejected or, with --check, when a generated file is out of date; with 2 when an argument is wrong.
import { SchemaError } from "@payment-routing/contract-tools/generating";
import { Argument, Command } from "commander";
import { generatePackages, readContracts } from "./generating/generate-packages.ts";

const list = await readContracts().catch((error: unknown) => {
  if (!(error instanceof SchemaError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const program = new Command("generate")
  .description("Generate the code of packages; of all packages if none is named.")
  .addArgument(new Argument("[name...]", "packages").choices(list.contracts.map(({ name }) => name)))
  .option("--check", "write nothing; exit with 1 if a generated file is stale, missing or surplus")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { args } = program;
const { check = false } = program.opts<{ check?: true }>();

const contracts = list.contracts.filter(({ name }) => args.length === 0 || args.includes(name));
const { rejected, changed } = await generatePackages({ ...list, contracts }, { check });
const isOutOfDate = check && changed.length > 0;
if (isOutOfDate) console.error("\nGenerated code is out of date. To update it: npm run generate");
process.exitCode = rejected.length > 0 || isOutOfDate ? 1 : 0;
