import { afterEach, expect, test, vi } from "vitest";
import { oncePerMinute } from "./once-per-minute.ts";

afterEach(() => {
  vi.useRealTimers();
});

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test("an error is logged once a minute, with the number of skipped ones", () => {
  vi.useFakeTimers();
  const logged: unknown[] = [];
  const log = oncePerMinute<Error>((error, skipped) => logged.push([String(error), skipped]));
  for (let i = 0; i < 100; i++) log(coded("disk full", "ENOSPC"));
  log(coded("other", "EIO"));
  log(coded("disk full", "ENOSPC"));
  vi.advanceTimersByTime(59_999);
  log(coded("disk full", "ENOSPC"));
  vi.advanceTimersByTime(1);
  log(coded("disk full", "ENOSPC"));
  expect(logged).toEqual([
    ["Error: disk full", 0],
    ["Error: other", 0],
    ["Error: disk full", 101],
  ]);
});

test.each([
  {
    name: "a value",
    first: coded('invalid input syntax for type bigint: "anna@example.org"', "22P02"),
    second: coded('invalid input syntax for type bigint: "bert "the" \n brewer"', "22P02"),
  },
  {
    name: "a value in the language of the server",
    first: coded("ungültige Eingabesyntax für Typ bigint: »Anna«", "22P02"),
    second: coded("ungültige Eingabesyntax für Typ bigint: »Bert«", "22P02"),
  },
  {
    name: "an address",
    first: coded("connect ECONNREFUSED 127.0.0.1:54321", "ECONNREFUSED"),
    second: coded("connect ECONNREFUSED [::1]:54322", "ECONNREFUSED"),
  },
  {
    name: "an identifier",
    first: new Error("no session 7001 of 4f9a-bb"),
    second: new Error("no session 7002 of bb4e-1c"),
  },
])("errors that differ in $name are one cause", ({ first, second }) => {
  const logged: unknown[] = [];
  const log = oncePerMinute<Error>((error) => logged.push(error));
  for (const error of [first, second, first, second]) log(error);
  expect(logged).toEqual([first]);
});

test("errors that differ in their code are different causes, as are other texts", () => {
  const logged: unknown[] = [];
  const log = oncePerMinute<unknown>((cause) => logged.push(cause));
  const causes = [coded("x 1", "57P01"), coded("x 2", "57P02"), "lane 7", "lane 8"];
  for (const cause of [...causes, ...causes]) log(cause);
  expect(logged).toEqual(causes);
});

test("a hundred causes are logged in a minute, and the others counted", () => {
  vi.useFakeTimers();
  const logged: unknown[] = [];
  const log = oncePerMinute<string>((cause, skipped) => logged.push([cause, skipped]));
  for (let round = 0; round < 2; round++) for (let i = 0; i < 150; i++) log(`endpoint ${i}`);
  expect(logged).toEqual(Array.from({ length: 100 }, (_, i) => [`endpoint ${i}`, 0]));
  vi.advanceTimersByTime(60_000);
  log("endpoint 120");
  log("endpoint 99");
  // 100 occurrences of 50 further causes, and one of the cause that was forgotten for this one.
  expect(logged.slice(100)).toEqual([
    ["endpoint 120", 101],
    ["endpoint 99", 1],
  ]);
});
