import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";
import { runCommandLine } from "./run-command-line.ts";

// Node tries the addresses of a name one after the other, and gives each 250 ms. Databases and services may be further away.
setDefaultAutoSelectFamilyAttemptTimeout(2_500);

process.exitCode = await runCommandLine(process.argv.slice(2));
