// Runs the contracts command of contract-tools in this repository: `npm run --silent contracts -- --help`.
import { runContracts } from "@payment-routing/contract-tools";

// npm runs scripts in the root of the repository; INIT_CWD is the folder that it was called in.
process.exitCode = await runContracts(process.argv.slice(2), {
  folder: process.env.INIT_CWD ?? process.cwd(),
});
