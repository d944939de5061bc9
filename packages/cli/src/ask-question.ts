import { createInterface } from "node:readline/promises";
import { CommandError } from "./command.ts";

/**
 * Asks a question on a terminal and returns the answer.
 *
 * @throws CommandError without an answer: Ctrl-C, Ctrl-D, or a closed terminal
 */
export async function askQuestion(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  const asking = createInterface({ input, output });
  const ended = new AbortController();
  asking.once("close", () => ended.abort());
  try {
    return await asking.question(question, { signal: ended.signal });
  } catch (cause) {
    // The empty line ends the line of the question.
    throw new CommandError(["", "Cancelled. Nothing was changed."], { cause });
  } finally {
    asking.close();
  }
}
