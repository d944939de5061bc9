/** Shows a step of long work on a terminal, in place of the step before. Anything else than a terminal gets nothing. */
export function showProgress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${step}`);
}

/** Removes the step that is shown. */
export function endProgress(): void {
  showProgress("");
}
