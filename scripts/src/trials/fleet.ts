// `npm run trial -- fleet`: four processes of role search behind HAProxy, which Debian's package haproxy has. Takes 26 minutes, or
// four with AWAY_SECONDS=20.
import { fromRoot } from "../repository.ts";

/** Throws when a search failed, was decided by two versions, or was not recorded once. */
export async function run(): Promise<void> {
  const { runSearchFleet }: TrialPackage = await import(fromRoot("packages/delivery-trials/dist/index.js"));
  const awayMs = 1000 * Number(process.env.AWAY_SECONDS ?? 600);
  for (const source of ["database", "files"]) {
    console.log(`\nConfiguration from ${source}:`);
    const progress = (message: string) => console.log(`  ${message}`);
    const { figures, issues } = await runSearchFleet({ source, rate: 300, awayMs, progress });
    console.table(figures);
    for (const issue of issues.slice(0, 20)) console.log(issue);
    if (issues.length > 0) throw new Error(`${issues.length} issues`);
  }
}

interface TrialPackage {
  readonly runSearchFleet: (options: {
    readonly source: string;
    readonly rate: number;
    readonly awayMs: number;
    readonly progress: (message: string) => void;
  }) => Promise<{ readonly figures: object; readonly issues: readonly string[] }>;
}
