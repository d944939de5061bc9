import { type Datatypes, PRIMITIVES } from "../datatypes/primitives.ts";
import { list } from "./list.ts";
import { union } from "./union.ts";

/** All datatypes of XSD 1.0. Generated code names only those that its schema uses. */
export const DATATYPES: Datatypes = { ...PRIMITIVES, list, union };
