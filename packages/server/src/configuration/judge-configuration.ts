import {
  type CredentialsFile,
  type MerchantConfiguration,
  validateCredentialsFile,
  validateMerchantConfiguration,
} from "@payment-routing/config-contract";
import type { Issue } from "@payment-routing/contract-runtime";
import { checkConfiguration } from "@payment-routing/routing";
import { checkCredentials } from "./check-credentials.ts";
import type { JudgedFault } from "./judged-fault.ts";

export type Judgement =
  | {
      readonly ok: true;
      readonly configuration: MerchantConfiguration;
      readonly credentials: CredentialsFile;
    }
  | { readonly ok: false; readonly faults: readonly JudgedFault[] };

/**
 * Judges what the files of a configuration hold, by the schemas and by what they cannot say. The member `credentials` is
 * the credentials file; the others are the merchant configuration.
 */
export function judgeConfiguration(members: Readonly<Record<string, unknown>>): Judgement {
  const { credentials: keys = [], ...rest } = members;
  const configuration = validateMerchantConfiguration(rest);
  const credentials = validateCredentialsFile({ credentials: keys });
  const faults: JudgedFault[] = [
    ...(configuration.ok ? [] : configuration.issues.map(fromIssue)),
    ...checkConfiguration(rest).map(
      ({ path, expected, received }) => ({ path, at: "value", expected, received }) as const,
    ),
    ...(credentials.ok ? [] : credentials.issues.map(fromIssue).map(withoutSecret)),
    ...(credentials.ok ? checkCredentials(credentials.value, rest.clients) : []),
  ];
  return configuration.ok && credentials.ok && faults.length === 0
    ? { ok: true, configuration: configuration.value, credentials: credentials.value }
    : { ok: false, faults };
}

function fromIssue({ code, path, expected, received }: Issue): JudgedFault {
  return { path, at: code === "unexpected-member" ? "name" : "value", expected, received };
}

/** Text in a wrong place may be a key that was put there by mistake. */
function withoutSecret(fault: JudgedFault): JudgedFault {
  const mayBeKey = fault.received.startsWith('"') && !fault.path.endsWith("/expires");
  return mayBeKey ? { ...fault, received: "other text" } : fault;
}
