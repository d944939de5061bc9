import type { SchemaForm } from "../json-schema/derive-form.ts";
import { bundleSchemas, type SchemaFolder } from "../json-schema/load-schemas.ts";
import { type BundledSchema, type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { writeAjvValidator } from "../json-schema/write-ajv-validator.ts";
import { type ContractRoot, uncapitalise } from "../json-schema/write-index.ts";
import { type FindModule, writeTypes } from "../json-schema/write-types.ts";
import { OPERATIONS_FILE, type OperationsFile } from "./load-operations.ts";
import type { Operation } from "./read-operations.ts";

/** The parts of a contract that the modules refer to. */
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
 * reads requests by, and the validators of parameters. `root` is what the index of the contract exports of them.
 */
export async function writeOperations(
  { file, operations }: OperationsFile,
  contract: OperationsContract,
): Promise<{ readonly files: Map<string, string>; readonly root: ContractRoot }> {
  const { source, form, findModule, parsed } = contract;
  const sets = findParameterSets(operations);
  const bundled = await bundleOperations(operations, sets, contract);
  const types = await writeTypes(bundled, TITLE, form, findModule);
  const origin = `${source}/${OPERATIONS_FILE}`;
  const header = `// Generated from ${origin}. Do not edit: npm run generate.`;
  const routes = operations.map((each) => `${each.id}: ${JSON.stringify(describeRoute(each))},`);
  const requests = operations.map((each) => `${each.id}: ${writeRequest(each, sets.get(each), parsed)},`);
  const parses = [...new Set(operations.flatMap((each) => findParsed(each, parsed) ?? []))].sort();
  const checked = [...new Set(sets.values())].sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = new Map([
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
  if (checked.length + parses.length > 0)
    files.set(
      "operation-requests.ts",
      [
        header,
        `import type { RequestFormat } from "@payment-routing/contract-runtime";`,
        ...writeImport(parses, "./index.ts"),
        `import type { Operations } from "./operations.ts";`,
        ...writeImport(
          checked.map(({ name }) => `check${name}`),
          "./operations.validator.ts",
        ),
        "",
        "/** Problems that several operations have. */",
        `const GATES = ${JSON.stringify(objectOf(file.schema["x-problem-gates"]))} as const;`,
        "",
        ...checked.map(writeParameterSet),
        "/** Readers of the requests of operations, for servers. */",
        `export const REQUESTS: Readonly<Record<keyof Operations, RequestFormat>> = {${requests.join("\n")}};`,
      ].join("\n"),
    );
  if (checked.length > 0) {
    const definitions = checked.map(({ name }) => [name, objectOf(bundled.schema.$defs)[name]]);
    const schema = { title: TITLE, $defs: Object.fromEntries(definitions) };
    files.set("operations.validator.ts", writeAjvValidator(schema, origin));
  }
  return { files, root: { typeName: TITLE, baseName: "operations", types, parses: false, validates: false } };
}

function writeImport(names: readonly string[], module: string): readonly string[] {
  return names.length === 0 ? [] : [`import { ${names.join(", ")} } from "${module}";`];
}

const TITLE = "Operations";

/** Operations, and types of parameters, are files of schemas that only this bundle has. */
async function bundleOperations(
  operations: readonly Operation[],
  sets: ReadonlyMap<Operation, ParameterSet>,
  { schemaFolder, files }: OperationsContract,
): Promise<BundledSchema> {
  const types = operations.map((each) => [each.id, describeTypes(each, sets.get(each))]);
  const schema = {
    title: TITLE,
    description:
      "The operations, by their IDs: parameters and those of them with a default, body, response, and the codes of problems of their own.",
    ...closed(Object.fromEntries(types)),
  };
  const parameters = Array.from(sets.values(), (set) => [referTo(set), describeParameters(set)] as const);
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

function referTo({ name }: ParameterSet): string {
  return `#/$defs/${name}`;
}

/** An object that has all of these members and no others. */
function closed(properties: JsonObject): JsonObject {
  return { type: "object", required: Object.keys(properties), additionalProperties: false, properties };
}

/** The types of an operation, as members of an object. */
function describeTypes(operation: Operation, parameterSet: ParameterSet | undefined): JsonObject {
  const { body, description, ownProblems, parameters, response, summary } = operation;
  const presets = parameters.filter(({ schema }) => "default" in schema).map(({ name }) => name);
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
function describeParameters({ name: title, parameters, summary }: ParameterSet): JsonObject {
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

function describeRoute({ method, path, security, body, response, ...others }: Operation): JsonObject {
  const schemes = Map.groupBy(security, ({ scheme }) => scheme);
  const scopes = Array.from(schemes, ([scheme, all]) => [scheme, all.flatMap(({ scope }) => scope ?? [])]);
  return {
    method,
    path,
    tag: others.tag,
    security: Object.fromEntries(scopes),
    ...(body !== undefined && { request: body.mediaType }),
    ...(response !== undefined && { response: response.mediaType }),
    ...(others.isAudited && { isAudited: true }),
    ...(others.clientLimit !== undefined && { clientLimit: others.clientLimit }),
    ...(others.requiresParameter && { requiresParameter: true }),
  };
}

/** The type of the parameters of operations, and the summary of the first that has them. */
interface ParameterSet extends Pick<Operation, "parameters" | "summary"> {
  readonly name: string;
}

/** Operations that have the same parameters share a set, which is named after the first. Without parameters, they have none. */
function findParameterSets(operations: readonly Operation[]): ReadonlyMap<Operation, ParameterSet> {
  const sets = new Map<string, ParameterSet>();
  return new Map(
    operations.flatMap((operation) => {
      const { id, parameters, summary } = operation;
      if (parameters.length === 0) return [];
      const key = JSON.stringify(parameters.map(({ location: _, ...each }) => each));
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`;
      const set = sets.get(key) ?? { name, parameters, summary };
      sets.set(key, set);
      return [[operation, set]];
    }),
  );
}

/** A constant with what parameters are read by. */
function writeParameterSet({ name, parameters }: ParameterSet): string {
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
  set: ParameterSet | undefined,
  parsed: OperationsContract["parsed"],
): string {
  const own = operation.ownProblems.map((code) => JSON.stringify(code));
  const parse = findParsed(operation, parsed);
  const members = [
    ...(set === undefined ? [] : [`...${uncapitalise(set.name)}`]),
    ...(parse === undefined ? [] : [`parse: ${parse}`]),
    `problems: [${[...operation.gates.map((gate) => `...GATES.${gate}`), ...own].join()}]`,
  ];
  return `{${members.join(", ")}}`;
}

/** The function that parses the body of an operation. */
function findParsed({ body }: Operation, parsed: OperationsContract["parsed"]): string | undefined {
  const type = body?.isSequence ? undefined : parsed.get(String(body?.schema.$ref));
  return type === undefined ? undefined : `parse${type}`;
}
