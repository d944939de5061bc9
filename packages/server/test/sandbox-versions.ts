import { readFileSync } from "node:fs";
import { EXAMPLES } from "./sandbox.ts";

const NAMES = ["catalogue.yaml", "code-tables.yaml", "merchants.yaml"];

/** The files of the sandbox without its keys, with another first preference if given. */
export function sandboxFiles({ preference }: { readonly preference?: number } = {}) {
  return NAMES.map((path) => {
    const text = readFileSync(new URL(`config/valid/${path}`, EXAMPLES), "utf8");
    if (preference === undefined || path !== "merchants.yaml") return { path, text };
    return { path, text: text.replace(/base_preference: \d+/, `base_preference: ${preference}`) };
  });
}
