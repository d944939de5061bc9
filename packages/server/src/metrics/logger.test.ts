import { DeliveryError } from "@payment-routing/delivery";
import { expect, test } from "vitest";
import { useSandboxDelivery } from "../../test/start-internal.ts";
import { createLogger } from "./logger.ts";

const sandbox = useSandboxDelivery();
const NAME = "anna@example.org";

/** The error of a statement. */
function fail(sql: string): Promise<Error> {
  return sandbox.delivery.context.pool.query(sql).then(
    () => new Error("expected an error"),
    (error) => error,
  );
}

const QUOTING = {
  "a message": `select '${NAME}'::bigint`,
  "a message with a line break": `select E'${NAME}\n${NAME}'::bigint`,
  "a message with quotation marks": `select '"x" ${NAME} »y«'::date`,
  "a detail": `do $$ begin
    create temp table people (email text unique);
    insert into people values ('${NAME}'), ('${NAME}');
  end $$`,
  "a detail of JSON": `select '{"email": ${NAME}}'::json`,
  "a detail of a trigger": `do $$ begin raise exception 'no' using detail = '${NAME}'; end $$`,
  "an internal query": `do $$ begin execute 'select x where ''${NAME}'' <> '''''; end $$`,
};

const WRAPPED: Readonly<Record<string, (error: Error) => unknown>> = {
  itself: (error) => error,
  "a cause": (error) => new DeliveryError("unavailable", "not stored", error),
  "the cause of a cause": (error) => new Error("x", { cause: new Error("y", { cause: error }) }),
  "a part": (error) => new AggregateError([new Error("x"), error], "all failed"),
  "the cause of a part": (error) => new AggregateError([new Error("x", { cause: error })], "all failed"),
  "a part of a cause": (error) => new Error("x", { cause: new AggregateError([error]) }),
  "a member": (error) => Object.assign(new Error("x"), { reason: error, failures: [error] }),
};

test.each(
  Object.entries(QUOTING).flatMap(([quoting, sql]) =>
    Object.entries(WRAPPED).map(([where, wrap]) => ({ quoting, where, sql, wrap })),
  ),
)("a log has no value of $quoting of PostgreSQL in $where", async ({ sql, wrap }) => {
  const error = await fail(sql);
  const quoted = Object.getOwnPropertyNames(error).map((name) => Reflect.get(error, name));
  expect(quoted.join(" ")).toContain("anna");
  const line = JSON.stringify(log(wrap(error)));
  expect(line).not.toContain("anna");
  expect(line).toContain("\\n    at ");
});

test("a log has the type, the code and the messages of an error", async () => {
  const cause = await fail(QUOTING["a message"]);
  expect(log(new DeliveryError("unavailable", "not stored", cause))).toMatchObject({
    type: "DeliveryError",
    code: "unavailable",
    message: "not stored: invalid input syntax for type bigint: …",
    stack: expect.stringMatching(
      /^DeliveryError: not stored\n +at [\s\S]*\ncaused by: error: invalid .* bigint: …\n +at /,
    ),
  });
  const unique = await fail(QUOTING["a detail"]);
  expect(log(new AggregateError([unique], "all failed"))).toMatchObject({
    type: "AggregateError",
    message: "all failed",
    aggregateErrors: [
      {
        type: "DatabaseError",
        code: "23505",
        constraint: "people_email_key",
        message: 'duplicate key value violates unique constraint "people_email_key"',
      },
    ],
  });
});

test.each([
  { name: "a cycle of causes", error: makeCycle(), want: "x: x: x" },
  { name: "an error without a stack", error: Object.assign(new Error("x"), { stack: undefined }), want: "x" },
  { name: "an error whose members cannot be set", error: AbortSignal.abort().reason, want: "aborted" },
  { name: "a value that is no error", error: "disk full", want: "disk full" },
])("$name is logged", ({ error, want }) => {
  expect(JSON.stringify(log(error))).toContain(want);
});

function makeCycle(): Error {
  const error = new Error("x");
  error.cause = error;
  return error;
}

function log(error: unknown): unknown {
  const lines: string[] = [];
  createLogger("info", { write: (line) => lines.push(line) }).warn(
    { event: "delivery-failed", err: error },
    "it failed",
  );
  return JSON.parse(lines.join("")).err;
}
