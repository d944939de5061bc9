import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Compile } from "typebox/compile";
import { z } from "zod";
import { versionOf } from "../harness/version-of.ts";

/** A validator that others make of the callback's schema. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  readonly accepts: (value: unknown) => boolean;
}

/**
 * typia, the fastest of its kind, works only behind a compiler of its own, which builds its plug-in from Go sources.
 * TypeBox stands in its place: it too turns a schema into code that only answers yes or no.
 */
export function makePeers(): Peer[] {
  const schema = readSchema("payment-callback");
  const checkAjv = new Ajv2020().compile(schema);
  const checkTypebox = Compile(schema);
  const checkZod = z.fromJSONSchema(schema);
  return [
    { name: "ajv", version: versionOf("ajv"), accepts: (value) => checkAjv(value) },
    { name: "typebox", version: versionOf("typebox"), accepts: (value) => checkTypebox.Check(value) },
    { name: "zod", version: versionOf("zod"), accepts: (value) => checkZod.safeParse(value).success },
  ];
}

function readSchema(name: string): Record<string, unknown> {
  const path = import.meta.resolve(`@payment-routing/callback-contract/${name}.schema.json`);
  return JSON.parse(readFileSync(fileURLToPath(path), "utf8"));
}
