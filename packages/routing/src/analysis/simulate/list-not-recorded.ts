import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type EffectiveAccount, listEffectiveAccounts } from "../../configuration/effective-accounts.ts";
import { DIMENSION_MODULES, DIMENSIONS } from "../../dimensions/index.ts";
import { listUnrecordedFields, relateRecordedRanges } from "./find-unrecorded.ts";

/**
 * Describes what a candidate reads and some records of other configurations lack. Such values count as missing from the
 * request; recorded defaults count as named by the request.
 */
export function listNotRecorded(
  candidate: MerchantConfiguration,
  recordings: readonly MerchantConfiguration[],
): readonly string[] {
  return [...new Set(recordings.flatMap((recording) => listMissingFrom(recording, candidate)))];
}

function listMissingFrom(
  recording: MerchantConfiguration,
  candidate: MerchantConfiguration,
): readonly string[] {
  return [
    ...DIMENSION_MODULES.flatMap(({ optionalFacts }) =>
      optionalFacts?.isUsedBy(candidate) && !optionalFacts.isUsedBy(recording)
        ? [optionalFacts.description]
        : [],
    ),
    ...(relateRecordedRanges(candidate, recording)?.unrecorded ?? []).map((range) => `addresses in ${range}`),
    ...listUnrecordedFields(candidate, recording).map((field) => `whether ${field} was there`),
    ...listChangedDefaults(candidate, recording),
  ];
}

/** Facts do not show whether a value is the request's or the account's default, unless there was no default. */
function listChangedDefaults(
  candidate: MerchantConfiguration,
  recording: MerchantConfiguration,
): readonly string[] {
  const before = new Map(listEffectiveAccounts(recording).map((account) => [nameAccount(account), account]));
  const after = listEffectiveAccounts(candidate);
  return DIMENSIONS.flatMap(({ name, readDefault: read }) => {
    if (read === undefined) return [];
    const changed = after.filter((account) => {
      const old = before.get(nameAccount(account));
      return old !== undefined && read(old) !== undefined && read(old) !== read(account);
    });
    const [first] = changed;
    if (first === undefined) return [];
    const others = changed.length === 1 ? "" : ` and ${changed.length - 1} more`;
    return [
      `which requests left the ${name} to their account, whose default changes: ${nameAccount(first)}${others}`,
    ];
  });
}

function nameAccount({ clientId, accountId }: EffectiveAccount): string {
  return `client ${clientId}, account ${accountId}`;
}
