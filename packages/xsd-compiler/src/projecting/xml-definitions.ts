// Definitions independent of a schema: qualified names and the nodes that wildcards allow, as contract-runtime has them.

import { NCNAME, XML_NAMESPACE, XMLNS_NAMESPACE } from "@payment-routing/contract-runtime/codegen";

/** Production [2] Char. */
const XML_CHARACTER = "[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";

/** Any text that XML can contain. */
export const XML_TEXT = `^${XML_CHARACTER}*$`;

const text = { type: "string", pattern: XML_TEXT };
const namespace = {
  type: "string",
  minLength: 1,
  pattern: XML_TEXT,
  description: "The namespace that the name is in.",
};
/** Namespaces that a prefix other than xml can be declared for (Namespaces in XML 1.0, section 3). */
const DECLARABLE = `(?!(?:${[XML_NAMESPACE, XMLNS_NAMESPACE].join("|").replaceAll(".", "\\.")})$)${XML_CHARACTER}`;
const attributes = {
  type: "array",
  items: { $ref: "#/$defs/xml:attribute" },
  description: "In document order.",
};
const declarations = {
  type: "object",
  description: "Namespace declarations by prefix; the empty prefix is the default namespace.",
  minProperties: 1,
  propertyNames: { type: "string", pattern: `^(?:(?!xmlns$)${NCNAME})?$` },
  // Only the default namespace can be undeclared.
  properties: { "": { type: "string", pattern: `^${DECLARABLE}*$` }, xml: { const: XML_NAMESPACE } },
  additionalProperties: { type: "string", pattern: `^${DECLARABLE}+$` },
};
const content = {
  type: "array",
  items: { anyOf: [{ ...text, minLength: 1 }, { $ref: "#/$defs/xml:element" }] },
  description: "Text and elements in document order.",
};

/** An unprefixed name, or a prefixed name with its namespace. */
const named = (unprefixedNamespace: boolean): object => ({
  anyOf: [
    {
      type: "object",
      properties: {
        name: { type: "string", pattern: `^(?!xmlns$)${NCNAME}$` },
        ...(unprefixedNamespace ? {} : { namespace: false }),
      },
    },
    {
      type: "object",
      properties: { name: { type: "string", pattern: `^(?!xmlns:)${NCNAME}:${NCNAME}$` } },
      required: ["namespace"],
    },
  ],
});

const attribute = {
  type: "object",
  description: "An attribute of open content.",
  properties: {
    name: { type: "string", description: "As written, prefix included." },
    namespace,
    value: text,
  },
  required: ["name", "value"],
  additionalProperties: false,
  ...named(false),
};

export const XML_DEFINITIONS = {
  "xml:attribute": attribute,
  "xml:keptAttribute": {
    ...attribute,
    description: "An attribute that a wildcard allows, with the namespaces of prefixes in its value.",
    properties: { ...attribute.properties, declarations },
  },
  "xml:element": {
    type: "object",
    description: "An element of open content.",
    properties: {
      name: { type: "string", description: "As written, prefix included." },
      namespace,
      attributes,
      declarations,
      content,
    },
    required: ["name", "attributes", "content"],
    additionalProperties: false,
    ...named(true),
  },
  "xml:content": {
    type: "object",
    description: "Any attributes and any content, kept as they stand.",
    properties: { attributes, declarations, content },
    required: ["attributes", "content"],
    additionalProperties: false,
  },
  "xml:name": {
    type: "object",
    description: "A qualified name, which has a prefix in documents only.",
    properties: {
      namespace: {
        type: "string",
        pattern: `^(?!${XMLNS_NAMESPACE.replaceAll(".", "\\.")}$)${XML_CHARACTER}*$`,
        description: "Empty for none.",
      },
      local: { type: "string", pattern: `^${NCNAME}$` },
    },
    required: ["namespace", "local"],
    additionalProperties: false,
  },
};
