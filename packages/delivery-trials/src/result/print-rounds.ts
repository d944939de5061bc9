/** One round of a trial: its figures by their names, and what is not as it should be. */
export interface Round {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly issues: readonly string[];
}

export type Progress = (message: string) => void;

/** Writes what a trial does to standard error, with the seconds since the start. */
export function createProgress(): Progress {
  const startedAtMs = performance.now();
  return (message) => console.error(`${seconds(performance.now() - startedAtMs).padStart(6)} s  ${message}`);
}

/** Prints the figures of each round as a row of a table in Markdown. This process exits with 1 if a round has an issue. */
export async function printRounds(rounds: AsyncIterable<Round>, progress: Progress): Promise<void> {
  const printRow = (cells: readonly unknown[]) => console.log(`| ${cells.join(" | ")} |`);
  let isFirst = true;
  for await (const { figures, issues } of rounds) {
    if (isFirst) {
      printRow(Object.keys(figures));
      printRow(Object.keys(figures).map(() => "---"));
    }
    isFirst = false;
    printRow(Object.values(figures));
    for (const issue of issues) progress(`FAILED: ${issue}`);
    if (issues.length > 0) process.exitCode = 1;
  }
}

/** A duration, as in figures. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
