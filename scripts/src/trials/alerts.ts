// `npm run trial -- alerts`: the alerts of deploy/monitoring on a Prometheus of Debian (apt-get install prometheus), with every
// window a sixtieth as long. Takes about 15 minutes. `-- LeasesLost`: tries one alert only, with those of the same round.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fromRoot } from "../repository.ts";

/** Throws when an alert is not raised by its fault, is not silent after the mend, or a dashboard asks for what is not there. */
export async function run(only: readonly string[]): Promise<void> {
  const { requirePrometheus, runAlertTrial }: TrialPackage = await import(
    fromRoot("packages/delivery-trials/dist/index.js")
  );
  requirePrometheus();
  const promtool = (...args: readonly string[]) =>
    execFileSync("promtool", args, { cwd: fromRoot("deploy/monitoring"), stdio: "inherit" });
  promtool("check", "config", "prometheus.yml");
  promtool("test", "rules", "rules.test.yaml");
  const { rows, issues } = await runAlertTrial({
    rules: readFileSync(fromRoot("deploy/monitoring/rules.yaml"), "utf8"),
    factor: FACTOR,
    expressions: listExpressions(),
    only,
    progress: (message) => console.log(`  ${message}`),
  });
  console.table(rows);
  for (const issue of issues) console.log(issue);
  if (issues.length > 0) throw new Error(`${issues.length} issues`);
}

const FACTOR = 60;

/** The queries of the dashboards, each once. */
function listExpressions(): readonly string[] {
  const dashboards: readonly Dashboard[] = globSync(fromRoot("deploy/monitoring/dashboards/*.json")).map(
    (path) => JSON.parse(readFileSync(path, "utf8")),
  );
  const targets = dashboards.flatMap(({ panels }) => panels.flatMap((panel) => panel.targets));
  return [...new Set(targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "1m")))];
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

interface TrialPackage {
  readonly requirePrometheus: () => void;
  readonly runAlertTrial: (options: {
    readonly rules: string;
    readonly factor: number;
    readonly expressions: readonly string[];
    readonly only: readonly string[];
    readonly progress: (message: string) => void;
  }) => Promise<{ readonly rows: readonly object[]; readonly issues: readonly string[] }>;
}
