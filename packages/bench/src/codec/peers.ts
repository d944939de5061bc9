import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

export const LIBXML2 = "libxml2-wasm + XSD";

/** Another XML reader that validates. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** What it returns: a validation result, or that and values. */
  readonly gives: "validity" | "values";
  /** Throws or returns 0 if it rejects the document. */
  readonly read: (bytes: Uint8Array) => number;
}

export function makePeers(): readonly Peer[] {
  const xsd = import.meta.resolve("@payment-routing/search-contract/payment-method-search.xsd");
  return [
    {
      name: "fast-xml-parser + ajv",
      version: versionOf("fast-xml-parser"),
      gives: "values",
      read: makeFxpReader(),
    },
    {
      name: LIBXML2,
      version: versionOf("libxml2-wasm"),
      gives: "validity",
      read: makeLibxml2Reader(fileURLToPath(xsd)),
    },
  ];
}

/** The arrays of the schema. By itself, fast-xml-parser makes an array only where an element occurs twice. */
const ARRAYS = new Set(["fee", "product", "orders.line_item", "orders.amount", "payment_method"]);

/** A typical setup: the parser returns texts, which ajv converts to numbers and booleans while it validates. */
function makeFxpReader(): (bytes: Uint8Array) => number {
  const parser = new XMLParser({
    parseTagValue: false,
    ignoreDeclaration: true,
    isArray: (name, path) => ARRAYS.has(name) || ARRAYS.has(String(path).split(".").slice(-2).join(".")),
  });
  const ajv = new Ajv2020({ coerceTypes: true, strict: false });
  const validate = ajv.compile(schemaOfColumns());
  return (bytes) => {
    const { payment_method_search_criteria: value } = parser.parse(Buffer.from(bytes).toString("utf8"));
    return validate(value) ? 1 : 0;
  };
}

/** The contract's JSON Schema, with the rows of an order as the two columns that a general parser makes of them. */
function schemaOfColumns(): object {
  const path = import.meta.resolve("@payment-routing/search-contract/payment-method-search.schema.json");
  const { $schema: _, $id: __, ...schema } = JSON.parse(readFileSync(fileURLToPath(path), "utf8"));
  const column = (type: string): object => ({
    type: "array",
    items: { $ref: `#/$defs/${type}` },
    minItems: 1,
  });
  schema.$defs.orders = {
    type: "object",
    properties: { line_item: column("line_item"), amount: column("order_amount") },
    required: ["line_item", "amount"],
    additionalProperties: false,
  };
  return { ...schema, anyOf: [{ $ref: "#/$defs/payment_method_search_criteria" }] };
}

/** Validates documents by the XSD at a path. */
export function makeLibxml2Reader(path: string): (bytes: Uint8Array) => number {
  xmlRegisterFsInputProviders();
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }));
  return (bytes) => {
    const document = XmlDocument.fromBuffer(bytes);
    try {
      validator.validate(document);
      return 1;
    } finally {
      document.dispose();
    }
  };
}

/** Writes a value in the order of its members. */
export function makePeerWriter(): { name: string; version: string; write: (value: object) => string } {
  const builder = new XMLBuilder({});
  return {
    name: "fast-xml-parser",
    version: versionOf("fast-xml-parser"),
    write: (value) => builder.build(value),
  };
}

/** The name and installed version of a package. */
export function versionOf(packageName: string): string {
  let folder = new URL(".", import.meta.resolve(packageName));
  while (!isPackage(folder, packageName)) folder = new URL("..", folder);
  return `${packageName} ${readManifest(folder).version}`;
}

function isPackage(folder: URL, packageName: string): boolean {
  return existsSync(new URL("package.json", folder)) && readManifest(folder).name === packageName;
}

function readManifest(folder: URL): { readonly name?: string; readonly version?: string } {
  return JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
}
