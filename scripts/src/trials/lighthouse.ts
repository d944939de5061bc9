// `npm run trial -- lighthouse`: Lighthouse on the overview of a service with data, as a computer sees it. Installs Lighthouse into
// scripts/lighthouse, from its own lock file.
import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { openBrowser } from "@payment-routing/test-support/browser";
import { openFilledConsole } from "../../test/console/open-filled-console.ts";
import { fromRoot } from "../repository.ts";

const RUNS = 5;
const MIN_SCORE = 95;
const CATEGORIES = ["performance", "accessibility"] as const;

/** Throws when the median of a category is below 95. */
export async function run(): Promise<void> {
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: fromRoot("scripts/lighthouse"), stdio: "inherit" });
  await using opened = await openFilledConsole();
  const cookies = await opened.page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const port = await findFreePort();
  await using disposal = new AsyncDisposableStack();
  disposal.adopt(await openBrowser([`--remote-debugging-port=${port}`]), (each) => each.close());
  const rounds: Record<string, number>[] = [];
  while (rounds.length < RUNS) rounds.push(await measure(`${opened.url}/console/overview`, { port, cookie }));
  const medians = CATEGORIES.map((name) => {
    const scores = rounds.map((scoresOf) => scoresOf[name] ?? 0).sort((a, b) => a - b);
    console.log(`${name}: ${scores.join(", ")}`);
    return scores[Math.floor(RUNS / 2)] ?? 0;
  });
  if (medians.some((median) => median < MIN_SCORE))
    throw new Error(`expected medians of at least ${MIN_SCORE}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** The scores of a page, from 0 to 100. */
async function measure(url: string, browser: { readonly port: number; readonly cookie: string }) {
  const { default: lighthouse, desktopConfig }: LighthousePackage = await import(
    fromRoot("scripts/lighthouse/node_modules/lighthouse/core/index.js")
  );
  const flags = {
    port: browser.port,
    extraHeaders: { Cookie: browser.cookie },
    onlyCategories: CATEGORIES,
    logLevel: "error",
  };
  const { lhr } = await lighthouse(url, flags, desktopConfig);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`expected ${url}, got ${lhr.finalDisplayedUrl}`);
  const { audits, categories } = lhr;
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs)
      if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) console.log(`  ${id}: ${audits[id]?.displayValue}`);
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

interface LighthousePackage {
  readonly desktopConfig: object;
  readonly default: (
    url: string,
    flags: object,
    config: object,
  ) => Promise<{
    readonly lhr: {
      readonly finalDisplayedUrl: string;
      readonly categories: Readonly<Record<string, Category>>;
      readonly audits: Readonly<
        Record<string, { readonly score: number | null; readonly displayValue?: string }>
      >;
    };
  }>;
}

interface Category {
  readonly id: string;
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
