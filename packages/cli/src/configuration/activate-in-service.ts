import { assembleConfiguration, readVersionFiles } from "@payment-routing/config-store";
import type { ConfigurationSwitch, StoredConfiguration } from "@payment-routing/operator-contract";
import type { OperatorService } from "../operator/operator-service.ts";
import { readReason } from "../operator/operator-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { type ActivationOutcome, haveSameCases } from "./activate-in-database.ts";
import type { ACTOR_SETTINGS } from "./actor-settings.ts";
import { describeIssues, isVersion, requireSource, type SOURCE_SETTINGS } from "./load-source.ts";
import { findDigest, readActiveDigest, readRemoteVersion } from "./remote-versions.ts";

/**
 * Lets a service store a configuration, if it is new, and check and activate it.
 *
 * @throws CommandError with the issues that prevent the activation
 */
export async function activateInService(
  service: OperatorService,
  given: SettingsOf<typeof SOURCE_SETTINGS & typeof ACTOR_SETTINGS>,
): Promise<ActivationOutcome> {
  const reason = readReason(given);
  // Read before the checks, so that a concurrent activation makes this one fail.
  const expected = await readActiveDigest(service);
  const { digest, cases_taken, leftOut } = await storeInService(service, given.config, reason);
  const path = `/configuration/versions/${digest}/activate`;
  const { previous, changed } = await service.post<ConfigurationSwitch>(path, {
    expected_digest: expected,
    reason,
  });
  return { digest, previous: previous ?? null, changed, cases_taken, secrets_checked: true, leftOut };
}

/** The version of a source. */
interface StoredSource {
  readonly digest: string;
  readonly is_new: boolean;
  readonly warnings: readonly string[];
  readonly cases_taken: boolean;
  readonly leftOut: readonly string[];
}

/** Lets a service validate and store the files of a source. A stored version stays as it is. */
export async function storeInService(
  service: OperatorService,
  given: string | undefined,
  reason: string,
): Promise<StoredSource> {
  const source = requireSource(given);
  if (isVersion(source)) {
    const digest = await findDigest(service, source);
    return { digest, is_new: false, warnings: [], cases_taken: true, leftOut: [] };
  }
  const { files, leftOut } = await describeIssues(() => readVersionFiles(source));
  const stored = await service.post<StoredConfiguration>("/configuration/versions", { files, reason });
  const cases_taken = stored.is_new || (await hasCases(service, stored.digest, files));
  return { ...stored, cases_taken, leftOut };
}

type Files = Awaited<ReturnType<typeof readVersionFiles>>["files"];

async function hasCases(service: OperatorService, digest: string, files: Files): Promise<boolean> {
  const stored = await readRemoteVersion(service, digest);
  const [a, b] = [files, stored.files].map((each) => assembleConfiguration(digest, each, { sandbox: true }));
  return a !== undefined && b !== undefined && haveSameCases(a, b);
}
