import type { GenerateRequest } from "./parse-arguments.ts";

/** The command line of a request, for a shell. */
export function writeCommand({
  catalog,
  fastPath,
  map = {},
  name,
  out,
  roots,
  schemas,
}: GenerateRequest): string {
  const option = (key: string) => (value: string) => `--${key} ${quote(value)}`;
  return [
    "npx --package @payment-routing/contract-tools xsd generate",
    ...schemas.map(option("schema")),
    ...Object.entries(map).map(([url, file]) => option("map")(`${url}=${file}`)),
    ...(catalog === undefined ? [] : [option("catalog")(catalog)]),
    ...roots.map(option("root")),
    ...(name === undefined ? [] : [option("name")(name)]),
    ...(fastPath ? [] : ["--no-fast-path"]),
    option("out")(out),
  ].join(" ");
}

function quote(value: string): string {
  return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
