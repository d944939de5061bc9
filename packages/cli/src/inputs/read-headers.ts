import { type SettingDefinition, SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";
import { readTextFile } from "./read-input-file.ts";

/** The headers of a request by their names in lower case. */
export type RequestHeaders = ReadonlyMap<string, string>;

interface HeaderField {
  readonly name: string;
  readonly value: string;
}

const header: SettingDefinition<readonly HeaderField[]> = {
  default: [],
  description: "A header of the callback. Overrides the header of that name in the file. Repeatable.",
  placeholder: "name: value",
  expected: "a header as name: value",
  parse: (text) => {
    const field = readField(text);
    return field === undefined ? undefined : [field];
  },
  letter: "H",
  isRepeatable: true,
};

/** The headers of a stored callback. */
export const HEADER_SETTINGS = {
  headers: optionalText(
    "path",
    "A file with the headers of the callback: lines of name: value, as in a dump of the request, or a JSON object. Other headers are ignored.",
  ),
  header,
};

/** Reads the headers; undefined without any. Repeated headers are joined with a comma (RFC 9110). */
export async function readHeaders(
  settings: SettingsOf<typeof HEADER_SETTINGS>,
): Promise<RequestHeaders | undefined> {
  const { headers: path, header: flags } = settings;
  if (path === undefined && flags.length === 0) return undefined;
  const fields = path === undefined ? [] : readHeaderFile(await readTextFile(path, "--headers"), path);
  return new Map([...joinFields(fields), ...joinFields(flags)]);
}

function joinFields(fields: readonly HeaderField[]): RequestHeaders {
  const headers = new Map<string, string>();
  for (const { name, value } of fields) {
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

function readHeaderFile(text: string, path: string): readonly HeaderField[] {
  return text.trimStart().startsWith("{") ? readJson(text, path) : readLines(text, path);
}

// The prefix of request lines in the output of curl -v.
const MARK = /^> ?/;
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/\d(?:\.\d)?$/;

function readLines(text: string, path: string): readonly HeaderField[] {
  const fields: HeaderField[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(MARK, "").trim();
    // The body of a request follows its first blank line.
    if (content === "" && fields.length > 0) break;
    if (content === "" || REQUEST_LINE.test(content)) continue;
    const field = readField(content);
    if (field === undefined)
      throw new SettingsError([`--headers: ${path}:${index + 1}: expected a header as name: value`]);
    fields.push(field);
  }
  return fields;
}

function readJson(text: string, path: string): readonly HeaderField[] {
  const headers = findHeaders(parseJson(text));
  if (headers === undefined)
    throw new SettingsError([
      `--headers: ${path}: expected a JSON object of headers, each a text or a list of texts`,
    ]);
  return headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Logs and request catchers store the headers in a member named `headers`.
function findHeaders(value: unknown): readonly HeaderField[] | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(isObject(value.headers) ? value.headers : value);
  const fields = entries.flatMap(([name, texts]) =>
    [texts].flat().map((text: unknown) => ({ name: name.toLowerCase(), value: text })),
  );
  return fields.every(isTextField) ? fields : undefined;
}

function isTextField(field: { name: string; value: unknown }): field is HeaderField {
  return typeof field.value === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readField(text: string): HeaderField | undefined {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/.exec(text) ?? [];
  return name === undefined || value === undefined ? undefined : { name: name.toLowerCase(), value };
}
