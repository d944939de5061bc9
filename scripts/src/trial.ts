// `npm run trial -- NAME`: runs a trial that needs more than npm's registry. Each says what it needs.
import { globSync } from "node:fs";
import { basename } from "node:path";

/** A trial throws when the service does not do what it tries. It removes what it made, also then. */
interface Trial {
  run(args: readonly string[]): Promise<void>;
}

const names = globSync("trials/*.ts", { cwd: import.meta.dirname }).map((path) => basename(path, ".ts"));
const [name = "", ...args] = process.argv.slice(2);
if (names.includes(name)) {
  const trial: Trial = await import(`./trials/${name}.ts`);
  await trial.run(args);
  console.log(`\nThe trial ${name} passed.`);
} else {
  console.error(`npm run trial -- NAME: expected ${names.sort().join(", ")}, got ${JSON.stringify(name)}`);
  process.exitCode = 2;
}
