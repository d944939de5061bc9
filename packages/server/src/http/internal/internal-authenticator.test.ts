import { createHash } from "node:crypto";
import type { InternalKeyDigest } from "@payment-routing/config-store";
import { expect, test } from "vitest";
import { basic } from "../../../test/sandbox.ts";
import { createInternalAuthenticator } from "./internal-authenticator.ts";

const NOW = new Date("2026-06-01T00:00:00Z");

function digestKey(
  key: string,
  more: Pick<InternalKeyDigest, "id" | "scope" | "expires">,
): InternalKeyDigest {
  return { ...more, digest: createHash("sha256").update(key).digest() };
}

const authenticator = createInternalAuthenticator([
  digestKey("processor-secret", { id: "acquirer", scope: "processor" }),
  digestKey("operator-secret", {
    id: "night-shift",
    scope: "operator",
    expires: new Date("2026-06-01T00:00:01Z"),
  }),
  digestKey("old-secret", { id: "old", scope: "operator", expires: NOW }),
  digestKey("unreadable-secret", { id: "unreadable", scope: "admin", expires: new Date("no time") }),
]);

test.each([
  {
    name: "a processor's key",
    given: "Bearer processor-secret",
    want: { ok: true, keyId: "acquirer", scope: "processor" },
  },
  {
    name: "an operator's key",
    given: "bearer operator-secret",
    want: {
      ok: true,
      keyId: "night-shift",
      scope: "operator",
      expires: new Date("2026-06-01T00:00:01Z"),
    },
  },
  { name: "nothing", given: undefined, want: { ok: false, reason: "missing" } },
  { name: "another scheme", given: "Digest x", want: { ok: false, reason: "malformed" } },
  {
    name: "Basic, which clients use",
    given: basic(10077, "processor-secret"),
    want: { ok: false, reason: "malformed" },
  },
  { name: "an unknown key", given: "Bearer processor-secre", want: { ok: false, reason: "denied" } },
  { name: "an expired key", given: "Bearer old-secret", want: { ok: false, reason: "expired" } },
  {
    name: "a key whose expiry cannot be read",
    given: "Bearer unreadable-secret",
    want: { ok: false, reason: "expired" },
  },
])("$name", ({ given, want }) => {
  expect(authenticator.authenticate(given, NOW.getTime())).toEqual(want);
});
