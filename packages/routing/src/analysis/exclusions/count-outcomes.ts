import { lowestBit } from "../../decision/bits.ts";
import type { ExclusionGroup } from "../../explanation/exclusion-table.ts";
import { REASON_CODES } from "../../explanation/reason.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Account, Router } from "../../router.ts";

/** What a decision gives a method: an offer, or the first of its reasons. */
const OUTCOMES = ["offered", ...REASON_CODES] as const;

/** Counts the outcomes of methods. */
export interface OutcomeCounter {
  add(account: Account, facts: Facts): void;
  /** The counts by method ID and outcome. Leaves out methods in decisions for accounts that do not offer them. */
  read(): Readonly<Record<number, Readonly<Record<string, number>>>>;
}

/** Makes counters, which need a fraction of the time of explanations. */
export function createOutcomeCounters({ methods, findExclusions }: Router): () => OutcomeCounter {
  /** The positions in `OUTCOMES` of groups, by number. */
  const ranks: number[] = [];
  const byRank = (a: ExclusionGroup, b: ExclusionGroup) => (ranks[a.number] ?? 0) - (ranks[b.number] ?? 0);
  return () => {
    /** By position in `OUTCOMES`, and by method. */
    const counts: Uint32Array[] = [];
    const count = (rank: number, word: number, bits: number): void => {
      if (bits === 0) return;
      counts[rank] ??= new Uint32Array(methods.length);
      const ofRank = counts[rank];
      for (let rest = bits | 0; rest !== 0; rest &= rest - 1) {
        const method = 32 * word + lowestBit(rest);
        ofRank[method] = (ofRank[method] as number) + 1;
      }
    };
    return {
      add(account, facts) {
        const { offered, eligible, groups } = findExclusions(account, facts);
        for (const group of groups) ranks[group.number] ??= findRank(group, facts);
        const ordered = groups.toSorted(byRank);
        for (let word = 0; word < offered.length; word++) {
          count(0, word, eligible[word] as number);
          let excluded = (offered[word] as number) & ~(eligible[word] as number);
          for (const group of ordered) {
            if (excluded === 0) break;
            count(ranks[group.number] as number, word, excluded & (group.methods[word] as number));
            excluded &= ~(group.methods[word] as number);
          }
        }
      },
      read() {
        const read: Record<number, Record<string, number>> = {};
        for (const [method, { id }] of methods.entries()) {
          const own: Record<string, number> = {};
          for (const [rank, outcome] of OUTCOMES.entries()) {
            const number = counts[rank]?.[method] ?? 0;
            if (number > 0) own[outcome] = number;
          }
          read[id] = own;
        }
        return read;
      },
    };
  };
}

/** All reasons of a group have the same code. */
function findRank(group: ExclusionGroup, facts: Facts): number {
  const word = group.methods.findIndex((bits) => bits !== 0);
  const method = 32 * word + lowestBit(group.methods[word] as number);
  return OUTCOMES.indexOf(group.explain(method, facts).code);
}
