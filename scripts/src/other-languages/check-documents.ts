import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fromRoot } from "../repository.ts";
import { runTool, type ToolCommand } from "./run-tool.ts";

/** What a toolchain does to our examples besides passing them on. Each entry has to be true. */
export interface KnownDocuments {
  /** Valid documents that it rejects, and why. */
  readonly rejected: Readonly<Record<string, string>>;
  /** Valid documents that it writes differently, and why. */
  readonly changed?: Readonly<Record<string, string>>;
  /** Invalid documents that it accepts. */
  readonly accepted?: readonly string[];
}

const EXAMPLES = fromRoot("schemas/examples");

/** Rules that are not those of an XSD: every XSD validator accepts these documents, unless its own limits are lower. */
const IS_BEYOND_XSD = /^(?:assertion-failed|limit-)/;

/** Runs a search program over all examples, and decodes what it wrote. Returns what is wrong. */
export async function checkSearch(program: ToolCommand, known: KnownDocuments): Promise<string[]> {
  const decode = await loadDecoder();
  const valid = rewrite(program, "valid");
  const invalid = rewrite(program, "invalid");
  const rejected = Object.keys(known.rejected);
  const changed = Object.keys(known.changed ?? {});

  const problems: string[] = [];
  const criteria = decode(fromRoot("docs/other-languages/criteria.xml"));
  if (!isDeepStrictEqual(decode(join(valid, "criteria.xml")), criteria)) {
    problems.push("criteria.xml: differs from docs/other-languages/criteria.xml");
  }
  for (const document of readdirSync(join(EXAMPLES, "search/valid"))) {
    const written = join(valid, document);
    const isWritten = existsSync(written);
    if (isWritten === rejected.includes(document)) {
      problems.push(`valid/${document}: ${isWritten ? "no longer rejected; remove the entry" : "rejected"}`);
    }
    if (!isWritten) continue;
    const isSame = isDeepStrictEqual(decode(written), decode(join(EXAMPLES, "search/valid", document)));
    if (isSame === changed.includes(document)) {
      problems.push(`valid/${document}: ${isSame ? "no longer changed; remove the entry" : "changed"}`);
    }
  }
  for (const document of readdirSync(join(EXAMPLES, "search/invalid"))) {
    const isAccepted = existsSync(join(invalid, document));
    const isKnown = known.accepted?.includes(document) ?? false;
    if (isAccepted !== isKnown && !IS_BEYOND_XSD.test(document)) {
      problems.push(
        `invalid/${document}: ${isAccepted ? "accepted" : "no longer accepted; remove the entry"}`,
      );
    }
  }
  return problems;
}

/** Returns the folder with what the program wrote. It exits with 1 when it rejects a document. */
function rewrite(program: ToolCommand, name: string): string {
  const folder = join(program.folder, "written", name);
  mkdirSync(folder, { recursive: true });
  const documents = readdirSync(join(EXAMPLES, "search", name)).map((file) =>
    join(EXAMPLES, "search", name, file),
  );
  runTool({ ...program, args: [...program.args, folder, ...documents] }, [0, 1]);
  return folder;
}

interface SearchContract {
  readonly decodePaymentMethodSearchCriteria: (document: Uint8Array) => unknown;
  readonly decodePaymentMethodSearchResponse: (document: Uint8Array) => unknown;
}

/** Imports the contract by its place, because scripts generate it and do not depend on it. */
async function loadDecoder(): Promise<(file: string) => unknown> {
  const path = fromRoot("packages/search-contract/dist/index.js");
  const contract = (await import(path)) as SearchContract;
  return (file) => {
    const document = readFileSync(file);
    return document.includes("<payment_method_search_response")
      ? contract.decodePaymentMethodSearchResponse(document)
      : contract.decodePaymentMethodSearchCriteria(document);
  };
}

interface Callback {
  readonly session_id: number;
  readonly status: { readonly code: number; readonly message: string };
  readonly transactions: readonly {
    readonly id: number;
    readonly status: { readonly code: number };
    readonly amount: { readonly value: number };
  }[];
}

/** Runs a callback program over all valid examples, and compares what it printed. Returns what is wrong. */
export function checkCallbacks(program: ToolCommand, known: KnownDocuments): string[] {
  const folder = join(EXAMPLES, "callback/valid");
  const names = readdirSync(folder);
  const printed = runTool(
    { ...program, args: [...program.args, ...names.map((name) => join(folder, name))] },
    [0, 1],
  );
  const expected = names
    .filter((name) => known.rejected[name] === undefined)
    .map((name) => describe(join(folder, name)));
  return printed === expected.join("") ? [] : [`callbacks: expected\n${expected.join("")}\ngot\n${printed}`];
}

function describe(file: string): string {
  const { session_id, status, transactions }: Callback = JSON.parse(
    readFileSync(file, "utf8").replace(/^\ufeff/, ""),
  );
  const lines = transactions.map(
    ({ id, status, amount }) => `transaction ${id}: ${status.code} ${amount.value}\n`,
  );
  return `session ${session_id}: ${status.code} ${status.message}\n${lines.join("")}`;
}
