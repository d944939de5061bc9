import { CommandError, type Terminal } from "../command.ts";
import { flag } from "../settings/setting-kinds.ts";

/** The setting of commands that ask before they act. */
export const CONFIRMATION_SETTINGS = { yes: flag("Does it without asking.") };

/**
 * Asks whether something is to be done, unless that was said already.
 *
 * @throws CommandError when nobody can be asked
 */
export async function confirm(question: string, yes: boolean, { ask }: Terminal): Promise<boolean> {
  if (yes) return true;
  if (ask === undefined) throw new CommandError([`${question} Nobody can be asked here: say --yes.`]);
  return /^y(?:es)?$/i.test((await ask(`${question} [y/N] `)).trim());
}
