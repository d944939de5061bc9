import type { Child, ComplexType } from "./component.ts";

/** The elements that a complex type declares; none when anything may stand in it. */
export function childrenOf({ content }: ComplexType): readonly Child[] {
  if (content.kind === "open") return [];
  return content.kind === "rows" ? content.group.children : content.children;
}
