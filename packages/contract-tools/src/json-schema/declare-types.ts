import { isJsonObject, type JsonObject } from "./schema-file.ts";

/** Source text, and the names of the types in it, in their order. */
export interface TypeText {
  readonly text: string;
  readonly references: readonly string[];
}

/** A type that a title names. */
export interface TypeDeclaration {
  /** Its comment with a line break, or nothing. */
  readonly comment: string;
  /** The type that an interface extends. */
  readonly base?: TypeText;
  /** The members of an interface by name, with their comments; that of an index signature is empty. */
  readonly members?: ReadonlyMap<string, TypeText>;
  /** What an alias stands for. */
  readonly type?: TypeText;
}

/** Declares the root of a schema that `reduceToTypes` gave and the titled schemas that it refers to, readonly throughout. */
export function declareTypes(root: JsonObject): ReadonlyMap<string, TypeDeclaration> {
  return sortDeclarations(String(root.title), new Declarations(root).all);
}

/** The types that were found so far, in any order. */
class Declarations {
  readonly all = new Map<string, TypeDeclaration>();
  readonly #root: JsonObject;

  constructor(root: JsonObject) {
    this.#root = root;
    this.#write(root, []);
  }

  #resolve(part: unknown): JsonObject {
    const { $ref } = part as JsonObject;
    if ($ref === undefined) return part as JsonObject;
    const { $defs } = this.#root;
    return ($ref === "#" ? this.#root : Object($defs)[String($ref).replace("#/$defs/", "")]) as JsonObject;
  }

  /** The type of a part, by name if it has one. */
  #write(given: unknown, references: string[]): string {
    const part = this.#resolve(given);
    if (part.title === undefined) return this.#writeType(part, references);
    const name = String(part.title);
    references.push(name);
    if (!this.all.has(name)) this.#declare(name, part);
    return name;
  }

  #declare(name: string, part: JsonObject): void {
    const isInterface = part.type === "object" && part.anyOf === undefined;
    this.all.set(name, { comment: "" });
    const references: string[] = [];
    this.all.set(
      name,
      isInterface
        ? { comment: this.#writeComment(part), members: this.#writeMembers(part) }
        : {
            comment: this.#writeComment({ ...part, deprecated: false }),
            type: { text: this.#writeType(part, references), references },
          },
    );
  }

  #writeType(part: JsonObject, references: string[]): string {
    const { allOf, anyOf, enum: values, tsType, type } = part;
    const writeEach = (parts: unknown): string[] =>
      listOf(parts).map((each) => this.#write(each, references));
    if (tsType !== undefined) return String(tsType);
    if (values !== undefined)
      return join(
        "|",
        listOf(values).map((value) => JSON.stringify(value)),
      );
    const whole = [...(anyOf === undefined ? [] : [join("|", writeEach(anyOf))]), ...writeEach(allOf)];
    if (type !== undefined) whole.push(this.#writeKind(part, references));
    return join("&", whole);
  }

  #writeKind(part: JsonObject, references: string[]): string {
    if (part.type === "integer") return "number";
    if (part.type === "array") return this.#writeArray(part, references);
    if (part.type !== "object") return String(part.type);
    const members = [...this.#writeMembers(part).values()];
    references.push(...members.flatMap((member) => member.references));
    return writeBlock(members);
  }

  #writeArray({ items, minItems, isTuple }: JsonObject, references: string[]): string {
    const item = items === undefined ? "unknown" : this.#write(items, references);
    const rest = `${item.startsWith("readonly ") ? `(${item})` : item}[]`;
    const demanded = isTuple === true ? Number(minItems) : 0;
    return `readonly ${demanded === 0 ? rest : `[${`${item}, `.repeat(demanded)}...${rest}]`}`;
  }

  #writeMembers(part: JsonObject): ReadonlyMap<string, TypeText> {
    const { properties, required, additionalProperties: others } = part;
    const members = new Map<string, TypeText>();
    const types: string[] = [];
    for (const [name, member] of Object.entries(properties ?? {})) {
      const isRequired = listOf(required).includes(name);
      const references: string[] = [];
      const type = this.#write(member, references);
      types.push(type, ...(isRequired ? [] : ["undefined"]));
      const text = `readonly ${writeName(name)}${isRequired ? "" : "?"}: ${type};`;
      members.set(name, { text: this.#commentMember(member) + text, references });
    }
    if (others === false) return members;
    const references: string[] = [];
    const type = isJsonObject(others) ? this.#write(others, references) : "unknown";
    // TypeScript demands that an index signature allows the types of the members.
    const all = type === "unknown" || types.includes("unknown") ? "unknown" : join("|", [type, ...types]);
    return members.set("", {
      text: `${this.#commentMember(others)}readonly [k: string]: ${all};`,
      references,
    });
  }

  /** Types with a name have their comments where they are declared. */
  #commentMember(given: unknown): string {
    const part = isJsonObject(given) ? this.#resolve(given) : {};
    return part.title === undefined ? this.#writeComment(part) : "";
  }

  #writeComment(part: JsonObject): string {
    const bounds = ["minItems", "maxItems"].filter((bound) => part.type === "array" && bound in part);
    const items = part.type === "array" && isJsonObject(part.items) ? this.#resolve(part.items) : {};
    // A tag in the comment of the items would be read as a tag of the list.
    const isShown =
      items.title === undefined && items.type !== "array" && !/(^|\s)@\w/.test(String(items.description));
    const paragraphs = [
      part.description,
      bounds.map((bound) => `@${bound} ${part[bound]}`).join("\n"),
      isShown && items.description !== undefined && `Items: ${items.description}`,
    ].filter(Boolean);
    const text = [...(part.deprecated === true ? ["@deprecated"] : []), paragraphs.join("\n\n")].join("\n");
    if (text === "") return "";
    return `/**\n${text.trimEnd().replaceAll(/^/gm, " * ").replaceAll(/ +$/gm, "")}\n */\n`;
  }
}

