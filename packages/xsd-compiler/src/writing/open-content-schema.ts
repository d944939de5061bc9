// JSON Schema of open content as contract-runtime's OpenContent holds it.

/** Any text that XML can hold (production [2] Char). */
export const XML_TEXT = "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$";

const START =
  "A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const NCNAME = `[${START}][${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*`;

const text = { type: "string", pattern: XML_TEXT };
const namespace = {
  type: "string",
  minLength: 1,
  pattern: XML_TEXT,
  description: "The namespace that the name is in.",
};
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
  additionalProperties: text,
};
const content = {
  type: "array",
  items: { anyOf: [{ ...text, minLength: 1 }, { $ref: "#/$defs/xml:element" }] },
  description: "Text and elements in document order.",
};

/** An unprefixed name, or a prefixed one, which must say its namespace. */
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

export const OPEN_CONTENT_DEFINITIONS = {
  "xml:attribute": {
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
};
