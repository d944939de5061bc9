import type { SchemaPath } from "../../json-schema/schema-file.ts";
import type { RuleId } from "../breaking-rules.ts";
import type { SchemaNode, SchemaPlace } from "./schema-node.ts";

/** Documents, or values, that one version accepts and the other may reject. */
export interface Samples {
  /** Empty if none could be made. */
  readonly values: readonly unknown[];
  /** Whether there are no others. */
  readonly areAll?: boolean;
  /** The part of each document that shows the difference. */
  readonly path?: SchemaPath;
  /** The parts that the difference is about, if they are only some of those at the path. */
  readonly parts?: readonly SchemaPath[];
}

/** A difference, with the documents that may show it. */
export interface Difference {
  readonly rule: RuleId;
  readonly message: string;
  readonly before: SchemaPlace;
  readonly after: SchemaPlace;
  /** Documents of the old version that the new one may reject; undefined if it accepts all of them. */
  readonly narrows?: Samples | undefined;
  /** Documents of the new version that the old one may reject; undefined if it accepts all of them. */
  readonly widens?: Samples | undefined;
  /** Whether only a member that old writers are not known to write is concerned. */
  readonly isUnlikely?: boolean;
  /** Make a small document of each version that has the part which was compared. */
  readonly contexts?: { before(): unknown; after(): unknown };
}

export interface ComparisonOptions {
  /**
   * Whether values are written as XML. A list is then a repeated element, and values of different types may be the same
   * document. Default false.
   */
  readonly isXml?: boolean;
  /** Whether consumers can import a type of the old version by a name. Default: any. */
  readonly isExported?: (name: string) => boolean;
}

/** What a comparison of two parts reports to and compares further with. */
export interface ComparisonContext extends Required<ComparisonOptions> {
  report(difference: Difference): void;
  compare(before: SchemaNode, after: SchemaNode): void;
  /** Documents of one part that the other may reject; undefined if it accepts all of them. */
  findExcess(inner: SchemaNode, outer: SchemaNode): Samples | undefined;
}

/** Documents with each of the values in a part; undefined for undefined. */
export function embedAll(node: SchemaNode, samples: Samples | undefined): Samples | undefined {
  return (
    samples && {
      ...samples,
      values: samples.values.map((value) => node.documentWith(value)),
      path: node.documentPath,
    }
  );
}

/** The samples of a difference that only one version has. */
export function onlyIn(isOld: boolean, samples: Samples | undefined): Pick<Difference, "narrows" | "widens"> {
  return isOld ? { narrows: samples } : { widens: samples };
}

/** Values of every type, for members that an open object may hold under any name. */
export const OTHER_VALUES: readonly unknown[] = [null, true, 0, "", "x", [], {}, 0.5, -1];
