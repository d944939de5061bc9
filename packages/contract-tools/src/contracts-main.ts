// The package's bin command `contracts`: passes the arguments of the process on and sets its exit code.
import { runContracts } from "./contracts.ts";

process.exitCode = await runContracts(process.argv.slice(2));
