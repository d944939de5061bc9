import { createRequire } from "node:module";
import { appendErrors, countCharacters, equalValues } from "@payment-routing/contract-runtime/codegen";
import type { Ajv } from "ajv";
import { _, Name } from "ajv/dist/compile/codegen/index.js";

/** What the code of validators imports. */
export const runtime = { appendErrors, countCharacters, equalValues };

const require = createRequire(import.meta.url);

/** Functions of ajv, which are CommonJS modules, by the names that the contracts' runtime has for the same functions. */
const AJV_FUNCTIONS = {
  countCharacters: require("ajv/dist/runtime/ucs2length.js").default,
  equalValues: require("ajv/dist/runtime/equal.js").default,
};

/** Lets code call the functions of the runtime. The first code that a scope is given for a function is the one that it writes. */
export function nameFunctions(ajv: Ajv): void {
  for (const [name, ref] of Object.entries(AJV_FUNCTIONS))
    ajv.scope.value("func", { ref, code: _`${new Name(name)}` });
}

/** The import of the functions that code uses; the empty string if it uses none. */
export function writeImport(code: string): string {
  const used = Object.keys(runtime).filter((name) => code.includes(name));
  return used.length === 0
    ? ""
    : `import { ${used.join(", ")} } from "@payment-routing/contract-runtime/codegen";`;
}
