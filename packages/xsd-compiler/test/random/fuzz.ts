import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ISSUE_CODES, MAX_ISSUES } from "@payment-routing/contract-runtime";
import { compileSchemaSet } from "../../src/compile-schema-set.ts";
import { compileXsd, type ValidationResult } from "../../src/compile-xsd.ts";
import { mutateDocument } from "../../src/testing/mutate-document.ts";
import { Random } from "../../src/testing/random.ts";
import { randomDocument } from "../../src/testing/random-document.ts";
import { randomSchema } from "../../src/testing/random-schema.ts";
import { writeSchemas } from "../schema-folder.ts";
import { mutateBytes } from "./mutate-bytes.ts";

/** A schema with documents to begin with. */
interface Target {
  readonly validate: (document: Uint8Array) => ValidationResult;
  readonly documents: readonly string[];
}

export interface FuzzReport {
  readonly documents: number;
  readonly valid: number;
  /** The maximum processor time of one document. */
  readonly longestMs: number;
  /** The document that took it, for a second look. */
  readonly longestBytes: number;
}

const encoder = new TextEncoder();
const KNOWN_CODES: ReadonlySet<string> = new Set(ISSUE_CODES);

/**
 * Validates as many documents as are asked for: examples and documents of random schemas, each changed in its bytes or
 * in its structure.
 *
 * @throws Error when something comes out that is not documented, with the seed and the document
 */
export function fuzz(count: number, seed: number, told: (done: number) => void = () => {}): FuzzReport {
  const examples = ["iso-20022/credit-transfer.xsd", "ubl/invoice.xsd"].map(readExample);
  let [documents, valid, longestMs, longestBytes] = [0, 0, 0, 0];
  for (let round = seed; documents < count; round++) {
    const random = new Random(round);
    const target = random.rarely(3) ? makeTarget(random) : random.one(examples);
    for (let index = 0; index < 1000 && documents < count; index++) {
      const document = mutate(random.one(target.documents), random);
      const start = process.cpuUsage();
      const result = validate(target, document, round);
      const { user, system } = process.cpuUsage(start);
      const tookMs = (user + system) / 1000;
      if (tookMs > longestMs) [longestMs, longestBytes] = [tookMs, document.length];
      documents++;
      if (result.valid) valid++;
    }
    told(documents);
  }
  return { documents, valid, longestMs, longestBytes };
}

function mutate(document: string, random: Random): Uint8Array {
  if (random.rarely(2)) return mutateBytes(encoder.encode(document), random);
  let mutated = document;
  for (let times = random.below(4); times > 0; times--) mutated = mutateDocument(mutated, random);
  return encoder.encode(mutated);
}

function validate(target: Target, document: Uint8Array, round: number): ValidationResult {
  const fail = (why: string, cause?: unknown): Error =>
    new Error(`round ${round}: ${why}: ${JSON.stringify(new TextDecoder().decode(document))}`, { cause });
  let result: ValidationResult;
  try {
    result = target.validate(document);
  } catch (error) {
    throw fail(String(error), error);
  }
  const { valid, issues } = result;
  if (valid !== (issues.length === 0) || issues.length > MAX_ISSUES) throw fail(`${issues.length} issues`);
  for (const { code, line = 0, column = 0, message, path, expected, received } of issues) {
    const told = KNOWN_CODES.has(code) && line > 0 && column > 0;
    if (!told || message !== `${path === "" ? "/" : path}: expected ${expected}, got ${received}`)
      throw fail(message);
  }
  return result;
}

function readExample(file: string): Target {
  const schema = fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));
  const folder = schema.slice(0, schema.lastIndexOf("/"));
  const documents = ["valid", "invalid"].flatMap((kind) =>
    readdirSync(`${folder}/${kind}`).map((name) => readFileSync(`${folder}/${kind}/${name}`, "utf8")),
  );
  return { validate: compile([schema]), documents };
}

/** A random schema that is right, with documents for it. */
function makeTarget(random: Random): Target {
  for (;;) {
    const { paths, remove } = writeSchemas(randomSchema(random));
    const set = compileSchemaSet(paths.slice(0, 1));
    const validate = set.ok ? compile(paths.slice(0, 1)) : undefined;
    remove();
    if (!set.ok || validate === undefined) continue;
    return { validate, documents: random.some(20, 20, () => randomDocument(set.schemaSet, random)) };
  }
}

function compile(files: readonly string[]): Target["validate"] {
  const compiled = compileXsd(files);
  if (compiled.ok) return compiled.validate;
  throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
}
