import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { Credentials, KeyDigest } from "@payment-routing/config-store";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createAuthenticator } from "./authenticator.ts";

// Counts the comparisons of the module, without changing them.
const compare = vi.spyOn(crypto, "timingSafeEqual");
syncBuiltinESMExports();
afterAll(() => {
  compare.mockRestore();
  syncBuiltinESMExports();
});

const now = Date.parse("2026-06-01T12:00:00Z");
const CREDENTIALS: Credentials = {
  clients: new Map([
    [
      1,
      [
        keyOf("old", "old-key", "2026-06-01T12:00:00Z"),
        keyOf("new", "new-key", "2026-06-01T12:00:01Z"),
        keyOf("third", "3"),
      ],
    ],
    [2, [keyOf("only", "other-key")]],
    [3, [keyOf("a", "shared-key")]],
    [4, [keyOf("b", "shared-key")]],
    [5, []],
  ]),
  internal: [],
};
const authenticator = createAuthenticator(CREDENTIALS);

beforeEach(() => {
  compare.mockClear();
});

test.each([
  { name: "a live key by Basic", header: basic(1, "new-key"), want: { ok: true, clientId: 1, keyId: "new" } },
  {
    name: "another live key of the client",
    header: basic(1, "3"),
    want: { ok: true, clientId: 1, keyId: "third" },
  },
  {
    name: "a live key by Bearer",
    header: "Bearer other-key",
    want: { ok: true, clientId: 2, keyId: "only" },
  },
  {
    name: "a shared key by Basic",
    header: basic(4, "shared-key"),
    want: { ok: true, clientId: 4, keyId: "b" },
  },
  { name: "a shared key by Bearer", header: "Bearer shared-key", want: { ok: false, reason: "denied" } },
  { name: "no header", header: undefined, want: { ok: false, reason: "missing" } },
  { name: "an unreadable header", header: "Basic ?", want: { ok: false, reason: "malformed" } },
  { name: "a wrong key", header: basic(1, "nope"), want: { ok: false, reason: "denied" } },
  {
    name: "the key of another client",
    header: basic(1, "other-key"),
    want: { ok: false, reason: "denied" },
  },
  { name: "an unknown client", header: basic(99, "new-key"), want: { ok: false, reason: "denied" } },
  { name: "a client without keys", header: basic(5, "new-key"), want: { ok: false, reason: "denied" } },
  { name: "an unknown key by Bearer", header: "Bearer nope", want: { ok: false, reason: "denied" } },
  {
    name: "the digest instead of the key",
    header: basic(2, sha256("other-key").toString("hex")),
    want: { ok: false, reason: "denied" },
  },
  { name: "an expired key", header: basic(1, "old-key"), want: { ok: false, reason: "expired" } },
  { name: "an expired key by Bearer", header: "Bearer old-key", want: { ok: false, reason: "expired" } },
])("$name, and again", ({ header, want }) => {
  expect(authenticator.authenticate(header, now)).toEqual(want);
  expect(authenticator.authenticate(header, now)).toEqual(want);
});

test("every first attempt makes a constant number of comparisons", () => {
  for (const header of [
    basic(1, "new-key"),
    basic(2, "other-key"),
    basic(99, "new-key"),
    "Bearer other-key",
    "Bearer nope",
  ]) {
    compare.mockClear();
    createAuthenticator(CREDENTIALS).authenticate(header, now);
    expect(compare.mock.calls.length, header).toBe(3);
  }
});

test("an accepted header is accepted again without a comparison, a rejected one is compared again", () => {
  const fresh = createAuthenticator(CREDENTIALS);
  const attempt = (header: string) => {
    compare.mockClear();
    const { ok } = fresh.authenticate(header, now);
    return [ok, compare.mock.calls.length];
  };
  expect(attempt(basic(1, "new-key"))).toEqual([true, 3]);
  expect(attempt(basic(1, "new-key"))).toEqual([true, 0]);
  expect(attempt(basic(1, "new-kez"))).toEqual([false, 3]);
  expect(attempt(basic(1, "new-kez"))).toEqual([false, 3]);
});

test("a cached key is rejected after it expires", () => {
  const fresh = createAuthenticator(CREDENTIALS);
  const header = basic(1, "new-key");
  expect(fresh.authenticate(header, now + 999)).toMatchObject({ ok: true });
  expect(fresh.authenticate(header, now + 1000)).toEqual({ ok: false, reason: "expired" });
});

test("a key whose expiry cannot be read has expired", () => {
  const keys = [keyOf("spring", "a-key", "no time")];
  const { authenticate } = createAuthenticator({ clients: new Map([[1, keys]]), internal: [] });
  for (let times = 0; times < 2; times++)
    expect(authenticate(basic(1, "a-key"), now)).toEqual({ ok: false, reason: "expired" });
});

test("without clients every key is rejected", () => {
  const empty = createAuthenticator({ clients: new Map(), internal: [] });
  expect(empty.authenticate(basic(1, "new-key"), now)).toEqual({ ok: false, reason: "denied" });
});

function keyOf(id: string, key: string, expires?: string): KeyDigest {
  return { id, digest: sha256(key), ...(expires !== undefined && { expires: new Date(expires) }) };
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function basic(clientId: number, key: string): string {
  return `Basic ${Buffer.from(`${clientId}:${key}`).toString("base64")}`;
}
