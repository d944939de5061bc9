const FIELDS = 8;

/**
 * A schema with this number of element declarations: records of eight fields, among them the previous record, and a root
 * of any records. Every third field is optional, and every fourth repeats.
 */
export function writeSyntheticSchema(elements: number): string {
  const records = Math.max(1, Math.floor(elements / (FIELDS + 1)));
  const types = Array.from({ length: records }, (_, record) => writeRecord(record));
  const choices = Array.from(
    { length: records },
    (_, record) => `<xs:element name="r${record}" type="record_${record}"/>`,
  );
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:element name="root" type="root"/>
<xs:complexType name="root"><xs:choice minOccurs="0" maxOccurs="unbounded">
${choices.join("\n")}
</xs:choice></xs:complexType>
${types.join("\n")}
</xs:schema>
`;
}

function writeRecord(record: number): string {
  const fields = Array.from({ length: FIELDS }, (_, field) => {
    const type = field === 7 && record > 0 ? `record_${record - 1}` : TYPES[field % TYPES.length];
    const min = field % 3 === 2 || field === 7 ? ' minOccurs="0"' : "";
    const max = field % 4 === 3 && field !== 7 ? ' maxOccurs="9"' : "";
    return `  <xs:element name="f${record}_${field}" type="${type}"${min}${max}/>`;
  });
  return `<xs:complexType name="record_${record}"><xs:sequence>\n${fields.join("\n")}\n</xs:sequence></xs:complexType>`;
}

const TYPES = ["xs:token", "xs:int", "xs:boolean", "xs:date", "xs:decimal"];
