import { readFileSync } from "node:fs";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_FILES } from "../../test/demo.ts";
import { buildKustomization, type Manifest } from "../../test/deployment/build-kustomization.ts";
import { readDeployedSettings, VARIABLES } from "../../test/deployment/deployed-settings.ts";
import {
  KINDS_WITHOUT_SCHEMA,
  listSchemaIssues,
  printTypeErrors,
} from "../../test/deployment/validate-manifests.ts";
import { ROOT, runCommand } from "../../test/run-process.ts";

const MANIFESTS = buildKustomization(`${ROOT}deploy/kubernetes/overlays/production`);
const DEPLOYMENTS = select("Deployment");
const PODS = [...DEPLOYMENTS, ...select("Job")];
/** Objects that the team creates: docs/operations/deploy.md. */
const EXISTING = {
  ConfigMap: ["payment-routing-configuration", "payment-routing-roles"],
  Secret: [
    "payment-routing-backups",
    "payment-routing-callbacks",
    "payment-routing-database",
    "payment-routing-database-owner",
    "payment-routing-database-service",
  ],
};

function select(kind: string): readonly Manifest[] {
  return MANIFESTS.filter((manifest) => manifest.kind === kind);
}

/** Rows of a table of tests. */
const named = (manifests: readonly Manifest[]) =>
  manifests.map((manifest) => ({ name: nameOf(manifest), manifest }));
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const podOf = ({ spec }: Manifest) => spec.template.spec;
const containerOf = (manifest: Manifest) => podOf(manifest).containers[0];
const portsOf = (manifest: Manifest): readonly { name: string; containerPort: number }[] =>
  containerOf(manifest).ports ?? [];

function isSelected(labels: Readonly<Record<string, string>>, { spec }: Manifest): boolean {
  return Object.entries(labels).every(([name, value]) => spec.template.metadata.labels[name] === value);
}

function environmentOf(manifest: Manifest): Record<string, string> {
  const { env = [], envFrom = [] } = containerOf(manifest);
  const maps = envFrom.map(
    ({ configMapRef }: { configMapRef: { name: string } }) =>
      select("ConfigMap").find(({ metadata }) => metadata.name === configMapRef.name)?.data,
  );
  const own = env.map(({ name, value }: { name: string; value: string }) => [name, value]);
  return Object.assign({}, ...maps, Object.fromEntries(own));
}

describe("schemas", () => {
  const covered = MANIFESTS.filter(
    ({ apiVersion, kind }) => !KINDS_WITHOUT_SCHEMA.includes(`${apiVersion} ${kind}`),
  );

  test.each(named(covered))("$name is valid", async ({ manifest }) =>
    expect(await listSchemaIssues(manifest)).toEqual([]),
  );

  test("a wrong value is found", async () => {
    const wrong = structuredClone(DEPLOYMENTS[0]) as Manifest;
    containerOf(wrong).imagePullPolicy = "Sometimes";
    podOf(wrong).terminationGracePeriodSeconds = "50 s";
    expect(await listSchemaIssues(wrong)).toHaveLength(1);
  });

  test("no manifest has an unknown member", async () => expect(await printTypeErrors(covered)).toBe(""));

  test("an unknown member is found", async () => {
    const wrong = structuredClone(DEPLOYMENTS[0]) as Manifest;
    containerOf(wrong).readynessProbe = {};
    expect(await printTypeErrors([wrong])).toContain(
      `'"readynessProbe"' does not exist in type 'IContainer'`,
    );
  });
});

