import { askQuestion } from "./ask-question.ts";
import type { Terminal } from "./command.ts";

/** The terminal of this process. */
export const PROCESS_TERMINAL: Terminal = {
  environment: process.env,
  print: console.log,
  write: (text) => process.stdout.write(text),
  complain: console.error,
  isInteractive: process.stdout.isTTY === true,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  ...(process.stderr.isTTY && { showProgress }),
};

function ask(question: string): Promise<string> {
  return askQuestion(question, process.stdin, process.stderr);
}

function showProgress(line: string): void {
  // Back to the beginning of the line, and away with what is left of the one before.
  process.stderr.write(`\r${line}\u001b[K`);
}
