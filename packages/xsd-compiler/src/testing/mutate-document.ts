import type { Random } from "./random.ts";
import { escapeValue, TEXTS } from "./random-simple-type.ts";

/** A document that is nearly the given one, well-formed still in most cases. */
export function mutateDocument(document: string, random: Random): string {
  return random.one(MUTATIONS)(document, random);
}

type Mutation = (document: string, random: Random) => string;

const ELEMENT = /<([a-z]+)[^<>]*(?:\/>|>[^<>]*<\/\1>)/g;

const MUTATIONS: readonly Mutation[] = [
  // An element without children goes, comes twice, changes places with the next, gets another name.
  (document, random) => replaceOne(document, ELEMENT, random, () => ""),
  (document, random) => replaceOne(document, ELEMENT, random, (found) => found + found),
  (document, random) =>
    replaceOne(document, /(<([a-z]+)[^<>]*\/>)(<([a-z]+)[^<>]*\/>)/g, random, (found) => {
      const middle = found.indexOf("><") + 1;
      return found.slice(middle) + found.slice(0, middle);
    }),
  (document, random) =>
    replaceOne(document, ELEMENT, random, (found) => rename(found, random.one(["a", "b", "c", "x"]))),
  (document, random) =>
    replaceOne(document, />[^<>]*</g, random, () => `>${random.one(TEXTS).replace(/[<&>]/g, "")}<`),
  (document, random) => replaceOne(document, / [a-e]="[^"]*"/g, random, () => ""),
  (document, random) =>
    replaceOne(document, / (?:xsi:nil|[a-z]|n:ga|o:[ox])="[^"]*"/g, random, (found) =>
      found.replace(/"[^"]*"/, () => `"${escapeValue(random.one(TEXTS))}"`),
    ),
  (document, random) =>
    replaceOne(document, /<[a-z]+/g, random, (found) => `${found} ${random.one(["a", "o:o", "z"])}="1"`),
  (document, random) =>
    replaceOne(
      document,
      /<[a-z]+/g,
      random,
      (found) => `${found} xsi:nil="${random.one(["true", "false", "x"])}"`,
    ),
  (document, random) =>
    replaceOne(document, / xmlns="[^"]*"/g, random, () => random.one(["", ' xmlns="urn:main"', ' xmlns=""'])),
  (document, random) =>
    replaceOne(
      document,
      />/g,
      random,
      (found) => `${found}${random.one([" ", "<!-- c -->", "<?p i?>", "<x/>", "t"])}`,
    ),
];

function replaceOne(
  document: string,
  what: RegExp,
  random: Random,
  change: (found: string) => string,
): string {
  const found = [...document.matchAll(what)];
  if (found.length === 0) return document;
  const { 0: text, index } = random.one(found);
  return document.slice(0, index) + change(text) + document.slice(index + text.length);
}

function rename(element: string, name: string): string {
  const [, old = ""] = /^<([a-z]+)/.exec(element) ?? [];
  const body = element.slice(1 + old.length);
  return body.endsWith("/>")
    ? `<${name}${body}`
    : `<${name}${body.slice(0, body.lastIndexOf("</"))}</${name}>`;
}
