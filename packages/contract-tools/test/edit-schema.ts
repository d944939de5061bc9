import type { Random } from "@payment-routing/xsd-compiler/testing";

/** A schema that differs from the given one in one position: what people change. It need not be valid. */
export function editSchema(schema: string, random: Random): string {
  for (let attempts = 0; attempts < 20; attempts++) {
    const edited = random.one(EDITS)(schema, random);
    if (edited !== schema) return edited;
  }
  return schema;
}

type Edit = (schema: string, random: Random) => string;

const OCCURS = [
  "",
  ' minOccurs="0"',
  ' maxOccurs="3"',
  ' minOccurs="0" maxOccurs="unbounded"',
  ' minOccurs="2" maxOccurs="4"',
];
const TYPES = [
  ...["xs:string", "xs:normalizedString", "xs:token", "xs:NMTOKEN", "xs:NMTOKENS", "xs:Name", "xs:anyURI"],
  ...["xs:short", "xs:int", "xs:long", "xs:nonNegativeInteger", "xs:positiveInteger", "xs:integer"],
  ...["xs:decimal", "xs:float", "xs:double", "xs:boolean", "xs:date", "xs:dateTime", "xs:hexBinary"],
];
const NUMBERED =
  /<xs:(?:min|max)?(?:Length|length|Inclusive|Exclusive|totalDigits|fractionDigits) value="-?\d+"/g;

const EDITS: readonly Edit[] = [
  // Occurrences, and whether an attribute is required.
  (schema, random) => replaceOne(schema, /(?: (?:min|max)Occurs="\w+")+/g, random, () => random.one(OCCURS)),
  (schema, random) => replaceOne(schema, / use="\w+"/g, random, () => random.one(["", ' use="required"'])),
  // An element or attribute is gone, is there twice, has another name or type, or changes positions with the next.
  (schema, random) => replaceOne(schema, PARTICLE, random, () => ""),
  (schema, random) =>
    replaceOne(schema, PARTICLE, random, (found) => found + found.replace(/name="\w+"/, 'name="added"')),
  (schema, random) =>
    replaceOne(schema, /<xs:(?:element|attribute) name="[a-e]"/g, random, (found) =>
      found.replace(/"[a-e]"/, '"renamed"'),
    ),
  (schema, random) => replaceOne(schema, /type="xs:\w+"/g, random, () => `type="${random.one(TYPES)}"`),
  (schema, random) =>
    replaceOne(schema, /(<xs:element [^<>]*\/>)(<xs:element [^<>]*\/>)/g, random, (found) => {
      const middle = found.indexOf("><") + 1;
      return found.slice(middle) + found.slice(0, middle);
    }),
  // Groups and facets.
  (schema, random) =>
    random.rarely(2)
      ? schema.replaceAll("xs:sequence", "xs:choice")
      : schema.replaceAll("xs:choice", "xs:sequence"),
  (schema, random) =>
    replaceOne(schema, NUMBERED, random, (found) => found.replace(/-?\d+/, String(random.below(9)))),
  (schema, random) => replaceOne(schema, /<xs:enumeration value="[^"]*"\/>/g, random, () => ""),
  (schema, random) => replaceOne(schema, / (?:nillable|mixed)="true"/g, random, () => ""),
  (schema, random) =>
    replaceOne(schema, /<xs:element name="[a-e]"/g, random, (found) => `${found} nillable="true"`),
  (schema, random) => replaceOne(schema, /base="xs:\w+"/g, random, () => `base="${random.one(TYPES)}"`),
  (schema, random) =>
    replaceOne(
      schema,
      /processContents="\w+"/g,
      random,
      () => `processContents="${random.one(["skip", "lax", "strict"])}"`,
    ),
];

const PARTICLE = /<xs:(?:element|attribute) [^<>]*\/>/g;

function replaceOne(text: string, what: RegExp, random: Random, by: (found: string) => string): string {
  const matches = [...text.matchAll(what)];
  if (matches.length === 0) return text;
  const { 0: found, index } = random.one(matches);
  return text.slice(0, index) + by(found) + text.slice(index + found.length);
}
