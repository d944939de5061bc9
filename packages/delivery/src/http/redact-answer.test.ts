import { expect, test } from "vitest";
import { describeError, redactBody, redactHeaders } from "./redact-answer.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a body is cut off between characters", () => {
  const text = redactBody(bytes("ü".repeat(3000)));
  expect(text).toBe("ü".repeat(2048));
  expect(redactBody(bytes(`a${"ü".repeat(3000)}`))).toBe(`a${"ü".repeat(2047)}`);
});

test.each([
  { name: "plain text", given: "OK", want: "OK" },
  { name: "a card number", given: '{"pan":"4111111111111111"}', want: '{"pan":"[redacted]"}' },
  { name: "a card number in groups", given: "4111 1111-1111 1111.", want: "[redacted]." },
  { name: "a number that is no card's", given: "4111111111111112", want: "4111111111111112" },
  { name: "a longer number", given: "41111111111111110000", want: "41111111111111110000" },
  { name: "a short number", given: "order 123456", want: "order 123456" },
  { name: "U+0000 and other controls", given: "a\0b\u001b[31mc\td\n", want: "a\uFFFDb\uFFFD[31mc\td\n" },
])("$name", ({ given, want }) => {
  expect(redactBody(bytes(given))).toBe(want);
});

test("bytes that are no UTF-8 still give text that can be stored", () => {
  expect(redactBody(Uint8Array.of(0x1f, 0x8b, 0x08, 0xff, 0x41))).toBe("\uFFFD\uFFFD\uFFFD\uFFFDA");
});

test("headers lose what opens doors, and are bounded", () => {
  const headers = redactHeaders({
    server: "nginx",
    "set-cookie": ["a=1", "b=2"],
    "www-authenticate": "Bearer realm=x",
    "x-api-key": "abc",
    via: ["one", "two"],
    long: "x".repeat(600),
    none: undefined,
  });
  expect(headers).toEqual({
    server: "nginx",
    "set-cookie": "[redacted]",
    "www-authenticate": "[redacted]",
    "x-api-key": "[redacted]",
    via: "one, two",
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
])("an error says $want", ({ given, want }) => {
  expect(describeError(given)).toBe(want);
});
