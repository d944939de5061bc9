/** A schema document: what is given begins on its second line. */
export function schema(content: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sch="http://purl.oclc.org/dsdl/schematron">
${content}
</xs:schema>
`;
}

/** A schema whose only element, `root`, is of the type `root` that is given. */
export function schemaOf(content: string): string {
  return schema(`<xs:element name="root" type="root"/>\n${content}`);
}

/** A restriction of a type, as the type `root` of the only element. */
export function restriction(base: string, facets: string): string {
  return schemaOf(
    `<xs:simpleType name="root"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`,
  );
}

/** A complex type with an assertion, as the type `root` of the only element. */
export function asserting(
  rule: string,
  content = '<xs:element name="a" type="xs:token" minOccurs="0"/>',
): string {
  return schemaOf(
    `<xs:complexType name="root"><xs:annotation><xs:appinfo source="urn:payment-routing:assertions">\n${rule}\n</xs:appinfo></xs:annotation><xs:all>${content}</xs:all></xs:complexType>`,
  );
}

/** A valid declaration of an element. */
export const ROOT = '<xs:element name="root" type="xs:token"/>';

/** A schema in which an element of the given attributes is declared inside another, on line 4. */
export function declaring(attributes: string): string {
  return schemaOf(
    `<xs:complexType name="root"><xs:sequence>\n<xs:element ${attributes}/>\n</xs:sequence></xs:complexType>`,
  );
}

/** A schema whose type `root` has the given content, from line 4 on. */
export function containing(content: string): string {
  return schemaOf(`<xs:complexType name="root">\n${content}\n</xs:complexType>`);
}

/** A schema whose type `root` repeats a group that is declared on line 4. */
export function repeating(group: string, reference = '<xs:group ref="g" maxOccurs="unbounded"/>'): string {
  return schemaOf(
    `<xs:complexType name="root"><xs:sequence>${reference}</xs:sequence></xs:complexType>\n${group}`,
  );
}

/** A schema whose type `root`, with an element `a`, has the given assertion on line 4. */
export function assertingThat(assertion: string): string {
  return asserting(`<sch:pattern><sch:rule context="root">${assertion}</sch:rule></sch:pattern>`);
}
