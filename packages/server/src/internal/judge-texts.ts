import { describeIssue, type Issue, Locator, MAX_ISSUES } from "@payment-routing/contract-runtime";

/**
 * The issues of a report whose texts hold half of a surrogate pair. JSON can name one by an escape, but no bytes stand for
 * it: a callback that carried it could not be signed.
 */
export function judgeTexts(document: Buffer, report: object): readonly Issue[] {
  if (document.indexOf(BACKSLASH) < 0) return [];
  const escapes = document.toString("latin1").matchAll(ESCAPES);
  const offsets = [...escapes].filter(([, half]) => half !== undefined).map(({ index }) => index);
  if (offsets.length === 0) return [];
  const paths = listHalves(report, "");
  const locator = new Locator(document);
  return offsets
    .slice(0, MAX_ISSUES)
    .map((offset, index) => describe(paths[index] ?? "", locator.locate(offset)));
}

const BACKSLASH = 0x5c;

/** A pair as a whole, a half of one (the group), any other escape. */
const ESCAPES = /\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|\\u([Dd][89A-Fa-f]..)|\\./g;

/** The path of each half, in the order of the document: a report has no names that an object would put first. */
function listHalves(value: unknown, path: string): readonly string[] {
  if (typeof value === "string") return (value.match(HALVES) ?? []).map(() => path);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => listHalves(member, `${path}/${name}`));
}

const HALVES = /\p{Surrogate}/gu;

function describe(path: string, { line, column }: ReturnType<Locator["locate"]>): Issue {
  const expected = "Unicode text";
  const received = "half of a surrogate pair";
  const message = describeIssue(path, expected, received);
  return { code: "invalid-value", message, path, line, column, expected, received };
}
