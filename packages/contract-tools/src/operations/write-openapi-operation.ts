import { type JsonObject, objectOf } from "../json-schema/schema-file.ts";
import { describeProblems } from "./describe-problems.ts";
import type { Interface } from "./load-interface.ts";
import type { Content, Operation, Parameter } from "./read-operations.ts";

/** Members of a document that do not come from operations. */
export interface DocumentOptions {
  readonly version: string;
  readonly license: JsonObject;
  /** The address that XSDs are served under, with a slash at the end. */
  readonly schemaUrl: string;
  /** Further paragraphs of descriptions, by the ID of the operation. */
  readonly notes: Readonly<Record<string, string>>;
}

/** An operation as OpenAPI 3.1 has it, without extensions. */
export function writeOpenApiOperation(
  operation: Operation,
  source: Interface,
  options: DocumentOptions,
): JsonObject {
  const { body, id, parameters, responses, security, summary, tag } = operation;
  const successes = Array.from(responses, ([status, { content, description, headers }]) => [
    status,
    {
      description,
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(content && { content: describeContent(content, false, source, options) }),
    },
  ]);
  return {
    operationId: id,
    summary,
    description: writeDescription(operation, options),
    tags: [tag],
    security: security.map(({ scheme, scope }) => ({ [scheme]: scope === undefined ? [] : [scope] })),
    ...(parameters.length > 0 && { parameters: parameters.map((each) => describeParameter(each, source)) }),
    ...(body && {
      requestBody: { required: true, content: describeContent(body, true, source, options) },
    }),
    responses: { ...Object.fromEntries(successes), ...describeProblems(operation, source.problemTypes) },
  };
}

/** The description of an operation, with what its extensions say. Paragraphs are separated by empty lines. */
export function writeDescription(
  { id, description, problems, requiresParameter, clientLimit }: Operation,
  { notes }: Pick<DocumentOptions, "notes">,
): string {
  const codes = problems.map((code) => `\`${code}\``).join(", ");
  return [
    description,
    requiresParameter &&
      "Give at least one parameter: without a filter, the request would concern everything, and is rejected.",
    clientLimit === "deny" && "Denied to callers that are limited to clients.",
    notes[id],
    problems.length > 0 && `Problems, in order of precedence: ${codes}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function describeParameter(parameter: Parameter, source: Interface): JsonObject {
  const { name, in: place, isRequired, description, example } = parameter;
  const schema = source.publish(parameter.schema);
  return {
    name,
    in: place,
    ...(isRequired && { required: true }),
    description,
    ...(schema.type === "array" && { style: "form", explode: false }),
    schema,
    ...(example !== undefined && { example }),
  };
}

function describeContent(
  content: Content,
  isRequest: boolean,
  source: Interface,
  { schemaUrl }: DocumentOptions,
): JsonObject {
  const { externalDocs, ...schema } = content.schema;
  const url = objectOf(externalDocs).url;
  const described = typeof url === "string" ? describeXml(url, schemaUrl) : source.publish(schema);
  const examples = source.readExamples(content, isRequest);
  const hasExamples = Object.keys(examples).length > 0;
  return { [content.mediaType]: { schema: described, ...(hasExamples && { examples }) } };
}

/** @param url an XSD beside the operations, and an element of it: `search.xsd#criteria` */
function describeXml(url: string, schemaUrl: string): JsonObject {
  const [file, element] = url.split("#");
  const link = `[${file}](${schemaUrl}${file})`;
  const description = `A document with the root element \`${element}\` of ${link}.`;
  return { type: "string", contentMediaType: "application/xml", description };
}
