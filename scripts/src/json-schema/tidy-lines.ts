/**
 * Tidies the lines of one of ajv's functions: an error in a line, calls that say no more than is asked for, no
 * assignment that nothing reads, indented.
 *
 * @param ref what the paths of errors begin with, for `#`
 */
export function tidyLines(body: string, ref: string): string {
  return indent(dropUnread(dropEmpty(shortenCalls(shortenErrors(body, ref)))));
}

const ERROR =
  /^const (err\d+) = \{(?:instancePath(?::(.+?))?,schemaPath:"#((?:[^"\\]|\\.)*)",keyword:("[^"]+"),params:([\s\S]*?)(?:,propertyName:\w+)?)?\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$/gm;

function shortenErrors(body: string, ref: string): string {
  return body.replace(ERROR, (_, __, path = "instancePath", step, keyword, params) => {
    // Inside a condition it only counts that there is an error: it is dropped again.
    if (keyword === undefined) return "vErrors = appendErrors(vErrors, [{}]);";
    return `vErrors = addError(vErrors, ${space(path)}, "${ref}${step}", ${keyword}, ${joinLines(params)});`;
  });
}

function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

const CONTEXT =
  /\{instancePath(?::(.+?))?,parentData(?::\w+)?,parentDataProperty(?::(?:"(?:[^"\\]|\\.)*"|\w+))?,rootData\}/g;
const CONCATENATION = /vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\)/g;

function shortenCalls(body: string): string {
  // Functions are told where their value stands, and not what it stands in, which none of them reads. A new list of
  // errors for each part would take time with the square of the faults.
  return body
    .replace(CONTEXT, (_, path = "instancePath") => space(path))
    .replace(CONCATENATION, "appendErrors(vErrors, $1)");
}

function space(path: string): string {
  return path.replace("instancePath+", "instancePath + ");
}

/** What would be done once a part is found valid or not, where that is nothing. */
function dropEmpty(body: string): string {
  return body.replace(/^else \{\n\}\n/gm, "").replace(/^if\(!?valid\d+\)\{\n\}\n(?!else)/gm, "");
}

/** Variables that ajv keeps for keywords that may ask for them, each kind after those that read it. */
const PERHAPS_UNREAD = ["valid", "_errs", "vSchema", "missing"].map((kind) => ({
  use: new RegExp(`\\b${kind}\\d+\\b`, "g"),
  // A call could do more than give a value.
  assignment: new RegExp(`^(?:const |let |var )?(${kind}\\d+)(?: = [^(\\n]*)?;\\n`, "gm"),
}));

function dropUnread(body: string): string {
  return PERHAPS_UNREAD.reduce((lines, { use, assignment }) => {
    const uses = countNames(lines.match(use) ?? []);
    const assignments = countNames(Array.from(lines.matchAll(assignment), ([, name = ""]) => name));
    return lines.replace(assignment, (line, name) => (uses.get(name) === assignments.get(name) ? "" : line));
  }, body);
}

function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function indent(body: string): string {
  let depth = 1;
  const lines = body
    .replace(/\}\n(?=else)/g, "} ")
    .replace(/^(\} else )?(if|for|while)\(/gm, "$1$2 (")
    .replace(/\)\{$/gm, ") {")
    .split("\n");
  const indented = lines.map((line) => {
    if (line.startsWith("}")) depth--;
    const text = line === "" ? "" : "  ".repeat(depth) + line;
    if (line.endsWith("{")) depth++;
    return text;
  });
  return indented.join("\n");
}