describe("references", () => {
  test("every object has a name of its own", () =>
    expect(new Set(MANIFESTS.map(nameOf)).size).toBe(MANIFESTS.length));

  test.each(named(PODS))("$name mounts volumes and secrets that exist", ({ manifest: pod }) => {
    const { volumes } = podOf(pod);
    const claims = select("PersistentVolumeClaim").map(({ metadata }) => metadata.name);
    const mounts = containerOf(pod).volumeMounts.map(({ name }: { name: string }) => name);
    expect(mounts.toSorted()).toEqual(volumes.map(({ name }: { name: string }) => name).toSorted());
    for (const { configMap, secret, persistentVolumeClaim: claim } of volumes) {
      if (claim !== undefined) expect(claims).toContain(claim.claimName);
      if (configMap !== undefined) expect(EXISTING.ConfigMap).toContain(configMap.name);
      if (secret !== undefined) expect(EXISTING.Secret).toContain(secret.secretName);
    }
  });

  test.each(named(PODS))("$name has paths below its volumes", ({ manifest: pod }) => {
    const mounts = containerOf(pod).volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
    // A process of role search does not read the secrets of callbacks.
    const unread = pod.metadata.name === "payment-routing-search" ? "SECRETS" : "";
    const paths = Object.entries(environmentOf(pod)).filter(
      ([name, value]) => name !== unread && value.startsWith("/"),
    );
    const isMounted = (path: string) => mounts.some((mount: string) => `${path}/`.startsWith(`${mount}/`));
    expect(paths.filter(([, path]) => !isMounted(path))).toEqual([]);
  });

  test.each(named([...select("Service"), ...select("PodDisruptionBudget")]))(
    "$name selects one Deployment",
    ({ manifest: { kind, spec } }) => {
      const labels = kind === "Service" ? spec.selector : spec.selector.matchLabels;
      const [selected, ...others] = PODS.filter((pod) => isSelected(labels, pod));
      expect(others).toEqual([]);
      if (selected === undefined) throw new Error("it selects nothing");
      for (const { targetPort } of spec.ports ?? [])
        expect(portsOf(selected).map(({ name }) => name)).toContain(targetPort);
    },
  );

  test.each(named(DEPLOYMENTS))("$name selects its own pods", ({ manifest: one }) => {
    const labels = one.spec.selector.matchLabels;
    expect(PODS.filter((pod) => isSelected(labels, pod))).toEqual([one]);
    for (const { labelSelector } of podOf(one).topologySpreadConstraints)
      expect(labelSelector.matchLabels).toEqual(labels);
    const scalers = select("HorizontalPodAutoscaler").map(({ spec }) => spec.scaleTargetRef.name);
    expect(scalers).toContain(one.metadata.name);
  });

  test.each(named(select("NetworkPolicy")))("$name allows ports that exist", ({ manifest: { spec } }) => {
    const selected = PODS.filter((pod) => isSelected(spec.podSelector.matchLabels, pod));
    const names = selected.flatMap((pod) => portsOf(pod).map(({ name }) => name));
    // Those of CloudNativePG: PostgreSQL, the status of an instance, metrics.
    const allowed: readonly unknown[] = selected.length > 0 ? names : [5432, 8000, 9187];
    for (const { ports } of spec.ingress ?? []) for (const { port } of ports) expect(allowed).toContain(port);
  });

  test("only workers reach other networks, on the port of https", () => {
    const open = select("NetworkPolicy").flatMap(({ metadata, spec }) =>
      (spec.egress ?? [])
        .filter(({ to }: { to: readonly object[] }) => to.some((peer) => "ipBlock" in peer))
        .map(({ ports }: { ports: readonly object[] }) => [metadata.name, ports]),
    );
    expect(open).toEqual([["payment-routing-worker", [{ port: 443 }]]]);
  });
});

