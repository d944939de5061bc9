import { DatabaseError } from "pg";
import { describe, expect, test } from "vitest";
import { ConnectError, classifyDatabaseError, isDataError } from "./database-error.ts";

function createDatabaseError(code: string, constraint?: string): DatabaseError {
  return Object.assign(new DatabaseError("it failed", 0, "error"), { code, constraint });
}

describe("classifyDatabaseError", () => {
  test.each([
    {
      name: "a row that another transaction inserted",
      error: createDatabaseError("23505", "lanes_pkey"),
      want: "conflict",
    },
    { name: "a deadlock", error: createDatabaseError("40P01"), want: "conflict" },
    { name: "a serialization failure", error: createDatabaseError("40001"), want: "conflict" },
    { name: "a day without a partition", error: createDatabaseError("23514"), want: "missing-partition" },
    { name: "a check that is violated", error: createDatabaseError("23514", "lanes_check"), want: "other" },
    { name: "a backend that was terminated", error: createDatabaseError("57P01"), want: "disconnected" },
    { name: "a server that crashed", error: createDatabaseError("57P02"), want: "disconnected" },
    { name: "a server that starts", error: createDatabaseError("57P03"), want: "disconnected" },
    {
      name: "a server that starts, while connecting",
      error: new ConnectError(createDatabaseError("57P03"), true),
      want: "disconnected",
    },
    {
      name: "a transaction that was idle too long",
      error: createDatabaseError("25P03"),
      want: "disconnected",
    },
    { name: "a query that was cancelled", error: createDatabaseError("57014"), want: "other" },
    { name: "a disk that is full", error: createDatabaseError("53100"), want: "other" },
    { name: "a value that does not fit", error: createDatabaseError("22003"), want: "other" },
    {
      name: "a connection that was reset",
      error: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
      want: "disconnected",
    },
    {
      name: "a connection that ended",
      error: new Error("Connection terminated unexpectedly"),
      want: "disconnected",
    },
    ...["ECONNABORTED", "ENOTFOUND", "EAI_AGAIN"].map((code) => ({
      name: `a socket that failed with ${code}`,
      error: Object.assign(new Error("x"), { code }),
      want: "disconnected",
    })),
    {
      name: "a certificate that cannot be read",
      error: Object.assign(new Error("x"), { code: "ENOENT", syscall: "open" }),
      want: "other",
    },
    {
      name: "a connection that failed before the query",
      error: new Error("Client has encountered a connection error and is not queryable"),
      want: "disconnected",
    },
    {
      name: "a connection that was closed before the query",
      error: new Error("Client was closed and is not queryable"),
      want: "disconnected",
    },
    { name: "no answer", error: new Error("Query read timeout"), want: "disconnected" },
    {
      name: "no connection for a long time",
      error: new Error("timeout exceeded when trying to connect"),
      want: "other",
    },
    { name: "a programming error", error: new TypeError("x is undefined"), want: "other" },
    { name: "anything else", error: "gone", want: "other" },
  ])("$name: $want", ({ error, want }) => {
    expect(classifyDatabaseError(error)).toBe(want);
  });
});

test.each([
  { name: "a number out of range", error: createDatabaseError("22003"), want: true },
  {
    name: "a number that cannot be encoded",
    error: new RangeError("1e+300 is not a safe integer"),
    want: true,
  },
  { name: "a violated check", error: createDatabaseError("23514", "lanes_check"), want: true },
  { name: "an index entry that is too long", error: createDatabaseError("54000"), want: true },
  { name: "a disk that is full", error: createDatabaseError("53100"), want: false },
  { name: "a connection that ended", error: new Error("Connection terminated"), want: false },
])("isDataError for $name: $want", ({ error, want }) => {
  expect(isDataError(error)).toBe(want);
});
