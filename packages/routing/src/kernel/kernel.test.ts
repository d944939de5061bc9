import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeBits, setBit } from "../eligibility/bits.ts";
import { append, createRowStore } from "../eligibility/row-store.ts";
import { createKernel, type RoomSize, reserveRoom } from "./kernel.ts";

/** Several blocks of rows, the last of them not full. */
const METHODS = 1100;
const SIZE: RoomSize = { classes: 3, rows: 12, methods: METHODS };
const NONE: readonly number[] = [];

const position = fc.nat(METHODS - 1);
/** Few or nearly all: words with no bit, with one, and with more than are listed at a time. */
const positions = fc.oneof(
  fc.uniqueArray(position, { maxLength: 40 }),
  fc.uniqueArray(position, { maxLength: 40 }).map((left) => except(allPositions(), left)),
);

describe("select", () => {
  test("finds what all rows have in common, given and of tables, and what of it is to be asked", () => {
    const classes = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2));
    const table = fc.record({ place: fc.nat(2), rows: fc.tuple(positions, positions, positions) });
    const tables = fc.array(table, { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(positions, { minLength: 1, maxLength: 3 }),
        tables,
        tables,
        classes,
        positions,
        (given, capabilities, policies, classOf, withRest) => {
          const store = createRowStore(METHODS);
          const appendTables = (layer: typeof capabilities) => {
            const list = layer.flatMap(({ place, rows }) => {
              const byClass = rows.map((row) => append(store, toBits(row)));
              return [4 * place, append(store, Int32Array.from(byClass))];
            });
            return append(store, Int32Array.from(list));
          };
          const addresses = given.map((row) => append(store, toBits(row)));
          const layers = [appendTables(capabilities), appendTables(policies)] as const;
          const rest = append(store, toBits(withRest));
          const room = reserveRoom(store, SIZE);
          const kernel = createKernel(store, room);
          store.words.set(classOf, room.classes / 4);
          store.words.set(addresses, room.rows / 4);
          const count = kernel.select(
            given.length,
            layers[0],
            capabilities.length,
            layers[1],
            policies.length,
            rest,
          );
          const rows = [...capabilities, ...policies].map(
            (each) => each.rows[classOf[each.place] as 0 | 1 | 2],
          );
          const common = [...given, ...rows].reduce(intersect);
          const { words } = store;
          const eligible = room.eligible / 4;
          expect(words.slice(eligible, eligible + Math.ceil(METHODS / 32))).toEqual(toBits(common));
          expect([...words.slice(room.asked / 4, room.asked / 4 + count)]).toEqual(
            intersect(common, withRest).toSorted((a, b) => a - b),
          );
        },
      ),
    );
  });
});

describe("choose", () => {
  test("finds the first rule that every table lets apply", () => {
    const rules = fc.uniqueArray(fc.nat(62), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(rules, { maxLength: 4 }), (tables) => {
        const store = createRowStore(METHODS);
        const list = tables.flatMap((applying) => {
          const row = makeBits(64);
          for (const rule of [...applying, 63]) setBit(row, rule);
          return [0, append(store, Int32Array.of(append(store, row)))];
        });
        const start = append(store, Int32Array.from(list));
        const kernel = createKernel(store, reserveRoom(store, SIZE));
        const want = tables.length === 0 ? 0 : Math.min(63, ...tables.reduce(intersect));
        expect(kernel.choose(start, tables.length)).toBe(want);
      }),
    );
  });
});

