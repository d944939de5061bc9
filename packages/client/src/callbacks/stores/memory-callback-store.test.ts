import { describe, expect, test } from "vitest";
import { describeStore } from "../../../test/store-suite.ts";
import type { CallbackStore } from "./callback-store.ts";
import { createMemoryCallbackStore } from "./memory-callback-store.ts";

const shared = createMemoryCallbackStore();
describeStore(() => [shared], { propertyRuns: 100 });

describe("its bound", () => {
  const receive = async (store: CallbackStore, id: string, sessionId = 1, sequence = 1) =>
    (await store.receive({ id, sessionId, sequence, redelivery: false }, async () => {})).outcome;

  test("the oldest entry is dropped first", async () => {
    const store = createMemoryCallbackStore({ maxEntries: 2 });
    const outcomes = [];
    for (const id of ["a", "b", "c", "b", "c", "a"]) outcomes.push(await receive(store, id));
    expect(outcomes).toEqual(["handled", "handled", "handled", "duplicate", "duplicate", "handled"]);
  });

  test("sessions count from their newest callback", async () => {
    const store = createMemoryCallbackStore({ maxEntries: 2 });
    await receive(store, "a", 1);
    await receive(store, "b", 2);
    await receive(store, "c", 1);
    await receive(store, "d", 3);
    expect(await receive(store, "e", 1, 0)).toBe("older");
    expect(await receive(store, "f", 2, 0)).toBe("handled");
  });

  test.each([0, -1, 1.5, Number.NaN])("%d is none", (maxEntries) => {
    expect(() => createMemoryCallbackStore({ maxEntries })).toThrow(RangeError);
  });
});
