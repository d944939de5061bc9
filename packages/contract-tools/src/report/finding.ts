/** What a command found at one position of a schema. The commands share this shape and its printer, `formatReport`. */
export interface Finding extends FilePosition {
  /** The ID of the rule: stable, in kebab-case. */
  readonly rule: string;
  readonly severity: Severity;
  /** One line without a full stop at the end. */
  readonly message: string;
  /** Other positions that the message is about, such as the declaration in the old version. */
  readonly related?: readonly RelatedPosition[];
  /** More lines for people, such as a counterexample. */
  readonly detail?: string;
  /** Members that only the JSON and SARIF formats show, such as the direction of a root. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** `info` does not fail a command. */
export type Severity = "error" | "warning" | "info";

export interface FilePosition {
  /** The path to show. Report.readText gets it to find the text of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in Unicode characters. */
  readonly column: number;
}

export interface RelatedPosition extends FilePosition {
  readonly message: string;
}

/** A rule of a command, for its list of rules and for SARIF. */
export interface Rule {
  readonly id: string;
  readonly category: string;
  readonly severity: Severity | "off";
  /** A sentence: what the rule reports. */
  readonly summary: string;
  /** Sentences: why it matters, and what to do instead. */
  readonly reason: string;
}

/** The findings of one run of a command. */
export interface Report {
  /** The name of the command: `contracts lint`. */
  readonly tool: string;
  /** Every rule that a finding may name. */
  readonly rules: readonly Rule[];
  /** In the order to print. */
  readonly findings: readonly Finding[];
  /** The text of a file that a finding names, for code frames; undefined when it cannot be read. */
  readText(file: string): string | undefined;
}
