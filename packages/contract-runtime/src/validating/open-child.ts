import { parseBoolean } from "../lexical/boolean.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type { Match } from "./content-run.ts";
import { type ElementFrame, makeFrame, pathOf, pathOfChild } from "./element-frame.ts";
import { judgeAttributes, type Validation } from "./judge-attributes.ts";
import type { ElementDeclaration } from "./schema.ts";

/** Opens the root element, whose start tag was read last; undefined when nothing of it is to be judged. */
export function openRoot(validation: Validation, tag: StartTag): ElementFrame | undefined {
  const declaration = validation.schema.findElement(tag.namespace, tag.local);
  if (declaration !== undefined) return open(validation, undefined, tag, declaration);
  const expected = "a root element that the schema declares";
  validation.judgement.report("unexpected-root", tag.offset, expected, describeTag(tag));
  return undefined;
}

/** Opens a child, whose start tag was read last; undefined when nothing of it is to be judged. */
export function openChild(
  validation: Validation,
  parent: ElementFrame,
  tag: StartTag,
): ElementFrame | undefined {
  parent.hasChildren = true;
  parent.childNames?.add(tag.namespace === "" ? tag.local : "");
  const match = parent.run?.take(tag.namespace, tag.local) ?? recover(validation, parent, tag);
  if (match === undefined) return undefined;
  if ("type" in match) return open(validation, parent, tag, match);
  if (match.processContents === "skip") return undefined;
  const declaration = validation.schema.findElement(tag.namespace, tag.local);
  if (declaration === undefined && match.processContents === "strict") {
    refuse(validation, parent, tag, "an element that the schema declares");
    return undefined;
  }
  return open(validation, parent, tag, declaration);
}

function open(
  validation: Validation,
  parent: ElementFrame | undefined,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): ElementFrame {
  const { judgement, schema } = validation;
  const nil = judgement.explains ? false : judgeNil(validation, tag, declaration);
  if (!judgement.explains) {
    const frame = makeFrame(schema, parent, tag, declaration, nil, false);
    judgeAttributes(validation, tag, frame.type);
    return frame;
  }
  return openExplaining(validation, parent, tag, declaration);
}

/** The path of what is judged is the element's before its frame is made. */
function openExplaining(
  validation: Validation,
  parent: ElementFrame | undefined,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): ElementFrame {
  const { judgement, schema } = validation;
  const outer = judgement.path;
  const probe = makeFrame(schema, parent, tag, declaration, false, true);
  judgement.path = () => pathOf(probe);
  const nil = judgeNil(validation, tag, declaration);
  judgeAttributes(validation, tag, probe.type);
  judgement.path = outer;
  return nil ? { ...probe, nil, run: undefined } : probe;
}

/** True when the element is nil (XSD 1.0 part 1, section 3.3.4, clause 3). */
function judgeNil(
  { judgement }: Validation,
  tag: StartTag,
  declaration: ElementDeclaration | undefined,
): boolean {
  const attribute = tag.attributes.find(
    ({ local, namespace }) => local === "nil" && namespace === XSI_NAMESPACE,
  );
  if (attribute === undefined || declaration === undefined) return false;
  const report = (code: "unexpected-nil" | "invalid-lexical", expected: string): void => {
    const path = judgement.explains ? `${judgement.path()}/@${attribute.name}` : "";
    judgement.report(code, attribute.offset, expected, quoteText(attribute.value), path);
  };
  const nil = parseBoolean(normaliseWhiteSpace(attribute.value, "collapse"));
  if (nil === undefined) report("invalid-lexical", "true, false, 1 or 0");
  else if (!declaration.nillable) report("unexpected-nil", "an element that the schema lets be nil");
  else if (nil && declaration.fixed !== undefined) report("unexpected-nil", "the fixed value of the element");
  return nil === true && declaration.nillable;
}

/** Reports a child that may not stand where it does, and finds a way to go on when only something in front is missing. */
function recover(
  { judgement, ...validation }: Validation,
  parent: ElementFrame,
  tag: StartTag,
): Match | undefined {
  if (judgement.explains && parent.run !== undefined && !parent.spoilt) {
    const missing = parent.run.skipTo(tag.namespace, tag.local);
    if (missing !== undefined) {
      for (const { name } of missing) {
        const path = `${pathOf(parent)}/${name}`;
        judgement.report("missing-element", tag.offset, `<${name}>`, describeTag(tag), path);
      }
      return parent.run.take(tag.namespace, tag.local);
    }
  }
  refuse({ judgement, ...validation }, parent, tag, describeNext(parent, tag));
  return undefined;
}

function refuse({ judgement }: Validation, parent: ElementFrame, tag: StartTag, expected: string): void {
  parent.spoilt = true;
  const path = judgement.explains ? pathOfChild(parent, tag) : "";
  const repeated = judgement.explains && parent.run?.exceeds(tag.namespace, tag.local) === true;
  judgement.report(
    repeated ? "repeated-element" : "unexpected-element",
    tag.offset,
    expected,
    describeTag(tag),
    path,
  );
}

const MOST_SHOWN = 10;

/** What may stand next in an element, beside what stands there. */
export function describeNext({ nil, run, tag, type }: ElementFrame, received?: StartTag): string {
  if (nil) return "nothing, since the element is nil";
  if (run === undefined)
    return type.kind === "simple" || type.content.kind === "simple" ? "text only" : "nothing";
  const names = [...new Set(run.next(MOST_SHOWN + 1).map((match) => describeMatch(match, received)))];
  const shown = names.length > MOST_SHOWN ? [...names.slice(0, MOST_SHOWN), "…"] : names;
  const choices = [...shown, ...(run.complete ? [`</${cutOff(tag.name)}>`] : [])];
  // An empty choice is content that no document has.
  return choices.length === 0 ? "what no document can hold" : choices.join(" or ");
}

/** Namespaces are shown where nothing else tells what was expected from what was received. */
function describeMatch(match: Match, received: StartTag | undefined): string {
  if (!("type" in match)) return "an element that a wildcard allows";
  if (match.name !== received?.local) return `<${match.name}>`;
  return `<${match.name}> in ${match.namespace === "" ? "no namespace" : `the namespace ${quoteText(match.namespace)}`}`;
}

/** A start tag as an issue shows it. */
export function describeTag({ name, namespace }: StartTag): string {
  const tag = `<${cutOff(name)}>`;
  return namespace === "" ? tag : `${tag} in the namespace ${quoteText(namespace)}`;
}
