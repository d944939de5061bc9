// RFC 9110, section 8.3.1, and RFC 7303 for the +xml suffix.
const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const MEDIA_TYPE = new RegExp(`^(?:application/(?:${TOKEN}\\+)?xml|text/xml)[ \\t]*`, "i");
const PARAMETER = `;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)")[ \\t]*)?`;

/** True for application/xml, text/xml and application/*+xml in UTF-8, which is also what no charset means. */
export function isXmlMediaType(contentType: string): boolean {
  let read = MEDIA_TYPE.exec(contentType)?.[0].length ?? Number.NaN;
  const parameter = new RegExp(PARAMETER, "y");
  while (read < contentType.length) {
    parameter.lastIndex = read;
    const [, name, token, quoted] = parameter.exec(contentType) ?? [];
    if (name?.toLowerCase() === "charset" && (token ?? quoted)?.toLowerCase() !== "utf-8") return false;
    read = parameter.lastIndex === 0 ? Number.NaN : parameter.lastIndex;
  }
  return read === contentType.length;
}
