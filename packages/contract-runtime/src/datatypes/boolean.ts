import { parseBoolean } from "../lexical/boolean.ts";
import type { Datatype } from "./datatype.ts";

export const boolean: Datatype<boolean> = {
  expected: "true, false, 1 or 0",
  parse: parseBoolean,
  key: String,
};
