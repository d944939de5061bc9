import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Account, Facts, Reason, Router } from "@payment-routing/routing";
import type { FactAdapter } from "./adapt-facts.ts";
import {
  CHANGES,
  type Change,
  type DescribedMethods,
  type Difference,
  describeMethods,
  isSameAnswer,
  listChanges,
  listDifferences,
  type RecordedAnswer,
} from "./compare-answers.ts";

/** A request that was answered, as records have it. */
export interface RecordedRequest extends RecordedAnswer {
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly facts: Facts;
  /** The configuration that decided; left out when it is not known. */
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
  /** What the answer says otherwise of methods that stay, or of a request that gets none. */
  readonly differences: readonly Difference[];
  readonly lost: readonly LostMethod[];
}

/** A method that was offered and would not be. */
export interface LostMethod {
  readonly methodId: number;
  /** All that it fails; empty when the candidate's catalogue does not have it. */
  readonly reasons: readonly Reason[];
}

/** What a candidate would have changed. */
export interface SimulationReport {
  readonly requests: number;
  /** Requests of accounts that the candidate does not have. */
  readonly unknownAccounts: number;
  readonly changed: number;
  readonly counts: Readonly<Record<Change, number>>;
  /** By method: in how many answers it is lost, and won. */
  readonly methods: readonly { readonly id: number; readonly lost: number; readonly won: number }[];
  readonly examples: Readonly<Record<Change, readonly ChangedAnswer[]>>;
}

/** A replay under way: takes requests one after another, and says at any time what changed so far. */
export interface Simulation {
  take(request: RecordedRequest): void;
  report(): SimulationReport;
}

/** Replays requests against a candidate, one after another. */
export function simulate(candidate: Router, adapter: FactAdapter, { maxExamples = 3 } = {}): Simulation {
  const counts = fill(() => 0);
  const examples = fill((): ChangedAnswer[] => []);
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
    take(request) {
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

function fill<Value>(make: () => Value): Record<Change, Value> {
  return Object.fromEntries(CHANGES.map((change) => [change, make()])) as Record<Change, Value>;
}

/** The methods of the configurations that recorded, made ready once for each. */
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
