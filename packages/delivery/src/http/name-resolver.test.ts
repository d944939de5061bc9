import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNameResolver, isNameAnswered, type ResolveName } from "./name-resolver.ts";

const ADDRESSES = [{ address: "192.0.2.1", family: 4 }];

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Names that begin with `silent` fail after the 10 s of getaddrinfo. */
function startResolver(isAnswered = (name: string) => !name.startsWith("silent")) {
  const started: string[] = [];
  const lookupName = async (name: string) => {
    started.push(name);
    if (!name.startsWith("silent")) return ADDRESSES;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    throw Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: "EAI_AGAIN" });
  };
  const resolve = createNameResolver(lookupName, async (name) => isAnswered(name));
  return { started, resolve, outcome: (name: string) => describe(resolve(name)) };
}

async function describe(addresses: ReturnType<ResolveName>): Promise<string> {
  return addresses.then(
    ([first]) => first?.address ?? "none",
    (error) => error.message,
  );
}

test("concurrent look-ups of a name share one", async () => {
  const { started, outcome } = startResolver();
  expect(await Promise.all([outcome("a.example"), outcome("a.example")])).toEqual(["192.0.2.1", "192.0.2.1"]);
  expect(started).toEqual(["a.example"]);
});

test("a look-up that fails or succeeds is used again for 10 s", async () => {
  const { started, outcome } = startResolver();
  const failed = outcome("silent.example");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toBe("getaddrinfo EAI_AGAIN silent.example");
  for (let i = 0; i < 2; i++) {
    await outcome("a.example");
    await outcome("silent.example");
  }
  expect(started).toEqual(["silent.example", "a.example"]);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome("a.example");
  expect(started).toEqual(["silent.example", "a.example", "a.example"]);
});

test("with 50 silent names, one is looked up at a time, and names that are answered at once", async () => {
  const { started, outcome } = startResolver();
  const silent = Array.from({ length: 50 }, (_, i) => outcome(`silent-${i}.example`));
  expect(await Promise.all(["a", "b", "c"].map((name) => outcome(`${name}.example`)))).toEqual(
    Array(3).fill("192.0.2.1"),
  );
  expect(started).toEqual(["silent-0.example", "a.example", "b.example", "c.example"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started.slice(4)).toEqual(["silent-1.example"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all(silent.filter((_, i) => i !== 1))).toEqual([
    "getaddrinfo EAI_AGAIN silent-0.example",
    ...Array.from(
      { length: 48 },
      (_, i) => `no name server answered for silent-${i + 2}.example within 15000 ms`,
    ),
  ]);
});

test("the turn is passed on, and is free when nobody waits", async () => {
  const { started, outcome } = startResolver(() => false);
  const first = outcome("silent.example");
  await vi.advanceTimersByTimeAsync(5_000);
  const rest = ["a.example", "b.example"].map(outcome);
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([first, ...rest, outcome("c.example")]);
  expect(started).toEqual(["silent.example", "a.example", "b.example", "c.example"]);
});

test("a name that was silent waits for its turn for a minute, although name servers answer", async () => {
  const { started, outcome } = startResolver(() => true);
  const first = outcome("silent-1.example");
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  void outcome("silent-2.example");
  void outcome("silent-1.example");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(started).toEqual(["silent-1.example", "silent-2.example"]);
  await vi.advanceTimersByTimeAsync(100_000);
  void outcome("silent-3.example");
  void outcome("silent-1.example");
  await vi.advanceTimersByTimeAsync(0);
  expect(started.slice(2)).toEqual(["silent-1.example", "silent-3.example", "silent-1.example"]);
});

test("a name of the hosts file needs no name server", async () => {
  vi.useRealTimers();
  expect(await isNameAnswered("localhost")).toBe(true);
});
