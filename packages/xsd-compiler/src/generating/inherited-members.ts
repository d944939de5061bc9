import { absentMember, type Written, type WrittenMember } from "./written-members.ts";

/** The members of an object type, inherited ones included. */
export interface WrittenRecord extends Written {
  /** The names of the attributes that have a default, as a union of literals; empty if there are none. */
  readonly defaults: readonly string[];
}

/**
 * Returns what the declaration of a type has to add to that of another one, or undefined if it cannot extend it: every
 * member of the base must be there under the same key with an assignable type, and an optional one that is removed is
 * declared as absent.
 */
export function subtract(record: WrittenRecord, base: WrittenRecord): Written | undefined {
  if (record.defaults.join() !== base.defaults.join()) return undefined;
  const unions = [...record.unions];
  for (const { text } of base.unions) {
    const index = unions.findIndex((union) => union.text === text);
    if (index === -1) return undefined;
    unions.splice(index, 1);
  }
  const added = new Map(record.members.map((member) => [member.key, member]));
  const members: WrittenMember[] = [];
  const inUnions = new Set(record.unions.flatMap((union) => union.members.map(({ key }) => key)));
  for (const inherited of base.members) {
    const { key, array, optional } = inherited;
    const own = added.get(key);
    added.delete(key);
    if (own === undefined) {
      if (!optional || array || inUnions.has(key)) return undefined;
      members.push(absentMember(key));
    } else if (!isAssignable(own, inherited)) return undefined;
    else if (!isSame(own, inherited)) members.push(own);
  }
  return { members: [...members, ...added.values()], unions };
}

function isAssignable(own: WrittenMember, inherited: WrittenMember): boolean {
  if (own.optional && !inherited.optional) return false;
  if (own.type === inherited.type) return true;
  const item = /^readonly (.*)\[\]$/s.exec(inherited.type)?.[1];
  return item !== undefined && own.type.startsWith(`readonly [${item}`) && own.type.endsWith(`...${item}[]]`);
}

/** Editors show the comment of an inherited member. */
function isSame(own: WrittenMember, inherited: WrittenMember): boolean {
  const comment = own.comment.join("\n");
  return (
    own.type === inherited.type &&
    own.optional === inherited.optional &&
    (comment === "" || comment === inherited.comment.join("\n"))
  );
}
