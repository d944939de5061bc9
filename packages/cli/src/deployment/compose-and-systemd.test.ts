import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readDeployedSettings, VARIABLES } from "../../test/deployment/deployed-settings.ts";
import { ROOT } from "../../test/run-process.ts";
import { SETTINGS } from "../settings/service-settings.ts";

const ROLES = ["api", "worker", "search"];
/** The longest stop, and a margin of five seconds. */
const MIN_STOP_SECONDS = (SETTINGS.shutdownTimeoutMs.default + SETTINGS.databaseTimeoutMs.default) / 1000 + 5;

const read = (path: string) => readFileSync(`${ROOT}deploy/${path}`, "utf8");
const compose = parse(read("compose/compose.yaml"), { merge: true });
const environments = ROLES.flatMap((role) => [
  { name: `compose ${role}`, role, environment: texts(compose.services[role].environment) },
  { name: `systemd ${role}`, role, environment: { ...readUnitEnvironment(role), ROLE: role } },
]);

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function readUnitEnvironment(role: string): NodeJS.Dict<string> {
  return { ...parseEnv(read("systemd/serve.env")), ...parseEnv(read(`systemd/${role}.env`)) };
}

test.each(environments)("$name has settings that exist", ({ role, environment }) => {
  expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(readDeployedSettings(environment).role).toBe(role);
});

test.each(ROLES)("a %s of Compose may finish its stop, and has the paths of its settings", (role) => {
  const { environment, stop_grace_period: stop, user, volumes } = compose.services[role];
  expect(Number.parseInt(stop, 10)).toBeGreaterThanOrEqual(MIN_STOP_SECONDS);
  expect(user).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  const mounts: string[] = volumes.map((volume: string) => volume.split(":")[1]);
  for (const path of Object.values(texts(environment)).filter((value) => /^\/(?:etc|run|srv)/.test(value)))
    expect(
      mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)),
      path,
    ).toBe(true);
});

test("the processes of Compose that serve read no other password of the database than their own", () => {
  const services: readonly { readonly volumes?: readonly string[] }[] = ROLES.map(
    (role) => compose.services[role],
  );
  const mounted = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]));
  expect(new Set(mounted)).toEqual(
    new Set(["./configuration", "./secrets/callbacks", "./secrets/database", "decisions"]),
  );
});

test("the proxy of Compose uses the ports of the processes, as many as there are", () => {
  const { port, internalPort, operationsPort } = readDeployedSettings(
    texts(compose.services.search.environment),
  );
  const templates = read("compose/haproxy.cfg").match(/server-template .*/g);
  expect(templates).toEqual([
    `server-template process ${compose.services.search.deploy.replicas} search:${port} port ${operationsPort}`,
    `server-template process ${compose.services.api.deploy.replicas} api:${internalPort}`,
  ]);
});

test("the units of systemd are hardened alike, and a process may finish its stop", () => {
  const unit = read("systemd/payment-routing@.service");
  const findHardening = (text: string) =>
    text
      .split(/(?=^CapabilityBoundingSet=)/m)[1]
      ?.split("\n\n")[0]
      ?.trim();
  expect(findHardening(read("systemd/payment-routing-migrate.service"))).toBe(findHardening(unit));
  expect(findHardening(unit)?.split("\n").length).toBeGreaterThan(25);
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(MIN_STOP_SECONDS);
});

test("the units of one machine listen on ports of their own", () => {
  const ports = ROLES.flatMap((role) => {
    const settings = readDeployedSettings(readUnitEnvironment(role));
    return [settings.port, settings.operationsPort, ...(role === "api" ? [settings.internalPort] : [])];
  });
  expect(new Set(ports).size).toBe(ports.length);
});
