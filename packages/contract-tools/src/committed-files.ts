/**
 * Whether a file of a contract's `src/gen` is committed. People read types and codecs. Validators, published schemas and test data
 * are written by each build, and `.gitignore` lists them.
 */
export function isCommitted(file: string): boolean {
  return !/\.validator\.ts$|\.schema\.json$|\.xsd$|^testing\.ts$/.test(file);
}
