import { inspect } from "node:util";
import { expect, test } from "vitest";
import { catchError } from "../../test/caught.ts";
import { locateEndpoint } from "./endpoint.ts";

const OPERATION = "/crs/routingservice/external/get-payment-methods";

test.for([
  { given: "http://127.0.0.1:8080", origin: "http://127.0.0.1:8080", path: OPERATION },
  { given: "http://127.0.0.1:8080/", origin: "http://127.0.0.1:8080", path: OPERATION },
  {
    given: "https://payments.example/routing",
    origin: "https://payments.example",
    path: `/routing${OPERATION}`,
  },
  {
    given: "https://payments.example/routing/",
    origin: "https://payments.example",
    path: `/routing${OPERATION}`,
  },
  { given: "https://payments.example/a/b//", origin: "https://payments.example", path: `/a/b${OPERATION}` },
  { given: "https://payments.example/a%20b", origin: "https://payments.example", path: `/a%20b${OPERATION}` },
  { given: "https://payments.example:443", origin: "https://payments.example", path: OPERATION },
  { given: new URL("http://[::1]:8080/x"), origin: "http://[::1]:8080", path: `/x${OPERATION}` },
])("locates the operation below $given", ({ given, origin, path }) => {
  expect(locateEndpoint(given)).toEqual({ origin, path });
});

test.for([
  { name: "a relative address", given: "/routing", expected: "an absolute URL" },
  { name: "another scheme", given: "ftp://payments.example", expected: "http or https" },
  { name: "a user", given: "https://ada@payments.example", expected: "no user info" },
  { name: "a password", given: "https://:s3cret@payments.example", expected: "no user info" },
  { name: "a query", given: "https://payments.example/?a=s3cret", expected: "neither query nor fragment" },
  { name: "an empty query", given: "https://payments.example/?", expected: "neither query nor fragment" },
  { name: "a fragment", given: "https://payments.example/#s3cret", expected: "neither query nor fragment" },
  { name: "an empty fragment", given: "https://payments.example/#", expected: "neither query nor fragment" },
  { name: "a broken port", given: "https://ada:s3cret@payments.example:x", expected: "an absolute URL" },
])("rejects $name", ({ given, expected }) => {
  const error = catchError(() => locateEndpoint(given));
  expect(error).toMatchObject({ code: "invalid-options", message: `option baseUrl: expected ${expected}` });
  expect(inspect(error)).not.toContain("s3cret");
});
