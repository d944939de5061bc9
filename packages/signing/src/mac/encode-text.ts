import type { MacSpecification } from "../gen/index.ts";

type Charset = MacSpecification["charset"];

/** An encodable text in the form that it is hashed in: Node takes a text for its bytes in UTF-8. */
export function encodeText(text: string, charset: Charset): Uint8Array | string {
  return charset === "utf-8" ? text : Buffer.from(text, "latin1");
}

/** Whether a charset has every character of a text. No charset has half of a surrogate pair. */
export function isEncodable(text: string, charset: Charset): boolean {
  // Without this Node would put U+FFFD, or the lower byte, in place of a character: different texts, the same bytes.
  return charset === "utf-8" ? text.isWellFormed() : !/[\u0100-\uffff]/.test(text);
}
