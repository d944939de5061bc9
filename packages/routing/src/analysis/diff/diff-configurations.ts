import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { type EffectiveAccount, listEffectiveAccounts } from "../../configuration/effective-accounts.ts";
import { type KnownCodes, readKnownCodes } from "../../configuration/known-codes.ts";
import { listConstraints } from "../../configuration/list-constraints.ts";
import type { Facts } from "../../facts/facts.ts";
import { createRouter, type Router } from "../../router.ts";
import { createFactAdapter } from "../simulate/adapt-facts.ts";
import { type SimulationReport, simulate } from "../simulate/simulate.ts";
import { collectPoints } from "../space/collect-points.ts";
import { listFactValues } from "../space/fact-values.ts";
import { requireFields } from "../space/required-fields.ts";
import { diffSettings, type SettingChange } from "./diff-settings.ts";
import { listProbes } from "./list-probes.ts";

/** The difference of one account. */
export interface AccountDiff {
  readonly clientId: number;
  readonly accountId: number;
  readonly kind: "added" | "removed" | "changed";
  /** The changes to the tried requests; undefined for an account that only one configuration has. */
  readonly effect: SimulationReport | undefined;
}

/** An account that both configurations have. */
export interface TriedAccount {
  readonly clientId: number;
  readonly accountId: number;
  readonly answered: number;
}

/** The differences between two configurations. */
export interface ConfigurationDiff {
  readonly methodsAdded: readonly number[];
  readonly methodsRemoved: readonly number[];
  /** Settings that differ, including those that do not affect the methods of an answer. */
  readonly settings: readonly SettingChange[];
  readonly accounts: readonly AccountDiff[];
  /**
   * Each account that both have, with the number of tried requests that had a method, before or after. Other requests
   * show no differences.
   */
  readonly tried: readonly TriedAccount[];
  /** The number of requests that were tried in each account. */
  readonly probes: number;
}

/** Options of `diffConfigurations`. */
export interface DiffOptions {
  /** The number of requests to try in each account. Default: 5000. */
  readonly maxProbes?: number;
  /** Called with the number of compared accounts, before each account and at the end. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Compares two configurations by their effect: sends the same requests to both, made of the values that their constraints
 * name and of adjacent values. Requests that were not tried can have further differences.
 */
export function diffConfigurations(
  before: MerchantConfiguration,
  after: MerchantConfiguration,
  { maxProbes = 5000, onProgress }: DiffOptions = {},
): ConfigurationDiff {
  const closed = [readKnownCodes(before), readKnownCodes(after)] as const;
  const points = collectPoints([...listConstraints(before), ...listConstraints(after)], closed);
  const [old, candidate] = [createRouter(before, "before"), createRouter(after, "after")];
  const [toOld, toCandidate] = [createFactAdapter(before), createFactAdapter(after)];
  const configuration = {
    countries: join(before.countries, after.countries),
    currencies: join(before.currencies, after.currencies),
  };
  // Includes requests without a currency, even if there is a default, and fees without a type.
  const known = joinClosed(...closed);
  const named = listFactValues({ configuration, points, defaultCurrency: undefined, known });
  const values = { ...named, fees: [...named.fees, { fees: [{ value: 1 }] }] };

  function compare(oldAccount: EffectiveAccount, account: EffectiveAccount) {
    const { clientId, accountId, defaultCurrency } = account;
    const simulation = simulate(candidate, toCandidate, { maxExamples: 1 });
    let answered = 0;
    for (const probe of listProbes(requireFields(values, listCommonFields(oldAccount, account)), maxProbes)) {
      const oldFacts = toOld.adapt(applyDefault(probe, oldAccount.defaultCurrency));
      const facts = applyDefault(probe, defaultCurrency);
      const offered = decide(old, clientId, accountId, oldFacts);
      const has =
        offered.length > 0 || decide(candidate, clientId, accountId, toCandidate.adapt(facts)).length > 0;
      if (has) answered++;
      simulation.add({ clientId, accountId, eventId: 0, facts, offered });
    }
    return { effect: simulation.report(), answered };
  }

  const olds = listAccounts(before);
  const news = listAccounts(after);
  const accounts: AccountDiff[] = [];
  const tried: TriedAccount[] = [];
  for (const [position, [key, account]] of [...news].entries()) {
    onProgress?.(position, news.size);
    const { clientId, accountId } = account;
    const oldAccount = olds.get(key);
    if (oldAccount === undefined) accounts.push({ clientId, accountId, kind: "added", effect: undefined });
    else {
      const { effect, answered } = compare(oldAccount, account);
      tried.push({ clientId, accountId, answered });
      if (effect.changed > 0) accounts.push({ clientId, accountId, kind: "changed", effect });
    }
  }
  onProgress?.(news.size, news.size);
  for (const [key, { clientId, accountId }] of olds)
    if (!news.has(key)) accounts.push({ clientId, accountId, kind: "removed", effect: undefined });
  const settings = diffSettings(before, after);
  return { ...diffMethods(before, after), settings, accounts, tried, probes: maxProbes };
}

/** Gives a request without a currency the default of the account. */
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

/** The codes that both close, with the values of either: a request that both reject shows no difference. */
function joinClosed(before: KnownCodes, after: KnownCodes): KnownCodes {
  return new Map(
    [...before].flatMap(([code, values]) => {
      const others = after.get(code);
      return others === undefined ? [] : [[code, new Set([...values, ...others])]];
    }),
  );
}

/** Fields without which both configurations reject a request. */
function listCommonFields(before: EffectiveAccount, after: EffectiveAccount): readonly RequiredField[] {
  const fields = new Set(before.requiredFields.map(({ value }) => value));
  return after.requiredFields.map(({ value }) => value).filter((field) => fields.has(field));
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
