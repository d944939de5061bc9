// xsd2jsonschema is JavaScript without types; these are the parts in use.
declare module "xsd2jsonschema" {
  interface ConvertedSchema {
    getJsonSchema(): { readonly definitions: import("./facts.ts").Definitions };
  }
  export class Xsd2JsonSchema {
    constructor(options?: { readonly generateTitle?: boolean });
    /** Schemas by file name, in and out. */
    processAllSchemas(input: {
      readonly schemas: Readonly<Record<string, string>>;
    }): Record<string, ConvertedSchema>;
  }
}
