import { type AnyNode, parse } from "@humanwhocodes/momoa";

/** A step into a JSON value: the name of a member or the position of an item. */
export type Step = string | number;

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The offset of the value at a path, by another JSON reader. */
export function placeOf(text: string, steps: readonly Step[]): Place {
  return placeOfNode(find(parse(text, { mode: "json" }).body, steps));
}

/** A document with the member at a path repeated after the first, and the offset of the second name. */
export function repeatMember(text: string, steps: readonly Step[]): { text: string; place: Place } {
  const name = String(steps.at(-1));
  const object = find(parse(text, { mode: "json" }).body, steps.slice(0, -1));
  if (object.type !== "Object") throw new TypeError("only objects have members");
  const member = object.members.find((candidate) => nameOf(candidate.name) === name);
  if (member === undefined) throw new RangeError(`there is no member ${name}`);
  const source = text.slice(member.loc.start.offset, member.loc.end.offset);
  const before = `${text.slice(0, member.loc.end.offset)},\n`;
  const line = before.split("\n").length;
  return { text: `${before}${source}${text.slice(member.loc.end.offset)}`, place: { line, column: 1 } };
}

function find(root: AnyNode, steps: readonly Step[]): AnyNode {
  let node = root;
  for (const step of steps) {
    const part: AnyNode | undefined =
      node.type === "Object"
        ? node.members.find((member) => nameOf(member.name) === step)
        : node.type === "Array"
          ? node.elements[Number(step)]
          : undefined;
    if (part?.type !== "Member" && part?.type !== "Element")
      throw new RangeError(`there is nothing at ${step}`);
    node = part.value;
  }
  return node;
}

function placeOfNode({ loc }: AnyNode): Place {
  return { line: loc.start.line, column: loc.start.column };
}

function nameOf(name: { type: "String"; value: string } | { type: "Identifier"; name: string }): string {
  return name.type === "String" ? name.value : name.name;
}
