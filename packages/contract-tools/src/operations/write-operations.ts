import type { SchemaForm } from "../json-schema/derive-form.ts";
import { bundleSchemas, type SchemaFolder } from "../json-schema/load-schemas.ts";
import { type BundledSchema, type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { writeAjvValidator } from "../json-schema/write-ajv-validator.ts";
import type { ContractRoot } from "../json-schema/write-index.ts";
import { type FindModule, writeTypes } from "../json-schema/write-types.ts";
import { describeParameters, nameParameters } from "./describe-operations.ts";
import { OPERATIONS_FILE, type Operation, type OperationsFile } from "./load-operations.ts";

/** The modules of the operations of a contract, and what its index exports of them. */
export interface WrittenOperations {
  readonly files: ReadonlyMap<string, string>;
  readonly root: ContractRoot;
}

/** What the modules need of the contract around them. */
interface OperationsContract {
  readonly schemaFolder: string;
  /** The folder to show. */
  readonly source: string;
  readonly files: SchemaFolder;
  readonly form: SchemaForm;
  readonly findModule: FindModule;
  /** The types that have a function `parse…`, by the file of their schema. */
  readonly parsed: ReadonlyMap<string, string>;
}

/**
 * Writes the modules of operations: `operations.ts` with their types and routes, `operation-requests.ts` with what a server
 * reads requests by, and the validators of parameters.
 */
export async function writeOperations(
  { gates, operations }: OperationsFile,
  { schemaFolder, source, files, form, findModule, parsed }: OperationsContract,
): Promise<WrittenOperations> {
  const bundled = await bundleOperations(operations, schemaFolder, files);
  const types = await writeTypes(bundled, TITLE, form, findModule);
  const origin = `${source}/${OPERATIONS_FILE}`;
  const header = `// Generated from ${origin}. Do not edit: npm run generate.`;
  const checks = nameChecks(operations);
  const checked = [...new Set(checks.values())].sort();
  const routes = operations.map((each) => `${each.id}: ${JSON.stringify(describeRoute(each))},`);
  const requests = operations.map((each) => `${each.id}: ${writeRequest(each, checks.get(each), parsed)},`);
  const parses = [...new Set(operations.flatMap((each) => findParsed(each, parsed) ?? []))].sort();
  return {
    files: new Map([
      [
        "operations.ts",
        [
          header,
          `import type { Route } from "@payment-routing/contract-runtime";`,
          types.text,
          "/** The routes of the operations, by their IDs. */",
          `export const ROUTES = {${routes.join("\n")}} as const satisfies Readonly<Record<string, Route>>;`,
        ].join("\n\n"),
      ],
      [
        "operation-requests.ts",
        [
          header,
          `import type { RequestFormat } from "@payment-routing/contract-runtime";`,
          ...(parses.length === 0 ? [] : [`import { ${parses.join(", ")} } from "./index.ts";`]),
          ...(checked.length === 0
            ? []
            : [
                `import { ${checked.map((name) => `check${name}`).join(", ")} } from "./operations.validator.ts";`,
              ]),
          "",
          "/** Problems that several operations have. */",
          `const GATES = ${JSON.stringify(Object.fromEntries(gates))} as const;`,
          "",
          "/** What servers read the requests of operations by. */",
          `export const REQUESTS = {${requests.join("\n")}} as const satisfies Readonly<Record<string, RequestFormat>>;`,
        ].join("\n"),
      ],
      ...(checked.length === 0
        ? []
        : [
            ["operations.validator.ts", writeAjvValidator(listParameters(bundled, checked), origin)] as const,
          ]),
    ]),
    root: { typeName: TITLE, baseName: "operations", types, parses: false, validates: false },
  };
}

const TITLE = "Operations";

async function bundleOperations(
  operations: readonly Operation[],
  schemaFolder: string,
  files: SchemaFolder,
): Promise<BundledSchema> {
  const types = operations.map((each) => [each.id, describeTypes(each)] as const);
  const schema = {
    title: TITLE,
    description:
      "The operations, by their IDs: parameters, body, response, and the codes of problems of their own.",
    ...closed(Object.fromEntries(types)),
  };
  const file = { name: OPERATIONS_FILE, text: "", schema, locate: () => ({ line: 1, column: 1 }) };
  const bundles = await bundleSchemas(schemaFolder, new Map([...files, [OPERATIONS_FILE, file]]), [
    OPERATIONS_FILE,
  ]);
  return bundles.get(OPERATIONS_FILE) as BundledSchema;
}

/** An object that has all of these members and no others. */
function closed(properties: JsonObject): JsonObject {
  return { type: "object", required: Object.keys(properties), additionalProperties: false, properties };
}

/** The types of an operation, as members of an object. */
function describeTypes(operation: Operation): JsonObject {
  const { body, description, ownProblems, parameters, responses, summary } = operation;
  const contents = [...responses.values()].flatMap(({ content }) => content ?? []);
  // Every status of success has the same content, or none.
  const [response] = contents;
  return {
    description: [`${summary}.`, description].filter(Boolean).join("\n\n"),
    ...closed({
      ...(parameters.length > 0 && { parameters: describeParameters(operation) }),
      ...(body !== undefined && { body: body.schema }),
      ...(response !== undefined && { response: response.schema }),
      ...(ownProblems.length > 0 && { problem: { type: "string", enum: ownProblems } }),
    }),
  };
}

/** A schema whose definitions are the parameters of operations, and what these refer to. */
function listParameters({ schema }: BundledSchema, names: readonly string[]): JsonObject {
  const parameters = Object.values(objectOf(schema.properties)).map((operation) =>
    objectOf(objectOf(objectOf(operation).properties).parameters),
  );
  const named = parameters.filter(({ title }) => names.includes(String(title)));
  const definitions = named.map((each) => [String(each.title), each]);
  return { title: TITLE, $defs: Object.fromEntries(definitions) };
}

function describeRoute({ method, path, security, body, responses, ...others }: Operation): JsonObject {
  const schemes = Map.groupBy(security, ({ scheme }) => scheme);
  const scopes = Array.from(schemes, ([scheme, all]) => [scheme, all.flatMap(({ scope }) => scope ?? [])]);
  const [response] = [...responses.values()].flatMap(({ content }) => content ?? []);
  return {
    method,
    path,
    tag: others.tag,
    security: Object.fromEntries(scopes),
    ...(body !== undefined && { request: body.mediaType }),
    ...(response !== undefined && { response: response.mediaType }),
    ...(others.isAudited && { isAudited: true }),
    ...(others.requiresParameter && { requiresParameter: true }),
  };
}

/** The names of the types that parameters are checked by: one for operations that have the same. */
function nameChecks(operations: readonly Operation[]): ReadonlyMap<Operation, string> {
  const names = new Map<string, string>();
  return new Map(
    operations.flatMap((operation) => {
      const { parameters } = operation;
      if (parameters.length === 0) return [];
      const key = JSON.stringify(
        parameters.map(({ name, isRequired, schema }) => [name, isRequired, schema]),
      );
      const name = names.get(key) ?? nameParameters(operation);
      names.set(key, name);
      return [[operation, name]];
    }),
  );
}

function writeRequest(
  operation: Operation,
  checked: string | undefined,
  parsed: OperationsContract["parsed"],
): string {
  const { parameters } = operation;
  const parse = findParsed(operation, parsed);
  const entries = parameters.map(({ name, schema, ...each }) => {
    const [example] = listOf(objectOf(schema.items ?? schema).examples);
    return [name, { in: each.in, type: String(schema.type), ...(example !== undefined && { example }) }];
  });
  const defaults = parameters.flatMap(({ name, schema }) =>
    "default" in schema ? [[name, schema.default]] : [],
  );
  const members = [
    ...(checked === undefined
      ? []
      : [`parameters: ${JSON.stringify(Object.fromEntries(entries))}`, `check: check${checked}`]),
    ...(defaults.length === 0 ? [] : [`defaults: ${JSON.stringify(Object.fromEntries(defaults))}`]),
    ...(parse === undefined ? [] : [`parse: ${parse}`]),
    `problems: ${writeProblems(operation)}`,
  ];
  return `{${members.join(", ")}}`;
}

/** The codes of an operation: those of gates by the name of their constant. */
function writeProblems({ gates, ownProblems }: Operation): string {
  return `[${[...gates.map((gate) => `...GATES.${gate}`), ...ownProblems.map((code) => JSON.stringify(code))].join()}]`;
}

/** The function that parses the body of an operation. */
function findParsed({ body }: Operation, parsed: OperationsContract["parsed"]): string | undefined {
  const type = body?.isSequence ? undefined : parsed.get(String(body?.schema.$ref));
  return type === undefined ? undefined : `parse${type}`;
}
