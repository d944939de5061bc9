// The package's bin command: passes the arguments of the process on and sets its exit code.
import { runXsd } from "./run-xsd.ts";

process.exitCode = runXsd(process.argv.slice(2));
