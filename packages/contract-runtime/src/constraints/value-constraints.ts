import { keyAmongAll, keyOfValue, NO_PREFIXES, ValueIssue } from "../datatypes/simple-type.ts";
import { isLabelled, isNil, TYPE_MEMBER } from "../encoding/labelled-value.ts";
import { isRecord, memberOf } from "../encoding/member-of.ts";
import type {
  ComplexType,
  ElementDeclaration,
  SchemaComponents,
  TypeDefinition,
} from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { Member } from "../schema/value-table.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { ConstraintCheck, type Scope } from "./constraint-check.ts";
import type { FieldValue } from "./describe-constraint.ts";
import { matchesName } from "./name-classes.ts";
import type { FieldMatch } from "./path-automaton.ts";

/**
 * True if a valid value shows that its document meets all identity constraints. Otherwise the document must be read: it
 * tells which constraint it violates and where, or what the value does not show, as open content and qualified names.
 *
 * @param root the declaration of the root element
 */
export function holdInValue(schema: Schema, root: ElementDeclaration, value: unknown): boolean {
  const check = new ValueConstraints(schema);
  check.visit(root, value);
  return check.holds;
}

type Schema = SchemaComponents & Parameters<typeof isLabelled>[0];

/** An open element. The elements of one depth share an object. */
interface ValueElement {
  declaration: ElementDeclaration;
  type: TypeDefinition;
  value: unknown;
}

/** The walk recurses, as generated readers do. */
const MAX_DEPTH = 256;

class ValueConstraints extends ConstraintCheck<ValueElement> {
  holds = true;
  readonly #schema: Schema;
  readonly #elements: ValueElement[] = [];
  #depth = 0;

  constructor(schema: Schema) {
    super(schema);
    this.#schema = schema;
  }

