export const USAGE = `Usage: xsd validate --schema FILE... [options] DOCUMENT...
       xsd generate --schema FILE... --out DIR [options]

validate   prints a line of JSON for each document: {"document", "valid", "issues"}
generate   writes a TypeScript package: types, decoder, encoder and validator, package.json, tsconfig.json, README.md

Options of both commands:
  --schema FILE     an XSD; files that it includes and imports are found relative to it; repeat it for several
  --map URL=FILE    the file of a schema location or namespace; repeat it for several. Nothing is ever fetched
  --catalog FILE    an OASIS XML catalog that maps locations and namespaces to files
  --json            print one line of JSON for the result, and diagnostics as JSON, on standard output
  --help            print this text

Options of validate:
  --max-bytes N     the largest document in bytes (67108864)
  --max-depth N     the deepest nesting of elements (256, at most 1024)

Options of generate:
  --out DIR         the folder of the package; created when missing. Files that generate did not write are never replaced
  --name NAME       the name of the package (the name of the folder)
  --root ELEMENT    generate only what documents with this root need: a name, or {namespace}name where several
                    namespaces have it; repeat it for several. Default: the elements that no other element refers to,
                    or all where every element is referred to. --root all takes every global element
  --no-fast-path    leave out the code that accelerates plain documents: smaller for a browser, and slower
  --check           write nothing; exit with 1 when a file of the package is not what the schema gives

Exit codes: 0 when every document is valid, or the package is written or current; 1 when a document is not valid, or
the package is stale; 2 when the schema is rejected (standard error has file, line and column), when a file cannot be
read or written, or when the arguments are wrong.`;
