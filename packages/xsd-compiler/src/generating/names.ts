/** The TypeScript name of a type, group or root element: `payment_method` becomes `PaymentMethod`. */
export function typeName(name: string): string {
  return name
    .split(/[._-]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
}

/** Local variables for members. `$` cannot stand in an XML name, so they meet no other name of the generated code. */
export function variableNames(members: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    members.map((member) => {
      let name = `$${member.replace(/[^\p{ID_Continue}]/gu, "_")}`;
      while (taken.has(name)) name += "_";
      taken.add(name);
      return [member, name];
    }),
  );
}

/** A member as it stands in a type or a literal: bare when it can be, quoted otherwise. */
export function memberKey(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** Access to a member of a value. */
export function memberAccess(value: string, name: string): string {
  return memberKey(name) === name ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}
