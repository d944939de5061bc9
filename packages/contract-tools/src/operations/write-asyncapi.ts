import type { Contract } from "../contract-list.ts";
import { type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { type Interface, loadInterface } from "./load-interface.ts";
import { type NamedPart, sortParts } from "./named-parts.ts";
import type { Operation } from "./read-operations.ts";
import { type DocumentOptions, writeDescription } from "./write-openapi-operation.ts";

/**
 * The AsyncAPI 3 document of a contract's webhooks: a channel, an operation and a message for each. The address of
 * the first server, `https://{host}/{path}`, is divided: the host becomes the server's, the path the channel's.
 *
 * @param folder the folder of the folders of schemas
 * @throws SchemaError for schemas or operations that are rejected
 */
export async function writeAsyncApi(
  contract: Contract,
  folder: string,
  options: Omit<DocumentOptions, "schemaUrl">,
): Promise<JsonObject> {
  const source = await loadInterface(contract, folder);
  const { info, servers } = source.file.schema;
  const { description, url, variables } = objectOf(listOf(servers)[0]);
  const [protocol = "", host = "", address = ""] = String(url).split(/:?\/+/);
  const { path, ...hostVariables } = objectOf(variables);
  const schemes = source.webhooks.flatMap(({ security }) => security.map(({ scheme }) => scheme));
  const byName = (write: (webhook: Operation) => JsonObject) =>
    Object.fromEntries(source.webhooks.map((each) => [each.path, write(each)]));
  return {
    asyncapi: "3.0.0",
    id: `urn:payment-routing:${contract.name}s`,
    info: {
      title: objectOf(info).title,
      version: options.version,
      description: source.webhooks.map((each) => writeDescription(each, options)).join("\n\n"),
      license: options.license,
    },
    servers: {
      receiver: {
        host,
        protocol,
        description,
        variables: hostVariables,
        security: [...new Set(schemes)].map((name) => ({ $ref: `#/components/securitySchemes/${name}` })),
      },
    },
    defaultContentType: "application/json",
    channels: byName(({ path: name, summary }) => ({
      address,
      title: summary,
      parameters: { path },
      servers: [{ $ref: "#/servers/receiver" }],
      messages: { [name]: { $ref: `#/components/messages/${name}` } },
    })),
    operations: byName(({ method, path: name, summary }) => ({
      action: "send",
      channel: { $ref: `#/channels/${name}` },
      title: summary,
      bindings: { http: { method, bindingVersion: "0.3.0" } },
      messages: [{ $ref: `#/channels/${name}/messages/${name}` }],
    })),
    components: {
      messages: byName((webhook) => describeMessage(webhook, source)),
      // After the messages, which add them.
      schemas: sortParts("schemas", source.schemas),
      securitySchemes: Object.fromEntries(source.securitySchemes.map(describeScheme)),
    },
  };
}

function describeMessage({ body, parameters, path, summary }: Operation, source: Interface): JsonObject {
  const required = parameters.filter(({ isRequired }) => isRequired);
  const headers = parameters.map(({ name, description, example, schema }) => [
    name,
    { ...source.publish(schema), description, examples: [example] },
  ]);
  const examples = Object.entries(body ? source.readExamples(body, false) : {});
  const exampleHeaders = Object.fromEntries(required.map(({ name, example }) => [name, example]));
  return {
    name: path,
    title: summary,
    contentType: body?.mediaType,
    headers: {
      type: "object",
      required: required.map(({ name }) => name),
      properties: Object.fromEntries(headers),
    },
    payload: body && source.publish(body.schema),
    examples: examples.map(([name, example]) => ({
      name,
      headers: exampleHeaders,
      payload: objectOf(example).value,
    })),
  };
}

/** AsyncAPI has another name for keys in headers. */
function describeScheme([name, scheme]: NamedPart): NamedPart {
  return [name, { ...scheme, type: scheme.type === "apiKey" ? "httpApiKey" : scheme.type }];
}
