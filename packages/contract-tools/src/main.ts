// The command of the package's bin: reads the arguments of the process and sets its exit code.
import { runXsd } from "./run-xsd.ts";

process.exitCode = runXsd(process.argv.slice(2));
