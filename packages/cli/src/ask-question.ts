import { createInterface } from "node:readline/promises";
import { CommandError } from "./command.ts";

/**
 * Asks somebody at a terminal and returns the line that is answered.
 *
 * @throws CommandError when there is none: Ctrl-C, Ctrl-D, or a terminal that is gone
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
    // The question stands in the line that the cursor is in.
    throw new CommandError(["", "Nothing was done."], { cause });
  } finally {
    asking.close();
  }
}
