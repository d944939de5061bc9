import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { buildKustomization } from "../../test/deployment/build-kustomization.ts";
import { listSchemaIssues, printTypeErrors } from "../../test/deployment/validate-manifests.ts";
import { ROOT } from "../../test/run-process.ts";

const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");
const load = (path: string) => parse(read(`deploy/${path}`), { merge: true });

const groups: readonly { readonly rules: readonly Rule[] }[] = load("monitoring/rules.yaml").groups;
const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined);
const names = alerts.map(({ alert }) => alert);

interface Rule {
  readonly alert?: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: { readonly summary: string; readonly runbook_url: string };
}

test.each(alerts)("$alert has a severity, a summary and its section of the runbook", (rule) => {
  const { alert = "", labels, annotations } = rule;
  expect(["page", "ticket"]).toContain(labels?.severity);
  expect(annotations?.summary).toMatch(/[.]$/);
  expect(annotations?.runbook_url).toBe(`{{ $externalLabels.runbooks }}/alerts.md#${alert.toLowerCase()}`);
});

test("the runbook has a section for each alert, and the tests of the rules raise each", () => {
  const sections = Array.from(read("docs/runbooks/alerts.md").matchAll(/^## (\S+)$/gm), ([, name]) => name);
  expect(sections).toEqual(names);
  const raised = read("deploy/monitoring/rules.test.yaml").matchAll(/alertname="(\w+)"/g);
  expect(new Set(Array.from(raised, ([, name]) => name))).toEqual(new Set(names));
});

test("docs/operations/monitoring.md has the objectives", () => {
  const rows = read("docs/operations/monitoring.md").matchAll(/^\| `(\w+)`/gm);
  const recorded = read("deploy/monitoring/rules.yaml").matchAll(/record: payment_routing:objective:(\w+)/g);
  expect(Array.from(rows, ([, name]) => name)).toEqual(Array.from(recorded, ([, name]) => name));
});

test("Compose mounts files that exist, scrapes the processes, and sends spans to the collector", () => {
  const { services } = load("compose/compose.yaml");
  const { api, worker, search, ...parts } = load("compose/monitoring.yaml").services;
  const mounts = Object.values<Part>(parts).flatMap(({ volumes }) => volumes.map((each) => each.split(":")));
  for (const [source = ""] of mounts.filter(([path]) => path?.startsWith("../")))
    expect([source, existsSync(`${ROOT}deploy/compose/${source}`)]).toEqual([source, true]);
  const [{ job_name, dns_sd_configs }] = load("monitoring/prometheus.yml").scrape_configs;
  expect(job_name).toBe("payment-routing");
  const [{ names: scraped, port }] = dns_sd_configs;
  for (const role of scraped) expect(services[role].environment.OPERATIONS_PORT).toBe(port);
  const { receivers } = load("monitoring/collector.yaml");
  const [, collectorPort] = receivers.otlp.protocols.http.endpoint.split(":");
  for (const { environment } of [api, worker, search])
    expect(environment.OTEL_EXPORTER_OTLP_ENDPOINT).toBe(`http://collector:${collectorPort}`);
});

interface Part {
  readonly volumes: readonly string[];
}

test("the component of scaling adds a metric that the adapter has", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scaling-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const deployed = relative(folder, `${ROOT}deploy/kubernetes`);
  const lines = ["apiVersion: kustomize.config.k8s.io/v1beta1", "kind: Kustomization"];
  const parts = [`resources: [${deployed}/base]`, `components: [${deployed}/scaling]`];
  writeFileSync(join(folder, "kustomization.yaml"), [...lines, ...parts].join("\n"));
  const scaler = buildKustomization(folder).find(
    ({ kind, metadata }) => kind === "HorizontalPodAutoscaler" && metadata.name === "payment-routing-worker",
  );
  if (scaler === undefined) throw new Error("there is no scaler of workers");
  expect(await listSchemaIssues(scaler)).toEqual([]);
  expect(await printTypeErrors([scaler])).toBe("");
  const [, added] = scaler.spec.metrics;
  const [rule] = load("kubernetes/scaling/adapter.yaml").rules.external;
  expect(added.external.metric.name).toBe(rule.seriesQuery);
});
