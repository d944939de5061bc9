import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAddressFinder, sourceOf } from "./client-address.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function request(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { socket: { remoteAddress }, headers } as IncomingMessage;
}

const IGNORED = { event: "forwarded-for-ignored" };

test("X-Forwarded-For counts as far as trusted proxies wrote it", () => {
  const warn = vi.fn();
  const find = createAddressFinder(["10.0.0.0/8"], { warn });
  expect(find(request("10.0.0.1", "192.0.2.1"))).toBe("192.0.2.1");
  expect(find(request("10.0.0.1", "192.0.2.1, 192.0.2.2, 10.0.0.2"))).toBe("192.0.2.2");
  expect(find(request("10.0.0.1"))).toBe("10.0.0.1");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { given: "203.0.113.11:5678", want: "203.0.113.11" },
  { given: "[2001:db8::1]:443", want: "2001:db8::1" },
  { given: "[2001:db8::1]", want: "2001:db8::1" },
  { given: "2001:db8::1", want: "2001:db8::1" },
  { given: "192.0.2.1, 203.0.113.11:5678,10.0.0.2:80", want: "203.0.113.11" },
  { given: "10.0.0.3:1, [::ffff:10.0.0.2]:1", want: "10.0.0.3" },
  { given: "unknown, 203.0.113.11:5678", want: "203.0.113.11" },
  { given: "203.0.113.11, , ", want: "203.0.113.11" },
  { given: " ,", want: "10.0.0.1" },
])("a trusted proxy that sends $given names $want", ({ given, want }) => {
  const warn = vi.fn();
  expect(createAddressFinder(["10.0.0.0/8"], { warn })(request("10.0.0.1", given))).toBe(want);
  expect(warn).not.toHaveBeenCalled();
});

test("what is no address is a caller of its own, bounded, and named in no log", () => {
  const warn = vi.fn();
  const find = createAddressFinder(["10.0.0.0/8"], { warn });
  const long = "x".repeat(10_000);
  const texts = ["1:2:3:4:5:6:7::8:9", "unknown", "_hidden", "192.0.2.1:443:1", "[192.0.2.1", "[]:1", long];
  const found = texts.map((text) => find(request("10.0.0.1", `192.0.2.7, ${text}, 10.0.0.2`)));
  for (const each of found) expect(each).toMatch(/^unreadable-[\da-f]{64}$/);
  expect(new Set(found.map(sourceOf)).size).toBe(texts.length);
  expect(find(request("10.0.0.9", `${long}y`))).toBe(found.at(-1));
  expect(warn.mock.calls).toEqual([[IGNORED, "X-Forwarded-For has elements that are no IP addresses"]]);
  vi.advanceTimersByTime(60_000);
  find(request("10.0.0.1", "unknown"));
  expect(warn).toHaveBeenCalledTimes(2);
});

test.each([{ trusted: [] }, { trusted: ["10.0.0.0/8"] }])(
  "it is ignored from others, with a warning each minute, when $trusted is trusted",
  ({ trusted }) => {
    const warn = vi.fn();
    const find = createAddressFinder(trusted, { warn });
    for (let i = 0; i < 3; i++) expect(find(request("203.0.113.7", "192.0.2.1"))).toBe("203.0.113.7");
    expect(warn.mock.calls).toEqual([
      [IGNORED, "X-Forwarded-For ignored: its sender is not in --trusted-proxies"],
    ]);
    vi.advanceTimersByTime(60_000);
    find(request("203.0.113.8", "192.0.2.1"));
    expect(warn).toHaveBeenCalledTimes(2);
  },
);

test.each([
  { given: "192.0.2.7", want: "192.0.2.7" },
  { given: "::ffff:192.0.2.7", want: "192.0.2.7" },
  { given: "2001:db8:1:2:3:4:5:6", want: "2001:db8:1:2::/64" },
  { given: "2001:DB8:0001:2:ffff::1", want: "2001:db8:1:2::/64" },
  { given: "2001:db8::1", want: "2001:db8:0:0::/64" },
  { given: "2001:db8:0:0:1::", want: "2001:db8:0:0::/64" },
  { given: "::1", want: "0:0:0:0::/64" },
  { given: "fe80::1%eth0", want: "fe80:0:0:0::/64" },
])("the source of $given is $want", ({ given, want }) => {
  expect(sourceOf(given)).toBe(want);
});
