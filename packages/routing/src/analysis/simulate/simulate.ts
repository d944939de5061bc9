import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Reason } from "../../explanation/reason.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Account, Router } from "../../router.ts";
import type { FactAdapter } from "./adapt-facts.ts";
import {
  type Change,
  type DescribedMethods,
  type Difference,
  describeMethods,
  forEachChange,
  isSameAnswer,
  listChanges,
  listDifferences,
  type RecordedAnswer,
} from "./compare-answers.ts";

/** A recorded request with its answer. */
export interface RecordedRequest extends RecordedAnswer {
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly facts: Facts;
  /** The configuration that decided; left out if unknown. */
  readonly recording?: MerchantConfiguration | undefined;
}

/** A request whose answer changes. */
export interface ChangedAnswer {
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly instant: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Differences in the methods that stay, or in the reason for no method. */
  readonly differences: readonly Difference[];
  readonly lost: readonly LostMethod[];
}

/** A method that the candidate would no longer offer. */
export interface LostMethod {
  readonly methodId: number;
  /** Empty if the candidate's catalogue lacks the method. */
  readonly reasons: readonly Reason[];
}

/** The changes that a candidate would have made. */
export interface SimulationReport {
  readonly requests: number;
  /** Requests of accounts that the candidate does not have. */
  readonly unknownAccounts: number;
  readonly changed: number;
  readonly counts: Readonly<Record<Change, number>>;
  /** For each method, the numbers of answers that lose and win it. */
  readonly methods: readonly { readonly id: number; readonly lost: number; readonly won: number }[];
  readonly examples: Readonly<Record<Change, readonly ChangedAnswer[]>>;
}

/** A replay in progress. `report` can be called at any time. */
export interface Simulation {
  add(request: RecordedRequest): void;
  report(): SimulationReport;
}

/** Replays requests against a candidate. */
export function simulate(candidate: Router, adapter: FactAdapter, { maxExamples = 3 } = {}): Simulation {
  const counts = forEachChange(() => 0);
  const examples = forEachChange((): ChangedAnswer[] => []);
  const recorded = new RecordedMethods();
  const methods = new Map<number, { lost: number; won: number }>();
  let requests = 0;
  let unknownAccounts = 0;
  let changed = 0;

  function countMethods(ids: readonly number[], word: "lost" | "won"): void {
    for (const id of ids) {
      const count = methods.get(id) ?? { lost: 0, won: 0 };
      count[word]++;
      methods.set(id, count);
    }
  }

  return {
    add(request) {
      requests++;
      const account = candidate.findAccount(request.clientId, request.accountId);
      if (account === undefined) {
        unknownAccounts++;
        return;
      }
      const facts = adapter.adapt(request.facts, request.recording, account.default_currency);
      const decision = candidate.decideFromFacts(account, facts);
      const described = recorded.find(request.recording);
      if (isSameAnswer(request, decision, described)) return;
      const differences = listDifferences(request, decision, described);
      const { offered: before } = request;
      changed++;
      const ids = decision.methods.map(({ id }) => id);
      const lost = before.filter((id) => !ids.includes(id));
      const won = ids.filter((id) => !before.includes(id));
      countMethods(lost, "lost");
      countMethods(won, "won");
      for (const change of listChanges(before, ids, differences)) {
        counts[change]++;
        if (examples[change].length >= maxExamples) continue;
        const explained = explainLost(candidate, account, facts, lost);
        examples[change].push(describe(request, ids, differences, explained));
      }
    },
    report: () => ({
      requests,
      unknownAccounts,
      changed,
      counts: { ...counts },
      methods: Array.from(methods, ([id, count]) => ({ id, ...count })).sort((a, b) => a.id - b.id),
      examples,
    }),
  };
}

/** The methods of recording configurations, cached. */
class RecordedMethods {
  readonly #known = new Map<MerchantConfiguration, DescribedMethods>();

  find(recording: MerchantConfiguration | undefined): DescribedMethods | undefined {
    if (recording === undefined) return undefined;
    const methods = this.#known.get(recording) ?? describeMethods(recording);
    this.#known.set(recording, methods);
    return methods;
  }
}

function describe(
  { clientId, accountId, eventId, facts, offered }: RecordedRequest,
  after: readonly number[],
  differences: readonly Difference[],
  lost: readonly LostMethod[],
): ChangedAnswer {
  const { instant } = facts;
  return { clientId, accountId, eventId, instant, before: offered, after, differences, lost };
}

function explainLost(
  candidate: Router,
  account: Account,
  facts: Facts,
  lost: readonly number[],
): readonly LostMethod[] {
  if (lost.length === 0) return [];
  const { methods } = candidate.explainFromFacts(account, facts);
  return lost.map((methodId) => {
    return { methodId, reasons: methods.find(({ id }) => id === methodId)?.reasons ?? [] };
  });
}
