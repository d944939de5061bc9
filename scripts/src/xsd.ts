// Validates documents by any XSD, and generates code from it: `npm run --silent xsd -- --help`.
// Ends with 1 when a document is not valid, with 2 when the schema is refused or the command is called wrongly.
import { generateModules } from "./xsd/generate-modules.ts";
import { parseArguments, USAGE } from "./xsd/parse-arguments.ts";
import { validateDocuments } from "./xsd/validate-documents.ts";

const request = parseArguments(process.argv.slice(2));
if (request.kind === "help") {
  console.log(USAGE);
} else if (request.kind === "mistake") {
  console.error(`${request.message}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const folder = process.env.INIT_CWD ?? process.cwd();
  process.exitCode =
    request.kind === "generate" ? generateModules(request, folder) : validateDocuments(request, folder);
}
