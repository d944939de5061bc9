import type { Facts } from "../../facts/facts.ts";
import { combine, FACT_GROUPS, type FactValue, type FactValues } from "../space/fact-values.ts";

/**
 * Lists requests that constraints distinguish, in turns: every country with every currency and amount; each other fact
 * with each country and currency; and pseudorandom facts, which are always the same. Each turn spreads its requests over
 * all combinations, so that a small number is representative.
 */
export function* listProbes(values: FactValues, maxProbes: number): Generator<Facts> {
  const turns = listTurns(values);
  let left = maxProbes;
  while (left > 0) {
    for (const walk of turns) {
      const { value: facts } = walk.next();
      if (facts === undefined) continue;
      yield facts;
      if (--left <= 0) return;
    }
  }
}

type Walk = Iterator<Facts, undefined>;

/** Amounts have every second turn, since they have the most combinations. */
function listTurns(values: FactValues): readonly Walk[] {
  const plain = combine(FACT_GROUPS.map((group) => values[group][0] ?? {}));
  const amounts = walkAll(plain, [values.country, values.money]);
  // One amount for each currency.
  const currencies = [...new Map(values.money.map((money) => [money.currency, money])).values()];
  const others = FACT_GROUPS.filter(
    (group) => group !== "country" && group !== "money" && values[group].length > 1,
  );
  return [
    ...others.flatMap((group) => [amounts, walkAll(plain, [values.country, currencies, values[group]])]),
    amounts,
    walkAtRandom(values),
  ];
}

/** Lists every combination of values, one of each list, in an order that spreads early. */
function* walkAll(plain: Facts, lists: readonly (readonly FactValue[])[]): Generator<Facts, undefined> {
  const size = lists.reduce((product, { length }) => product * length, 1);
  const stride = findStride(size);
  for (let step = 0, index = 0; step < size; step++, index = (index + stride) % size) {
    let rest = index;
    const chosen = lists.map((list) => {
      const value = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      return value;
    });
    const facts: Facts = Object.assign({}, plain, ...chosen);
    // A request without fees of one type has the plain fees, which can be required.
    yield facts.fees.length === 0 ? { ...facts, fees: plain.fees } : facts;
  }
}

/** Near the golden section, which spreads steps evenly, and coprime to the size, which reaches every position. */
function findStride(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618));
  while (findCommonDivisor(stride, size) !== 1) stride++;
  return stride;
}

function findCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findCommonDivisor(b, a % b);
}

function* walkAtRandom(values: FactValues): Generator<Facts, undefined> {
  const next = createRandom();
  for (;;) {
    const chosen = FACT_GROUPS.map((group) => values[group][Math.floor(next() * values[group].length)] ?? {});
    yield combine(chosen);
  }
}

/** Mulberry32: the same numbers on every machine, so that a comparison is repeatable. */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
