import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSchemas } from "../../test/copied-schemas.ts";
import type { Contract } from "../contract-list.ts";
import { writeAsyncApi } from "./write-asyncapi.ts";

const OPTIONS = { version: "1.2.3", license: { name: "UNLICENSED" }, notes: { paymentCallback: "A note." } };

const { folder, contracts } = await readSchemas(["callback"]);
// biome-ignore lint/suspicious/noExplicitAny: the tests check its content
const document: any = await writeAsyncApi(contracts[0] as Contract, folder, OPTIONS);

test("has the server, the channel and the operation of a webhook", () => {
  const { info, servers, channels, operations } = document;
  expect(info).toMatchObject({ title: "Callbacks of the payment routing service", version: "1.2.3" });
  expect(info.description).toMatch(/^The service posts each callback .*\n\nA note\.$/s);
  expect({ servers, channels, operations }).toEqual({
    servers: {
      receiver: {
        host: "{host}",
        protocol: "https",
        description: "The endpoint in the client's configuration, or the `callback_url` of the session.",
        variables: { host: { description: "The merchant's host.", default: "merchant.example" } },
        security: [{ $ref: "#/components/securitySchemes/callbackSignature" }],
      },
    },
    channels: {
      paymentCallback: {
        address: "{path}",
        title: "A change of a payment session",
        parameters: {
          path: {
            description: "The path of the endpoint, which the merchant chooses.",
            default: "payment-callbacks",
          },
        },
        servers: [{ $ref: "#/servers/receiver" }],
        messages: { paymentCallback: { $ref: "#/components/messages/paymentCallback" } },
      },
    },
    operations: {
      paymentCallback: {
        action: "send",
        channel: { $ref: "#/channels/paymentCallback" },
        title: "A change of a payment session",
        bindings: { http: { method: "POST", bindingVersion: "0.3.0" } },
        messages: [{ $ref: "#/channels/paymentCallback/messages/paymentCallback" }],
      },
    },
  });
});

test("has the message with its headers, schema and examples", () => {
  const { messages, schemas, securitySchemes } = document.components;
  const { headers, payload, examples } = messages.paymentCallback;
  expect(headers.properties["payment-routing-sequence"].examples).toEqual(["3"]);
  expect(Object.keys(headers.properties).filter((name) => !headers.required.includes(name))).toEqual([
    "payment-routing-supersedes",
    "traceparent",
  ]);
  expect(payload).toEqual({ $ref: "#/components/schemas/PaymentCallback" });
  expect(Object.keys(schemas)).toContain("Transaction");
  expect(securitySchemes.callbackSignature).toMatchObject({ type: "httpApiKey", in: "header" });
  const refund = new URL("../../../../schemas/examples/callback/valid/refund.json", import.meta.url);
  expect(examples[1]).toMatchObject({
    name: "refund",
    headers: { "webhook-id": "cb_01JD4Q2Z9X" },
    payload: JSON.parse(readFileSync(refund, "utf8")),
  });
  expect(examples[1].headers).not.toHaveProperty("payment-routing-supersedes");
});
