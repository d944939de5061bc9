import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { Facts, Router } from "@payment-routing/routing";
import type { FactAdapter } from "./adapt-facts.ts";

/** A request that was answered, as records have it. */
export interface RecordedRequest {
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly facts: Facts;
  /** The configuration that decided; left out when it is not known. */
  readonly recording?: MerchantConfiguration | undefined;
  /** The methods that were offered, in order. */
  readonly offered: readonly number[];
}

/** What becomes of requests. Several may be true of one. */
export const CHANGES = [
  "emptied",
  "filled",
  "default-changed",
  "method-lost",
  "method-won",
  "reordered",
] as const;

export type Change = (typeof CHANGES)[number];

/** A request whose answer changes. */
export interface ChangedAnswer {
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly instant: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Why a method is lost: all that it fails, method by method. */
  readonly reasons: readonly string[];
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

export interface Simulation {
  take(request: RecordedRequest): void;
  report(): SimulationReport;
}

/** Replays requests against a candidate, one after another. */
export function simulate(candidate: Router, adapter: FactAdapter, { maxExamples = 3 } = {}): Simulation {
  const counts = fill(() => 0);
  const examples = fill((): ChangedAnswer[] => []);
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
      const facts = adapter.adapt(request.facts, request.recording);
      const after = candidate.decideFromFacts(account, facts).methods;
      const { offered: before } = request;
      if (after.length === before.length && after.every(({ id }, place) => id === before[place])) return;
      changed++;
      const ids = after.map(({ id }) => id);
      const lost = before.filter((id) => !ids.includes(id));
      const won = ids.filter((id) => !before.includes(id));
      countMethods(lost, "lost");
      countMethods(won, "won");
      const explain = () => explainLost(candidate, request, facts, lost);
      for (const change of listChanges(before, ids, lost, won)) {
        counts[change]++;
        if (examples[change].length < maxExamples) examples[change].push(describe(request, ids, explain()));
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

function listChanges(
  before: readonly number[],
  after: readonly number[],
  lost: readonly number[],
  won: readonly number[],
): readonly Change[] {
  const common = before.filter((id) => after.includes(id));
  const isReordered = after.filter((id) => before.includes(id)).some((id, place) => id !== common[place]);
  const found: Readonly<Record<Change, boolean>> = {
    emptied: after.length === 0,
    filled: before.length === 0,
    "default-changed": before.length > 0 && after.length > 0 && before[0] !== after[0],
    "method-lost": lost.length > 0,
    "method-won": won.length > 0,
    reordered: isReordered,
  };
  return CHANGES.filter((change) => found[change]);
}

function describe(
  { clientId, accountId, eventId, facts, offered }: RecordedRequest,
  after: readonly number[],
  reasons: readonly string[],
): ChangedAnswer {
  return { clientId, accountId, eventId, instant: facts.instant, before: offered, after, reasons };
}

function explainLost(
  candidate: Router,
  { clientId, accountId }: RecordedRequest,
  facts: Facts,
  lost: readonly number[],
): readonly string[] {
  const account = candidate.findAccount(clientId, accountId);
  if (account === undefined || lost.length === 0) return [];
  const { methods } = candidate.explainFromFacts(account, facts);
  return lost.flatMap((id) => {
    const reasons = methods.find((method) => method.id === id)?.reasons ?? [];
    if (reasons.length === 0) return [`method ${id}: not in the catalogue`];
    return reasons.map(({ message }) => `method ${id}: ${message}`);
  });
}
