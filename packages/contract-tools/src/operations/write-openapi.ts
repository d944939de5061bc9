import type { ContractList } from "../contract-list.ts";
import { type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { type Interface, loadInterface } from "./load-interface.ts";
import { collectParts, type NamedPart, sortParts } from "./named-parts.ts";
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
  const sources = await Promise.all(contracts.map((contract) => loadInterface(contract, folder)));
  const servers = sources[0]?.file.schema.servers;
  const paths = sources.flatMap((source) => {
    const { servers: own } = source.file.schema;
    const shared = JSON.stringify(own) === JSON.stringify(servers) ? {} : { servers: own };
    const items = writeItems(source.operations, source, options);
    return items.map(([path, item]): NamedPart => [path, { ...shared, ...item }]);
  });
  const webhooks = sources.flatMap((source) => writeItems(source.webhooks, source, options));
  const tags = sources.flatMap(({ file }) => listOf(file.schema.tags).map(objectOf));
  const named = tags.map((tag): NamedPart => [String(tag.name), tag]);
  const securitySchemes = sources.flatMap((source) => source.securitySchemes);
  const schemas = sources.flatMap((source) => source.schemas);
  const { title, version, license } = options;
  return {
    openapi: "3.1.1",
    info: { title, version, description: writeSections(sources, options), license },
    servers,
    tags: Object.values(collectParts("tags", named)),
    paths: collectParts("paths", paths),
    webhooks: collectParts("webhooks", webhooks),
    components: {
      securitySchemes: sortParts("security schemes", securitySchemes),
      schemas: sortParts("schemas", schemas),
    },
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
): readonly NamedPart[] {
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
