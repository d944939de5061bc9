import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@payment-routing/embedded-database/testing";
import { waitUntil } from "../trial/wait-until.ts";

/** A Prometheus that scrapes processes of the service every second. */
export interface Prometheus extends AsyncDisposable {
  /** Sets the addresses (`host:port`) to scrape. */
  setTargets(targets: readonly string[]): void;
  /** The names of all alerts of its rules. */
  listAlerts(): Promise<readonly string[]>;
  /** The names of the alerts that are raised. */
  listRaised(): Promise<ReadonlySet<string>>;
  /** Evaluates an expression. Rejects if it is invalid. */
  query(expression: string): Promise<readonly unknown[]>;
}

/**
 * Starts Prometheus on the loopback interface.
 *
 * @throws Error without Prometheus, which is a package of Debian
 */
export async function startPrometheus(folder: string, rules: string): Promise<Prometheus> {
  const port = await findFreePort();
  const targetsFile = join(folder, "targets.json");
  const setTargets = (targets: readonly string[]) => {
    // Beside it first: Prometheus reads the file while it is written.
    writeFileSync(`${targetsFile}.next`, JSON.stringify([{ targets, labels: { job: "payment-routing" } }]));
    renameSync(`${targetsFile}.next`, targetsFile);
  };
  setTargets([]);
  writeFileSync(join(folder, "rules.yaml"), rules);
  writeFileSync(join(folder, "prometheus.yml"), CONFIGURATION);
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=${address}`,
      "--log.level=warn",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = once(child, "exit");
  const ask = async (path: string) => {
    const response = await fetch(`http://${address}/api/v1/${path}`);
    const { status, data, error }: Answer = JSON.parse(await response.text());
    if (status !== "success") throw new Error(`${path}: ${error}`);
    return data;
  };
  if (!(await waitUntil(async () => (await fetch(`http://${address}/-/ready`)).ok)))
    throw new Error("prometheus does not start");
  return {
    setTargets,
    async listAlerts() {
      const { groups } = (await ask("rules?type=alert")) as AlertRules;
      return groups.flatMap((group) => group.rules.map(({ name }) => name));
    },
    async listRaised() {
      const { alerts } = (await ask("alerts")) as RaisedAlerts;
      return new Set(alerts.flatMap(({ state, labels }) => (state === "firing" ? labels.alertname : [])));
    },
    async query(expression) {
      return ((await ask(`query?query=${encodeURIComponent(expression)}`)) as { result: unknown[] }).result;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** @throws Error with what to install */
export function requirePrometheus(): void {
  for (const program of ["prometheus", "promtool"])
    if (spawnSync(program, ["--version"]).status !== 0)
      throw new Error(
        `${program} is missing: apt-get install prometheus, and systemctl disable --now prometheus (the trial starts its own)`,
      );
}

const CONFIGURATION = `
global: {scrape_interval: 1s, scrape_timeout: 900ms, evaluation_interval: 1s}
rule_files: [rules.yaml]
scrape_configs:
  - job_name: payment-routing
    file_sd_configs: [{files: [targets.json], refresh_interval: 1s}]
`;

interface Answer {
  readonly status: string;
  readonly data: unknown;
  readonly error?: string;
}

interface AlertRules {
  readonly groups: readonly { readonly rules: readonly { readonly name: string }[] }[];
}

interface RaisedAlerts {
  readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
}
