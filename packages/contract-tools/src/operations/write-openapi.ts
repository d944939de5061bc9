import type { ContractList } from "../contract-list.ts";
import { type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { type Interface, loadInterface } from "./load-interface.ts";
import { NamedParts } from "./named-parts.ts";
import type { Operation } from "./read-operations.ts";
import { type DocumentOptions, writeOpenApiOperation } from "./write-openapi-operation.ts";

export interface OpenApiOptions extends DocumentOptions {
  readonly title: string;
  /** Its first section. Those of the contracts follow. */
  readonly description: string;
}

/**
 * The OpenAPI 3.1 document of the operations of contracts, in their order, with their webhooks, schemas and examples. Its
 * servers are those of the first contract; paths of a contract with others have these.
 *
 * @throws SchemaError for schemas or operations that are rejected, and for two different parts of one name
 */
export async function writeOpenApi(
  { folder, contracts }: ContractList,
  options: OpenApiOptions,
): Promise<JsonObject> {
  const [paths, webhooks, tags] = [
    new NamedParts("paths"),
    new NamedParts("webhooks"),
    new NamedParts("tags"),
  ];
  const [schemas, securitySchemes] = [new NamedParts("schemas"), new NamedParts("security schemes")];
  const sources: Interface[] = [];
  for (const contract of contracts) sources.push(await loadInterface(contract, folder, schemas));
  const servers = sources[0]?.file.schema.servers;
  for (const source of sources) {
    const { components, servers: own, tags: ownTags } = source.file.schema;
    const shared = JSON.stringify(own) === JSON.stringify(servers) ? {} : { servers: own };
    for (const [path, item] of writeItems(source.operations, source, options))
      paths.add(path, { ...shared, ...item });
    for (const [name, item] of writeItems(source.webhooks, source, options)) webhooks.add(name, item);
    for (const tag of listOf(ownTags).map(objectOf)) tags.add(String(tag.name), tag);
    for (const [name, scheme] of Object.entries(objectOf(objectOf(components).securitySchemes)))
      securitySchemes.add(name, objectOf(scheme));
  }
  const { title, version, license } = options;
  return {
    openapi: "3.1.1",
    info: { title, version, description: writeSections(sources, options), license },
    servers,
    tags: Object.values(tags.collect()),
    paths: paths.collect(),
    webhooks: webhooks.collect(),
    components: { securitySchemes: securitySchemes.sort(), schemas: schemas.sort() },
  };
}

function writeSections(sources: readonly Interface[], { description }: OpenApiOptions): string {
  const sections = sources.flatMap(({ file }) => {
    const { title, description: text } = objectOf(file.schema.info);
    return text === undefined ? [] : `# ${title}\n\n${String(text).trim()}`;
  });
  return [description, ...sections].join("\n\n");
}

/** The path items of operations, by path. */
function writeItems(
  operations: readonly Operation[],
  source: Interface,
  options: DocumentOptions,
): readonly (readonly [path: string, item: JsonObject])[] {
  return Array.from(
    Map.groupBy(operations, ({ path }) => path),
    ([path, all]) => {
      const methods = all.map((each) => [
        each.method.toLowerCase(),
        writeOpenApiOperation(each, source, options),
      ]);
      return [path, Object.fromEntries(methods)];
    },
  );
}
