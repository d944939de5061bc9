import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Cell } from "@payment-routing/config-contract";
import type { ConsoleSessionStore } from "@payment-routing/config-store";
import { currentSecret } from "@payment-routing/database/secret-file";
import type { ConsoleOptions } from "@payment-routing/server";
import type { ServiceSettings } from "./check-service-settings.ts";

const require = createRequire(import.meta.url);

/** Published with the sandbox's configuration: the sign-in page of a sandbox offers it. */
const SANDBOX_KEY = "sandbox-admin-key";

/** The console of a process: its pages if they are built, and its sessions. */
export function describeConsole(
  settings: ServiceSettings,
  sessions: ConsoleSessionStore,
  cells: readonly Cell[] = [],
): ConsoleOptions {
  const manifest = require.resolve("@payment-routing/console/package.json");
  const folder = new URL("dist/", pathToFileURL(manifest));
  const isBuilt = existsSync(new URL("index.html", folder));
  const oidc = describeOidc(settings);
  const { environmentName: name, environmentColour: colour } = settings;
  return {
    sessions,
    ...(isBuilt && { folder }),
    ...(settings.sandbox && { sandboxKey: SANDBOX_KEY }),
    ...(name !== undefined && { environment: { name, colour } }),
    ...(settings.cell !== undefined && {
      cell: { name: settings.cell, others: listOthers(settings.cell, cells) },
    }),
    ...(oidc && { oidc }),
  };
}

function listOthers(name: string, cells: readonly Cell[]) {
  return cells
    .filter((cell) => cell.name !== name)
    .map((cell) => ({ name: cell.name, url: cell.internal_url }));
}

function describeOidc(settings: ServiceSettings): ConsoleOptions["oidc"] {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: secret } = settings;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: secret === undefined ? undefined : () => currentSecret(secret),
    name: settings.oidcName,
    requestedScopes: settings.oidcRequestedScopes,
    personClaim: settings.oidcPersonClaim,
    groupsClaim: settings.oidcGroupsClaim,
    clientsClaim: settings.oidcClientsClaim,
    groups: {
      viewer: settings.oidcViewerGroups,
      operator: settings.oidcOperatorGroups,
      admin: settings.oidcAdminGroups,
    },
  };
}