describe("pods", () => {
  test.each(named(PODS))("$name conforms to Restricted", ({ manifest: pod }) => {
    const { securityContext } = podOf(pod);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
    expect(securityContext.runAsUser).toBeGreaterThan(0);
    expect(containerOf(pod).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(podOf(pod).automountServiceAccountToken).toBe(false);
    expect(podOf(pod).containers).toHaveLength(1);
  });

  test.each(named(PODS))("$name has settings that exist", ({ manifest: pod }) => {
    expect(Object.keys(environmentOf(pod)).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    readDeployedSettings(environmentOf(pod));
  });

  test.each(named(DEPLOYMENTS))("$name may finish its stop", ({ manifest: pod }) => {
    const { shutdownTimeoutMs, databaseTimeoutMs } = readDeployedSettings(environmentOf(pod));
    const sleep = containerOf(pod).lifecycle?.preStop.sleep.seconds ?? 0;
    const longest = sleep + (shutdownTimeoutMs + databaseTimeoutMs) / 1000;
    expect(podOf(pod).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(longest + 5);
  });

  test("docs/operations/deploy.md has the resources of each role", () => {
    const page = readFileSync(`${ROOT}docs/operations/deploy.md`, "utf8");
    for (const pod of DEPLOYMENTS) {
      const { requests, limits } = containerOf(pod).resources;
      const measure = (name: string) => `request ${requests[name]}, limit ${limits[name]}`;
      const row = page
        .split("\n")
        .find((line) => line.startsWith(`| \`${containerOf(pod).name}\` | request`));
      expect(row).toContain(`| ${measure("cpu")} | ${measure("memory")} |`);
      expect(row).toContain(`| ${podOf(pod).terminationGracePeriodSeconds} s |`);
    }
  });

  test("the roles of PostgreSQL are those of roles.sql", () => {
    const [cluster] = select("Cluster");
    const { owner, postInitApplicationSQLRefs } = cluster?.spec.bootstrap.initdb ?? {};
    const [{ name, passwordSecret }] = cluster?.spec.managed.roles ?? [];
    const script = readFileSync(`${ROOT}deploy/postgresql/roles.sql`, "utf8");
    const created = Array.from(script.matchAll(/create role (\w+)/g), ([, role]) => role);
    expect([owner, name]).toEqual(created);
    expect(EXISTING.ConfigMap).toContain(postInitApplicationSQLRefs.configMapRefs[0].name);
    expect(EXISTING.Secret).toContain(passwordSecret.name);
  });

  test("PostgreSQL has a connection for each that the processes may open", () => {
    const [cluster] = select("Cluster");
    const connections = DEPLOYMENTS.map((pod) => {
      const { role, databaseConnections } = readDeployedSettings(environmentOf(pod));
      const scaler = select("HorizontalPodAutoscaler").find(
        ({ metadata }) => metadata.name === pod.metadata.name,
      );
      // docs/operations/run.md#database lists them. One pod more while a rollout replaces them.
      const each = { api: databaseConnections + 7, worker: databaseConnections + 5, search: 4 }[
        role as "api"
      ];
      return each * (scaler?.spec.maxReplicas + 1);
    });
    const most = connections.reduce((sum, each) => sum + each, 0);
    expect(most).toBeLessThan(Number(cluster?.spec.postgresql.parameters.max_connections) - 20);
  });
});

describe("probes", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  test.each(named(DEPLOYMENTS))("serve answers those of $name", async ({ manifest: pod }) => {
    const { DATABASE_URL_FILE: _, ...environment } = environmentOf(pod);
    const ready = await runCommand(["serve"], {
      ...environment,
      DATABASE_URL: database.connectionString,
      CONFIG: DEMO_FILES.config,
      ...(environment.ROLE !== "search" && { SECRETS: DEMO_FILES.secrets }),
      SANDBOX: "true",
      DECISION_SPOOL: "",
      HOST: "127.0.0.1",
      PORT: "0",
      INTERNAL_PORT: "0",
      OPERATIONS_PORT: "0",
    }).printed(/^.*"msg":"ready".*$/m);
    const urls = JSON.parse(ready[0]);
    const listeners: Record<string, string> = {
      operations: urls.operations_url,
      internal: urls.internal_url,
    };
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(pod);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
      expect((await fetch(`${listeners[httpGet.port]}${httpGet.path}`)).status).toBe(200);
    const settings = readDeployedSettings(environment);
    const want = {
      http: settings.port,
      internal: settings.internalPort,
      operations: settings.operationsPort,
    };
    for (const { name, containerPort } of portsOf(pod)) expect(containerPort).toBe(want[name as "http"]);
  });
});
