import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

/** A schema as libxml2 has it. */
export interface SecondJudge {
  /** What libxml2 finds wrong with a document; undefined when it is valid. */
  readonly validate: (document: Uint8Array) => string | undefined;
  readonly dispose: () => void;
}

xmlRegisterFsInputProviders();

/**
 * The independent judge of schemas and documents.
 *
 * @param file the schema, which includes or imports the others
 * @returns why libxml2 refuses the schema, when it does
 */
export function judgeByLibxml2(file: string, content: Uint8Array): SecondJudge | string {
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
