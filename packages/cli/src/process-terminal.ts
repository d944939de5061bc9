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
  ...(process.stderr.isTTY && { progressStream: process.stderr }),
};

function ask(question: string): Promise<string> {
  return askQuestion(question, process.stdin, process.stderr);
}
