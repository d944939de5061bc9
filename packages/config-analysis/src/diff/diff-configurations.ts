import type { MerchantConfiguration } from "@payment-routing/config-contract";
import {
  createRouter,
  type EffectiveAccount,
  type Facts,
  listConstraints,
  listEffectiveAccounts,
  type Router,
} from "@payment-routing/routing";
import { createFactAdapter } from "../simulate/adapt-facts.ts";
import { type SimulationReport, simulate } from "../simulate/simulate.ts";
import { collectPoints } from "../space/collect-points.ts";
import { diffSettings, type SettingChange } from "./diff-settings.ts";
import { listProbes } from "./list-probes.ts";

/** What becomes of one account. */
export interface AccountDiff {
  readonly clientId: number;
  readonly accountId: number;
  /** What is the same in both is not listed. */
  readonly kind: "added" | "removed" | "changed";
  /** What changes for the requests that were tried; undefined for an account that only one configuration has. */
  readonly effect: SimulationReport | undefined;
}

/** What changes in effect from one configuration to another. */
export interface ConfigurationDiff {
  readonly methodsAdded: readonly number[];
  readonly methodsRemoved: readonly number[];
  /** Settings that differ, of which the methods of an answer may show nothing. */
  readonly settings: readonly SettingChange[];
  readonly accounts: readonly AccountDiff[];
  /** How many requests were tried in each account that both have. */
  readonly probes: number;
}

/**
 * Compares two configurations by what they do: the same requests are put to both, made of the values that their
 * constraints name and of those beside them. A difference that is told is one; requests that were not tried may have
 * others. Settings that no such request shows are compared as they are written.
 */
export function diffConfigurations(
  before: MerchantConfiguration,
  after: MerchantConfiguration,
  { maxProbes = 5000 } = {},
): ConfigurationDiff {
  const points = collectPoints([...listConstraints(before), ...listConstraints(after)]);
  const [old, candidate] = [createRouter(before, "before"), createRouter(after, "after")];
  const [toOld, toCandidate] = [createFactAdapter(before), createFactAdapter(after)];
  const configuration = {
    countries: join(before.countries, after.countries),
    currencies: join(before.currencies, after.currencies),
  };

  function compare(oldAccount: EffectiveAccount, { clientId, accountId, defaultCurrency }: EffectiveAccount) {
    const simulation = simulate(candidate, toCandidate, { maxExamples: 1 });
    // With requests that leave the currency out, whether there is a default or not.
    for (const probe of listProbes({ configuration, points, defaultCurrency: undefined, maxProbes })) {
      const oldFacts = toOld.adapt(applyDefault(probe, oldAccount.defaultCurrency));
      const offered = decide(old, clientId, accountId, oldFacts);
      simulation.take({
        clientId,
        accountId,
        eventId: 0,
        facts: applyDefault(probe, defaultCurrency),
        offered,
      });
    }
    return simulation.report();
  }

  const olds = listAccounts(before);
  const news = listAccounts(after);
  const accounts: AccountDiff[] = [];
  for (const [key, account] of news) {
    const { clientId, accountId } = account;
    const oldAccount = olds.get(key);
    if (oldAccount === undefined) accounts.push({ clientId, accountId, kind: "added", effect: undefined });
    else {
      const effect = compare(oldAccount, account);
      if (effect.changed > 0) accounts.push({ clientId, accountId, kind: "changed", effect });
    }
  }
  for (const [key, { clientId, accountId }] of olds)
    if (!news.has(key)) accounts.push({ clientId, accountId, kind: "removed", effect: undefined });
  const settings = diffSettings(before, after);
  return { ...diffMethods(before, after), settings, accounts, probes: maxProbes };
}

/** A request as an account takes it that names no currency. */
function applyDefault(probe: Facts, defaultCurrency: number | undefined): Facts {
  if (probe.currency !== undefined) return probe;
  return { ...probe, currency: defaultCurrency, missing_fields: ["transaction/amount/currency_id"] };
}

function decide(router: Router, clientId: number, accountId: number, facts: Facts): readonly number[] {
  const account = router.findAccount(clientId, accountId);
  return account === undefined ? [] : router.decideFromFacts(account, facts).methods.map(({ id }) => id);
}

function listAccounts(configuration: MerchantConfiguration) {
  return new Map(
    listEffectiveAccounts(configuration).map((account) => [
      `${account.clientId}/${account.accountId}`,
      account,
    ]),
  );
}

function join<Entry extends { readonly id: number }>(
  before: readonly Entry[],
  after: readonly Entry[],
): [Entry, ...Entry[]] {
  return [...new Map([...before, ...after].map((entry) => [entry.id, entry])).values()] as [
    Entry,
    ...Entry[],
  ];
}

function diffMethods(before: MerchantConfiguration, after: MerchantConfiguration) {
  const [olds, news] = [before, after].map(({ methods }) => new Set(methods.map(({ id }) => id)));
  return {
    methodsAdded: [...(news ?? [])].filter((id) => !olds?.has(id)),
    methodsRemoved: [...(olds ?? [])].filter((id) => !news?.has(id)),
  };
}
