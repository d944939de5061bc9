import {
  type CredentialsFile,
  type MerchantConfiguration,
  type RoutingCase,
  type RoutingCasesFile,
  validateCredentialsFile,
  validateMerchantConfiguration,
  validateRoutingCasesFile,
} from "@payment-routing/config-contract";
import { type Issue, MAX_ISSUES } from "@payment-routing/contract-runtime";
import { checkConfiguration } from "@payment-routing/routing";
import type { Secrets } from "../secrets/secrets.ts";
import { checkCallbacks, checkSecretReferences, type LocatedCallbacks } from "./check-callbacks.ts";
import { checkCredentials } from "./check-credentials.ts";
import { duplicateAt, issueAt, type PathIssue, toConcealedIssue, toPathIssue } from "./path-issue.ts";

export type ConfigurationResult =
  | {
      readonly ok: true;
      readonly configuration: MerchantConfiguration;
      readonly credentials: CredentialsFile;
      readonly cases: readonly RoutingCase[];
    }
  | { readonly ok: false; readonly issues: readonly PathIssue[] };

export interface ValidationOptions {
  readonly sandbox: boolean;
  /** The secrets that the configuration may name. Undefined: references to secrets are not checked. */
  readonly secrets: Secrets | undefined;
}

/**
 * Validates the members of a configuration by the schemas and by the rules beyond them. `credentials` and `internal` are
 * the credentials file, `cases` is the list of test cases, and the other members are the merchant configuration.
 */
export function validateConfiguration(
  members: Readonly<Record<string, unknown>>,
  { sandbox, secrets }: ValidationOptions,
): ConfigurationResult {
  const { credentials: keys = [], internal = [], cases: listed = [], ...rest } = members;
  const configuration = validateMerchantConfiguration(rest);
  const credentials = validateCredentials({ credentials: keys, internal }, rest.clients);
  const cases = validateRoutingCasesFile({ cases: listed });
  const schemaIssues = configuration.ok ? [] : configuration.issues;
  const clients = listCallbacks(rest.clients, schemaIssues);
  const issues: PathIssue[] = [
    ...schemaIssues.map((issue) =>
      MAY_HOLD_SECRET.test(issue.path) ? toConcealedIssue(issue) : toPathIssue(issue),
    ),
    ...checkConfiguration(rest).map(({ message, ...issue }) => ({ ...issue, at: "value" }) as const),
    ...clients.flatMap(({ path, callbacks }) => checkCallbacks(path, callbacks, sandbox)),
    ...(secrets === undefined ? [] : checkSecretReferences(clients, secrets)),
    ...credentials.issues,
    ...(cases.ok ? checkCases(cases.value) : cases.issues.map(toPathIssue)),
  ];
  if (!configuration.ok || credentials.value === undefined || !cases.ok || issues.length > 0)
    return { ok: false, issues };
  return {
    ok: true,
    configuration: configuration.value,
    credentials: credentials.value,
    cases: cases.value.cases,
  };
}

/** Validates the credentials and the references to secrets. The merchant configuration and the test cases are valid already. */
export function validateAccess(
  { configuration, cases }: Pick<Extract<ConfigurationResult, { ok: true }>, "configuration" | "cases">,
  members: Readonly<Record<string, unknown>>,
  secrets: Secrets | undefined,
): ConfigurationResult {
  const { credentials: keys = [], internal = [] } = members;
  const credentials = validateCredentials({ credentials: keys, internal }, configuration.clients);
  const clients = listCallbacks(configuration.clients, []);
  const issues = [
    ...(secrets === undefined ? [] : checkSecretReferences(clients, secrets)),
    ...credentials.issues,
  ];
  if (credentials.value === undefined || issues.length > 0) return { ok: false, issues };
  return { ok: true, configuration, credentials: credentials.value, cases };
}

function validateCredentials(
  value: unknown,
  clients: unknown,
): { value: CredentialsFile | undefined; issues: readonly PathIssue[] } {
  const file = validateCredentialsFile(value);
  if (!file.ok) return { value: undefined, issues: file.issues.map(toConcealedIssue) };
  return { value: file.value, issues: checkCredentials(file.value, clients) };
}

/** Checks that the names of test cases are unique and that their times exist. */
function checkCases({ cases }: RoutingCasesFile): PathIssue[] {
  const names = new Map<string, string>();
  return cases.flatMap(({ name, at }, position) => {
    const issues: PathIssue[] = [];
    const path = `/cases/${position}/name`;
    const earlier = names.get(name);
    if (earlier === undefined) names.set(name, path);
    else issues.push(duplicateAt(path, "name", JSON.stringify(name), earlier));
    if (at !== undefined && Number.isNaN(Date.parse(at)))
      issues.push(issueAt(`/cases/${position}/at`, "a moment that exists", JSON.stringify(at)));
    return issues;
  });
}

/** Paths at which an operator may write a secret by mistake: a key instead of its ID, or a password in a URL. */
const MAY_HOLD_SECRET =
  /^\/clients\/\d+\/callbacks(?:$|\/(?:secrets(?:\/.*)?|mac|endpoint|allowed_origins(?:\/\d+)?)$)/;

/** Lists the callbacks without schema issues. */
function listCallbacks(clients: unknown, issues: readonly Issue[]): LocatedCallbacks[] {
  // A full list of issues is incomplete: any callbacks may have further ones.
  if (!Array.isArray(clients) || issues.length >= MAX_ISSUES) return [];
  return clients.flatMap((client, position) => {
    const path = `/clients/${position}/callbacks`;
    const isValid = !issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
    return isValid && client?.callbacks !== undefined
      ? [{ path, clientId: client.client_id, callbacks: client.callbacks }]
      : [];
  });
}
