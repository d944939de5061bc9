// A consumer of every contract, and of the operator's client, in a browser: bundled, and run in a page and in a worker of Chromium.
import {
  parsePaymentCallback,
  paymentCallbackDocumentSchema,
  paymentCallbackValueSchema,
  validateOutgoingPaymentCallback,
} from "@payment-routing/callback-contract";
import { secretsFileValueSchema, validateSecretsFile } from "@payment-routing/config-contract";
import { escapeText, findText } from "@payment-routing/contract-runtime";
import { createOperatorClient, ProblemError } from "@payment-routing/operator-client";
import {
  parseSkipAction,
  skipActionDocumentSchema,
  validateSkipAction,
} from "@payment-routing/operator-contract";
import {
  parseSessionReport,
  sessionReportDocumentSchema,
  validateSessionReport,
} from "@payment-routing/processor-contract";
import {
  decodePaymentMethodSearchResponse,
  encodePaymentMethodSearchResponse,
  encodePaymentMethodSearchResponseToBytes,
  type PaymentMethodSearchResponse,
  paymentMethodSearchResponseDocumentSchema,
  paymentMethodSearchResponseValueSchema,
  validatePaymentMethodSearchResponse,
} from "@payment-routing/search-contract";

const response: PaymentMethodSearchResponse = {
  payment_methods: { payment_method: [{ id: 8, psp_type: "æ", preference: 1, state_id: 1 }] },
};

/** Uses each contract. Returns the results: true where a contract accepts, and the messages where it rejects. */
export function useContracts(): Readonly<Record<string, unknown>> {
  const bytes = encodePaymentMethodSearchResponseToBytes(response);
  const decoded = decodePaymentMethodSearchResponse(bytes);
  return {
    runtime: findText(`<a>${escapeText("1 < 2")}</a>`, ["a"]),
    search: [
      decoded.ok && encodePaymentMethodSearchResponse(decoded.value) === new TextDecoder().decode(bytes),
      validatePaymentMethodSearchResponse(response).ok,
      messages(paymentMethodSearchResponseDocumentSchema, bytes),
      messages(paymentMethodSearchResponseDocumentSchema, "<payment_method_search_response>"),
      messages(paymentMethodSearchResponseValueSchema, {}),
    ],
    callback: [
      parsePaymentCallback("{").ok,
      validateOutgoingPaymentCallback({}).ok,
      messages(paymentCallbackDocumentSchema, "[]"),
      messages(paymentCallbackValueSchema, []),
    ],
    config: [validateSecretsFile({ secrets: [] }).ok, messages(secretsFileValueSchema, { secrets: 1 })],
    operator: [
      parseSkipAction('{"sequence":3,"reason":"a"}').ok,
      validateSkipAction({}).ok,
      messages(skipActionDocumentSchema, '{"sequence":0,"reason":"a"}'),
    ],
    processor: [
      parseSessionReport("{}").ok,
      validateSessionReport(1).ok,
      messages(sessionReportDocumentSchema, "1"),
    ],
  };
}

interface StandardSchema {
  readonly "~standard": {
    readonly validate: (value: unknown) => {
      readonly issues?: readonly { readonly message: string }[] | undefined;
    };
  };
}

/** True if a Standard Schema accepts the input. */
function messages(schema: StandardSchema, input: unknown): true | readonly string[] {
  return schema["~standard"].validate(input).issues?.map(({ message }) => message) ?? true;
}

/** Reads a document, events and a problem of a service. */
export async function useOperatorClient(url: string): Promise<Readonly<Record<string, unknown>>> {
  const client = createOperatorClient({ url, authentication: { key: "key" } });
  const { items: lanes } = await client.call("listLanes", { client_id: 10077 });
  const kinds: string[] = [];
  for await (const event of client.stream("followChanges")) kinds.push(...event.kinds);
  const error: unknown = await client.call("readSystem").catch((cause) => cause);
  return { lanes, kinds, problem: error instanceof ProblemError && `${error.code} ${error.message}` };
}
