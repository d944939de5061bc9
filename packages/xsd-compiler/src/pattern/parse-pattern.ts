import { BLOCKS, CATEGORY, CLASS_ESCAPES, type ClassMember, rangesOfCategory } from "./character-classes.ts";
import {
  type CharacterNode,
  complement,
  members,
  PatternError,
  type PatternNode,
  type Ranges,
  subtract,
} from "./pattern-node.ts";

/** Characters that an escape makes literal (production [24] SingleCharEsc, without n, r and t). */
const ESCAPABLE = "\\|.-^?*+{}()[]";

/**
 * Parses a regular expression of XSD (part 2, appendix F).
 *
 * @throws PatternError for an invalid pattern, and for one that JavaScript cannot express exactly
 */
export function parsePattern(source: string): PatternNode {
  return new PatternParser(source).parse();
}

/** Deeper groups would overflow the stack of JavaScript's regular expression engine, or of this parser. */
const DEEPEST = 200;

/** JavaScript treats larger quantities as unbounded. */
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

  #next(): string {
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
      this.#next();
    }
  }

  #atom(): PatternNode {
    const character = this.#next();
    if (character === "(") {
      if (++this.#depth > DEEPEST)
        throw new PatternError("unsupported-pattern", "its groups are nested too deeply");
      const inside = this.#alternatives();
      this.#depth--;
      if (this.#next() !== ")") throw invalid("( without )");
      return inside;
    }
    return this.#character(character);
  }

  #character(character: string): CharacterNode {
    if (character === "[") return this.#classExpression();
    if (character === ".") return setNode("[^\\n\\r]", () => complement(LINE_ENDS));
    if (character === "\\") return this.#escapeNode();
    if ("?*+{}]".includes(character)) throw invalid(`"${character}" must be escaped here`);
    // ^, $ and / are ordinary characters in XSD.
    return literalNode(character);
  }

  #escapeNode(): CharacterNode {
    const next = this.#peek() ?? "";
    // XSD has no escapes such as \$ and \/, but published schemas use them, and Xerces accepts them outside of classes.
    const single = singleEscape(next) ?? (/^[ !"#$%&',/:;<=>@_`~]$/.test(next) ? next : undefined);
    if (single !== undefined) {
      this.#next();
      return literalNode(single);
    }
    const { inside, ranges } = this.#escape();
    const alone = (next === "p" || next === "P") && !inside.startsWith("\\u");
    return setNode(alone ? inside : `[${inside}]`, ranges);
  }

  #quantified(part: PatternNode): PatternNode {
    const character = this.#peek();
    if (character === "?") return this.#repeated(part, 0, 1);
    if (character === "*") return this.#repeated(part, 0, Number.POSITIVE_INFINITY);
    if (character === "+") return this.#repeated(part, 1, Number.POSITIVE_INFINITY);
    if (character !== "{") return part;
    let text = "";
    do text += this.#next();
    while (!text.endsWith("}"));
    const [, min, comma, max] = /^\{([0-9]+)(?:(,)([0-9]*))?\}$/.exec(text) ?? [];
    if (min === undefined) throw invalid(`${text} is no quantity`);
    if (max && Number(max) < Number(min)) throw invalid(`${text} has its bounds the wrong way round`);
    if (Math.max(Number(min), Number(max || 0)) > LARGEST_QUANTITY) {
      throw new PatternError("unsupported-pattern", `${text} is more than can be counted`);
    }
    const maximum = comma === undefined ? Number(min) : max ? Number(max) : Number.POSITIVE_INFINITY;
    return { kind: "repeated", part, min: Number(min), max: maximum, quantity: text };
  }

  /** A repetition that is abbreviated by a single character. */
  #repeated(part: PatternNode, min: number, max: number): PatternNode {
    return { kind: "repeated", part, min, max, quantity: this.#next() };
  }

  /** Parses `[…]` after its opening bracket. A subtraction becomes a look-ahead in front of the class. */
  #classExpression(): CharacterNode {
    const negated = this.#peek() === "^";
    if (negated) this.#next();
    const members: ClassMember[] = [];
    let subtracted: CharacterNode | undefined;
    while (this.#peek() !== "]") {
      if (this.#peek() === "-" && this.#peek(1) === "[") {
        this.#position += 2;
        if (++this.#depth > DEEPEST)
          throw new PatternError("unsupported-pattern", "its classes are nested too deeply");
        subtracted = this.#classExpression();
        this.#depth--;
        if (this.#peek() !== "]") throw invalid("a subtraction must end its class");
        break;
      }
      members.push(this.#classMember(members.length === 0));
    }
    this.#next();
    if (members.length === 0) throw invalid("a class without members");
    const inside = escapeDoubled(members.map((member) => member.inside).join(""));
    const ranges = (): Ranges => {
      const all = members.flatMap((member) => member.ranges());
      return negated ? complement(all) : all;
    };
    const expression = `[${negated ? "^" : ""}${inside}]`;
    if (subtracted === undefined) return setNode(expression, ranges);
    const without = subtracted;
    return setNode(`(?:(?!${without.expression})${expression})`, () => subtract(ranges(), without.ranges()));
  }

  /** Parses a character, a range or an escape inside a class. */
  #classMember(first: boolean): ClassMember {
    if (this.#peek() === "\\" && singleEscape(this.#peek(1) ?? "") === undefined) {
      this.#next();
      return this.#escape();
    }
    const literalDash = this.#peek() === "-";
    if (literalDash && !first && this.#peek(1) !== "]")
      throw invalid('"-" stands for itself only at the start or the end of a class');
    const low = this.#classCharacter();
    if (literalDash || this.#peek() !== "-" || this.#peek(1) === "]" || this.#peek(1) === "[")
      return { inside: classLiteral(low), ranges: () => only(low) };
    this.#next();
    if (this.#peek() === "-") throw invalid('"-" bounds no range');
    const high = this.#classCharacter();
    const [from, to] = [low.codePointAt(0) as number, high.codePointAt(0) as number];
    if (from > to) throw invalid(`the range ${low}-${high} is empty`);
    return { inside: `${classLiteral(low)}-${classLiteral(high)}`, ranges: () => [[from, to]] };
  }

  #classCharacter(): string {
    const character = this.#next();
    if (character === "[") throw invalid('"[" must be escaped in a class');
    if (character !== "\\") return character;
    const escaped = this.#next();
    const single = singleEscape(escaped);
    if (single === undefined) throw invalid(`\\${escaped} cannot bound a range`);
    return single;
  }

  /** Parses an escape after its backslash, as a member of a class. */
  #escape(): ClassMember {
    const character = this.#next();
    const single = singleEscape(character);
    if (single !== undefined) return { inside: classLiteral(single), ranges: () => only(single) };
    if (character === "p" || character === "P") return this.#category(character);
    const member = CLASS_ESCAPES[character];
    if (member === undefined) throw invalid(`\\${character} is no escape`);
    return member;
  }

  #category(kind: string): ClassMember {
    let name = "";
    if (this.#next() !== "{") throw invalid(`\\${kind} needs {…}`);
    for (let character = this.#next(); character !== "}"; character = this.#next()) name += character;
    const ranges = name.startsWith("Is") ? findBlock(name) : undefined;
    if (ranges !== undefined) {
      const found = kind === "P" ? complement(ranges) : ranges;
      return { inside: members(found), ranges: () => found };
    }
    if (!CATEGORY.test(name))
      throw invalid(name === "" ? "{} names no category" : `there is no category ${name}`);
    const category = (): Ranges => rangesOfCategory(name);
    return { inside: `\\${kind}{${name}}`, ranges: kind === "P" ? () => complement(category()) : category };
  }
}

const LINE_ENDS: Ranges = [
  [0xa, 0xa],
  [0xd, 0xd],
];

function only(character: string): Ranges {
  const code = character.codePointAt(0) as number;
  return [[code, code]];
}

function setNode(expression: string, ranges: () => Ranges): CharacterNode {
  return { kind: "character", expression, ranges };
}

function literalNode(character: string): CharacterNode {
  const control = CONTROLS[character];
  const escaped = "^$\\.*+?()[]{}|/".includes(character) ? `\\${character}` : character;
  return setNode(control ?? escaped, () => only(character));
}

/** Returns the character that a single-character escape denotes (productions [23] and [24]). */
function singleEscape(escaped: string): string | undefined {
  const control = { n: "\n", r: "\r", t: "\t" }[escaped];
  return control ?? (escaped !== "" && ESCAPABLE.includes(escaped) ? escaped : undefined);
}

const CONTROLS: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Writes a character for use inside a JavaScript character class. */
function classLiteral(character: string): string {
  return CONTROLS[character] ?? ("\\]^-[(){}/|".includes(character) ? `\\${character}` : character);
}

/** Escapes doubled punctuators: the `v` flag reserves them inside classes. */
function escapeDoubled(members: string): string {
  return members.replace(
    /([&!#$%*+,.:;<=>?@`~])(?=\1)/g,
    (character) => `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}

function findBlock(name: string): Ranges {
  const block = BLOCKS.get(name.slice("Is".length));
  if (block !== undefined) return block;
  throw invalid(name === "Is" ? "{Is} names no block" : `there is no block ${name} in XSD 1.0`);
}

function invalid(message: string): PatternError {
  return new PatternError("invalid-pattern", message);
}
