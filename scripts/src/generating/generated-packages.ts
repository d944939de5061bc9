import type { JsonSchemaContract, SchemaRoot } from "../json-schema/generate-json-schema-contract.ts";
import { fromRoot } from "../repository.ts";
import type { XsdContract } from "./generate-xsd-contract.ts";

/** A package with generated code. */
export interface GeneratedPackage {
  /** Its name on the command line. */
  readonly name: string;
  /** Its folder in `packages`. */
  readonly folder: string;
  /** Contents of `src/gen` by file name. */
  generate(): Promise<Map<string, string>>;
}

/**
 * Every package with generated code. CONTRIBUTING.md lists what else a new contract needs.
 */
export const GENERATED_PACKAGES: readonly GeneratedPackage[] = [
  {
    name: "search",
    folder: "search-contract",
    generate: () =>
      fromXsd({
        schema: "schemas/search/payment-method-search.xsd",
        // A sender must not choose the type, and requests are small.
        xsiType: false,
        bounds: { maxBytes: 262_144, maxDepth: 64, maxAttributes: 256 },
      }),
  },
  {
    name: "config",
    folder: "config-contract",
    async generate() {
      const { publishFileSchema } = await import("../json-schema/publish-schema.ts");
      const files = await fromJsonSchema({
        schemaFolder: "schemas/config",
        roots: [
          { file: "merchant-configuration.schema.json", typeName: "MerchantConfiguration" },
          { file: "credentials.schema.json", typeName: "CredentialsFile" },
          { file: "secrets.schema.json", typeName: "SecretsFile" },
          { file: "routing-cases.schema.json", typeName: "RoutingCasesFile" },
        ],
      });
      return files.set(
        "configuration-file.schema.json",
        publishFileSchema(files, ["merchant-configuration.schema.json", "routing-cases.schema.json"]),
      );
    },
  },
  {
    name: "signing",
    folder: "signing",
    generate: () =>
      fromJsonSchema({
        schemaFolder: "schemas/mac",
        roots: [{ file: "mac-specification.schema.json", typeName: "MacSpecification" }],
      }),
  },
  {
    name: "callback",
    folder: "callback-contract",
    generate: () =>
      fromJsonSchema({
        schemaFolder: "schemas/callback",
        roots: [
          { file: "payment-callback.schema.json", typeName: "PaymentCallback", parses: true },
          {
            file: "payment-callback.schema.json",
            typeName: "OutgoingPaymentCallback",
            form: "writing",
          },
        ],
      }),
  },
  {
    name: "processor",
    folder: "processor-contract",
    generate: () =>
      fromJsonSchema({
        schemaFolder: "schemas/processor",
        roots: [
          reported("session-report.schema.json", "SessionReport"),
          reported("session-status-report.schema.json", "SessionStatusReport"),
          reported("transaction-status-report.schema.json", "TransactionStatusReport"),
          {
            file: "processor-responses.schema.json",
            typeName: "ProcessorResponses",
            form: "reporting",
            typesOnly: true,
          },
        ],
      }),
  },
  {
    name: "operator",
    folder: "operator-contract",
    generate: () =>
      fromJsonSchema({
        schemaFolder: "schemas/operator",
        roots: [
          { file: "operator-action.schema.json", typeName: "OperatorAction", parses: true },
          { file: "skip-action.schema.json", typeName: "SkipAction", parses: true },
          { file: "endpoint-action.schema.json", typeName: "EndpointAction", parses: true },
          { file: "erasure-action.schema.json", typeName: "ErasureAction", parses: true },
          { file: "test-event-action.schema.json", typeName: "TestEventAction", parses: true },
          { file: "operator-responses.schema.json", typeName: "OperatorResponses", typesOnly: true },
        ],
      }),
  },
];

function reported(file: string, typeName: string): SchemaRoot {
  return { file, typeName, form: "reporting", parses: true };
}

// Loaded on demand: the generators have different, large dependencies.

async function fromXsd(contract: XsdContract): Promise<Map<string, string>> {
  const { generateXsdContract } = await import("./generate-xsd-contract.ts");
  return generateXsdContract({ ...contract, schema: fromRoot(contract.schema) });
}

async function fromJsonSchema(contract: JsonSchemaContract): Promise<Map<string, string>> {
  const { generateJsonSchemaContract } = await import("../json-schema/generate-json-schema-contract.ts");
  return generateJsonSchemaContract({ ...contract, schemaFolder: fromRoot(contract.schemaFolder) });
}
