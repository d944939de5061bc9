import type { ElementDeclaration } from "../components/schema-set.ts";
import type { ElementMember, Member, Node, RowsMember } from "../shaping/shape.ts";
import type { Imports } from "./imports.ts";
import { memberAccess, memberKey } from "./names.ts";

/** What the readers of a module share. */
export interface ReaderModule {
  readonly imports: Imports;
  /** The constant of a declaration. */
  constant(element: ElementDeclaration): string;
  /** The code that reads an element. */
  read(element: ElementDeclaration): string;
}

/** Collects the statements of a reader. */
export class ReaderBody {
  readonly #module: ReaderModule;
  /** Assigns a member of the value. */
  readonly #assign: (key: string, code: string) => string;
  readonly #result: string;
  #indent = "  ";
  text = "";

  /**
   * @param wide whether the value has many optional members
   * @param result the variable of the value
   */
  constructor(module: ReaderModule, wide: boolean, result: string) {
    this.#module = module;
    this.#assign = assignment(module.imports, wide);
    this.#result = result;
  }

  line(code: string): void {
    this.text += `${this.#indent}${code}\n`;
  }

  /** Ends the reader where a condition holds. */
  stopIf(condition: string): void {
    this.line(`if (${condition}) ${this.#stop}`);
  }

  get #stop(): string {
    return `return r.stop(${this.#result});`;
  }

  /**
   * @param strict false if elements come in any order: missing ones are then found at the end
   * @param done the member that has been read, if there is one
   */
  writeNode(node: Node, strict: boolean, done?: Member): void {
    if (node.kind === "member") {
      if (node.member !== done) this.#writeMember(node.member, node.optional || !strict);
      return;
    }
    if (node.kind === "choice") {
      this.#writeChoice(node);
      return;
    }
    if (!node.optional || isNullable({ ...node, optional: false })) {
      for (const child of node.nodes) this.writeNode(child, strict, done);
      return;
    }
    this.#block(`if (${this.#at(firstOf({ ...node, optional: false }))})`, () => {
      for (const child of node.nodes) this.writeNode(child, strict);
    });
  }

  #writeChoice(node: Extract<Node, { kind: "sequence" | "choice" }>): void {
    let head = "if";
    for (const child of node.nodes) {
      const first = firstOf(child);
      if (first.length === 0) continue;
      const { member } = child.kind === "member" ? child : { member: undefined };
      if (member?.kind === "element" && !member.array) {
        const code = this.#module.read(member.element);
        this.line(`${head} (${this.#at([member.element])}) ${this.#assign(member.key, code)}`);
      } else this.#block(`${head} (${this.#at(first)})`, () => this.writeNode(child, true));
      head = "else if";
    }
    if (!isNullable(node)) this.line(`else ${this.#stop}`);
  }

  /** Writes all of a reader whose value is one of several members. Returns false, and writes nothing, for other content. */
  writeAlternatives(node: Node): boolean {
    if (node.kind !== "choice") return false;
    const members = node.nodes.flatMap((child) =>
      child.kind === "member" && child.member.kind === "element" && !child.member.array ? child.member : [],
    );
    if (members.length < node.nodes.length) return false;
    for (const { element, key } of members)
      this.line(`if (${this.#at([element])}) return { ${memberKey(key)}: ${this.#module.read(element)} };`);
    this.line(isNullable(node) ? "return {};" : "return r.stop({});");
    return true;
  }

  #writeMember(member: Member, optional: boolean): void {
    if (member.kind === "rows") {
      this.writeRows(member, `(${memberAccess("value", member.key)} as unknown[])`);
      return;
    }
    if (member.kind === "element") this.#writeElement(member, optional);
  }

  /** @param row the row of which the element is part: it has arrays of its own */
  #writeElement({ array, element, key, max, min }: ElementMember, optional: boolean, row?: string): void {
    const condition = this.#at([element]);
    const code = this.#module.read(element);
    const target = memberAccess(row ?? "value", key);
    if (!array) {
      const assign = row === undefined ? this.#assign(key, code) : `${target} = ${code};`;
      if (!optional) this.stopIf(`!${condition}`);
      this.line(optional ? `if (${condition}) ${assign}` : assign);
      return;
    }
    const items = `(${target} as ${row === undefined ? "readonly " : ""}unknown[])`;
    const bound = max === Number.POSITIVE_INFINITY ? "" : `${items}.length < ${max} && `;
    const add = row === undefined ? this.#add(key, code) : `${items}.push(${code});`;
    this.line(`while (${bound}${condition}) ${add}`);
    // The object omits an absent optional member.
    const few =
      optional && min > 1 ? `${items}.length > 0 && ${items}.length < ${min}` : `${items}.length < ${min}`;
    if (min > 0 && !(optional && min === 1)) this.stopIf(few);
  }

  #add(key: string, code: string): string {
    return `${this.#module.imports.value("addItem")}(value, ${JSON.stringify(key)}, ${code});`;
  }

  writeRows({ max, members, min }: RowsMember, rows: string): void {
    const [first, ...others] = members;
    if (first === undefined) return;
    const bound = max === Number.POSITIVE_INFINITY ? "" : `${rows}.length < ${max} && `;
    const arrays = members.filter(({ array }) => array).map(({ key }) => `${memberKey(key)}: []`);
    this.#block(`while (${bound}${this.#at([first.element])})`, () => {
      const row = arrays.length === 0 ? "{}" : `{ ${arrays.join(", ")} }`;
      this.line(`const row: Record<string, unknown> = ${row};`);
      this.line(`${rows}.push(row);`);
      this.line(`${memberAccess("row", first.key)} = ${this.#module.read(first.element)};`);
      for (const member of others) this.#writeElement(member, member.min === 0, "row");
    });
    if (min > 0) this.stopIf(`${rows}.length < ${min}`);
  }

  #at(elements: readonly ElementDeclaration[]): string {
    return elements.map((element) => `r.at(${this.#module.constant(element)})`).join(" || ");
  }

  #block(head: string, write: () => void): void {
    this.line(`${head} {`);
    const outer = this.#indent;
    this.#indent += "  ";
    write();
    this.#indent = outer;
    this.line("}");
  }
}

/**
 * Returns how code assigns a member of the value. V8 compiles `value.key = …` for the few hidden classes that it has met
 * there. If many members are optional, values have hundreds of them, and each such assignment would take a microsecond.
 */
export function assignment(imports: Imports, wide: boolean): (key: string, code: string) => string {
  return wide
    ? (key, code) => `${imports.value("setOwn")}(value, ${JSON.stringify(key)}, ${code});`
    : (key, code) => `${memberAccess("value", key)} = ${code};`;
}

/** Returns the elements that a part of a content model can begin with. */
function firstOf(node: Node): readonly ElementDeclaration[] {
  if (node.kind === "member") return firstOfMember(node.member);
  if (node.kind === "choice") return node.nodes.flatMap(firstOf);
  const first: ElementDeclaration[] = [];
  for (const child of node.nodes) {
    first.push(...firstOf(child));
    if (!isNullable(child)) break;
  }
  return first;
}

function firstOfMember(member: Member): readonly ElementDeclaration[] {
  if (member.kind === "element") return [member.element];
  return member.kind === "rows" ? member.members.slice(0, 1).map(({ element }) => element) : [];
}

/** True when a part of a content model may be empty. */
function isNullable(node: Node): boolean {
  if (node.optional) return true;
  if (node.kind === "member") return node.member.min === 0;
  return node.kind === "choice" ? node.nodes.some(isNullable) : node.nodes.every(isNullable);
}
