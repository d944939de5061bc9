import { BLOCKS } from "./blocks.ts";
import { CLASS_ESCAPES } from "./class-escapes.ts";
import { type PatternNode, PatternRefusal } from "./pattern-node.ts";
import { complement, members, type Ranges } from "./ranges.ts";

/** Characters that stand for themselves when escaped (production [24] SingleCharEsc, without n, r and t). */
const ESCAPABLE = "\\|.-^?*+{}()[]";

/**
 * Reads a regular expression of XSD (part 2, appendix F).
 *
 * @throws PatternPatternRefusal for what is none, and for what JavaScript has nothing exact for
 */
export function parsePattern(source: string): PatternNode {
  return new PatternParser(source).parse();
}

/** Deeper groups would overflow the stack of JavaScript's regular expressions, or ours. */
const DEEPEST = 200;

/** JavaScript takes larger quantities for unbounded ones. */
const LARGEST_QUANTITY = 1_000_000_000;

class PatternParser {
  readonly #characters: readonly string[];
  #position = 0;
  #depth = 0;

  constructor(source: string) {
    this.#characters = Array.from(source);
  }

  parse(): PatternNode {
    const node = this.#alternatives();
    if (this.#position < this.#characters.length) throw invalid(`"${this.#peek()}" has no match`);
    return node;
  }

  #peek(ahead = 0): string | undefined {
    return this.#characters[this.#position + ahead];
  }

