import { Locator, type Position } from "@payment-routing/contract-runtime";
import type { Origin } from "../components/component.ts";
import type { Diagnostic, DiagnosticCode } from "../diagnostic.ts";

interface Finding {
  readonly code: DiagnosticCode;
  readonly offset: number;
  readonly message: string;
  /** Where it is known already. */
  readonly position?: Position;
}

/** Collects what is wrong with the files of a schema set. */
export class Findings {
  /** Content and findings by file, in the order in which the files were read. */
  readonly #files = new Map<string, { content: Uint8Array; findings: Finding[] }>();
  #count = 0;

  get none(): boolean {
    return this.#count === 0;
  }

  /** Registers a file, so that what is found in it has lines and columns. */
  addFile(file: string, content: Uint8Array): void {
    if (!this.#files.has(file)) this.#files.set(file, { content, findings: [] });
  }

  hasFile(file: string): boolean {
    return this.#files.has(file);
  }

  /** Takes note of what ended the reading of a file. */
  addAt(code: DiagnosticCode, file: string, line: number, column: number, message: string): void {
    this.#files.get(file)?.findings.push({ code, offset: 0, message, position: { line, column } });
    this.#count++;
  }

  /** Takes note of something once, however often it is found: a file may be read for several namespaces. */
  add(code: DiagnosticCode, { file, offset }: Origin, message: string): void {
    this.addFile(file, new Uint8Array());
    const findings = this.#files.get(file)?.findings ?? [];
    if (findings.some((other) => other.offset === offset && other.code === code && other.message === message))
      return;
    findings.push({ code, offset, message });
    this.#count++;
  }

  /** In the order of the files, and of lines in each. */
  toDiagnostics(): Diagnostic[] {
    return Array.from(this.#files, ([file, { content, findings }]) => {
      const locator = new Locator(content);
      return findings
        .toSorted((a, b) => a.offset - b.offset)
        .map(({ code, offset, message, position }) => ({
          code,
          message,
          file,
          ...(position ?? locator.locate(offset)),
        }));
    }).flat();
  }
}
