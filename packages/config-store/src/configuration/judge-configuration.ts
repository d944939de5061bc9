import {
  type CredentialsFile,
  type MerchantConfiguration,
  type RoutingCase,
  validateCredentialsFile,
  validateMerchantConfiguration,
  validateRoutingCasesFile,
} from "@payment-routing/config-contract";
import { type Issue, MAX_ISSUES } from "@payment-routing/contract-runtime";
import { checkConfiguration } from "@payment-routing/routing";
import { checkSecretReferences, type PlacedCallbacks } from "../secrets/check-secret-references.ts";
import type { Secrets } from "../secrets/kept-secrets.ts";
import { checkCallbacks } from "./check-callbacks.ts";
import { checkCases } from "./check-cases.ts";
import { checkCredentials } from "./check-credentials.ts";
import { faultFromIssue, faultFromSecretIssue } from "./fault-from-issue.ts";
import type { JudgedFault } from "./judged-fault.ts";

export type Judgement =
  | {
      readonly ok: true;
      readonly configuration: MerchantConfiguration;
      readonly credentials: CredentialsFile;
      readonly cases: readonly RoutingCase[];
    }
  | { readonly ok: false; readonly faults: readonly JudgedFault[] };

/** What a configuration is judged by besides the schemas. */
export interface Circumstances {
  readonly sandbox: boolean;
  /** The secrets that it may name; undefined where callbacks are no concern. */
  readonly secrets: Secrets | undefined;
}

/**
 * Judges what the files of a configuration hold, by the schemas and by what they cannot say. The members `credentials`
 * and `internal` are the credentials file, and `cases` the test cases; the others are the merchant configuration.
 */
export function judgeConfiguration(
  members: Readonly<Record<string, unknown>>,
  { sandbox, secrets }: Circumstances,
): Judgement {
  const { credentials: keys = [], internal = [], cases: listed = [], ...rest } = members;
  const configuration = validateMerchantConfiguration(rest);
  const credentials = judgeCredentials({ credentials: keys, internal }, rest.clients);
  const cases = validateRoutingCasesFile({ cases: listed });
  const issues = configuration.ok ? [] : configuration.issues;
  const clients = listCallbacks(rest.clients, issues);
  const faults: JudgedFault[] = [
    ...issues.map((issue) =>
      MAY_HOLD_SECRET.test(issue.path) ? faultFromSecretIssue(issue) : faultFromIssue(issue),
    ),
    ...checkConfiguration(rest).map(({ message, ...fault }) => ({ ...fault, at: "value" }) as const),
    ...clients.flatMap(({ path, callbacks }) => checkCallbacks(path, callbacks, sandbox)),
    ...(secrets === undefined ? [] : checkSecretReferences(clients, secrets)),
    ...credentials.faults,
    ...(cases.ok ? checkCases(cases.value) : cases.issues.map(faultFromIssue)),
  ];
  if (!configuration.ok || credentials.value === undefined || !cases.ok || faults.length > 0)
    return { ok: false, faults };
  return {
    ok: true,
    configuration: configuration.value,
    credentials: credentials.value,
    cases: cases.value.cases,
  };
}

/** Judges what may have changed where merchant configuration and test cases are those that were judged before. */
export function judgeAccess(
  { configuration, cases }: Pick<Extract<Judgement, { ok: true }>, "configuration" | "cases">,
  members: Readonly<Record<string, unknown>>,
  secrets: Secrets | undefined,
): Judgement {
  const { credentials: keys = [], internal = [] } = members;
  const credentials = judgeCredentials({ credentials: keys, internal }, configuration.clients);
  const clients = listCallbacks(configuration.clients, []);
  const faults = [
    ...(secrets === undefined ? [] : checkSecretReferences(clients, secrets)),
    ...credentials.faults,
  ];
  if (credentials.value === undefined || faults.length > 0) return { ok: false, faults };
  return { ok: true, configuration, credentials: credentials.value, cases };
}

function judgeCredentials(
  given: unknown,
  clients: unknown,
): { value: CredentialsFile | undefined; faults: readonly JudgedFault[] } {
  const file = validateCredentialsFile(given);
  if (!file.ok) return { value: undefined, faults: file.issues.map(faultFromSecretIssue) };
  return { value: file.value, faults: checkCredentials(file.value, clients) };
}

/** Where in the merchant configuration a secret may be put by mistake: a key for its ID, or a password in an address. */
const MAY_HOLD_SECRET =
  /^\/clients\/\d+\/callbacks(?:$|\/(?:secrets(?:\/.*)?|mac|endpoint|allowed_origins(?:\/\d+)?)$)/;

/** The callbacks that the schema finds no fault with, whatever else of the configuration it does. */
function listCallbacks(clients: unknown, issues: readonly Issue[]): PlacedCallbacks[] {
  // What lies behind the last issue that is told is not known.
  if (!Array.isArray(clients) || issues.length >= MAX_ISSUES) return [];
  return clients.flatMap((client, position) => {
    const path = `/clients/${position}/callbacks`;
    const isSound = !issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
    return isSound && client?.callbacks !== undefined
      ? [{ path, clientId: client.client_id, callbacks: client.callbacks }]
      : [];
  });
}
