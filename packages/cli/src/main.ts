import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";
import { endProcess, listenAsFirstProcess } from "./end-process.ts";
import { runCommandLine } from "./run-command-line.ts";

// Node tries the addresses of a name one after the other, and gives each 250 ms. Databases and services may be further away.
setDefaultAutoSelectFamilyAttemptTimeout(2_500);

listenAsFirstProcess();
const exitCode = await runCommandLine(process.argv.slice(2));
process.exitCode = exitCode;
// The command has ended. A connection or a thread that has not must not keep the process.
setTimeout(() => void endProcess(exitCode), 50).unref();
