import type { LiveConfiguration, LoadedConfiguration } from "@payment-routing/config-store";
import { type ExpiryKind, type MeasuredConfiguration, oncePerMinute } from "@payment-routing/server";
import { type CertificateFile, listCertificateFiles, readCertificates } from "./certificate-files.ts";
import type { ServiceOptions } from "./check-service-settings.ts";

/** Describes the current configuration, and the certificates that the process has read from files, for metrics. */
export async function describeServiceConfiguration(
  live: LiveConfiguration<LoadedConfiguration>,
  { settings, environment, logger }: Pick<ServiceOptions, "settings" | "environment" | "logger">,
): Promise<() => MeasuredConfiguration> {
  const warn = oncePerMinute((error: unknown, skipped) =>
    logger.warn(
      { event: "certificates-not-read", err: error, passed_over: skipped },
      "certificates cannot be read",
    ),
  );
  const find = (file: CertificateFile) =>
    findFileEnd(file).then(
      (end) => [end],
      (error: unknown) => {
        warn(error);
        return [];
      },
    );
  // Read once: the process uses what it has read at its start.
  const files = (await Promise.all(listCertificateFiles(settings.databaseUrl, environment).map(find))).flat();
  return () => ({
    endpoints: new Set(listOrigins(live.current)),
    ends: findFirst([...files, ...listEnds(live.current)]),
  });
}

/** A kind, and when something of that kind ends. */
type End = readonly [kind: ExpiryKind, end: Date | undefined];

/** Certificates of a file are alternatives. */
async function findFileEnd({ kind, path }: CertificateFile): Promise<End> {
  const certificates = await readCertificates(path);
  return [kind, findLast(certificates.map(({ expiresAt }) => expiresAt))];
}

/** Lists the origins that callbacks go to, each once. */
export function listOrigins({ configuration, merchants }: LoadedConfiguration): string[] {
  const found = configuration.clients.flatMap(({ client_id }) => merchants.find(client_id) ?? []);
  return [
    ...new Set(
      found.flatMap(({ endpoint, allowed_origins }) => [new URL(endpoint).origin, ...allowed_origins]),
    ),
  ];
}

/** Lists until when each client has a live secret of each kind that it uses. Without a live one there is no item. */
export function listSecretEnds(
  clientId: number,
  { merchants, loadedSecrets }: LoadedConfiguration,
): readonly (readonly [kind: SecretKind, end: Date | undefined])[] {
  const ids = merchants.find(clientId)?.secrets;
  if (ids === undefined || loadedSecrets === undefined) return [];
  const kinds: Readonly<Record<SecretKind, readonly (string | undefined)[]>> = {
    "webhook-secret": ids.webhook,
    "body-signature-secret": [ids.body_signature],
    "mac-salt": [ids.mac_salt],
  };
  return Object.entries(kinds).flatMap(([kind, each]) => {
    const live = each.filter((id) => id !== undefined).filter(loadedSecrets.isLive);
    return live.length === 0 ? [] : [[kind as SecretKind, findLast(live.map(loadedSecrets.retirementOf))]];
  });
}

export type SecretKind = Extract<ExpiryKind, "webhook-secret" | "body-signature-secret" | "mac-salt">;

function listEnds(loaded: LoadedConfiguration): readonly End[] {
  const { clients, internal } = loaded.credentials;
  return [
    ...Array.from(
      clients.values(),
      (keys): End => ["client-key", findLast(keys.map(({ expires }) => expires))],
    ),
    ...internal.map(({ expires }): End => ["internal-key", expires]),
    ...loaded.configuration.clients.flatMap(({ client_id }) => listSecretEnds(client_id, loaded)),
  ];
}

/** The last of some ends; undefined if one never ends, or there is none. */
function findLast(ends: readonly (Date | undefined)[]): Date | undefined {
  const times = ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : undefined;
}

function findFirst(ends: readonly End[]): ReadonlyMap<ExpiryKind, Date> {
  const first = new Map<ExpiryKind, Date>();
  for (const [kind, end] of ends) {
    const before = first.get(kind);
    if (end !== undefined && (before === undefined || end < before)) first.set(kind, end);
  }
  return first;
}
