import { createInterface } from "node:readline/promises";
import { CommandError, type Terminal } from "../command.ts";
import { flag } from "../settings/setting-kinds.ts";

/** The setting of commands that ask for confirmation. */
export const CONFIRMATION_SETTINGS = { yes: flag("Do not ask for confirmation.") };

/**
 * Asks for confirmation, unless `--yes` is given, and says when it is not given.
 *
 * @throws CommandError without a terminal to ask on
 */
export async function confirm(question: string, yes: boolean, { ask, complain }: Terminal): Promise<boolean> {
  if (yes) return true;
  if (ask === undefined)
    throw new CommandError([`${question} Standard input is not a terminal: add --yes to confirm.`]);
  const isConfirmed = /^y(?:es)?$/i.test((await ask(`${question} [y/N] `)).trim());
  if (!isConfirmed) complain("Cancelled. Nothing was changed.");
  return isConfirmed;
}

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
