/** Values that the JSON Schema of a type accepts and rejects. */
export interface ValueCase {
  readonly name: string;
  /** The type `t`. */
  readonly given: string;
  readonly accepts: readonly unknown[];
  readonly rejects: readonly unknown[];
  readonly limits?: readonly string[];
}

export const restriction = (base: string, ...facets: string[]): string => {
  const written = facets.map((facet) => facet.replace(/^(\w+)=(.*)$/s, '<xs:$1 value="$2"/>'));
  return `<xs:simpleType name="t"><xs:restriction base="${base}">${written.join("")}</xs:restriction></xs:simpleType>`;
};
export const element = (name: string, occurs = "", type = "xs:int"): string =>
  `<xs:element name="${name}" type="${type}" ${occurs}/>`;
export const sequence = (content: string, occurs = ""): string =>
  `<xs:sequence ${occurs}>${content}</xs:sequence>`;
export const choice = (content: string, occurs = ""): string => `<xs:choice ${occurs}>${content}</xs:choice>`;
export const OPTIONAL = 'minOccurs="0"';
export const MANY = 'maxOccurs="unbounded"';
