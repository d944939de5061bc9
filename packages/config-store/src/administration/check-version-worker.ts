// The worker thread of `check-version.ts`.
import { parentPort, workerData } from "node:worker_threads";
import { describeCaseIssue, findActivationIssues } from "@payment-routing/config-analysis";
import { ConfigurationError, type LocatedIssue } from "../configuration/configuration-error.ts";
import { assembleConfiguration, type LoadedConfiguration } from "../configuration/load-configuration.ts";
import { resolveMerchants } from "../configuration/merchant-directory.ts";
import { requireNoCredentials } from "../configuration/version-files.ts";
import { listRetirementWarnings } from "../secrets/retirement-warnings.ts";
import { createSecrets } from "../secrets/secrets.ts";
import type { CheckResult, CheckTask } from "./check-version.ts";

/** The name of the configuration in issues that belong to no file. */
const NAME = "configuration";

parentPort?.postMessage(runTask(workerData));

function runTask({ files, sandbox, secrets, forActivation }: CheckTask): CheckResult {
  try {
    const options = { sandbox, ...(secrets !== undefined && { secrets: createSecrets(secrets, []) }) };
    const loaded = assembleConfiguration(NAME, files, options);
    requireNoCredentials(loaded.documents);
    const issues = forActivation ? listActivationIssues(loaded) : [];
    if (issues.length > 0) throw new ConfigurationError(issues);
    const merchants = resolveMerchants(loaded.configuration, undefined);
    const warnings = options.secrets === undefined ? [] : listRetirementWarnings(merchants, options.secrets);
    return { digest: loaded.router.configurationDigest, warnings };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { error: { issues: error.issues, more: error.more } };
  }
}

function listActivationIssues(loaded: LoadedConfiguration): readonly LocatedIssue[] {
  const { lintErrors, failedCases } = findActivationIssues(loaded);
  const locate = (pointer: string) =>
    loaded.locate(pointer) ?? { file: NAME, line: 1, column: 1, excerpt: undefined };
  return [
    ...lintErrors.map(({ pointer, rule, message }) => ({
      ...locate(pointer),
      message: `${rule}: ${message}`,
      expected: "",
      received: "",
    })),
    ...failedCases.flatMap(({ name, position, issues }) =>
      issues.map((issue) => ({
        ...locate(`/cases/${position}${issue.pointer}`),
        message: `test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}`,
        expected: issue.expected,
        received: issue.received,
      })),
    ),
  ];
}
