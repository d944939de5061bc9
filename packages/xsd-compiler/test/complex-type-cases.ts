/** What a schema declares, and its `types.ts` behind the imports. */
export interface TypeCase {
  readonly name: string;
  readonly given: string;
  readonly want: string;
}

/** What complex types become in TypeScript. */
export const COMPLEX_TYPE_CASES: readonly TypeCase[] = [
  {
    name: "members",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0"/><xs:element name="c" type="xs:string" maxOccurs="3"/><xs:element name="d" type="xs:string" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
  /** XML: \`<b>\`, xs:string, at most once. */
  readonly b?: string;
  /** XML: \`<c>\`, xs:string, 1 to 3 times. */
  readonly c: readonly [string, ...string[]];
  /** XML: \`<d>\`, xs:string, any number of times. */
  readonly d: readonly string[];
}

/** {@link T} for \`create…\`: arrays that may be empty, and attributes with a default, may be left out. */
export type TInput = Input<T>;
`,
  },
  {
    name: "attributes",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence><xs:attribute name="a" type="xs:int"/><xs:attribute name="b" use="required"/><xs:attribute name="c" default="x"/><xs:anyAttribute/></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T extends WithDefaults<"c"> {
  /** XML: the attribute \`a\`, xs:int. */
  readonly "@a"?: number;
  /** XML: the attribute \`b\`, xs:anySimpleType. */
  readonly b: string;
  /** XML: the attribute \`c\`, xs:anySimpleType, default \`x\`. */
  readonly c: string;
  /** XML: any other attributes that the schema allows. */
  readonly anyAttributes: readonly XmlAttribute[];
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
}

/** {@link T} for \`create…\`: arrays that may be empty, and attributes with a default, may be left out. */
export type TInput = Input<T>;
`,
  },
  {
    name: "text with attributes",
    given: `<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:token" use="required"/></xs:extension></xs:simpleContent></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: the attribute \`currency\`, xs:token. */
  readonly currency: string;
  /**
   * The text.
   *
   * Value: xs:decimal.
   */
  readonly value: Decimal;
}
`,
  },
  {
    name: "a choice",
    given: `<xs:complexType name="t"><xs:choice><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = OneOf<{
  /** XML: \`<a>\`, xs:string, exactly once. */
  a: string;
  /** XML: \`<b>\`, xs:int, exactly once. */
  b: number;
}>;
`,
  },
  {
    name: "an optional choice",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:choice minOccurs="0"><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:choice></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
} & AtMostOneOf<{
  /** XML: \`<b>\`, xs:string, exactly once. */
  b: string;
  /** XML: \`<c>\`, xs:string, exactly once. */
  c: string;
}>;
`,
  },
  {
    name: "a choice of groups",
    given: `<xs:complexType name="t"><xs:choice><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence><xs:element name="c" type="xs:string"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = ({
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
  /** XML: \`<b>\`, xs:string, exactly once. */
  readonly b: string;
} & { readonly c?: never }) | ({
  /** XML: \`<c>\`, xs:string, exactly once. */
  readonly c: string;
} & { readonly a?: never; readonly b?: never });
`,
  },
  {
    name: "an optional group",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:sequence minOccurs="0"><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:sequence></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
} & ({
  /** XML: \`<b>\`, xs:string, exactly once. */
  readonly b: string;
  /** XML: \`<c>\`, xs:string, exactly once. */
  readonly c: string;
} | { readonly b?: never; readonly c?: never });
`,
  },
  {
    name: "rows",
    given: `<xs:complexType name="t"><xs:sequence maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = readonly [TRows, ...TRows[]];

/** A row of \`T\`. */
export interface TRows {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
  /** XML: \`<b>\`, xs:string, at most once. */
  readonly b?: string;
}
`,
  },
  {
    name: "rows beside a member",
    given: `<xs:group name="line"><xs:sequence><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:sequence></xs:group><xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:group ref="line" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: group \`line\` in a.xsd. */
export interface Line {
  /** XML: \`<b>\`, xs:string, exactly once. */
  readonly b: string;
  /** XML: \`<c>\`, xs:string, exactly once. */
  readonly c: string;
}

/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
  /** XML: a group, any number of times. */
  readonly line: readonly Line[];
}

/** {@link T} for \`create…\`: arrays that may be empty, and attributes with a default, may be left out. */
export type TInput = Input<T>;
`,
  },
  {
    name: "items",
    given: `<xs:complexType name="t"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = readonly (Item<"a", string> | Item<"b", number>)[];
`,
  },
  {
    name: "mixed content",
    given: `<xs:complexType name="t" mixed="true"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = readonly (string | Item<"a", string> | Item<"b", string>)[];
`,
  },
  {
    name: "an element in two positions",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export type T = readonly (Item<"a", string> | Item<"b", string>)[];
`,
  },
  {
    name: "a wildcard",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:any namespace="##other" minOccurs="0"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string;
  /** XML: any other element that the schema allows, at most once. */
  readonly any?: XmlElement;
}
`,
  },
  {
    name: "nil",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" nillable="true"/><xs:element name="b" type="u" nillable="true"/></xs:sequence></xs:complexType><xs:complexType name="u"><xs:attribute name="x"/></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, xs:string, exactly once. */
  readonly a: string | null;
  /** XML: \`<b>\`, u, exactly once. */
  readonly b: U | (Pick<U, "x"> & { readonly nil: true });
}

/** Origin: complexType \`u\` in a.xsd. */
export interface U {
  /** XML: the attribute \`x\`, xs:anySimpleType. */
  readonly x?: string;
}
`,
  },
  {
    name: "an anonymous type",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" type="xs:string"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, a type of its own, exactly once. */
  readonly a: TA;
}

/** Origin: a type of its own in a.xsd. */
export interface TA {
  /** XML: \`<b>\`, xs:string, exactly once. */
  readonly b: string;
}
`,
  },
  {
    name: "open content",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\` in a.xsd. */
export interface T {
  /** XML: \`<a>\`, xs:anyType, exactly once. */
  readonly a: OpenContent;
}
`,
  },
];
