import { expect, test } from "vitest";
import { DeliveryError } from "./delivery-error.ts";
import { isTransientError } from "./is-transient-error.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  { name: "nobody listens", error: coded("ECONNREFUSED"), want: true },
  { name: "a name that is not known now", error: coded("EAI_AGAIN"), want: true },
  { name: "a name that is not known", error: coded("ENOTFOUND"), want: true },
  { name: "it is starting", error: coded("57P03"), want: true },
  { name: "it has no connection left", error: coded("53300"), want: true },
  { name: "it takes too long", error: new Error("timeout expired"), want: true },
  { name: "it does not answer", error: new Error("Query read timeout"), want: true },
  { name: "the connection broke", error: new Error("Connection terminated unexpectedly"), want: true },
  {
    name: "the delivery could not reach it",
    error: new DeliveryError("unavailable", "x", coded("ECONNREFUSED")),
    want: true,
  },
  { name: "no socket yet", error: Object.assign(coded("ENOENT"), { syscall: "connect" }), want: true },
  { name: "no certificate file", error: Object.assign(coded("ENOENT"), { syscall: "open" }), want: false },
  { name: "a certificate of nobody", error: coded("SELF_SIGNED_CERT_IN_CHAIN"), want: false },
  { name: "the password is wrong", error: coded("28P01"), want: false },
  { name: "there is no such database", error: coded("3D000"), want: false },
  { name: "the user may not", error: new DeliveryError("unavailable", "x", coded("42501")), want: false },
  { name: "a migration was edited", error: coded("edited"), want: false },
  { name: "it was never migrated", error: new DeliveryError("not-migrated", "x"), want: false },
  { name: "a bug", error: new TypeError("x"), want: false },
])("$name: $want", ({ error, want }) => {
  expect(isTransientError(error)).toBe(want);
});
