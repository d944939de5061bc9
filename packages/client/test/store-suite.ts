import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CallbackArrival, CallbackStore } from "../src/callbacks/index.ts";

/** One store, or several that share their data like those of several processes. */
export type SharedStores = readonly [CallbackStore<unknown>, ...CallbackStore<unknown>[]];

/** The tests of every store. A store may contain data: each test uses its own sessions and IDs. */
export function describeStore(open: () => SharedStores, { propertyRuns }: { propertyRuns: number }): void {
  /** Receives with a handler that records its arguments. */
  function createDesk() {
    const stores = open();
    const prefix = randomUUID();
    const firstSession = Math.floor(Math.random() * 2 ** 40);
    const handled: string[] = [];
    let turn = 0;
    const receive = async (id: string, sequence: number, options: Partial<CallbackArrival> = {}) => {
      const store = stores[turn++ % stores.length] ?? stores[0];
      const sessionId = firstSession + (options.sessionId ?? 0);
      const arrival = { redelivery: false, ...options, id: `${prefix}-${id}`, sequence, sessionId };
      const { outcome, previousSequence } = await store.receive(arrival, async (context) => {
        await delay(1);
        handled.push(`${id} after ${context.previousSequence}`);
      });
      return `${outcome} after ${previousSequence}`;
    };
    return { receive, handled };
  }

  describe("one after another", () => {
    test("callbacks in order are handled, with and without gaps", async () => {
      const { receive, handled } = createDesk();
      expect([await receive("a", 0), await receive("b", 1), await receive("c", 7)]).toEqual([
        "handled after undefined",
        "handled after 0",
        "handled after 1",
      ]);
      expect(handled).toEqual(["a after undefined", "b after 0", "c after 1"]);
    });

    test("a duplicate is not handled", async () => {
      const { receive, handled } = createDesk();
      await receive("a", 1);
      expect([await receive("a", 1), await receive("a", 1)]).toEqual([
        "duplicate after 1",
        "duplicate after 1",
      ]);
      expect(handled).toEqual(["a after undefined"]);
    });

    test("an ID with another sequence is a duplicate all the same", async () => {
      const { receive, handled } = createDesk();
      await receive("a", 1);
      expect(await receive("a", 3)).toBe("duplicate after 1");
      expect(handled).toHaveLength(1);
      expect(await receive("b", 2)).toBe("handled after 1");
    });

    test("an older one is not handled, and known from then on", async () => {
      const { receive, handled } = createDesk();
      await receive("c", 3);
      expect([await receive("a", 1), await receive("a", 1)]).toEqual(["older after 3", "duplicate after 3"]);
      expect(await receive("d", 4)).toBe("handled after 3");
      expect(handled).toEqual(["c after undefined", "d after 3"]);
    });

    test("of two with the same sequence neither is lost", async () => {
      const { receive } = createDesk();
      expect([await receive("a", 1), await receive("b", 1)]).toEqual([
        "handled after undefined",
        "handled after 1",
      ]);
    });

    test("sessions know nothing of each other", async () => {
      const { receive } = createDesk();
      await receive("a", 5, { sessionId: 1 });
      expect(await receive("b", 1, { sessionId: 2 })).toBe("handled after undefined");
    });

    test("sequences are numbers, up to the greatest that is exact", async () => {
      const { receive } = createDesk();
      await receive("a", 9);
      expect(await receive("b", 10)).toBe("handled after 9");
      expect(await receive("c", Number.MAX_SAFE_INTEGER)).toBe("handled after 10");
      expect(await receive("d", Number.MAX_SAFE_INTEGER - 1)).toBe(`older after ${Number.MAX_SAFE_INTEGER}`);
    });
  });

  describe("a redelivery", () => {
    test("is handled though it is known, and each time", async () => {
      const { receive, handled } = createDesk();
      await receive("a", 1);
      const again = () => receive("a", 1, { redelivery: true });
      expect([await again(), await again()]).toEqual(["handled after 1", "handled after 1"]);
      expect(handled).toHaveLength(3);
    });

    test("is handled although it is older, and does not change the newest sequence", async () => {
      const { receive } = createDesk();
      await receive("c", 3);
      expect(await receive("a", 1, { redelivery: true })).toBe("handled after 3");
      expect(await receive("b", 2)).toBe("older after 3");
    });

    test("of one that never came counts as its first delivery", async () => {
      const { receive } = createDesk();
      expect(await receive("a", 2, { redelivery: true })).toBe("handled after undefined");
      expect([await receive("a", 2), await receive("b", 1)]).toEqual(["duplicate after 2", "older after 2"]);
    });
  });

  describe("a handler that fails", () => {
    test("stores nothing: the callback is handled when it is sent again", async () => {
      const { receive } = createDesk();
      const [store] = open();
      const arrival = { id: randomUUID(), sessionId: -Math.floor(Math.random() * 2 ** 40), sequence: 2 };
      const failure = new Error("no stock");
      const fail = () => store.receive({ ...arrival, redelivery: false }, () => Promise.reject(failure));
      await expect(fail()).rejects.toBe(failure);
      await expect(fail()).rejects.toBe(failure);
      const older = { ...arrival, id: randomUUID(), sequence: 1, redelivery: false };
      expect(await store.receive(older, async () => {})).toEqual({
        outcome: "handled",
        previousSequence: undefined,
      });
      expect(await store.receive({ ...arrival, redelivery: false }, async () => {})).toEqual({
        outcome: "handled",
        previousSequence: 1,
      });
      expect(await receive("a", 1)).toBe("handled after undefined");
    });

    test("does not block the callbacks that wait behind it", async () => {
      const [store] = open();
      const sessionId = -Math.floor(Math.random() * 2 ** 40);
      const arrive = (sequence: number, handle: () => Promise<void>) =>
        store.receive({ id: randomUUID(), sessionId, sequence, redelivery: false }, handle);
      const results = await Promise.allSettled([
        arrive(1, () => Promise.reject(new Error("no stock"))),
        arrive(2, async () => {}),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    });
  });

  describe("concurrently", () => {
    test("one callback many times is handled once", async () => {
      const { receive, handled } = createDesk();
      const outcomes = await Promise.all(Array.from({ length: 12 }, () => receive("a", 1)));
      expect(outcomes.sort()).toEqual([...Array(11).fill("duplicate after 1"), "handled after undefined"]);
      expect(handled).toEqual(["a after undefined"]);
    });

    test("one ID in several sessions is handled once", async () => {
      const { receive, handled } = createDesk();
      const outcomes = await Promise.all([1, 2, 3, 4].map((sessionId) => receive("a", 1, { sessionId })));
      expect(outcomes.filter((outcome) => outcome.startsWith("duplicate"))).toHaveLength(3);
      expect(handled).toHaveLength(1);
    });

    test("sessions do not wait for each other", async () => {
      const [store] = open();
      const first = Promise.withResolvers<void>();
      const sessionId = Math.floor(Math.random() * 2 ** 40);
      const arrive = (session: number, handle: () => Promise<void>) =>
        store.receive({ id: randomUUID(), sessionId: session, sequence: 1, redelivery: false }, handle);
      const slow = arrive(sessionId, () => first.promise);
      await arrive(sessionId + 1, async () => first.resolve());
      expect(await slow).toEqual({ outcome: "handled", previousSequence: undefined });
    });

    test("callbacks of a session never run together", async () => {
      const stores = open();
      const sessionId = Math.floor(Math.random() * 2 ** 40);
      let running = 0;
      let most = 0;
      const arrivals = Array.from({ length: 10 }, (_, sequence) =>
        (stores[sequence % stores.length] ?? stores[0]).receive(
          { id: randomUUID(), sessionId, sequence, redelivery: true },
          async () => {
            most = Math.max(most, ++running);
            await delay(2);
            running--;
          },
        ),
      );
      await Promise.all(arrivals);
      expect(most).toBe(1);
    });
  });

  test("however deliveries are repeated, delayed and mixed: in ascending order, none twice, the newest never lost", async () => {
    const delivery = fc.record({
      sessionId: fc.integer({ min: 0, max: 3 }),
      sequence: fc.integer({ min: 0, max: 9 }),
    });
    // The callbacks of one burst arrive concurrently.
    const bursts = fc.array(fc.array(delivery, { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(bursts, async (given) => {
        const { receive, handled } = createDesk();
        for (const burst of given) {
          await Promise.all(
            burst.map(({ sessionId, sequence }) =>
              receive(`${sessionId}-${sequence}`, sequence, { sessionId }),
            ),
          );
        }
        const ids = handled.map((line) => line.split(" ")[0] ?? "");
        for (const session of [0, 1, 2, 3]) {
          const sequencesOf = (names: readonly string[]) =>
            names.filter((name) => name.startsWith(`${session}-`)).map((name) => Number(name.split("-")[1]));
          const sequences = sequencesOf(ids);
          const sent = sequencesOf(given.flat().map(({ sessionId, sequence }) => `${sessionId}-${sequence}`));
          const ascending = [...new Set(sequences)].sort((a, b) => a - b);
          expect(sequences).toEqual(ascending);
          expect(Math.max(...sequences)).toBe(Math.max(...sent));
        }
      }),
      { numRuns: propertyRuns },
    );
  });
}