  #take(): string {
    const character = this.#characters[this.#position++];
    if (character === undefined) throw invalid("it ends too early");
    return character;
  }

  #alternatives(): PatternNode {
    const parts: PatternNode[] = [];
    for (;;) {
      const sequence: PatternNode[] = [];
      while (this.#peek() !== undefined && this.#peek() !== "|" && this.#peek() !== ")") {
        sequence.push(this.#quantified(this.#atom()));
      }
      parts.push({ kind: "sequence", parts: sequence });
      if (this.#peek() !== "|") return { kind: "alternatives", parts };
      this.#take();
    }
  }

  #atom(): PatternNode {
    const character = this.#take();
    if (character === "(") {
      if (++this.#depth > DEEPEST)
        throw new PatternRefusal("unsupported-pattern", "its groups are nested too deeply");
      const inside = this.#alternatives();
      this.#depth--;
      if (this.#take() !== ")") throw invalid("( without )");
      return inside;
    }
    return { kind: "character", expression: this.#characterExpression(character) };
  }

  #characterExpression(character: string): string {
    if (character === "[") return this.#classExpression();
    if (character === ".") return "[^\\n\\r]";
    if (character === "\\") return this.#escape(false);
    if ("?*+{}]".includes(character)) throw invalid(`"${character}" must be escaped here`);
    // ^, $ and / are ordinary characters in XSD.
    return "^$/".includes(character) ? `\\${character}` : character;
  }

  #quantified(part: PatternNode): PatternNode {
    const character = this.#peek();
    if (character === "?") return this.#repeated(part, 0, 1);
    if (character === "*") return this.#repeated(part, 0, Number.POSITIVE_INFINITY);
    if (character === "+") return this.#repeated(part, 1, Number.POSITIVE_INFINITY);
    if (character !== "{") return part;
    let text = "";
    do text += this.#take();
    while (!text.endsWith("}"));
    const [, min, comma, max] = /^\{([0-9]+)(?:(,)([0-9]*))?\}$/.exec(text) ?? [];
    if (min === undefined) throw invalid(`${text} is no quantity`);
    if (max && Number(max) < Number(min)) throw invalid(`${text} has its bounds the wrong way round`);
    if (Math.max(Number(min), Number(max || 0)) > LARGEST_QUANTITY) {
      throw new PatternRefusal("unsupported-pattern", `${text} is more than can be counted`);
    }
    const most = comma === undefined ? Number(min) : max ? Number(max) : Number.POSITIVE_INFINITY;
    return { kind: "repeated", part, min: Number(min), max: most, quantity: text };
  }

  /** A repetition that a single character stands for. */
  #repeated(part: PatternNode, min: number, max: number): PatternNode {
    return { kind: "repeated", part, min, max, quantity: this.#take() };
  }

  /** `[…]`, the opening bracket taken. A subtraction becomes a look-ahead in front of the class. */
  #classExpression(): string {
    const negated = this.#peek() === "^";
    if (negated) this.#take();
    let members = "";
    let subtracted = "";
    while (this.#peek() !== "]") {
      if (this.#peek() === "-" && this.#peek(1) === "[") {
        this.#position += 2;
        subtracted = `(?!${this.#classExpression()})`;
        if (this.#peek() !== "]") throw invalid("a subtraction must end its class");
        break;
      }
      members += this.#classMember(members === "");
    }
    this.#take();
    if (members === "") throw invalid("a class without members");
    const expression = `[${negated ? "^" : ""}${escapeDoubled(members)}]`;
    return subtracted === "" ? expression : `(?:${subtracted}${expression})`;
  }

  /** A character, a range or an escape inside a class. */
  #classMember(first: boolean): string {
    if (
      this.#peek() === "\\" &&
      !"nrt".includes(this.#peek(1) ?? "") &&
      !ESCAPABLE.includes(this.#peek(1) ?? "")
    ) {
      this.#take();
      return this.#escape(true);
    }
    const literalDash = this.#peek() === "-";
    if (literalDash && !first && this.#peek(1) !== "]")
      throw invalid('"-" stands for itself only at the start or the end of a class');
    const low = this.#classCharacter();
    if (literalDash || this.#peek() !== "-" || this.#peek(1) === "]" || this.#peek(1) === "[")
      return classLiteral(low);
    this.#take();
    if (this.#peek() === "-") throw invalid('"-" bounds no range');
    const high = this.#classCharacter();
    if ((low.codePointAt(0) as number) > (high.codePointAt(0) as number))
      throw invalid(`the range ${low}-${high} is empty`);
    return `${classLiteral(low)}-${classLiteral(high)}`;
  }

  #classCharacter(): string {
    const character = this.#take();
    if (character === "[") throw invalid('"[" must be escaped in a class');
    if (character !== "\\") return character;
    const escaped = this.#take();
    const control = { n: "\n", r: "\r", t: "\t" }[escaped];
    if (control === undefined && !ESCAPABLE.includes(escaped))
      throw invalid(`\\${escaped} cannot bound a range`);
    return control ?? escaped;
  }

  #escape(inClass: boolean): string {
    const character = this.#take();
    if ("nrt".includes(character)) return `\\${character}`;
    if (ESCAPABLE.includes(character)) return character === "-" && !inClass ? "-" : `\\${character}`;
    if (character === "p" || character === "P") return this.#category(character, inClass);
    const escaped = CLASS_ESCAPES[character];
    if (escaped === undefined) throw invalid(`\\${character} is no escape`);
    return inClass ? escaped : `[${escaped}]`;
  }

  #category(kind: string, inClass: boolean): string {
    let name = "";
    if (this.#take() !== "{") throw invalid(`\\${kind} needs {…}`);
    for (let character = this.#take(); character !== "}"; character = this.#take()) name += character;
    if (name.startsWith("Is")) {
      const block = findBlock(name);
      const found = members(kind === "P" ? complement(block) : block);
      return inClass ? found : `[${found}]`;
    }
    if (!/^(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/.test(name))
      throw invalid(`there is no category ${name}`);
    return `\\${kind}{${name}}`;
  }
}

/** A character inside a class of a JavaScript expression. */
function classLiteral(character: string): string {
  const control = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[character];
  return control ?? ("\\]^-[(){}/|".includes(character) ? `\\${character}` : character);
}

/** With the `v` flag two of these in a row are no members of a class, whatever they are going to mean one day. */
function escapeDoubled(members: string): string {
  return members.replace(
    /([&!#$%*+,.:;<=>?@`~])(?=\1)/g,
    (character) => `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}

function findBlock(name: string): Ranges {
  const block = BLOCKS.get(name.slice("Is".length));
  if (block !== undefined) return block;
  throw new PatternRefusal("unsupported-pattern", `${name} is none of the blocks that XSD 1.0 names`);
}

function invalid(message: string): PatternRefusal {
  return new PatternRefusal("invalid-pattern", message);
}
