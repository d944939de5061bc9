import type {
  AccountDiff,
  DiffResult,
  RejectedCallbacks,
  SettingChange,
} from "@payment-routing/operator-contract";
import type { Locate } from "../../explanation/locate-reason.ts";
import {
  type AccountDiff as ComparedAccount,
  type DiffOptions,
  diffConfigurations,
} from "../diff/diff-configurations.ts";
import type { SettingChange as ChangedSetting } from "../diff/diff-settings.ts";
import type { AnalysedConfiguration } from "./analysed-configuration.ts";
import { writeAnswerChanges } from "./replay-results.ts";

interface DiffResultOptions extends DiffOptions {
  /** The callbacks that only the second configuration would reject, if they were looked for. */
  readonly rejected?: RejectedCallbacks | undefined;
}

/** Compares two configurations. Positions are those in the second one. */
export function createDiffResult(
  before: AnalysedConfiguration,
  after: AnalysedConfiguration,
  { rejected, ...options }: DiffResultOptions = {},
): DiffResult {
  const found = diffConfigurations(before.configuration, after.configuration, options);
  const clients = new Map(
    [before, after].flatMap(({ configuration }) =>
      configuration.clients.map(({ client_id, name }) => [client_id, name] as const),
    ),
  );
  return {
    before: before.router.configurationDigest,
    after: after.router.configurationDigest,
    methods_added: [...found.methodsAdded],
    methods_removed: [...found.methodsRemoved],
    settings: found.settings.map(writeSetting),
    accounts: found.accounts.map((account) => writeAccount(account, after.locate)),
    tried: found.tried.map(({ clientId, accountId, answered }) => ({
      client_id: clientId,
      account_id: accountId,
      answered,
    })),
    probes: found.probes,
    names: {
      clients: Object.fromEntries(
        found.accounts.map(({ clientId }) => [clientId, clients.get(clientId) ?? ""]),
      ),
    },
    ...(rejected !== undefined && { rejected_callbacks: rejected }),
  };
}

function writeSetting({ setting, of, before, after }: ChangedSetting): SettingChange {
  return {
    setting,
    of: [...of],
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

function writeAccount({ clientId, accountId, kind, effect }: ComparedAccount, locate: Locate): AccountDiff {
  return {
    client_id: clientId,
    account_id: accountId,
    kind,
    ...(effect !== undefined && { effect: writeAnswerChanges(effect, locate) }),
  };
}