  visit(declaration: ElementDeclaration, given: unknown): void {
    const { typeLabels } = this.#schema;
    let { type } = declaration;
    let value = given;
    if (typeLabels !== undefined && isLabelled(this.#schema, given)) {
      const found = typeLabels.find(this.#schema, declaration, given[TYPE_MEMBER]);
      if (typeof found === "string") this.holds = false;
      else {
        type = found.type;
        value = typeLabels.unwrap(declaration, type, given).value;
      }
    }
    this.#elements[this.#depth] ??= { declaration, type, value };
    const element = this.#elements[this.#depth] as ValueElement;
    element.declaration = declaration;
    element.type = type;
    element.value = value;
    if (++this.#depth > MAX_DEPTH) this.holds = false;
    if (!this.holds) return;
    this.open(element, declaration.constraints);
    if (type.kind === "complex" && value !== null) this.#visitContent(type, value);
    this.close(element);
    this.#depth--;
  }

  #visitContent(type: ComplexType, value: unknown): void {
    const { content } = type.shape ?? {};
    if (content === undefined || isAmbiguous(this.#schema, type)) this.holds = false;
    else if (content.kind === "bare") this.#visitMember(content.member, value);
    else if (content.kind === "members" && isRecord(value))
      for (const member of content.members) this.#visitMember(member, memberOf(value, member.key));
  }

  #visitMember(member: Member, value: unknown): void {
    if (value === undefined || !this.holds) return;
    const array = Array.isArray(value) ? value : undefined;
    if (member.kind === "element") {
      const declaration = this.#schema.element(member.element);
      if (this.passes(declaration)) return;
      if (member.array) for (const item of array ?? []) this.visit(declaration, item);
      else this.visit(declaration, value);
    } else if (member.kind === "rows") {
      for (const row of array ?? [])
        for (const part of member.members) this.#visitMember(part, memberOf(row, part.key));
    } else if (member.kind === "items") this.#visitItems(member, array ?? []);
    else if (array?.length !== 0) this.holds = false;
  }

  #visitItems({ items }: Extract<Member, { kind: "items" }>, array: readonly unknown[]): void {
    const elements =
      LABELS.get(items) ?? new Map(items.map(({ element, label }) => [label, this.#schema.element(element)]));
    LABELS.set(items, elements);
    for (const item of array) {
      if (typeof item === "string") continue;
      const { element, value } = item as { readonly element?: string; readonly value?: unknown };
      const declaration = elements.get(element ?? "");
      if (declaration === undefined) this.holds = false;
      else this.visit(declaration, value);
    }
  }

  protected override report(): void {
    this.holds = false;
  }

  protected override classOf({ declaration }: ValueElement): number {
    return this.names.ofElement(declaration.index);
  }

  protected override positionOf(): number {
    return 0;
  }

  protected override isNillable({ declaration }: ValueElement): boolean {
    return declaration.nillable;
  }

  protected override readAttributes({ type, value }: ValueElement, scope: Scope, field: FieldMatch): void {
    const tests = field.attributes;
    // Values have no attributes of this namespace.
    if (tests.some(({ namespace = XSI_NAMESPACE }) => namespace === XSI_NAMESPACE)) this.holds = false;
    if (type.kind === "simple") return;
    const record = isRecord(value) ? value : {};
    let found = 0;
    for (const { absentLiteral, codec, key, name: local, namespace } of type.attributes) {
      if (!tests.some((test) => matchesName(test, { local, namespace }))) continue;
      const given = memberOf(record, key);
      if (given !== undefined) {
        found++;
        this.setField(scope, field, this.#read(given, codec), 0);
      } else if (absentLiteral !== undefined) this.holds = false;
    }
    const areNames = tests.every(({ local }) => local !== undefined);
    if (type.attributeWildcard !== undefined && !(areNames && found === tests.length)) this.holds = false;
  }

  protected override textOf({ declaration, type, value }: ValueElement): FieldValue | undefined | false {
    const content = type.kind === "simple" ? type : type.content;
    if (content.kind !== "simple") return false;
    const shape = type.kind === "simple" ? undefined : type.shape;
    if (value === null || (shape !== undefined && isRecord(value) && isNil(declaration, shape, value)))
      return undefined;
    const key = shape?.content.kind === "text" ? shape.content.key : undefined;
    const text = key !== undefined && isRecord(value) ? memberOf(value, key) : value;
    // An empty text may be the default, or have been white space.
    if (text === "" && declaration.value !== undefined) this.holds = false;
    return this.#read(text, content.codec);
  }

  /** Equal values of lists and unions may look different, and qualified names need the prefixes of a document. */
  #read(value: unknown, codec: SimpleCodec): FieldValue | undefined {
    const { primitive } = codec;
    if (typeof value === "string" && (primitive === "string" || primitive === "anyURI"))
      return keyAmongAll(primitive, value);
    if (typeof value === "number" && primitive === "decimal")
      return keyAmongAll(primitive, `${value || ""}.`);
    const text = codec.encode(value, () => "");
    const read = codec.type.read(text, NO_PREFIXES);
    if (primitive === undefined || primitive === "QName" || read instanceof ValueIssue) this.holds = false;
    return read instanceof ValueIssue ? undefined : { key: keyOfValue(read), text, value: read };
  }
}

/** The declarations of items by label. */
const LABELS = new WeakMap<object, ReadonlyMap<string, ElementDeclaration>>();

/** Types by whether declarations of one name, of which a value shows only one, differ in what constraints see. */
const AMBIGUOUS = new WeakMap<ComplexType, boolean>();

function isAmbiguous(schema: Schema, type: ComplexType): boolean {
  const known = AMBIGUOUS.get(type);
  if (known !== undefined) return known;
  const states = type.content.kind === "states" ? type.content.table.states : [];
  const seen = new Map<string, string>();
  const differs = (index: number): boolean => {
    const { constraints, name, nillable, value } = schema.element(index);
    const key = `${name.namespace} ${name.local}`;
    const facts = JSON.stringify([constraints, nillable, value]);
    const first = seen.get(key) ?? facts;
    seen.set(key, first);
    return facts !== first;
  };
  const elements = new Set(states.flatMap(({ steps }) => steps.map(({ on }) => on)));
  const found = [...elements].some((on) => typeof on === "number" && differs(on));
  AMBIGUOUS.set(type, found);
  return found;
}