describe("arrange", () => {
  test.each([
    { name: "none", eligible: NONE, first: NONE, last: NONE, want: NONE },
    {
      name: "ascending, over words and blocks",
      eligible: [1099, 512, 69, 31, 0, 32, 64, 511],
      first: NONE,
      last: NONE,
      want: [0, 31, 32, 64, 69, 511, 512, 1099],
    },
    {
      name: "first, in the order given",
      eligible: [1, 2, 3, 40],
      first: [40, 2, 7],
      last: NONE,
      want: [40, 2, 1, 3],
    },
    {
      name: "last, in the order given",
      eligible: [1, 2, 3, 40],
      first: NONE,
      last: [3, 7, 1],
      want: [2, 40, 3, 1],
    },
    {
      name: "first and last",
      eligible: [1, 2, 3, 4, 5],
      first: [5, 900],
      last: [1],
      want: [5, 2, 3, 4, 1],
    },
  ])("lists ranks: $name", ({ eligible, first, last, want }) => {
    expect(arrange([{ eligible, first, last }], identity).map(({ ranks }) => ranks)).toEqual([want]);
  });

  test("lists every eligible method once by its rank, first ones and last ones as listed, decision after decision", () => {
    const decision = fc
      .record({ eligible: positions, listed: fc.uniqueArray(position, { maxLength: 20 }), cut: fc.nat(20) })
      .map(({ eligible, listed, cut }) => {
        return { eligible, first: listed.slice(0, cut), last: listed.slice(cut) };
      });
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 3 }), (decisions) => {
        const found = arrange(decisions, backwards);
        for (const [turn, { eligible, first, last }] of decisions.entries()) {
          const ranks = eligible.map(backwards);
          const others = except(except(ranks, first), last).toSorted((a, b) => a - b);
          expect(found[turn]?.ranks).toEqual([
            ...intersect(first, ranks),
            ...others,
            ...intersect(last, ranks),
          ]);
        }
      }),
    );
  });

  test("numbers ranks with their base preferences, or one past the one before", () => {
    const basePreferences = [5, 5, 7, 8, 8, 8, 20];
    const numbered = (eligible: readonly number[], first = NONE): number[][] => {
      const [found] = arrange([{ eligible, first, last: NONE }], identity, basePreferences);
      return found === undefined ? [] : [found.ranks, found.preferences];
    };
    expect(numbered([0, 2, 3, 6])).toEqual([
      [0, 2, 3, 6],
      [-1, -1, -1, -1],
    ]);
    expect(numbered([0, 1, 2, 3, 4, 5, 6])).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [-1, 6, -1, -1, 9, 10, -1],
    ]);
    expect(numbered([0, 1, 6], [6])).toEqual([
      [6, 0, 1],
      [-1, 21, 22],
    ]);
  });
});

interface Arranged {
  readonly eligible: readonly number[];
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** Arranges one set of eligible methods after another with the same kernel. */
function arrange(
  decisions: readonly Arranged[],
  rankOf: (position: number) => number,
  basePreferences: readonly number[] = allPositions(),
): { ranks: number[]; preferences: number[] }[] {
  const store = createRowStore(METHODS);
  const rankList = append(
    store,
    Int32Array.from({ length: METHODS }, (_, at) => rankOf(at)),
  );
  const preferenceList = append(store, Int32Array.from(basePreferences));
  const lists = decisions.map(({ first, last }) => {
    return { first: append(store, Int32Array.from(first)), last: append(store, Int32Array.from(last)) };
  });
  const room = reserveRoom(store, SIZE);
  const kernel = createKernel(store, room);
  const { words } = store;
  return decisions.map(({ eligible, first, last }, turn) => {
    words.set(toBits(eligible), room.eligible / 4);
    const list = lists[turn] as (typeof lists)[number];
    const count = kernel.arrange(rankList, preferenceList, list.first, first.length, list.last, last.length);
    const read = (start: number) => [...words.slice(start / 4, start / 4 + count)];
    return { ranks: read(room.ranks), preferences: read(room.preferences) };
  });
}

function identity(at: number): number {
  return at;
}

function backwards(at: number): number {
  return METHODS - 1 - at;
}

function allPositions(): number[] {
  return Array.from({ length: METHODS }, (_, at) => at);
}

function toBits(list: readonly number[]): Int32Array {
  const bits = makeBits(METHODS);
  for (const at of list) setBit(bits, at);
  return bits;
}

function intersect(left: readonly number[], right: readonly number[]): number[] {
  const set = new Set(right);
  return left.filter((at) => set.has(at));
}

function except(from: readonly number[], left: readonly number[]): number[] {
  const set = new Set(left);
  return from.filter((at) => !set.has(at));
}
