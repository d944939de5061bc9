import { type Issue, type Result, splitPointer } from "./issue.ts";

/** A validator as Standard Schema 1 defines it. Frameworks accept it and infer types from it. */
export interface StandardSchema<Input, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "payment-routing";
    /** Never set: only the compiler reads it. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** Never throws and never returns a promise. */
    readonly validate: (value: unknown) => StandardResult<Output>;
  };
}

/** The result of a {@link StandardSchema}: `issues` is set if the input is rejected. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  /** For a value: `expected X, got Y`. For a document: `line:column path: expected X, got Y`. */
  readonly message: string;
  /** For a value, its member names and item positions. Undefined for a document. */
  readonly path?: readonly (string | number)[] | undefined;
}

/** Creates the schema of values from a function that validates them. */
export function valueSchema<T>(validate: (value: unknown) => Result<T>): StandardSchema<T> {
  return standardSchema((value) => {
    const result = validate(value);
    return result.ok ? { value: result.value } : { issues: result.issues.map((one) => atPath(one, value)) };
  });
}

/** Creates the schema of documents from a function that reads them. */
export function documentSchema<T>(
  read: (document: string | Uint8Array) => Result<T>,
): StandardSchema<string | Uint8Array, T> {
  return standardSchema((input) => {
    if (typeof input !== "string" && !(input instanceof Uint8Array))
      return { issues: [{ message: `expected a document as string or Uint8Array, got ${kindOf(input)}` }] };
    const result = read(input);
    return result.ok ? { value: result.value } : { issues: result.issues.map(atPosition) };
  });
}

function standardSchema<Input, Output>(
  validate: (value: unknown) => StandardResult<Output>,
): StandardSchema<Input, Output> {
  return { "~standard": { version: 1, vendor: "payment-routing", validate } };
}

function atPath({ expected, path, received }: Issue, value: unknown): StandardIssue {
  let parent = value;
  const steps = splitPointer(path).map((step) => {
    const key = Array.isArray(parent) ? Number(step) : step;
    parent = (parent as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return key;
  });
  return { message: `expected ${expected}, got ${received}`, path: steps };
}

function atPosition({ column, line, message }: Issue): StandardIssue {
  return { message: line === undefined ? message : `${line}:${column} ${message}` };
}

function kindOf(input: unknown): string {
  return input === null ? "null" : typeof input;
}
