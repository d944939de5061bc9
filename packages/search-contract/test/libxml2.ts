import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";

/** An independent validator: libxml2 with an XSD. */
export class Libxml2 {
  readonly #schema: XmlDocument;
  readonly #validator: XsdValidator;

  constructor(xsdFile: URL) {
    this.#schema = XmlDocument.fromBuffer(readFileSync(xsdFile));
    this.#validator = XsdValidator.fromDoc(this.#schema);
  }

  /** The error message for an invalid document; undefined if it is valid. */
  validate(document: Uint8Array): string | undefined {
    let parsed: XmlDocument | undefined;
    try {
      parsed = XmlDocument.fromBuffer(document);
      this.#validator.validate(parsed);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      parsed?.dispose();
    }
  }

  close(): void {
    this.#validator.dispose();
    this.#schema.dispose();
  }
}
