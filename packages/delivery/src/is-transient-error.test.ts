import { MigrationError, UnsuitableDatabaseError } from "@payment-routing/database";
import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { DeliveryError, isTransientError } from "./delivery-error.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  { name: "a refused connection", error: coded("ECONNREFUSED"), want: true },
  { name: "a temporary failure of name resolution", error: coded("EAI_AGAIN"), want: true },
  { name: "an unknown host name", error: coded("ENOTFOUND"), want: true },
  { name: "a starting server", error: coded("57P03"), want: true },
  { name: "no connections left", error: coded("53300"), want: true },
  { name: "a connect timeout", error: new Error("timeout expired"), want: true },
  { name: "a query timeout", error: new Error("Query read timeout"), want: true },
  { name: "a broken connection", error: new Error("Connection terminated unexpectedly"), want: true },
  {
    name: "a connection that failed before the query",
    error: new Error("Client has encountered a connection error and is not queryable"),
    want: true,
  },
  {
    name: "a connection that was closed before the query",
    error: new Error("Client was closed and is not queryable"),
    want: true,
  },
  {
    name: "no free connection",
    error: new Error("timeout exceeded when trying to connect"),
    want: true,
  },
  {
    name: "a transaction that was idle too long",
    error: Object.assign(new DatabaseError("x", 0, "error"), { code: "25P03" }),
    want: true,
  },
  {
    name: "a DeliveryError with a transient cause",
    error: new DeliveryError("unavailable", "x", coded("ECONNREFUSED")),
    want: true,
  },
  { name: "a missing socket", error: Object.assign(coded("ENOENT"), { syscall: "connect" }), want: true },
  {
    name: "a missing certificate file",
    error: Object.assign(coded("ENOENT"), { syscall: "open" }),
    want: false,
  },
  { name: "a self-signed certificate", error: coded("SELF_SIGNED_CERT_IN_CHAIN"), want: false },
  { name: "a wrong password", error: coded("28P01"), want: false },
  { name: "a missing database", error: coded("3D000"), want: false },
  {
    name: "insufficient privileges",
    error: new DeliveryError("unavailable", "x", coded("42501")),
    want: false,
  },
  { name: "a read-only database", error: coded("25006"), want: true },
  {
    name: "a migration that a read-only database rejected",
    error: new MigrationError("failed", "0001", "x", coded("25006")),
    want: true,
  },
  {
    name: "a migration with a fault",
    error: new MigrationError("failed", "0001", "x", coded("42601")),
    want: false,
  },
  {
    name: "a database with another encoding",
    error: new UnsuitableDatabaseError("unsupported-encoding", "x"),
    want: false,
  },
  { name: "an edited migration", error: coded("edited"), want: false },
  { name: "a database that is not migrated", error: new DeliveryError("not-migrated", "x"), want: false },
  { name: "a DeliveryError without a cause", error: new DeliveryError("unavailable", "x"), want: false },
  { name: "a cancelled statement", error: coded("57014"), want: false },
  {
    name: "a DeliveryError because of a cancelled statement",
    error: new DeliveryError("unavailable", "x", coded("57014")),
    want: false,
  },
  { name: "undefined", error: undefined, want: false },
  { name: "null", error: null, want: false },
  { name: "a TypeError", error: new TypeError("x"), want: false },
])("$name is transient: $want", ({ error, want }) => {
  expect(isTransientError(error)).toBe(want);
});
