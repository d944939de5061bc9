import {
  assembleConfiguration,
  type LoadedConfiguration,
  readVersionFiles,
} from "@payment-routing/config-store";
import type { ConfigurationSwitch, StoredConfiguration } from "@payment-routing/operator-contract";
import type { Terminal } from "../command.ts";
import type { OperatorService } from "../operator/operator-service.ts";
import { readReason } from "../operator/operator-settings.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { type ActivationOutcome, checkActivation, haveSameCases } from "./activate-in-database.ts";
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
  terminal: Terminal,
): Promise<ActivationOutcome> {
  const reason = readReason(given);
  // Read before the checks, so that a concurrent activation makes this one fail.
  const expected = await readActiveDigest(service);
  const { digest, otherCases, leftOut } = await storeInService(service, given.config, reason);
  // The service runs the test cases of the stored version.
  if (otherCases !== undefined) checkActivation(otherCases, terminal);
  const path = `/configuration/versions/${digest}/activate`;
  const { previous, changed } = await service.post<ConfigurationSwitch>(path, {
    expected_digest: expected,
    reason,
  });
  const cases_taken = otherCases === undefined;
  return { digest, previous: previous ?? null, changed, cases_taken, secrets_checked: true, leftOut };
}

/** The version of a source. */
interface StoredSource {
  readonly digest: string;
  readonly is_new: boolean;
  readonly warnings: readonly string[];
  /** The given configuration, when the stored version has other test cases. */
  readonly otherCases: LoadedConfiguration | undefined;
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
    return { digest, is_new: false, warnings: [], otherCases: undefined, leftOut: [] };
  }
  const { files, leftOut } = await describeIssues(() => readVersionFiles(source));
  const stored = await service.post<StoredConfiguration>("/configuration/versions", { files, reason });
  const otherCases = stored.is_new ? undefined : await findOtherCases(service, stored.digest, files);
  return { ...stored, otherCases, leftOut };
}

type Files = Awaited<ReturnType<typeof readVersionFiles>>["files"];

async function findOtherCases(
  service: OperatorService,
  digest: string,
  files: Files,
): Promise<LoadedConfiguration | undefined> {
  const given = assembleConfiguration(digest, files, { sandbox: true });
  const { files: stored } = await readRemoteVersion(service, digest);
  return haveSameCases(given, assembleConfiguration(digest, stored, { sandbox: true })) ? undefined : given;
}
