import type { SearchLedger } from "@payment-routing/test-support/load";
import type { StoredDecision } from "../result/check-decisions.ts";

/** The second version has preferences that are higher by this number. Those of the first are lower than it. */
export const RAISE = 10_000;

type Version = "first" | "second";

/** The version of the configuration that decided each search, by the preferences of its answer. */
export class AnswerVersions {
  readonly #versions: (Version | undefined)[] = [];
  readonly #counts = { first: 0, second: 0 };
  #secondInARow = 0;
  /** Answers that no version gives. */
  readonly issues: string[] = [];

  readonly add = (search: number, body: Buffer): void => {
    const preferences = [...body.toString("latin1").matchAll(/<preference>(\d+)</g)].map(([, digits]) =>
      Number(digits),
    );
    const raised = preferences.filter((preference) => preference >= RAISE).length;
    if (preferences.length === 0 || (raised > 0 && raised < preferences.length)) {
      this.issues.push(`search ${search}: got preferences of no version: ${preferences.join(", ")}`);
      return;
    }
    const version = raised > 0 ? "second" : "first";
    this.#versions[search] = version;
    this.#counts[version]++;
    this.#secondInARow = version === "second" ? this.#secondInARow + 1 : 0;
  };

  count(version: Version): number {
    return this.#counts[version];
  }

  /** Whether the last answers, this many, are of the second version. */
  areSecond(count: number): boolean {
    return this.#secondInARow >= count;
  }

  of(search: number): Version | undefined {
    return this.#versions[search];
  }
}

interface VersionedDecision extends StoredDecision {
  readonly digest: string;
}

/** Passes decisions on, and adds an issue for each whose version is another than that of the answer. */
export async function* checkVersions(
  pages: AsyncIterable<readonly VersionedDecision[]>,
  ledger: SearchLedger,
  answers: AnswerVersions,
  digests: Readonly<Record<Version, string>>,
): AsyncGenerator<readonly VersionedDecision[]> {
  for await (const page of pages) {
    for (const { requestId, digest } of page) {
      const search = ledger.find(requestId);
      const version = search === undefined ? undefined : answers.of(search);
      if (version !== undefined && digest !== digests[version])
        answers.issues.push(`search ${search}: answered by the ${version} version, recorded with ${digest}`);
    }
    yield page;
  }
}
