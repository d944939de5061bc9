import { expect, test } from "vitest";
import type { ClientOwner } from "./client-owner.ts";
import { findMoveStep } from "./find-move-step.ts";

const owned = (generation: number): ClientOwner => ({ state: "owned", generation });
const leaving = (generation: number, otherCell = "t"): ClientOwner => ({
  state: "leaving",
  generation,
  otherCell,
});
const left = (generation: number, otherCell: string, hold = "h1"): ClientOwner => ({
  state: "left",
  generation,
  otherCell,
  hold,
});
const arriving = (generation: number, otherCell = "s", complete?: string): ClientOwner => ({
  state: "arriving",
  generation,
  otherCell,
  ...(complete && { complete }),
});
const NAMES = { from: "s", to: "t" };

interface Row {
  readonly row: string;
  readonly source: ClientOwner | undefined;
  readonly target: ClientOwner | undefined;
  readonly step: string | RegExp;
}

// The states of the specification's table, in its order.
test.each<Row>([
  { row: "1, nothing there", source: owned(1), target: undefined, step: "leave" },
  { row: "1, left before", source: owned(2), target: left(1, "s"), step: "leave" },
  { row: "1, left with the same generation", source: owned(2), target: left(2, "s"), step: "leave" },
  { row: "2", source: owned(1), target: arriving(2), step: "leave" },
  { row: "3, nothing there", source: leaving(1), target: undefined, step: "arrive" },
  { row: "3, left before", source: leaving(2), target: left(1, "s"), step: "arrive" },
  { row: "3, arriving from another cell", source: leaving(1), target: arriving(2, "x"), step: "arrive" },
  { row: "3, arriving with another generation", source: leaving(2), target: arriving(2), step: "arrive" },
  { row: "4", source: leaving(1), target: arriving(2), step: "copy" },
  { row: "5", source: left(2, "t"), target: arriving(2, "s", "h1"), step: "own" },
  { row: "6, another hold", source: left(2, "t"), target: arriving(2, "s", "h0"), step: "copy-again" },
  { row: "6, none", source: left(2, "t"), target: arriving(2), step: "copy-again" },
  { row: "7, nothing there", source: left(2, "t"), target: undefined, step: /recover it.* in cell t/ },
  { row: "7, owned before", source: left(2, "t"), target: owned(1), step: /recover it.* in cell t/ },
  { row: "7, left before", source: left(2, "t"), target: left(1, "s"), step: /recover it.* in cell t/ },
  { row: "8", source: left(2, "t"), target: owned(2), step: "done" },
  { row: "8, leaving again", source: left(2, "t"), target: leaving(2, "x"), step: "done" },
  { row: "8, left again", source: left(2, "t"), target: left(3, "x"), step: "done" },
  { row: "9", source: owned(3), target: owned(1), step: /both own the client/ },
  { row: "10", source: leaving(1), target: owned(3), step: /both own the client/ },
  { row: "11", source: owned(1), target: leaving(1, "s"), step: /both own the client/ },
  { row: "12", source: owned(1), target: left(2, "x"), step: /by cell t the client is in cell x/ },
  {
    row: "13, leaving for another",
    source: leaving(1, "x"),
    target: undefined,
    step: /leaving cell s for cell x/,
  },
  { row: "13, left for another", source: left(2, "x"), target: undefined, step: /left cell s for cell x/ },
  {
    row: "13, arriving itself",
    source: arriving(2, "x"),
    target: undefined,
    step: /arriving in cell s from cell x/,
  },
  { row: "nothing in the source", source: undefined, target: owned(1), step: /cell s has nothing/ },
])("row $row", ({ source, target, step }) => {
  const found = findMoveStep(source, target, NAMES);
  if (typeof step === "string") expect(found).toBe(step);
  else expect(found).toEqual({ refused: expect.stringMatching(step) });
});
