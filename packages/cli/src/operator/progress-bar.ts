const WIDTH = 30;

/** How far something has come, on one line. */
export function writeProgressBar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const bar = `${"#".repeat(filled)}${".".repeat(WIDTH - filled)}`;
  return `[${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total}`;
}
