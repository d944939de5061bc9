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
    want: `/** Origin: complexType \`t\`. */
export interface T {
  readonly a: string;
  readonly b?: string;
  /** XML: 1 to 3 times. */
  readonly c: readonly [string, ...string[]];
  readonly d: readonly string[];
}
`,
  },
  {
    name: "attributes",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence><xs:attribute name="a" type="xs:int"/><xs:attribute name="b" use="required"/><xs:attribute name="c" default="x"/><xs:anyAttribute/></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T extends WithDefaults<"c"> {
  /** XML: the attribute \`a\`, xs:int. */
  readonly "@a"?: number;
  /** XML: an attribute, xs:anySimpleType. */
  readonly b: string;
  /** XML: an attribute, xs:anySimpleType, default \`x\`. */
  readonly c: string;
  /** XML: any other attributes that the schema allows. */
  readonly anyAttributes: readonly XmlAttribute[];
  readonly a: string;
}
`,
  },
  {
    name: "text with attributes",
    given: `<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:token" use="required"/></xs:extension></xs:simpleContent></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T {
  /** XML: an attribute, xs:token. */
  readonly currency: string;
  /** The text. */
  readonly value: Decimal;
}
`,
  },
  {
    name: "a choice",
    given: `<xs:complexType name="t"><xs:choice><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = OneOf<{
  a: string;
  /** XML: xs:int. */
  b: number;
}>;
`,
  },
  {
    name: "an optional choice",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:choice minOccurs="0"><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:choice></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = {
  readonly a: string;
} & AtMostOneOf<{
  b: string;
  c: string;
}>;
`,
  },
  {
    name: "a choice of groups",
    given: `<xs:complexType name="t"><xs:choice><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:sequence><xs:element name="c" type="xs:string"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = ({
  readonly a: string;
  readonly b: string;
} & { readonly c?: never }) | ({
  readonly c: string;
} & { readonly [Name in "a" | "b"]?: never });
`,
  },
  {
    name: "a choice of groups with arrays and a name that objects inherit",
    given: `<xs:complexType name="t"><xs:choice><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" maxOccurs="2"/><xs:element name="toString" type="xs:string"/></xs:sequence><xs:element name="c" type="xs:string"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = ({
  readonly a: string;
  /** XML: 1 to 2 times. */
  readonly b: readonly [string, ...string[]];
  readonly toString: string;
} & { readonly c?: never }) | ({
  readonly c: string;
} & { readonly a?: never } & { readonly b: readonly [] } & { readonly toString?: Object["toString"] });
`,
  },
  {
    name: "an optional group",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:sequence minOccurs="0"><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:sequence></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = {
  readonly a: string;
} & ({
  readonly b: string;
  readonly c: string;
} | { readonly [Name in "b" | "c"]?: never });
`,
  },
  {
    name: "rows",
    given: `<xs:complexType name="t"><xs:sequence maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = readonly [TRows, ...TRows[]];

/** A row of \`T\`. */
export interface TRows {
  readonly a: string;
  readonly b?: string;
}
`,
  },
  {
    name: "rows beside a member",
    given: `<xs:group name="line"><xs:sequence><xs:element name="b" type="xs:string"/><xs:element name="c" type="xs:string"/></xs:sequence></xs:group><xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:group ref="line" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: group \`line\`. */
export interface Line {
  readonly b: string;
  readonly c: string;
}

/** Origin: complexType \`t\`. */
export interface T {
  readonly a: string;
  /** XML: a group, any number of times. */
  readonly line: readonly Line[];
}
`,
  },
  {
    name: "items",
    given: `<xs:complexType name="t"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = readonly (Item<"a", string> | Item<"b", number>)[];
`,
  },
  {
    name: "mixed content",
    given: `<xs:complexType name="t" mixed="true"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/></xs:choice></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = readonly (string | Item<"a", string> | Item<"b", string>)[];
`,
  },
  {
    name: "an element in two positions",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:string"/><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export type T = readonly (Item<"a", string> | Item<"b", string>)[];
`,
  },
  {
    name: "a wildcard",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string"/><xs:any namespace="##other" minOccurs="0"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T {
  readonly a: string;
  /** XML: any other element that the schema allows, at most once. */
  readonly any?: XmlElement;
}
`,
  },
  {
    name: "nil",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a" type="xs:string" nillable="true"/><xs:element name="b" type="u" nillable="true"/></xs:sequence></xs:complexType><xs:complexType name="u"><xs:attribute name="x"/></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T {
  readonly a: string | null;
  readonly b: U | (Pick<U, "x"> & { readonly nil: true });
}

/** Origin: complexType \`u\`. */
export interface U {
  /** XML: an attribute, xs:anySimpleType. */
  readonly x?: string;
}
`,
  },
  {
    name: "an anonymous type",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" type="xs:string"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T {
  readonly a: TA;
}

/** Origin: a type of its own. */
export interface TA {
  readonly b: string;
}
`,
  },
  {
    name: "open content",
    given: `<xs:complexType name="t"><xs:sequence><xs:element name="a"/></xs:sequence></xs:complexType>`,
    want: `/** Origin: complexType \`t\`. */
export interface T {
  /** XML: xs:anyType. */
  readonly a: OpenContent;
}
`,
  },
];
