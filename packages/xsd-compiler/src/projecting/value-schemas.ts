import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE } from "../building/built-in-types.ts";
import { keyOf } from "../components/component.ts";
import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  ModelGroup,
  NamespaceConstraint,
  SchemaSet,
  TypeDefinition,
  ValueConstraint,
  Wildcard,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isAbstract, type Substitute } from "../shaping/find-substitutes.ts";
import { isObject, type RecordShape, recordOf, type Shape } from "../shaping/shape.ts";
import { type Definitions, type JsonSchema, NOTHING, withDescription, withLimits } from "./json-schema.ts";
import { isComparedAsJson, literalValue } from "./literal-values.ts";
import { isUnrestricted } from "./write-conditions.ts";
import {
  type Property,
  type ValueReferences,
  writeAttributes,
  writeLabel,
  writeObject,
  writeRecord,
} from "./write-record.ts";
import { writeSimpleType } from "./write-simple-type.ts";

/** Writes the schema of a value where it is used: a reference to a definition, with the constraints of that use. */
export class ValueSchemas implements ValueReferences {
  readonly #definitions: Definitions;
  readonly #groups: SchemaSet["groups"];
  readonly #shapes: ReadonlyMap<ComplexType, Shape>;
  readonly #substitutes: ReadonlyMap<TypeDefinition, readonly Substitute[]>;

  readonly describesXml: boolean;

  constructor(
    definitions: Definitions,
    { groups }: SchemaSet,
    shapes: ReadonlyMap<ComplexType, Shape>,
    substitutes: ReadonlyMap<TypeDefinition, readonly Substitute[]>,
    describesXml: boolean,
  ) {
    this.describesXml = describesXml;
    this.#definitions = definitions;
    this.#groups = groups;
    this.#shapes = shapes;
    this.#substitutes = substitutes;
  }

  /**
   * Writes the schema of an element's value, substitutes of its type by `xsi:type` and nil included.
   *
   * @param owner the definition that contains the element; undefined for a global element
   */
  element({ name, nillable, type, valueConstraint }: ElementDeclaration, owner?: string): JsonSchema {
    const wanted = owner === undefined ? name.local : `${owner}.${name.local}`;
    const substitutes = this.#substitutes.get(type);
    const reference = substitutes ? this.#anyOf(type, wanted, substitutes) : this.type(type, wanted);
    // An element with a fixed value is never nil (XSD 1.0 part 1, section 3.3.4).
    if (valueConstraint?.kind === "fixed")
      return substitutes
        ? withLimits(reference, [fixedTo(valueConstraint)])
        : this.#fix(reference, type, valueConstraint);
    if (!nillable) return reference;
    const own = isAbstract(type) ? [] : [this.#nil(type, wanted)];
    const others = substitutes?.map((substitute) => this.#labelledNil(substitute)) ?? [];
    return { anyOf: [reference, ...own, ...others] };
  }

  /** Writes the schema of an attribute's value. */
  attribute({ declaration: { type }, valueConstraint }: AttributeUse): JsonSchema {
    const reference = this.simpleType(type);
    if (valueConstraint === undefined) return reference;
    const isFixed = valueConstraint.kind === "fixed";
    const schema = isFixed ? this.#fix(reference, type, valueConstraint) : reference;
    const value = literalValue(type, valueConstraint.value);
    return value === undefined ? schema : { ...schema, default: value };
  }

  /**
   * Writes the schema of a type's values.
   *
   * @param wanted the name of the definition if the type has none
   */
  type(type: TypeDefinition, wanted: string): JsonSchema {
    if (type.kind === "simple") return this.simpleType(type);
    if (type === ANY_TYPE) return withLimits(this.#definitions.referXml("xml:content"), [DECLARED]);
    return this.#definitions.refer(type, type.name?.local ?? wanted, (name) => this.#complexType(type, name));
  }

  /** Writes the schema of a simple type, inline if the type is anonymous. */
  simpleType(type: SimpleType): JsonSchema {
    const { name } = type;
    if (name === undefined || name.namespace === XSD_NAMESPACE) return writeSimpleType(type, this);
    return this.#definitions.refer(type, name.local, () => writeSimpleType(type, this));
  }

  qualifiedName(): JsonSchema {
    return this.#definitions.referXml("xml:name");
  }

  /** Writes the schema of a row of a repeated group. */
  row(group: ModelGroup, wanted: string, write: (name: string) => JsonSchema): JsonSchema {
    const named = group.definition === undefined ? undefined : this.#groups.get(keyOf(group.definition));
    return this.#definitions.refer(group, named?.name.local ?? wanted, (name) =>
      withDescription(named?.documentation || group.documentation, write(name)),
    );
  }

  /** Writes the schema of an element or attribute that a wildcard allows. */
  keptNode(definition: "xml:keptAttribute" | "xml:element", wildcards: readonly Wildcard[]): JsonSchema {
    return writeKeptNode(this.#definitions.referXml(definition), wildcards);
  }

  #complexType(type: ComplexType, name: string): JsonSchema {
    const shape = this.#shapes.get(type);
    if (shape?.kind === "record") return withDescription(type.documentation, writeRecord(this, shape, name));
    const limits = isUnrestricted(type) ? [] : ["which elements and attributes the wildcards allow"];
    const content = withLimits(this.#definitions.referXml("xml:content"), limits);
    return withDescription(type.documentation, content);
  }

  /** Writes the schema of the values of a type and its substitutes. */
  #anyOf(type: TypeDefinition, wanted: string, substitutes: readonly Substitute[]): JsonSchema {
    return this.#definitions.refer(substitutes, `${type.name?.local ?? wanted}.any`, () => {
      const own = isAbstract(type) ? [] : [this.type(type, wanted)];
      const all = [...own, ...substitutes.map((substitute) => this.#labelled(substitute))];
      return all.length === 0 ? NOTHING : { anyOf: all };
    });
  }

  /** Writes the schema of the values of a type that `xsi:type` names. */
  #labelled({ label, type }: Substitute): JsonSchema {
    const own = type.name?.local ?? label;
    return this.#definitions.refer(`value ${label}`, `${own}.labelled`, () => {
      const mark = writeLabel(this, label);
      if (type.kind === "simple" || !isObject(this.#shapes, type))
        return writeObject([mark, { key: "value", schema: this.type(type, own), required: true }]);
      const record = writeRecord(this, this.#shapes.get(type) as RecordShape, own) as ObjectSchema;
      return withDescription(type.documentation, {
        ...record,
        properties: { [mark.key]: mark.schema, ...record.properties },
        required: [mark.key, ...record.required],
      });
    });
  }

  #labelledNil({ label, type }: Substitute): JsonSchema {
    const shape = recordOf(this.#shapes, type);
    return this.#definitions.refer(`nil ${label}`, `${type.name?.local ?? label}.labelled.nil`, () => {
      const attributes = shape === undefined ? [] : writeAttributes(this, shape);
      const nil = writeNil(shape?.nil ?? "nil");
      return writeObject([writeLabel(this, label), ...attributes, nil]);
    });
  }

