import type { SchemaForm } from "../json-schema/derive-form.ts";
import { bundleSchemas, type SchemaFolder } from "../json-schema/load-schemas.ts";
import { type BundledSchema, type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { writeAjvValidator } from "../json-schema/write-ajv-validator.ts";
import { type ContractRoot, uncapitalise } from "../json-schema/write-index.ts";
import { type FindModule, writeTypes } from "../json-schema/write-types.ts";
import { OPERATIONS_FILE, type OperationsFile } from "./load-operations.ts";
import type { Operation } from "./read-operations.ts";

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
  { file, operations }: OperationsFile,
  { schemaFolder, source, files, form, findModule, parsed }: OperationsContract,
): Promise<WrittenOperations> {
  const named = nameParameterSets(operations);
  const sets = new Map<string, Operation>();
  for (const [operation, name] of named) if (!sets.has(name)) sets.set(name, operation);
  const bundled = await bundleOperations(
    operations.map((each) => [each.id, describeTypes(each, named.get(each))]),
    sets,
    schemaFolder,
    files,
  );
  const types = await writeTypes(bundled, TITLE, form, findModule);
  const origin = `${source}/${OPERATIONS_FILE}`;
  const header = `// Generated from ${origin}. Do not edit: npm run generate.`;
  const routes = operations.map((each) => `${each.id}: ${JSON.stringify(describeRoute(each))},`);
  const requests = operations.map((each) => `${each.id}: ${writeRequest(each, named.get(each), parsed)},`);
  const parses = [...new Set(operations.flatMap((each) => findParsed(each, parsed) ?? []))].sort();
  const checks = [...sets.keys()].sort();
  const written = new Map([
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
  ]);
  if (checks.length + parses.length > 0)
    written.set(
      "operation-requests.ts",
      [
        header,
        `import type { RequestFormat } from "@payment-routing/contract-runtime";`,
        ...writeImport(parses, "./index.ts"),
        `import type { Operations } from "./operations.ts";`,
        ...writeImport(
          checks.map((name) => `check${name}`),
          "./operations.validator.ts",
        ),
        "",
        "/** Problems that several operations have. */",
        `const GATES = ${JSON.stringify(objectOf(file.schema["x-problem-gates"]))} as const;`,
        "",
        ...checks.map((name) => writeParameterSet(name, sets.get(name) as Operation)),
        "/** What servers read the requests of operations by. */",
        `export const REQUESTS: Readonly<Record<keyof Operations, RequestFormat>> = {${requests.join("\n")}};`,
      ].join("\n"),
    );
  if (checks.length > 0)
    written.set("operations.validator.ts", writeAjvValidator(listParameters(bundled, checks), origin));
  return {
    files: written,
    root: { typeName: TITLE, baseName: "operations", types, parses: false, validates: false },
  };
}

function writeImport(names: readonly string[], module: string): readonly string[] {
  return names.length === 0 ? [] : [`import { ${names.join(", ")} } from "${module}";`];
}

const TITLE = "Operations";

/** Operations, and types of parameters, are files of schemas that only this bundle has. */
async function bundleOperations(
  types: readonly (readonly [id: string, schema: JsonObject])[],
  sets: ReadonlyMap<string, Operation>,
  schemaFolder: string,
  files: SchemaFolder,
): Promise<BundledSchema> {
  const schema = {
    title: TITLE,
    description:
      "The operations, by their IDs: parameters and those of them with a default, body, response, and the codes of problems of their own.",
    ...closed(Object.fromEntries(types)),
  };
  const parameters = Array.from(
    sets,
    ([name, each]) => [referTo(name), describeParameters(each, name)] as const,
  );
  const added = [[OPERATIONS_FILE, schema] as const, ...parameters].map(
    ([name, each]) =>
      [name, { name, text: "", schema: each, locate: () => ({ line: 1, column: 1 }) }] as const,
  );
  const bundles = await bundleSchemas(schemaFolder, new Map([...files, ...added]), [OPERATIONS_FILE]);
  const bundled = bundles.get(OPERATIONS_FILE) as BundledSchema;
  const origins = Array.from(
    bundled.origins,
    ([title, file]) => [title, file.startsWith("#") ? OPERATIONS_FILE : file] as const,
  );
  return { ...bundled, origins: new Map(origins) };
}

function referTo(name: string): string {
  return `#/$defs/${name}`;
}

/** An object that has all of these members and no others. */
function closed(properties: JsonObject): JsonObject {
  return { type: "object", required: Object.keys(properties), additionalProperties: false, properties };
}

/** The types of an operation, as members of an object. */
function describeTypes(operation: Operation, parameterSet: string | undefined): JsonObject {
  const { body, description, ownProblems, parameters, responses, summary } = operation;
  const presets = parameters.filter(({ schema }) => "default" in schema).map(({ name }) => name);
  const contents = [...responses.values()].flatMap(({ content }) => content ?? []);
  // Every status of success has the same content, or none.
  const [response] = contents;
  return {
    description: [`${summary}.`, description].filter(Boolean).join("\n\n"),
    ...closed({
      ...(parameterSet !== undefined && { parameters: { $ref: referTo(parameterSet) } }),
      ...(presets.length > 0 && { preset: { type: "string", enum: presets } }),
      ...(body !== undefined && { body: body.schema }),
      ...(response !== undefined && { response: response.schema }),
      ...(ownProblems.length > 0 && { problem: { type: "string", enum: ownProblems } }),
    }),
  };
}

/** The schema of parameters, as members of an object. */
function describeParameters({ parameters, summary }: Operation, title: string): JsonObject {
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const properties = parameters.map(({ name, description, schema }) => [name, { description, ...schema }]);
  return {
    title,
    description: `Parameters: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`,
    type: "object",
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

/** A schema whose definitions are the parameters of operations. */
function listParameters({ schema }: BundledSchema, names: readonly string[]): JsonObject {
  const definitions = names.map((name) => [name, objectOf(schema.$defs)[name]]);
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

/** The names of the types of parameters: operations that have the same share one, which is named after the first. */
function nameParameterSets(operations: readonly Operation[]): ReadonlyMap<Operation, string> {
  const names = new Map<string, string>();
  return new Map(
    operations.flatMap((operation) => {
      const { id, parameters } = operation;
      if (parameters.length === 0) return [];
      const key = JSON.stringify(parameters.map(({ location: _, ...each }) => each));
      const name = names.get(key) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`;
      names.set(key, name);
      return [[operation, name]];
    }),
  );
}

/** A constant with what parameters are read by. */
function writeParameterSet(name: string, { parameters }: Operation): string {
  const entries = parameters.map(({ name, schema, ...each }) => {
    const [example] = listOf(objectOf(schema.items ?? schema).examples);
    return [name, { in: each.in, type: String(schema.type), ...(example !== undefined && { example }) }];
  });
  const defaults = parameters.flatMap(({ name, schema }) =>
    "default" in schema ? [[name, schema.default]] : [],
  );
  const members = [
    `parameters: ${JSON.stringify(Object.fromEntries(entries))}`,
    `check: check${name}`,
    ...(defaults.length === 0 ? [] : [`defaults: ${JSON.stringify(Object.fromEntries(defaults))}`]),
  ];
  return `const ${uncapitalise(name)} = {${members.join(", ")}} as const satisfies Partial<RequestFormat>;`;
}

function writeRequest(
  operation: Operation,
  parameterSet: string | undefined,
  parsed: OperationsContract["parsed"],
): string {
  const parse = findParsed(operation, parsed);
  const members = [
    ...(parameterSet === undefined ? [] : [`...${uncapitalise(parameterSet)}`]),
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
