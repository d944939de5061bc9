import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

/** A schema that libxml2 has compiled. */
export interface Libxml2Validator {
  /** What libxml2 finds wrong with a document; undefined when it is valid. */
  readonly validate: (document: Uint8Array) => string | undefined;
  readonly dispose: () => void;
}

xmlRegisterFsInputProviders();

/**
 * Compiles a schema with libxml2, the independent implementation with which results are compared.
 *
 * @param file the schema, which includes or imports the others
 * @returns the message of libxml2 when it rejects the schema
 */
export function prepareLibxml2(file: string, content: Uint8Array): Libxml2Validator | string {
  const schema = XmlDocument.fromBuffer(content, { url: file });
  try {
    const validator = XsdValidator.fromDoc(schema);
    return {
      validate: (document) => validate(validator, document),
      dispose: () => validator.dispose(),
    };
  } catch (error) {
    return messageOf(error);
  } finally {
    schema.dispose();
  }
}

function validate(validator: XsdValidator, content: Uint8Array): string | undefined {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromBuffer(content);
    validator.validate(document);
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    document?.dispose();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}
