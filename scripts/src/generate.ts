// Generates contracts: `node scripts/dist/generate.js [--check] [name...]`. What a contract's `generate` task runs. Ends
// with 1 when a schema is refused or, with --check, when a generated file is not what its schema gives; with 2 when it is
// called wrongly.
import { CONTRACTS } from "./contracts/contracts.ts";
import { generateContracts } from "./contracts/generate-contracts.ts";
import type { ContractOutcome } from "./contracts/generate-in-turn.ts";

const { check, names } = readArguments();
const outcomes = await generateContracts(names, check);
const isDifferent = outcomes.some(({ differences }) => differences.length > 0);
for (const outcome of outcomes) report(outcome);
if (isDifferent) console.error("\nGenerated code is not what the schemas give. To mend it: npm run generate");
process.exitCode = isDifferent || outcomes.some(({ refusal }) => refusal !== undefined) ? 1 : 0;

function report({ name, refusal, differences }: ContractOutcome): void {
  for (const { kind, file } of differences) console.error(`${kind.padEnd(8)} ${file}`);
  if (refusal !== undefined) console.error(`\n${refusal}\n\nThe ${name} contract was not generated.`);
}

function readArguments(): { check: boolean; names: readonly string[] } {
  const args = process.argv.slice(2);
  const names = CONTRACTS.map(({ name }) => name);
  const unknown = args.filter((argument) => argument !== "--check" && !names.includes(argument));
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(", ")}; there are --check and the contracts ${names.join(", ")}.`,
    );
    process.exit(2);
  }
  const asked = names.filter((name) => args.includes(name));
  return { check: args.includes("--check"), names: asked.length === 0 ? names : asked };
}
