/** A type as it is written in TypeScript, as far as json-schema-to-typescript writes any. */
export type Type =
  /** A name, a keyword, or a literal. */
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "object"; readonly members: readonly Member[] }
  | { readonly kind: "array"; readonly item: Type }
  | { readonly kind: "tuple"; readonly items: readonly Type[]; readonly rest: Type | undefined }
  | { readonly kind: "union" | "intersection"; readonly parts: readonly Type[] };

/** A member of an object type: `name?`, or `[k: string]`. */
export interface Member {
  readonly comment: string;
  readonly name: string;
  readonly type: Type;
}

/** An exported type. */
export interface Declaration {
  readonly comment: string;
  readonly name: string;
  readonly isInterface: boolean;
  readonly type: Type;
}

/**
 * Reads type declarations as json-schema-to-typescript writes them. Throws a SyntaxError for whatever else TypeScript
 * has.
 */
export function parseTypes(text: string): Declaration[] {
  const tokens = new Tokens(text);
  const declarations: Declaration[] = [];
  while (!tokens.ended) declarations.push(parseDeclaration(tokens));
  return declarations;
}

function parseDeclaration(tokens: Tokens): Declaration {
  const comment = tokens.takeComment();
  tokens.expect("export");
  const isInterface = tokens.skip("interface");
  if (!isInterface) tokens.expect("type");
  const name = tokens.take();
  if (!isInterface) tokens.expect("=");
  const type = isInterface ? parseObject(tokens) : parseType(tokens);
  tokens.skip(";");
  return { comment, name, isInterface, type };
}

function parseType(tokens: Tokens): Type {
  return parseParts(tokens, "union", "|", () =>
    parseParts(tokens, "intersection", "&", () => parseItems(tokens)),
  );
}

function parseParts(
  tokens: Tokens,
  kind: "union" | "intersection",
  separator: string,
  parsePart: () => Type,
): Type {
  const parts = [parsePart()];
  while (tokens.skip(separator)) parts.push(parsePart());
  return parts.length === 1 ? (parts[0] as Type) : { kind, parts };
}

/** A type and the `[]` behind it. */
function parseItems(tokens: Tokens): Type {
  let type = parseOne(tokens);
  while (tokens.skip("[]")) type = { kind: "array", item: type };
  return type;
}

function parseOne(tokens: Tokens): Type {
  if (tokens.next === "{") return parseObject(tokens);
  if (tokens.skip("[")) return parseTuple(tokens);
  if (tokens.skip("[]")) return { kind: "tuple", items: [], rest: undefined };
  if (!tokens.skip("(")) return { kind: "word", text: tokens.take() };
  const type = parseType(tokens);
  tokens.expect(")");
  return type;
}

function parseTuple(tokens: Tokens): Type {
  const items: Type[] = [];
  let rest: Type | undefined;
  do {
    if (tokens.skip("...")) rest = parseType(tokens);
    else items.push(parseType(tokens));
  } while (tokens.skip(","));
  tokens.expect("]");
  return { kind: "tuple", items, rest };
}

function parseObject(tokens: Tokens): Type {
  const members: Member[] = [];
  tokens.expect("{");
  while (!tokens.skip("}")) {
    const comment = tokens.takeComment();
    let name = tokens.take();
    if (name === "[") name += `${tokens.take()}${tokens.expect(":")} ${tokens.take()}${tokens.expect("]")}`;
    if (tokens.skip("?")) name += "?";
    tokens.expect(":");
    members.push({ comment, name, type: parseType(tokens) });
    tokens.skip(";");
  }
  return { kind: "object", members };
}

const COMMENT = /^\/\*\*/;
const WORD = /^(?:[\w$]+|"|-)/;
const TOKEN = /\/\*\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|-?[\w$.]*[\w$]|\.\.\.|\[\]|\S/g;

/** The tokens of a text, one after the other. */
class Tokens {
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(text: string) {
    this.#tokens = text.match(TOKEN) ?? [];
  }

  get next(): string | undefined {
    return this.#tokens[this.#position];
  }

  get ended(): boolean {
    return this.next === undefined;
  }

  /** A comment, or nothing. */
  takeComment(): string {
    return COMMENT.test(this.next ?? "") ? this.#step() : "";
  }

  /** A name, a literal, or the bracket that a computed name begins with. */
  take(): string {
    if (WORD.test(this.next ?? "") || this.next === "[") return this.#step();
    throw new SyntaxError(`expected a name or a literal, got ${this.next}`);
  }

  skip(token: string): boolean {
    if (this.next !== token) return false;
    this.#position++;
    return true;
  }

  expect(token: string): string {
    if (this.skip(token)) return token;
    throw new SyntaxError(`expected ${token}, got ${this.next}`);
  }

  #step(): string {
    return this.#tokens[this.#position++] ?? "";
  }
}
