import { expect, test } from "vitest";
import { EndpointGates, type EndpointLimits, shareConcurrency } from "./endpoint-gates.ts";

const HERE = "https://merchant.example";
const UNLIMITED: EndpointLimits = { concurrency: 1000, ratePerSecond: undefined };

/** Tries to enter several times. Returns how many succeed. */
function enterAll(gates: EndpointGates, limits: EndpointLimits, tries: number, nowMs = 0): number {
  return Array.from({ length: tries }, () => gates.enter(HERE, limits, nowMs)).filter(Boolean).length;
}

test("a gate admits as many posts as the concurrency, and one more for each that leaves", () => {
  const gates = new EndpointGates();
  expect(enterAll(gates, { ...UNLIMITED, concurrency: 3 }, 5)).toBe(3);
  expect(gates.listCapacities(0).get(HERE)).toBe(0);
  gates.leave(HERE, 0);
  expect(gates.listCapacities(0).get(HERE)).toBe(1);
  expect(enterAll(gates, { ...UNLIMITED, concurrency: 3 }, 5)).toBe(1);
});

test("a worker has its share of the concurrency", () => {
  const inside = [0, 1, 2].map((index) => {
    const gates = new EndpointGates();
    gates.setShare({ index, count: 3 });
    return enterAll(gates, { ...UNLIMITED, concurrency: 7 }, 10);
  });
  expect(inside.sort()).toEqual([2, 2, 3]);
});

test("waiting posts enter in order as others leave, before new posts", async () => {
  const gates = new EndpointGates();
  const limits = { ...UNLIMITED, concurrency: 1 };
  const order: string[] = [];
  const wait = (name: string, timeoutMs = 60_000) =>
    gates.enterSoon(HERE, limits, timeoutMs, 0).then((isIn) => order.push(`${name} ${isIn}`));
  await wait("first");
  const waiting = [wait("second"), wait("third")];
  await wait("impatient", 1);
  gates.leave(HERE, 0);
  await waiting[0];
  expect([gates.enter(HERE, limits, 0), gates.listCapacities(0).get(HERE)]).toEqual([false, 0]);
  gates.leave(HERE, 0);
  await waiting[1];
  gates.leave(HERE, 0);
  expect(gates.enter(HERE, limits, 0)).toBe(true);
  expect(order).toEqual(["first true", "impatient false", "second true", "third true"]);
});

test("a rejected waiting post occupies no place", async () => {
  const gates = new EndpointGates();
  const limits = { ...UNLIMITED, concurrency: 1 };
  gates.enter(HERE, limits, 0);
  const waiting = [1, 2].map(() => gates.enterSoon(HERE, limits, 60_000, 0));
  gates.rejectWaiting(HERE);
  gates.leave(HERE, 0);
  expect(await Promise.all(waiting)).toEqual([false, false]);
  expect(gates.enter(HERE, limits, 0)).toBe(true);
});

test("a waiting post does not enter before the rate allows it", async () => {
  const gates = new EndpointGates();
  const limits = { concurrency: 10, ratePerSecond: 10 };
  expect(enterAll(gates, limits, 1)).toBe(1);
  const waiting = gates.enterSoon(HERE, limits, 60_000, 0);
  gates.leave(HERE, 50);
  gates.rejectWaiting(HERE);
  expect(await waiting).toBe(false);
});

test("lowered limits apply from the next post", () => {
  const gates = new EndpointGates();
  expect(enterAll(gates, { ...UNLIMITED, concurrency: 5 }, 5)).toBe(5);
  gates.leave(HERE, 0);
  expect(enterAll(gates, { ...UNLIMITED, concurrency: 2 }, 1)).toBe(0);
});

test("a rate limits posts per second regardless of concurrency and is shared among workers", () => {
  for (const count of [1, 4]) {
    const gates = new EndpointGates();
    gates.setShare({ index: 0, count });
    let inside = 0;
    for (let now = 0; now <= 10_000; now += 5)
      inside += enterAll(gates, { concurrency: 1e9, ratePerSecond: 40 }, 50, now);
    expect(inside).toBeGreaterThanOrEqual(400 / count - 1);
    expect(inside).toBeLessThanOrEqual(400 / count + 4);
  }
});

test("a rate allows a small burst after an idle time", () => {
  const gates = new EndpointGates();
  const limits = { concurrency: 1e9, ratePerSecond: 100 };
  expect(enterAll(gates, limits, 50, 0)).toBe(1);
  expect(enterAll(gates, limits, 50, 9000)).toBe(10);
});

test("findNextCapacityMs returns the time until a rate allows the next post", () => {
  const gates = new EndpointGates();
  expect(gates.findNextCapacityMs(0)).toBeUndefined();
  enterAll(gates, { concurrency: 10, ratePerSecond: 2 }, 1);
  expect(gates.findNextCapacityMs(0)).toBe(500);
  expect(gates.findNextCapacityMs(400)).toBeCloseTo(100);
  expect(gates.findNextCapacityMs(500)).toBe(0);
});

test("an idle endpoint is removed, and one with a post in progress is kept", () => {
  const gates = new EndpointGates();
  gates.enter(HERE, UNLIMITED, 0);
  expect([...gates.listCapacities(60_000).keys()]).toEqual([HERE]);
  gates.leave(HERE, 0);
  expect([...gates.listCapacities(60_001).keys()]).toEqual([]);
});

/** Returns the number of posts that begin in ten minutes if a claim every second uses the reported capacity. */
function claimForTenMinutes(gates: EndpointGates, limits: EndpointLimits): number {
  let inside = 0;
  for (let now = 0; now < 600_000; now += 1000) {
    if ((gates.listCapacities(now).get(HERE) ?? 1) < 1 || !gates.enter(HERE, limits, now)) continue;
    inside++;
    gates.leave(HERE, now);
  }
  return inside;
}

test("many workers together respect a low rate", () => {
  const inside = Array.from({ length: 40 }, (_, index) => {
    const gates = new EndpointGates();
    gates.setShare({ index, count: 40 });
    return claimForTenMinutes(gates, { concurrency: 1e9, ratePerSecond: 1 });
  });
  // Plus one initial post for each worker.
  expect(inside.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(600 + 40);
});

test("a worker without a share of an endpoint claims nothing there for a limited time", async () => {
  const gates = new EndpointGates();
  const limits = { ...UNLIMITED, concurrency: 1 };
  const index = [0, 1].find((at) => shareConcurrency(1, HERE, { index: at, count: 2 }) === 0) ?? Number.NaN;
  gates.setShare({ index, count: 2 });
  expect(await gates.enterSoon(HERE, limits, 60_000, 0)).toBe(false);
  expect(gates.listCapacities(60_000).get(HERE)).toBe(0);
  expect(gates.listCapacities(600_001).get(HERE)).toBeUndefined();
});
