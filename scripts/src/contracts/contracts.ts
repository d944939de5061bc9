import { generateJsonSchemaContract, type SchemaRoot } from "../json-schema/index.ts";
import { generateXsdContract } from "../xsd/generate-xsd-contract.ts";
import { fromRoot } from "./repository.ts";

/** A contract package: what its code is generated from. */
export interface Contract {
  /** As on the command line, and in `packages/<name>-contract`. */
  readonly name: string;
  /** Contents of `src/gen` by file name. */
  generate(): Promise<Map<string, string>>;
}

/** Every contract. A new one needs a line here, a package, and its `generate` task in turbo.json. */
export const CONTRACTS: readonly Contract[] = [
  {
    name: "search",
    generate: () => generateXsdContract(fromRoot("schemas/search/payment-method-search.xsd")),
  },
  {
    name: "config",
    generate: () =>
      generateJsonSchemaContract({
        schemaFolder: fromRoot("schemas/config"),
        roots: [
          { file: "merchant-configuration.schema.json", typeName: "MerchantConfiguration" },
          { file: "credentials.schema.json", typeName: "CredentialsFile" },
          { file: "mac-specification.schema.json", typeName: "MacSpecification" },
          { file: "secrets.schema.json", typeName: "SecretsFile" },
          { file: "routing-cases.schema.json", typeName: "RoutingCasesFile" },
        ],
      }),
  },
  {
    name: "callback",
    generate: () =>
      generateJsonSchemaContract({
        schemaFolder: fromRoot("schemas/callback"),
        roots: [
          { file: "payment-callback.schema.json", typeName: "PaymentCallback", parses: true },
          {
            file: "payment-callback.schema.json",
            typeName: "OutgoingPaymentCallback",
            form: "writing",
            serializer: "serializePaymentCallback",
          },
        ],
      }),
  },
  {
    name: "processor",
    generate: () =>
      generateJsonSchemaContract({
        schemaFolder: fromRoot("schemas/processor"),
        roots: [
          reported("session-report.schema.json", "SessionReport"),
          reported("session-status-report.schema.json", "SessionStatusReport"),
          reported("transaction-status-report.schema.json", "TransactionStatusReport"),
        ],
      }),
  },
  {
    name: "operator",
    generate: () =>
      generateJsonSchemaContract({
        schemaFolder: fromRoot("schemas/operator"),
        roots: [
          { file: "operator-action.schema.json", typeName: "OperatorAction", parses: true },
          { file: "skip-action.schema.json", typeName: "SkipAction", parses: true },
          { file: "endpoint-action.schema.json", typeName: "EndpointAction", parses: true },
          { file: "erasure-action.schema.json", typeName: "ErasureAction", parses: true },
          { file: "test-event-action.schema.json", typeName: "TestEventAction", parses: true },
        ],
      }),
  },
];

function reported(file: string, typeName: string): SchemaRoot {
  return { file, typeName, form: "reporting", parses: true };
}
