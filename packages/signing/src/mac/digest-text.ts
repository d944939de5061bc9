import { hash } from "node:crypto";
import type { MacSpecification } from "../gen/index.ts";
import { encodeText, isEncodable } from "./encode-text.ts";
import { MacError } from "./mac-error.ts";

/** The digest of joined fields with the salt, in lower-case hexadecimal digits. */
export function digestText(joined: string, specification: MacSpecification, salt: string): string {
  const { charset, salt_position, salt_separator } = specification;
  if (salt === "") throw new MacError("empty-salt", "expected a salt, got an empty text");
  const parts = {
    leading: [salt, joined],
    trailing: [joined, salt],
    both: [salt, joined, salt],
  }[salt_position];
  const text = parts.join(salt_separator);
  if (!isEncodable(text, charset)) {
    throw new MacError("unencodable-character", `expected a salt and separators in ${charset}`);
  }
  return hash("sha512", encodeText(text, charset), "hex");
}
