import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryBody, arbitrarySecret } from "../../test/arbitrary-message.ts";
import {
  CanonicalFormError,
  canonicalizeBody,
  generateSecret,
  SecretError,
  signBody,
  verifyBodySignature,
  writeSignedBody,
} from "../index.ts";

describe("a body that is written with its signature", () => {
  test("is what was signed, with the signature behind it", () => {
    const secret = generateSecret("a");
    const body = { session_id: 1, client_id: 10077 };
    const signature = signBody(body, secret);
    const want = `{"client_id":10077,"session_id":1,"signature":"${signature}"}`;
    expect(writeSignedBody(body, secret)).toBe(want);
    expect(writeSignedBody({ ...body, signature: "of another" }, secret)).toBe(want);
    expect(writeSignedBody({}, secret)).toBe(`{"signature":"${signBody({}, secret)}"}`);
  });

  test("is verified where it arrives, and says what it said", () => {
    fc.assert(
      fc.property(arbitraryBody, arbitrarySecret("a"), (body, secret) => {
        const received = JSON.parse(writeSignedBody(body, secret));
        expect(verifyBodySignature(received, [secret])).toBe("a");
        expect(canonicalizeBody(received)).toBe(canonicalizeBody(body));
      }),
    );
  });

  test("is none where there is no canonical form, or no secret that can be used", () => {
    expect(() => writeSignedBody({ a: "\ud800" }, generateSecret("a"))).toThrow(CanonicalFormError);
    expect(() => writeSignedBody({}, { id: "a", key: new Uint8Array() })).toThrow(SecretError);
  });
});
