import { type Written, writeMembers } from "./written.ts";

/** A line of the answer to something that takes a while: how far it has come. The last line, and no other, is `finished`. */
export type ProgressLine<Progress> = Written<Progress> & { readonly finished: boolean };

/**
 * Takes the first step of something that takes a while, and makes the lines that tell of all of them: what fails before
 * the answer begins has a problem to be told by.
 */
export async function beginProgress<Progress extends object>(
  steps: AsyncGenerator<Progress, Progress, void>,
): Promise<AsyncGenerator<ProgressLine<Progress>, void, void>> {
  return writeProgress(steps, await steps.next());
}

async function* writeProgress<Progress extends object>(
  steps: AsyncGenerator<Progress, Progress, void>,
  first: IteratorResult<Progress, Progress>,
): AsyncGenerator<ProgressLine<Progress>, void, void> {
  try {
    for (let step = first; ; step = await steps.next()) {
      const written = writeMembers(step.value) as object;
      yield { ...written, finished: step.done === true } as ProgressLine<Progress>;
      if (step.done === true) return;
    }
  } finally {
    // Whoever asked may be gone: what is committed stays, and nothing more is done.
    await steps.return(first.value);
  }
}
