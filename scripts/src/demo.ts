// `npm run demo`: builds the service and plays a payment on it.
import { fileURLToPath } from "node:url";
import {
  buildCommand,
  FILES,
  importCommand,
  KEYS,
  openTerminal,
  REPORT,
  ROOT,
  type Terminal,
} from "./sandbox.ts";

process.chdir(fileURLToPath(ROOT));
process.exitCode = (await buildCommand()) ?? (await play());

/** Plays the demo in this process. Imports the command, which is built by now. */
async function play(): Promise<number> {
  const { runDemo } = await importCommand<CommandPackage>();
  return runDemo({ ...FILES, report: REPORT }, KEYS, openTerminal(process.env));
}

interface CommandPackage {
  readonly runDemo: (
    files: typeof FILES & { readonly report: string },
    keys: typeof KEYS,
    terminal: Terminal,
  ) => Promise<number>;
}
