import { CharSet, type Expression, JS, visitAst } from "refa";

const MAX = 0x10ffff;
export const ALL = CharSet.all(MAX);
/** Two characters that no text has stand for its ends. */
export const START = CharSet.fromCharacter(MAX, MAX - 1);
export const END = CharSet.fromCharacter(MAX, MAX);
/** The characters of texts. */
export const TEXT = ALL.without(START).without(END);

/**
 * Parses an expression with the flag `u`. `^` and `$` read the characters for the ends of a text; no other part does.
 *
 * @throws Error if it is too large, or has syntax that the parser does not know
 */
export function parsePattern(source: string, backreferences: "unknown" | "throw"): Expression {
  const parser = JS.Parser.fromLiteral({ source, flags: "u" });
  const { expression } = parser.parse({ backreferences });
  visitAst(expression, {
    onConcatenationEnter(parent) {
      for (const [index, element] of parent.elements.entries()) {
        if (element.type !== "Assertion" || !element.negate) continue;
        const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
        if (only?.type !== "CharacterClass" || !only.characters.isAll || others.length > 0) continue;
        const characters = element.kind === "behind" ? START : END;
        parent.elements[index] = { type: "CharacterClass", parent, characters };
      }
    },
    onCharacterClassEnter(element) {
      if (element.characters !== START && element.characters !== END)
        element.characters = element.characters.intersect(TEXT);
    },
  });
  return expression;
}
