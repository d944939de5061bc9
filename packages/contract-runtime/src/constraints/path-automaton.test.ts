import { expect, test } from "vitest";
import type { ConstraintTable, PathTable, ValidationTable } from "../schema/validation-table.ts";
import { NameClasses } from "./name-classes.ts";
import { PathAutomaton, type PathState } from "./path-automaton.ts";

const step = (local: string) => (local === "*" ? {} : { local, namespace: "" });

function path(text: string): PathTable {
  const descendant = text.startsWith(".//");
  const [names = "", attribute] = text.replace(".//", "").split("@");
  const steps = names.split("/").filter((name) => name !== "" && name !== ".");
  return { descendant, steps: steps.map(step), ...(attribute && { attribute: step(attribute) }) };
}

function automatonOf(...constraints: readonly (readonly [selector: string, field: string])[]) {
  const tables = constraints.map(
    ([selector, field], index): ConstraintTable => ({
      ...{ category: "unique", name: `u${index}` },
      ...{ selector: selector.split("|").map(path), fields: [field.split("|").map(path)] },
    }),
  );
  const names = new NameClasses({ constraints: tables, elements: [] } as unknown as ValidationTable);
  const automaton = new PathAutomaton(tables, names);
  const go = (...locals: readonly string[]): PathState =>
    locals.reduce(
      (state, local) => automaton.next(state, names.ofName({ local, namespace: "" })),
      automaton.start,
    );
  return { go, names };
}

test("an element that no path leads to needs no state of its own", () => {
  const { go, names } = automatonOf([".//a", "@i"], ["b/c", "."]);
  // However many names a document has, they are one class, and elements of one class at one place share a state.
  expect(names.ofName({ local: "x", namespace: "" })).toBe(names.ofName({ local: "y", namespace: "urn:y" }));
  expect(go("x", "y", "x")).toBe(go("y", "x", "z"));
  expect(go("x", "a")).toBe(go("y", "a"));
  expect(go("b", "c").selected).toEqual([1]);
  expect(go("b", "x", "a").selected).toEqual([0]);
});

test("a state ends where no path leads on", () => {
  const { go } = automatonOf(["a/b", "@i"], ["c", "d/*"]);
  expect([go("a").ends, go("x").ends, go("a", "x").ends, go("a", "b", "b").ends]).toEqual([
    ...[false, true, true, true],
  ]);
  expect([go("c", "d", "x").idle, go("c", "d", "x", "y").ends]).toEqual([false, true]);
});

test("alternatives of a field that end at one element are one field of each row", () => {
  const { go } = automatonOf([".//a", "b|.//b|.//b@i"]);
  const [near, far] = go("a", "b").fields;
  expect(near).toMatchObject({ min: 1, max: 1, text: true, attributes: [step("i")] });
  // Rows further out have only the alternatives at any depth.
  expect(far).toMatchObject({ min: 2, max: Number.POSITIVE_INFINITY, text: true });
});
