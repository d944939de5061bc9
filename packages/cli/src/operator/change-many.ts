import { EXIT_CODES, type Terminal } from "../command.ts";
import { followProgress, type ProgressLine } from "../progress.ts";
import { confirm } from "./confirm.ts";

/** A change of all things that match a filter, which the service has counted. */
interface ManyChange<Progress> {
  readonly found: string;
  /** Asked before the change. Undefined when nothing matches. */
  readonly question: string | undefined;
  /** The result when nothing matches: no request is sent then. */
  readonly nothing: Progress;
  /** The steps of the change, which begins when they are read. */
  readonly steps: AsyncIterable<Progress>;
  describeEnd(last: Progress): string;
}

/** Prints what was found, asks for confirmation, and follows the change. Returns the exit code of the command. */
export async function changeMany<Progress extends ProgressLine>(
  { found, question, nothing, steps, describeEnd }: ManyChange<Progress>,
  { yes, json }: { readonly yes: boolean; readonly json: boolean },
  terminal: Terminal,
): Promise<number> {
  if (!json) terminal.print(found);
  if (question === undefined) {
    if (json) terminal.print(JSON.stringify(nothing));
    return EXIT_CODES.done;
  }
  if (!(await confirm(question, yes, terminal))) return EXIT_CODES.failed;
  const last = await followProgress(steps, terminal);
  terminal.print(json ? JSON.stringify(last) : describeEnd(last));
  return EXIT_CODES.done;
}
