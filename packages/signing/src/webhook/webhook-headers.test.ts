import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { WEBHOOK_HEADERS } from "./webhook-headers.ts";

interface Header {
  readonly name: string;
  readonly required?: true;
}

test("the headers are those of schemas/callback/operations.yaml without the trace; all but supersedes are required", () => {
  const file = new URL("../../../../schemas/callback/operations.yaml", import.meta.url);
  const { parameters }: { parameters: readonly Header[] } = parse(readFileSync(file, "utf8")).webhooks
    .paymentCallback.post;
  const described = parameters
    .filter(({ name }) => name !== "traceparent")
    .map(({ name, required = false }) => [name, required]);
  const names = Object.values(WEBHOOK_HEADERS);
  expect(described).toEqual(names.map((name) => [name, name !== WEBHOOK_HEADERS.supersedes]));
});
