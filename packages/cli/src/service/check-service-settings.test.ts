import { expect, test } from "vitest";
import { SETTINGS, type Settings } from "../settings/service-settings.ts";
import { defaultsOf, type SettingsError } from "../settings/setting-definition.ts";
import { checkServiceSettings } from "./check-service-settings.ts";

const DATABASE = "postgresql://user:secret@127.0.0.1/payments";
const settle = (given: Partial<Settings>) =>
  checkServiceSettings({ ...defaultsOf(SETTINGS), config: import.meta.filename, ...given });

test.each<{ name: string; given: Partial<Settings>; want: string }>([
  { name: "without a database", given: {}, want: "search" },
  { name: "with a database", given: { databaseUrl: DATABASE, secrets: "secrets" }, want: "all" },
  { name: "with one of its own", given: { embedded: true, secrets: "secrets" }, want: "all" },
  { name: "as it is told", given: { databaseUrl: DATABASE, secrets: "s", role: "worker" }, want: "worker" },
  { name: "searches only", given: { databaseUrl: DATABASE, role: "search" }, want: "search" },
])("$name the role is $want", ({ given, want }) => {
  expect(settle(given).role).toBe(want);
});

test.each<{ name: string; given: Partial<Settings>; want: readonly string[] }>([
  {
    name: "no configuration",
    given: { config: undefined },
    want: ["--config: expected a path, got nothing"],
  },
  {
    name: "a missing configuration",
    given: { config: "nowhere", embedded: true },
    want: [
      "--config: expected an existing file or folder, got nowhere",
      "--secrets: expected a path, got nothing",
    ],
  },
  {
    name: "a role that needs a database",
    given: { role: "worker" },
    want: ["--role: expected --database-url or --embedded with worker, got neither"],
  },
  {
    name: "a provider of OpenID Connect alone, over HTTP",
    given: { oidcIssuer: "http://login.example" },
    want: [
      "--oidc-issuer: expected https://…, or http://localhost for a trial, got http://login.example",
      "--oidc-client-id: expected an id with --oidc-issuer, got nothing",
      "--oidc-viewer-groups, --oidc-operator-groups, --oidc-admin-groups: expected groups with --oidc-issuer, got none",
    ],
  },
  {
    name: "an invalid receiver",
    given: { callbackExceptions: ["hooks.internal:8443", "10.0.0.0/99", "10.20.0.0/16", "10.20/16", ""] },
    want: [
      '--callback-exceptions: expected a host, host:port, address or block of addresses, got "10.0.0.0/99"',
      '--callback-exceptions: expected a host, host:port, address or block of addresses, got "10.20/16"',
      '--callback-exceptions: expected a host, host:port, address or block of addresses, got ""',
    ],
  },
  {
    name: "a port that browsers block",
    given: { databaseUrl: DATABASE, secrets: "secrets", internalPort: 6000 },
    want: ["--internal-port: expected a port that browsers and fetch do not block, got 6000"],
  },
  {
    name: "two databases, and no secrets",
    given: { databaseUrl: DATABASE, embedded: true },
    want: [
      "--embedded: expected --embedded or --database-url, got both",
      "--secrets: expected a path, got nothing",
    ],
  },
  {
    name: "another database",
    given: { databaseUrl: "mysql://user:secret@host/payments", secrets: "secrets" },
    want: ["--database-url: expected an address that begins with postgresql://, got another text"],
  },
])("$name is rejected, and the message contains no password", ({ given, want }) => {
  try {
    settle(given);
  } catch (error) {
    expect((error as SettingsError).issues).toEqual(want);
    expect(String(error)).not.toContain("secret@");
    return;
  }
  throw new Error("it was taken");
});

test("the internal listener has none of the ports that fetch blocks, where a process opens it", async () => {
  // Sends nothing: a port that is not blocked reaches the dispatcher.
  const dispatch = () => {
    throw new Error("not blocked");
  };
  const isBlocked = async (port: number) => {
    const init = { dispatcher: { dispatch } } as unknown as RequestInit;
    const error: Error = await fetch(`http://127.0.0.1:${port}`, init).catch((reason) => reason.cause);
    return error.message === "bad port";
  };
  const isRejected = (port: number, role: "api" | "worker") => {
    try {
      return settle({ databaseUrl: DATABASE, secrets: "s", role, internalPort: port }) === undefined;
    } catch {
      return true;
    }
  };
  const ports = Array.from({ length: 11_000 }, (_, index) => index + 1);
  const blocked = [];
  for (const port of ports) if (await isBlocked(port)) blocked.push(port);
  expect(blocked).toContain(10_080);
  expect(ports.filter((port) => isRejected(port, "api"))).toEqual(blocked);
  expect(ports.filter((port) => isRejected(port, "worker"))).toEqual([]);
});
