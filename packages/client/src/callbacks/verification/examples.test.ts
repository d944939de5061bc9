import { readdirSync, readFileSync } from "node:fs";
import { type MacSpecification, readSecret } from "@payment-routing/signing";
import { describe, expect, test } from "vitest";
import { createRequest, now, SECRET } from "../../../test/deliveries.ts";
import { verifyCallback } from "./verify-callback.ts";

const EXAMPLES = new URL("../../../../../schemas/examples/", import.meta.url);

interface Delivery {
  readonly secrets: readonly { readonly id: string; readonly text: string }[];
  readonly message: { readonly id: string; readonly timestamp_seconds: number };
  readonly headers: Readonly<Record<string, string>>;
  readonly mac: { readonly specification: MacSpecification; readonly salt: string };
}

describe("deliveries that were signed by an implementation of another language", () => {
  const folder = new URL("signing/signed-callbacks/", EXAMPLES);

  test.each(readdirSync(folder))("%s is accepted with all that can be verified", (name) => {
    const delivery: Delivery = JSON.parse(readFileSync(new URL(`${name}/delivery.json`, folder), "utf8"));
    const body = readFileSync(new URL(`${name}/body.json`, folder));
    const secrets = delivery.secrets.map(({ id, text }) => readSecret(id, text));
    const outcome = verifyCallback(
      { header: (header) => delivery.headers[header], body },
      {
        secrets,
        bodySecrets: secrets,
        macSpecification: delivery.mac.specification,
        macSalts: [delivery.mac.salt],
        now: () => delivery.message.timestamp_seconds * 1000,
      },
    );
    expect(outcome).toMatchObject({
      ok: true,
      delivery: { id: delivery.message.id, secretId: "2026-11" },
      callback: JSON.parse(body.toString()),
    });
  });
});

/** The outcome of each example when the service sends it. */
function verifyExamples(folder: "valid" | "invalid"): Readonly<Record<string, string>> {
  const url = new URL(`callback/${folder}/`, EXAMPLES);
  const results = readdirSync(url).map((name) => {
    const body = readFileSync(new URL(name, url));
    // The headers contain the first session of the body, even if the body is invalid.
    const sessionId = Number(/"session_id"\s*:\s*(-?\d+)/.exec(body.toString())?.[1] ?? 1);
    const request = createRequest({ body, sessionId: Number.isSafeInteger(sessionId) ? sessionId : 1 });
    const outcome = verifyCallback(request, { secrets: [SECRET], now });
    return [name, outcome.ok ? "accepted" : outcome.error.code];
  });
  return Object.fromEntries(results);
}

test("every valid example of the contract is accepted", () => {
  const outcomes = Object.entries(verifyExamples("valid"));
  expect(outcomes.filter(([, outcome]) => outcome !== "accepted")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(20);
});

test("every invalid example of the contract is rejected", () => {
  const outcomes = Object.entries(verifyExamples("invalid"));
  const others = outcomes.filter(([name, outcome]) => {
    return outcome !== (name.startsWith("limit-size.") ? "body-too-large" : "invalid-body");
  });
  expect(others).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(100);
});
