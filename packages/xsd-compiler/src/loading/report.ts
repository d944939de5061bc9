import type { DiagnosticCode } from "../diagnostic.ts";

/** Takes note of what is wrong at a byte offset of one schema file. */
export type Report = (code: DiagnosticCode, offset: number, message: string) => void;
