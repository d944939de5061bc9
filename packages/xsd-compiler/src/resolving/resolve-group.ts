import type { TreeElement } from "@payment-routing/contract-runtime";
import { documentationOf } from "../loading/attributes.ts";
import type { Child, Group } from "../model/component.ts";
import { requireOnce } from "./require-once.ts";
import type { Resolution } from "./resolution.ts";
import { resolveChildren } from "./resolve-element.ts";

/** A named group without its children, whose types may need the group itself. */
export function declareGroup(element: TreeElement, name: string): Group {
  return { name, documentation: documentationOf(element), offset: element.offset, children: [] };
}

/** The children of a group: the members of a row, since groups are carried only where they repeat. */
export function resolveGroupChildren(resolution: Resolution, element: TreeElement): Child[] {
  const { report } = resolution;
  const models = element.children.filter(({ local }) => local !== "annotation");
  const [model] = models;
  if (models.length !== 1 || model?.local !== "sequence") {
    const message = "a group other than one xs:sequence is not supported";
    report("unsupported-content", (model ?? element).offset, message);
  }
  if (model === undefined) return [];
  requireOnce(report, model);
  const children = resolveChildren(resolution, model);
  if (children.length === 0 && model.children.every(({ local }) => local === "annotation"))
    report("unsupported-content", model.offset, "a group without elements is not supported");
  for (const { min, max, offset, name } of children) {
    const message = `${name}: in a repeated group every element must occur exactly once`;
    if (min !== 1 || max !== 1) report("unsupported-content", offset, message);
  }
  return children;
}
