import { countCharacters } from "../lexical/count-characters.ts";
import type { Datatype } from "./datatype.ts";

export const string: Datatype<string> = {
  expected: "text",
  parse: (text) => text,
  key: (value) => value,
  length: countCharacters,
};
