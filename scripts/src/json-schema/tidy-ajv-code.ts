import { isJsonObject } from "./schema-file.ts";
import { tidyLines } from "./tidy-lines.ts";

/**
 * Makes ajv's standalone code fit to be read and to be bundled: functions by the names of their definitions, whose
 * errors name the whole path in the schema; an error in a line; values in place of the schemas that they are from; no
 * line that nothing reads; indented. Functions are exported no more.
 *
 * ajv writes a statement or a brace a line, and every text in one line: that is what lets lines be changed without a
 * parser. Throws for code that is not as it is known.
 *
 * @param refs the `$ref` that each function judges by, by the name under which ajv was told to export it
 */
export function tidyAjvCode(code: string, refs: ReadonlyMap<string, string>): string {
  const constants = readConstants(code.replace(FUNCTION, ""));
  const names = nameFunctions(code, constants);
  const written = [...constants]
    .filter(([name]) => REGULAR_EXPRESSION.test(name))
    .map(([name, expression]) => `const ${name} = ${expression};\n`);
  const functions = Array.from(code.matchAll(FUNCTION), ([, callee = "", body = ""]) => {
    const name = names.get(callee) ?? callee;
    const lines = replaceConstants(tidyLines(body, refs.get(name) ?? "#"), constants, written);
    return `\nfunction ${name}(data, instancePath = "") {\n${lines}}\n`;
  });
  const tidied = [...written, ...functions].join("").replace(CALLEE, (callee) => names.get(callee) ?? callee);
  const [unknown] = UNKNOWN.exec(tidied) ?? [];
  if (unknown !== undefined) throw new Error(`ajv's code is not as it is known: ${unknown}`);
  return tidied.trimStart();
}

/** A function of ajv's. There are none inside others. */
const FUNCTION = /^function (validate\d+)\(.*\)\{\n([\s\S]*?^return .*;\n)\}\n?/gm;

/** What a function is called by: where functions call each other, through an object that holds the one behind. */
const CALLEE = /\b(?:validate\d+|(?:wrapper|root)\d+\.validate)\b/g;

const REGULAR_EXPRESSION = /^(?:pattern|formats)\d+$/;

/** What must be gone when all is done. */
const UNKNOWN = /\b(?:err|schema|func|validate|wrapper|root)\d+\b|\b(?:parentData|rootData|require)\b/;

/** The expressions of the constants outside functions, by name. */
function readConstants(code: string): Map<string, string> {
  const constants = code.matchAll(/^const (\w+) = (.*);$/gm);
  return new Map(Array.from(constants, ([, name = "", expression = ""]) => [name, expression]));
}

/** The names of functions by what they are called by. */
function nameFunctions(code: string, constants: ReadonlyMap<string, string>): Map<string, string> {
  const exported = code.matchAll(/^export const (\w+) = (\w+);$/gm);
  const names = new Map(Array.from(exported, ([, name = "", callee = ""]) => [callee, name]));
  for (const [holder, expression] of constants) {
    const [, held = ""] = /^\{validate: (\w+)\}$/.exec(expression) ?? [];
    const name = names.get(held);
    if (name !== undefined) names.set(`${holder}.validate`, name);
  }
  return names;
}

/** What ajv's code asks of ajv at run time, and our own for it: ajv's are CommonJS. */
const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/equal").default': "equalValues",
  'require("ajv/dist/runtime/ucs2length").default': "countCharacters",
};

/** Adds to `written` the sets of names that the code looks into. */
function replaceConstants(body: string, constants: ReadonlyMap<string, string>, written: string[]): string {
  return body
    .replace(/\bfunc\d+\.call\((schema\d+[^,]*), (\w+)\)/g, (_, properties, name) => {
      const known = Object.keys(Object(evaluate(properties, constants)));
      const set = `members${written.length}`;
      written.push(`const ${set} = new Set(${JSON.stringify(known)});\n`);
      return `${set}.has(${name})`;
    })
    .replace(/\bfunc\d+(?=\()/g, (name) => RUNTIME[constants.get(name) ?? ""] ?? name)
    .replace(/\bschema\d+(?:\.\w+|\[(?:\d+|"(?:[^"\\]|\\.)*")\])+/g, (part) =>
      JSON.stringify(evaluate(part, constants)),
    );
}

/** The value of an expression like `schema3.properties["sdk-version"].enum`. */
function evaluate(expression: string, constants: ReadonlyMap<string, string>): unknown {
  const [, name = "", path = ""] = /^(\w+)(.*)$/.exec(expression) ?? [];
  let value: unknown = JSON.parse(constants.get(name) ?? "null");
  for (const [, member, item] of path.matchAll(/\.(\w+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g)) {
    const key = member ?? String(JSON.parse(item ?? ""));
    value = Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined;
  }
  return value;
}
