import { expect, test } from "vitest";
import { type Classes, findClass, makeClasses } from "./classes.ts";

const BOUND_IN_TWO = [
  { currency: 208, min: 10, max: 20 },
  { currency: 978, max: 10 },
  { currency: 208, min: 11 },
];

test.each<{ name: string; kind: Classes["kind"]; points: unknown[]; alike: unknown[][] }>([
  {
    name: "values",
    kind: "values",
    points: ["web", "iOS", "web"],
    alike: [[undefined], ["web"], ["iOS"], ["kiosk", ""]],
  },
  {
    name: "codes, small and large, and what is no code",
    kind: "values",
    points: [208, 999, 1000, -1],
    alike: [[undefined], [208], [999], [1000], [-1], [0, 1, 207, 1001, -2, 0.5, Number.NaN]],
  },
  { name: "flags", kind: "values", points: [true], alike: [[undefined], [true], [false]] },
  { name: "both flags", kind: "values", points: [true, false], alike: [[undefined], [true], [false]] },
  {
    name: "numbers",
    kind: "numbers",
    points: [3, 7, 3],
    alike: [[undefined], [-9, 2], [3], [4, 6], [7], [8, 99]],
  },
  { name: "numbers without bounds", kind: "numbers", points: [], alike: [[undefined], [0, 1]] },
  {
    name: "amounts, and what lies between whole ones",
    kind: "amounts",
    points: BOUND_IN_TWO,
    alike: [
      [undefined],
      [amount(752, 10), amount(752, 99)],
      [amount(208, -5), amount(208, 9), amount(208, 9, 10)],
      [amount(208, 10)],
      [amount(208, 10, 11)],
      [amount(208, 11)],
      [amount(208, 12), amount(208, 11, 12), amount(208, 19, 20)],
      [amount(208, 20)],
      [amount(208, 20, 21), amount(208, 2 ** 53)],
      [amount(978, 9)],
      [amount(978, 10)],
      [amount(978, 11), amount(978, 20)],
    ],
  },
])("$name", ({ kind, points, alike }) => {
  const classes = makeClasses(kind, points);
  const found = alike.map((values) => new Set(values.map((value) => findClass(classes, value))));
  expect(found.map(({ size }) => size)).toEqual(alike.map(() => 1));
  expect(new Set(found.flatMap((each) => [...each])).size).toBe(alike.length);
});

test.each<{ kind: Classes["kind"]; points: unknown[] }>([
  { kind: "values", points: ["web", 208, 5000] },
  { kind: "numbers", points: [3, 7] },
  { kind: "amounts", points: BOUND_IN_TWO },
])("each class of $kind has a sample of its own", ({ kind, points }) => {
  const classes = makeClasses(kind, points);
  expect(classes.samples.map((sample) => findClass(classes, sample))).toEqual([...classes.samples.keys()]);
});

function amount(currency: number, floor: number, ceiling = floor) {
  return { currency, floor, ceiling };
}
