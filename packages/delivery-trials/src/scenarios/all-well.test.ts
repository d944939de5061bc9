import { expect, test } from "vitest";
import { allWell } from "./all-well.ts";
import { SHORT } from "./scenario.ts";

test("all well", async () => {
  const { faults, figures } = await allWell.run({ ...SHORT, seed: 1 });
  console.log(figures);
  expect(faults).toEqual([]);
});