  /** Writes the schema of a nil element: null, or an object with its attributes. */
  #nil(type: TypeDefinition, wanted: string): JsonSchema {
    const shape = recordOf(this.#shapes, type);
    if (shape === undefined || (shape.attributes.length === 0 && shape.anyAttribute === undefined))
      return { type: "null" };
    return this.#definitions.refer(shape, `${type.name?.local ?? wanted}.nil`, () => {
      return writeObject([...writeAttributes(this, shape), writeNil(shape.nil)]);
    });
  }

  /** Writes the schema of a type's values that equal a literal. */
  #fix(reference: JsonSchema, type: TypeDefinition, constraint: ValueConstraint): JsonSchema {
    const literal = constraint.value;
    const shape = recordOf(this.#shapes, type);
    const text = shape?.content.kind === "text" ? shape.content : undefined;
    const simple = type.kind === "simple" ? type : text?.type;
    const value =
      simple !== undefined && isComparedAsJson(simple) ? literalValue(simple, literal) : undefined;
    if (value === undefined) return withLimits(reference, [fixedTo(constraint)]);
    if (text?.key === undefined) return { ...reference, const: value };
    return { ...reference, properties: { [text.key]: { const: value } } };
  }
}

interface ObjectSchema extends JsonSchema {
  readonly properties: JsonSchema;
  readonly required: readonly string[];
}

function writeNil(key: string): Property {
  return { key, schema: { const: true }, required: true };
}

function fixedTo({ value }: ValueConstraint): string {
  return `fixed to ${value.lexical}`;
}

/** Writes the schema of an element or attribute that one of the wildcards allows. */
function writeKeptNode(reference: JsonSchema, wildcards: readonly Wildcard[]): JsonSchema {
  const allowed = wildcards.map(({ namespaces }) => writeNamespaces(namespaces));
  const distinct = [...new Map(allowed.map((schema) => [JSON.stringify(schema), schema])).values()];
  const isFree = distinct.some((schema) => Object.keys(schema).length === 0);
  const [only = {}] = distinct;
  const restricted = distinct.length < 2 ? only : { anyOf: distinct };
  const isChecked = wildcards.some(({ processContents }) => processContents !== "skip");
  return withLimits({ ...reference, ...(isFree ? {} : restricted) }, isChecked ? [DECLARED] : []);
}

/** The rule of `processContents` other than `skip`. */
const DECLARED = "open nodes are valid against their declarations, as processContents requires";

function writeNamespaces(constraint: NamespaceConstraint): JsonSchema {
  if (constraint.kind === "any") return {};
  if (constraint.kind === "not") {
    const { namespace } = constraint;
    const other = namespace === "" ? {} : { properties: { namespace: { not: { const: namespace } } } };
    return { required: ["namespace"], ...other };
  }
  const named = [...constraint.namespaces].filter((namespace) => namespace !== "");
  if (named.length === 0) return { properties: { namespace: false } };
  const among = { properties: { namespace: { enum: named } } };
  return constraint.namespaces.has("") ? among : { required: ["namespace"], ...among };
}
