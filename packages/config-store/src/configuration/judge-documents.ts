import type { CredentialsFile, MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import { ConfigurationError } from "./configuration-error.ts";
import { digestConfiguration } from "./digest-configuration.ts";
import {
  type Circumstances,
  type Judgement,
  judgeAccess,
  judgeConfiguration,
} from "./judge-configuration.ts";
import { locateFaults } from "./locate-faults.ts";
import { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
import type { SourceDocument } from "./source-document.ts";

/** What documents hold that have no fault. */
export interface JudgedDocuments {
  readonly configuration: MerchantConfiguration;
  readonly digest: string;
  readonly credentials: CredentialsFile;
  readonly cases: readonly RoutingCase[];
}

/** Judges documents as one configuration. Throws a ConfigurationError with every fault of theirs. */
export function judgeDocuments(
  path: string,
  documents: readonly SourceDocument[],
  circumstances: Circumstances,
): JudgedDocuments {
  const merged = mergeDocuments(documents);
  const judged = accept(path, documents, merged, judgeConfiguration(merged.members, circumstances));
  return { ...judged, digest: digestConfiguration(judged.configuration) };
}

/** Does the same where all that was judged before is the same but for credentials, and maybe the secrets. */
export function rejudgeDocuments(
  path: string,
  documents: readonly SourceDocument[],
  before: Omit<JudgedDocuments, "credentials">,
  secrets: Circumstances["secrets"],
): JudgedDocuments {
  const merged = mergeDocuments(documents);
  const judged = accept(path, documents, merged, judgeAccess(before, merged.members, secrets));
  return { ...judged, digest: before.digest };
}

function accept(
  path: string,
  documents: readonly SourceDocument[],
  merged: MergedDocument,
  judgement: Judgement,
): Extract<Judgement, { ok: true }> {
  const faults = locateFaults(path, documents, merged, judgement.ok ? [] : judgement.faults);
  if (faults.length > 0 || !judgement.ok) throw new ConfigurationError(faults);
  return judgement;
}
