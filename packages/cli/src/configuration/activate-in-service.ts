import {
  assembleConfiguration,
  type LoadedConfiguration,
  type VersionFile,
} from "@payment-routing/config-store";
import type { OperatorClient } from "@payment-routing/operator-client";
import { readReason } from "../operator/operator-settings.ts";
import { optionalText } from "../settings/setting-kinds.ts";
import { checkActivation, isVersion, readFiles, requireSource } from "./load-source.ts";
import { findDigest, readActiveDigest, readRemoteVersion } from "./remote-versions.ts";

/** Printed when `cases_taken` is false. */
export const CASES_NOT_STORED =
  "test cases not stored: this version is already stored with other test cases. Change the configuration to store new ones";

export const NAME_SETTING = optionalText("name", "The name of the version, for people, if it is new.");

/** The result of an activation. */
export interface ActivationOutcome {
  readonly digest: string;
  /** Null for the first one. */
  readonly previous: string | null;
  readonly changed: boolean;
  /** Whether the stored version has the test cases of the given one. */
  readonly cases_taken: boolean;
  readonly secrets_checked: boolean;
  /** The action that waits for the approval of another person. */
  readonly action_id?: number;
  /** Files with credentials, which are not part of a version. */
  readonly leftOut: readonly string[];
}

/**
 * Lets a service store a configuration, if it is new, and check and activate it.
 *
 * @throws CommandError with the issues that prevent the activation
 */
export async function activateInService(
  service: OperatorClient,
  given: {
    readonly config: string | undefined;
    readonly name: string | undefined;
    readonly reason: string | undefined;
  },
): Promise<ActivationOutcome> {
  const reason = readReason(given);
  // Read before the checks, so that a concurrent activation makes this one fail.
  const expected = await readActiveDigest(service);
  const { digest, otherCases, leftOut } = await storeInService(service, given, reason);
  // The service runs the test cases of the stored version.
  if (otherCases !== undefined) await checkActivation(otherCases, given.config);
  const body = { expected_digest: expected, reason };
  const switched = await service.call("activateConfigurationVersion", { digest, body });
  const { previous = null } = switched;
  const cases_taken = otherCases === undefined;
  return { ...switched, digest, previous, cases_taken, secrets_checked: true, leftOut };
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
  service: OperatorClient,
  { config, name }: { readonly config: string | undefined; readonly name: string | undefined },
  reason: string,
): Promise<StoredSource> {
  const source = requireSource(config);
  if (isVersion(source)) {
    const digest = await findDigest(service, source);
    return { digest, is_new: false, warnings: [], otherCases: undefined, leftOut: [] };
  }
  const { files, leftOut } = await readFiles(source);
  const stored = await service.call("storeConfigurationVersion", {
    body: { files, reason, ...(name !== undefined && { name }) },
  });
  const otherCases = stored.is_new ? undefined : await findOtherCases(service, stored.digest, files);
  return { ...stored, otherCases, leftOut };
}

/** Test cases are not part of the digest: a version that is stored again keeps its own. */
export function haveSameCases(a: LoadedConfiguration, b: LoadedConfiguration): boolean {
  return JSON.stringify(a.cases) === JSON.stringify(b.cases);
}

async function findOtherCases(
  service: OperatorClient,
  digest: string,
  files: readonly VersionFile[],
): Promise<LoadedConfiguration | undefined> {
  const given = assembleConfiguration(digest, files, { sandbox: true });
  const { files: stored } = await readRemoteVersion(service, digest);
  return haveSameCases(given, assembleConfiguration(digest, stored, { sandbox: true })) ? undefined : given;
}
