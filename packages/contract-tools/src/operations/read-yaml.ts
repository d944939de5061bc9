import { isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from "yaml";
import { createSchemaError, type Diagnostic } from "../json-schema/diagnostic.ts";
import { isJsonObject, type SchemaFile, type SchemaPath } from "../json-schema/schema-file.ts";

/**
 * Parses a YAML file that holds one object.
 *
 * @throws SchemaError for text that is not YAML, or holds something else
 */
export function readYaml(name: string, text: string): SchemaFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const locateOffset = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const report = (message: string, offset: number): Diagnostic => {
    return { code: "invalid-yaml", message, file: name, ...locateOffset(offset) };
  };
  const mistakes = document.errors.map(({ message, pos }) =>
    report(String(message.split(" at line")[0]), pos[0]),
  );
  const content: unknown = mistakes.length === 0 ? document.toJS() : undefined;
  if (!isJsonObject(content))
    throw createSchemaError(
      mistakes.length > 0 ? mistakes : [report("the file holds one object", 0)],
      () => text,
    );
  const find = (path: SchemaPath): number | undefined => {
    const holder: unknown = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    if (isMap(holder)) {
      const pair = holder.items.find(
        ({ key }: Pair) => isScalar(key) && String(key.value) === String(path.at(-1)),
      );
      if (isNode(pair?.key)) return pair.key.range?.[0];
    }
    const node: unknown = document.getIn(path, true);
    return isNode(node) ? node.range?.[0] : undefined;
  };
  return {
    name,
    text,
    schema: content,
    locate: (path) => {
      const offsets = path.map((_, index) => find(path.slice(0, index + 1)));
      return locateOffset(offsets.findLast((offset) => offset !== undefined) ?? 0);
    },
  };
}
