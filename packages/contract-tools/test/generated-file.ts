/** The base name of the generated files of a type of a JSON Schema contract. */
export function generatedFile(type: string): string {
  return type
    .replace(/File$/, "")
    .replace(/(?<=.)[A-Z]/g, "-$&")
    .toLowerCase();
}
