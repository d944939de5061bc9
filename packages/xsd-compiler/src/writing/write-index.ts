import type { Schema } from "../model/component.ts";
import { writeList } from "./layout.ts";
import { typeName } from "./names.ts";

/** The module that other packages see. */
export function writeIndex(schema: Schema): string {
  const functions = (verb: string): string[] => schema.roots.map(({ name }) => verb + typeName(name)).sort();
  return (
    `${writeList("export {", functions("decode"), '} from "./decode.ts";')}\n` +
    `${writeList("export {", functions("encode"), '} from "./encode.ts";')}\n` +
    'export type * from "./types.ts";\n' +
    `${writeList("export {", functions("validate"), '} from "./validate.ts";')}\n`
  );
}
