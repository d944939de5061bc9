import { DatabaseError } from "pg";
import { describe, expect, test } from "vitest";
import { findRemedy, isDataError } from "./database-error.ts";

function createDatabaseError(code: string, constraint?: string): DatabaseError {
  return Object.assign(new DatabaseError("it failed", 0, "error"), { code, constraint });
}

describe("the remedy", () => {
  test.each([
    {
      name: "a row that somebody else made",
      error: createDatabaseError("23505", "lanes_pkey"),
      want: "repeat",
    },
    { name: "a deadlock", error: createDatabaseError("40P01"), want: "repeat" },
    { name: "a serialization failure", error: createDatabaseError("40001"), want: "repeat" },
    { name: "a day without a partition", error: createDatabaseError("23514"), want: "add-partitions" },
    { name: "a check that is violated", error: createDatabaseError("23514", "lanes_check"), want: "none" },
    { name: "a backend that was terminated", error: createDatabaseError("57P01"), want: "reconnect" },
    { name: "a server that crashed", error: createDatabaseError("57P02"), want: "reconnect" },
    { name: "a server that starts", error: createDatabaseError("57P03"), want: "reconnect" },
    { name: "a transaction that was idle too long", error: createDatabaseError("25P03"), want: "reconnect" },
    { name: "a query that was cancelled", error: createDatabaseError("57014"), want: "none" },
    { name: "a disk that is full", error: createDatabaseError("53100"), want: "none" },
    { name: "a value that does not fit", error: createDatabaseError("22003"), want: "none" },
    {
      name: "a connection that was reset",
      error: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
      want: "reconnect",
    },
    {
      name: "a connection that ended",
      error: new Error("Connection terminated unexpectedly"),
      want: "reconnect",
    },
    {
      name: "no connection for a long time",
      error: new Error("timeout exceeded when trying to connect"),
      want: "none",
    },
    { name: "a mistake of ours", error: new TypeError("x is undefined"), want: "none" },
    { name: "anything else", error: "gone", want: "none" },
  ])("of $name: $want", ({ error, want }) => {
    expect(findRemedy(error)).toBe(want);
  });
});

test.each([
  { name: "a number out of range", error: createDatabaseError("22003"), want: true },
  { name: "a number that cannot even be sent", error: new RangeError("1e+300 is no integer"), want: true },
  { name: "a violated check", error: createDatabaseError("23514", "lanes_check"), want: true },
  { name: "an index entry that is too long", error: createDatabaseError("54000"), want: true },
  { name: "a disk that is full", error: createDatabaseError("53100"), want: false },
  { name: "a connection that ended", error: new Error("Connection terminated"), want: false },
])("$name is the value's fault: $want", ({ error, want }) => {
  expect(isDataError(error)).toBe(want);
});
