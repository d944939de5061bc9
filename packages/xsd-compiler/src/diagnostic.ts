import { boundText, Locator, type Position, writeExcerpt } from "@payment-routing/contract-runtime";
import type { Origin } from "./components/component.ts";

/**
 * All codes of diagnostics. `invalid-…` is an error in the schema; `unsupported-…` is valid XSD that this compiler does
 * not support.
 */
export const DIAGNOSTIC_CODES = [
  "invalid-xml",
  "invalid-location",
  "invalid-element",
  "invalid-attribute",
  "invalid-value",
  "invalid-text",
  "invalid-reference",
  "invalid-duplicate",
  "invalid-cycle",
  "invalid-ambiguity",
  "invalid-derivation",
  "invalid-facet",
  "invalid-occurs",
  "invalid-pattern",
  "invalid-assertion",
  "unsupported-xml",
  "unsupported-content",
  "unsupported-pattern",
  "unsupported-assertion",
] as const;

/** `invalid-…`: XSD forbids it. `unsupported-…`: the compiler does not support it. */
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** A problem in a schema. It prevents compilation. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1, in Unicode characters. */
  readonly column: number;
}

/**
 * Formats a diagnostic as `file:line:column code message`, followed by an excerpt with a mark. The codes may be those of
 * another tool.
 */
export function formatDiagnostic(
  diagnostic: Omit<Diagnostic, "code"> & { readonly code: string },
  text: string,
): string {
  const { code, message, file, line, column } = diagnostic;
  const title = `${file}:${line}:${column} ${code} ${boundText(message)}`;
  return `${title}\n${writeExcerpt(text.replace(/^\uFEFF/, ""), { line, column })}`;
}

/**
 * Reports a diagnostic at a byte offset of one schema file.
 *
 * @param other another declaration, whose position ends the message
 */
export type Report = (code: DiagnosticCode, offset: number, message: string, other?: Origin) => void;

interface Entry {
  readonly code: DiagnosticCode;
  readonly offset: number;
  readonly message: string;
  readonly other?: Origin | undefined;
  /** Set once the XML reader has computed it. */
  readonly position?: Position;
}

/** Collects the diagnostics of the files of a schema set. */
export class Diagnostics {
  /** Content and diagnostics by file, in reading order. */
  readonly #files = new Map<string, { content: Uint8Array; entries: Entry[] }>();
  #count = 0;

  get none(): boolean {
    return this.#count === 0;
  }

  /** Registers the UTF-8 content of a file, from which lines and columns are computed. */
  addFile(file: string, content: Uint8Array): void {
    if (!this.#files.has(file)) this.#files.set(file, { content, entries: [] });
  }

  hasFile(file: string): boolean {
    return this.#files.has(file);
  }

  /** Adds a diagnostic at a position. */
  addAt(code: DiagnosticCode, file: string, line: number, column: number, message: string): void {
    this.#files.get(file)?.entries.push({ code, offset: 0, message, position: { line, column } });
    this.#count++;
  }

  /** Adds a diagnostic once: a file may be read for several namespaces. */
  add(code: DiagnosticCode, { file, offset }: Origin, message: string, other?: Origin): void {
    this.addFile(file, new Uint8Array());
    const entries = this.#files.get(file)?.entries ?? [];
    if (entries.some((other) => other.offset === offset && other.code === code && other.message === message))
      return;
    entries.push({ code, offset, message, other });
    this.#count++;
  }

  /** Returns the diagnostics in the order of the files, and by line within each. */
  toDiagnostics(): Diagnostic[] {
    return Array.from(this.#files, ([file, { content, entries }]) => {
      const locator = new Locator(content);
      return entries
        .toSorted((a, b) => a.offset - b.offset)
        .map(({ code, offset, message, other, position }) => ({
          code,
          message: boundText(other === undefined ? message : `${message} ${this.#show(other)}`),
          file,
          ...(position ?? locator.locate(offset)),
        }));
    }).flat();
  }

  #show({ file, offset }: Origin): string {
    const { line, column } = new Locator(this.#files.get(file)?.content ?? new Uint8Array()).locate(offset);
    return `${file}:${line}:${column}`;
  }
}

/** Suggests the declared name closest to a misspelt one, as the end of a message. */
export function suggest(name: string, declared: Iterable<string>): string {
  const [nearest] = Array.from(declared, (other) => ({ other, distance: editDistance(name, other) })).sort(
    (a, b) => a.distance - b.distance,
  );
  // A short name may differ in at most one letter.
  const near = nearest !== undefined && nearest.distance <= 2 && nearest.distance < name.length / 2;
  return near ? `; did you mean ${nearest.other}?` : "";
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
