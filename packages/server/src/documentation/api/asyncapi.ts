import {
  CALLBACK_EXAMPLES,
  CALLBACK_HEADERS,
  describeDelivery,
  REQUIRED_HEADERS,
} from "./callback-message.ts";
import { LICENSE } from "./openapi.ts";
import { CALLBACK_SCHEMA, collectComponents, type JsonObject, readExample, refer } from "./schemas.ts";

/** The AsyncAPI 3 description of callbacks. */
export function createAsyncApi(version: string): JsonObject {
  const message = { $ref: "#/channels/merchant/messages/paymentCallback" };
  return {
    asyncapi: "3.0.0",
    id: "urn:payment-routing:callbacks",
    info: {
      title: "Callbacks of the payment routing service",
      version,
      description: describeDelivery(),
      license: LICENSE,
    },
    servers: {
      merchant: {
        host: "{host}",
        protocol: "https",
        description: "The endpoint in the client's configuration, or the `callback_url` of the session.",
        variables: { host: { description: "The merchant's host.", default: "merchant.example" } },
        security: [{ $ref: "#/components/securitySchemes/callbackSignature" }],
      },
    },
    defaultContentType: "application/json",
    channels: {
      merchant: {
        address: "{path}",
        title: "Callbacks to a merchant",
        description: "The path of the endpoint, which the merchant chooses.",
        parameters: {
          path: { description: "The path on the merchant's host.", default: "payment-callbacks" },
        },
        servers: [{ $ref: "#/servers/merchant" }],
        messages: { paymentCallback: { $ref: "#/components/messages/paymentCallback" } },
      },
    },
    operations: {
      sendPaymentCallback: {
        action: "send",
        channel: { $ref: "#/channels/merchant" },
        title: "Send a callback",
        summary: "A change of a payment session",
        bindings: { http: { method: "POST", bindingVersion: "0.3.0" } },
        messages: [message],
      },
    },
    components: {
      messages: { paymentCallback: describeMessage() },
      schemas: collectComponents([CALLBACK_SCHEMA]),
      securitySchemes: {
        callbackSignature: {
          type: "httpApiKey",
          in: "header",
          name: "payment-routing-signature",
          description: CALLBACK_HEADERS["payment-routing-signature"].description,
        },
      },
    },
  };
}

function describeMessage(): JsonObject {
  const properties = Object.entries(CALLBACK_HEADERS).map(([name, { description, example }]) => [
    name,
    { type: "string", description, examples: [example] },
  ]);
  const headers = Object.fromEntries(
    Object.entries(CALLBACK_HEADERS)
      .filter(([name]) => REQUIRED_HEADERS.some((required) => required === name))
      .map(([name, { example }]) => [name, example]),
  );
  return {
    name: "paymentCallback",
    title: "Payment callback",
    summary: "A change of a payment session.",
    contentType: "application/json",
    headers: { type: "object", required: REQUIRED_HEADERS, properties: Object.fromEntries(properties) },
    payload: refer("PaymentCallback"),
    examples: CALLBACK_EXAMPLES.map((name) => ({
      name,
      headers,
      payload: JSON.parse(readExample("callback", `${name}.json`)),
    })),
  };
}
