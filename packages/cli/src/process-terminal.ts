import { createInterface } from "node:readline/promises";
import type { Terminal } from "./command.ts";

/** The terminal of this process. */
export const PROCESS_TERMINAL: Terminal = {
  environment: process.env,
  print: console.log,
  complain: console.error,
  isInteractive: process.stdout.isTTY === true,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  ...(process.stderr.isTTY && { showProgress }),
};

async function ask(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await asking.question(question);
  } finally {
    asking.close();
  }
}

function showProgress(line: string): void {
  // Back to the beginning of the line, and away with what is left of the one before.
  process.stderr.write(`\r${line}\u001b[K`);
}
