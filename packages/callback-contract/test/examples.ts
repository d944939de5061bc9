import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../schemas/examples/callback/", import.meta.url);

export interface Example {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The documents of a folder of examples, in the order of their names. */
export function readExamples(folder: "valid" | "invalid"): Example[] {
  return readdirSync(new URL(`${folder}/`, FOLDER))
    .sort()
    .map((name) => readExample(folder, name));
}

export function readExample(folder: "valid" | "invalid", name: string): Example {
  return { name, bytes: readFileSync(new URL(`${folder}/${name}`, FOLDER)) };
}