/** The source text of a declaration. */
export function printDeclaration(name: string, { comment, base, members, type }: TypeDeclaration): string {
  if (members === undefined) return `${comment}export type ${name} = ${type?.text};`;
  const heritage = base === undefined ? "" : ` extends ${base.text}`;
  return `${comment}export interface ${name}${heritage} ${writeBlock([...members.values()])}`;
}

/** The names in a declaration. */
export function listReferences({ base, members, type }: TypeDeclaration): readonly string[] {
  return [base, type, ...(members?.values() ?? [])].flatMap((text) => text?.references ?? []);
}

/** Aliases come first, then interfaces; each before those that it refers to, except lists. */
function sortDeclarations(
  root: string,
  found: ReadonlyMap<string, TypeDeclaration>,
): ReadonlyMap<string, TypeDeclaration> {
  const sorted = new Map<string, TypeDeclaration>();
  const visit = (name: string, isInterface: boolean, visited: Set<string>): void => {
    const declaration = found.get(name);
    if (declaration === undefined || visited.has(name)) return;
    visited.add(name);
    const isDeclared = isInterface === (declaration.members !== undefined);
    const isList = /^readonly .*\[\]$/s.test(declaration.type?.text ?? "");
    if (isDeclared && !isList) sorted.set(name, declaration);
    for (const other of listReferences(declaration)) visit(other, isInterface, visited);
    if (isDeclared && isList) sorted.set(name, declaration);
  };
  visit(root, false, new Set());
  visit(root, true, new Set());
  return sorted;
}

function writeBlock(members: readonly TypeText[]): string {
  return `{\n${members.map(({ text }) => `  ${text.replaceAll("\n", "\n  ")}\n`).join("")}}`;
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A union or an intersection. */
function join(operator: "|" | "&", types: readonly string[]): string {
  const unique = [...new Set(types)];
  return unique.length === 1 ? String(unique[0]) : `(${unique.join(` ${operator} `)})`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
