import { expect, test } from "vitest";
import { describeError, redactBody, redactHeaders } from "./stored-answer.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a body is truncated between characters", () => {
  const text = redactBody(bytes("ü".repeat(3000)));
  expect(text).toBe("ü".repeat(2048));
  expect(redactBody(bytes(`a${"ü".repeat(3000)}`))).toBe(`a${"ü".repeat(2047)}`);
});

test.each([
  { name: "plain text", given: "OK", want: "OK" },
  { name: "a card number", given: '{"pan":"4111111111111111"}', want: '{"pan":"[redacted]"}' },
  { name: "a card number in groups", given: "4111 1111-1111 1111.", want: "[redacted]." },
  { name: "a number that fails the Luhn check", given: "4111111111111112", want: "4111111111111112" },
  { name: "a longer number", given: "41111111111111110000", want: "41111111111111110000" },
  { name: "a short number", given: "order 123456", want: "order 123456" },
  { name: "U+0000 and other controls", given: "a\0b\u001b[31mc\td\n", want: "a\uFFFDb\uFFFD[31mc\td\n" },
  {
    name: "members of JSON with secret names",
    given: '{"access_token":"sk_live_1", "password" : "hunter \\"2\\"","pin_key":7,"ok":"yes"}',
    want: '{"access_token":"[redacted]", "password" : "[redacted]","pin_key":"[redacted]","ok":"yes"}',
  },
  {
    name: "arrays and objects with secret names",
    given:
      '{"tokens":["a]","b"],"secret": {"value":"}","old":[{"token":"c"}]},"password":[ ],"ok":["yes",{"key":["d"]}]}',
    want: '{"tokens":"[redacted]","secret": "[redacted]","password":"[redacted]","ok":["yes",{"key":"[redacted]"}]}',
  },
  {
    name: "a truncated array",
    given: '{"tokens":["a",{"b":"c',
    want: '{"tokens":"[redacted]"',
  },
  {
    name: "members with secret names of JSON within JSON strings",
    given: JSON.stringify({
      message: JSON.stringify({
        token: 'a"b\\\\',
        keys: ["c", { d: '"' }],
        cause: JSON.stringify({ secret: 'e"', ok: "yes" }),
        code: 7,
      }),
      status: "no",
    }),
    want: JSON.stringify({
      message: JSON.stringify({
        token: "[redacted]",
        keys: "[redacted]",
        cause: JSON.stringify({ secret: "[redacted]", ok: "yes" }),
        code: 7,
      }),
      status: "no",
    }),
  },
  {
    name: "truncated members of JSON within JSON strings",
    given: '{"message":"{\\"token\\":\\"a","text":"{\\"key\\":[\\"b","ok":"yes"}',
    want: '{"message":"{\\"token\\":\\"[redacted]\\"","text":"{\\"key\\":\\"[redacted]\\"","ok":"yes"}',
  },
  {
    name: "a truncated secret",
    given: '{"error":"no","token":"abc',
    want: '{"error":"no","token":"[redacted]"',
  },
  {
    name: "fields of a form and of a query",
    given: "client_secret=abc&state=1 see https://m.example/?token=t1&code=2",
    want: "client_secret=[redacted]&state=1 see https://m.example/?token=[redacted]&code=2",
  },
  {
    name: "credentials of every kind",
    given:
      "got Bearer eyJhbGci.e30.x-y_z=, basic dXNlcjpwYXNz, eyJhbGci.e30.x, whsec_MfKQ= and https://u:p@m.example",
    want: "got Bearer [redacted], basic [redacted], [redacted], [redacted] and https://[redacted]@m.example",
  },
  {
    name: "text about secrets without a secret",
    given: '{"error":"Bearer token is not valid","error_key":null}',
    want: '{"error":"Bearer token is not valid","error_key":null}',
  },
])("$name", ({ given, want }) => {
  expect(redactBody(bytes(given))).toBe(want);
});

test("a body of repeated opening tokens is processed", () => {
  for (const text of [
    '"token":"',
    '"token":[',
    '\\\\"token\\\\":{',
    "token=",
    '"',
    "\\",
    "Bearer ",
    "basic",
    "-eyJ",
    "://",
  ]) {
    expect(redactBody(bytes(text.repeat(4096))).length).toBeLessThan(50_000);
  }
});

test("bytes that are not UTF-8 give storable text", () => {
  expect(redactBody(Uint8Array.of(0x1f, 0x8b, 0x08, 0xff, 0x41))).toBe("\uFFFD\uFFFD\uFFFD\uFFFDA");
});

test("headers are redacted, and their number and length are limited", () => {
  const headers = redactHeaders({
    server: "nginx",
    "set-cookie": ["a=1", "b=2"],
    "www-authenticate": "Bearer realm=x",
    "x-api-key": "abc",
    via: ["one", "two"],
    location: "https://m.example/cb?token=abc123&page=2",
    "x-debug": "Bearer eyJhbGci",
    "x-note": "card 4111 1111 1111 1111",
    long: "x".repeat(600),
    none: undefined,
  });
  expect(headers).toEqual({
    server: "nginx",
    "set-cookie": "[redacted]",
    "www-authenticate": "[redacted]",
    "x-api-key": "[redacted]",
    via: "one, two",
    location: "https://m.example/cb?token=[redacted]&page=2",
    "x-debug": "Bearer [redacted]",
    "x-note": "card [redacted]",
    long: `${"x".repeat(512)}…`,
    none: "",
  });
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`h${i}`, "v"]));
  expect(Object.keys(redactHeaders(many))).toHaveLength(32);
});

test.each([
  {
    given: Object.assign(new Error("connect failed"), { code: "ECONNREFUSED" }),
    want: "ECONNREFUSED: connect failed",
  },
  { given: Object.assign(new AggregateError([], ""), { code: "ECONNREFUSED" }), want: "ECONNREFUSED" },
  { given: new Error("two\nlines\0"), want: "two lines\uFFFD" },
  { given: "a text", want: "a text" },
  { given: new Error("x".repeat(600)), want: `${"x".repeat(512)}…` },
])("an error is described as $want", ({ given, want }) => {
  expect(describeError(given)).toBe(want);
});
