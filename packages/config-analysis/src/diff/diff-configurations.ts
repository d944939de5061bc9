import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import {
  createRouter,
  type EffectiveAccount,
  type Facts,
  type KnownCodes,
  listConstraints,
  listEffectiveAccounts,
  type Router,
  readKnownCodes,
} from "@payment-routing/routing";
import { createFactAdapter } from "../simulate/adapt-facts.ts";
import { type SimulationReport, simulate } from "../simulate/simulate.ts";
import { collectPoints } from "../space/collect-points.ts";
import { listFactValues } from "../space/fact-values.ts";
import { requireFields } from "../space/required-fields.ts";
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

/** An account that both configurations have. */
export interface TriedAccount {
  readonly clientId: number;
  readonly accountId: number;
  readonly answered: number;
}

/** What changes in effect from one configuration to another. */
export interface ConfigurationDiff {
  readonly methodsAdded: readonly number[];
  readonly methodsRemoved: readonly number[];
  /** Settings that differ, of which the methods of an answer may show nothing. */
  readonly settings: readonly SettingChange[];
  readonly accounts: readonly AccountDiff[];
  /**
   * Each account that both have, with how many of the requests that were tried had a method, before or after. The others
   * compare nothing.
   */
  readonly tried: readonly TriedAccount[];
  /** How many requests were tried in each account that both have. */
  readonly probes: number;
}

/** Options of `diffConfigurations`. */
export interface DiffOptions {
  /** How many requests are tried in each account. Default: 5000. */
  readonly maxProbes?: number;
  /** Told how many accounts are compared, before each and at the end. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Compares two configurations by what they do: the same requests are put to both, made of the values that their
 * constraints name and of those beside them. A difference that is told is one; requests that were not tried may have
 * others. Settings that no such request shows are compared as they are written.
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
  // With requests that leave the currency out, whether there is a default or not, and those whose fees have no type.
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
      simulation.take({ clientId, accountId, eventId: 0, facts, offered });
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

/** Codes that both configurations close, each with what either knows: a request that both refuse tells nothing. */
function joinClosed(before: KnownCodes, after: KnownCodes): KnownCodes {
  return new Map(
    [...before].flatMap(([code, values]) => {
      const others = after.get(code);
      return others === undefined ? [] : [[code, new Set([...values, ...others])]];
    }),
  );
}

/** Fields without which both configurations refuse a request. */
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
