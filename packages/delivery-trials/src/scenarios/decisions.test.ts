import { test } from "vitest";
import { decisionsDatabaseAway } from "./decisions-database-away.ts";
import { decisionsProcessKilled } from "./decisions-process-killed.ts";

// With this seed a process is killed 0.1 s after the database was suspended, when the least is lost: how much depends on the
// speed of the machine. `npm run soak` runs all of them, with other seeds.
test.concurrent.for([decisionsDatabaseAway, decisionsProcessKilled])(
  "$name: $fault",
  async ({ run }, { expect }) => {
    const { issues, figures } = await run({ seed: 3, durationMs: 1500, backlog: 0, searchesPerSecond: 200 });
    expect(issues).toEqual([]);
    expect(figures.stored).toBeGreaterThan(100);
  },
);
