import {
  type Automaton,
  allowsNamespace,
  type ElementDeclaration,
  elementsOf,
  keyOf,
  type Wildcard,
} from "@payment-routing/xsd-compiler";
import {
  acceptsEnd,
  type ContentState,
  type ContentStep,
  listSteps,
  type Name,
  START,
} from "./content-machine.ts";
import { describeElement } from "./describe-structure.ts";

/** A child of an element: its name, and its declaration unless a wildcard allows it. */
export interface Child {
  readonly name: Name;
  readonly declaration?: ElementDeclaration;
}

/** Children, shortest first; `none` if there are none; `unknown` if the search ran out of its budget, or wildcards hide them. */
export type ChildrenSearch = { readonly children: readonly Child[] } | "none" | "unknown";

interface Wanted {
  /** A content model that must reject the children. */
  readonly rejectedBy?: Automaton;
  /** An element that must be there. */
  readonly contains?: ElementDeclaration;
  /** Elements that may be there. Default: all. */
  readonly isUsable?: (element: ElementDeclaration) => boolean;
  /** Global elements for wildcards that ask for a declaration. */
  readonly globals?: readonly ElementDeclaration[];
  /** Those of the version that must reject the children. */
  readonly otherGlobals?: readonly ElementDeclaration[];
}

/** The product of two automata is searched to this number of pairs of states. */
const MAX_PAIRS = 50_000;

interface Visit {
  readonly state: ContentState;
  /** The state of the other content model; undefined once it has rejected. */
  readonly other: ContentState | undefined;
  readonly isThere: boolean;
  readonly child?: Child;
  readonly previous?: Visit;
}

/** Finds the fewest children that a content model accepts: by breadth in the product with the model that must reject them. */
export function findChildren(
  model: Automaton,
  { contains, globals = [], isUsable = () => true, otherGlobals = [], rejectedBy }: Wanted,
): ChildrenSearch {
  const otherNames = new Set(otherGlobals.map(({ name }) => keyOf(name)));
  const repeated = new Set([model, ...(rejectedBy ? [rejectedBy] : [])].flatMap(listRepeated));
  const names = rejectedBy === undefined ? [] : listNames(rejectedBy);
  let isUnproved = false;
  const waiting: Visit[] = [{ state: START, other: rejectedBy && START, isThere: contains === undefined }];
  const seen = new Set(waiting.map(visitKey));
  for (const visit of waiting) {
    const { isThere, other, state } = visit;
    const isRejected = rejectedBy === undefined || other === undefined || !acceptsEnd(rejectedBy, other);
    if (isThere && isRejected && acceptsEnd(model, state)) return { children: trace(visit) };
    for (const { child, step } of listChildren(listSteps(model, state), names, globals)) {
      if (child.declaration !== undefined && !isUsable(child.declaration)) continue;
      const answer = other && rejectedBy && takeStep(rejectedBy, other, child.name, otherNames);
      if (answer !== undefined && !allowsAll(answer.via, step.via, repeated)) isUnproved = true;
      const next: Visit = {
        state: step.to,
        other: answer?.to,
        isThere: isThere || child.declaration === contains,
        child,
        previous: visit,
      };
      const key = visitKey(next);
      if (seen.has(key)) continue;
      if (seen.size >= MAX_PAIRS) return "unknown";
      seen.add(key);
      waiting.push(next);
    }
  }
  return isUnproved ? "unknown" : "none";
}

function visitKey({ isThere, other, state }: Visit): string {
  const write = (of: ContentState | undefined): string => (of ? `${of.state}:${of.counts}` : "");
  return `${write(state)} ${write(other)} ${isThere}`;
}

function trace({ child, previous }: Visit): readonly Child[] {
  return previous === undefined || child === undefined ? [] : [...trace(previous), child];
}

function listNames(model: Automaton): readonly Name[] {
  const elements = elementsOf(model);
  const spaces =
    model.kind === "all"
      ? []
      : model.states.flatMap(({ wildcards }) =>
          wildcards.flatMap(({ wildcard: { namespaces } }) => {
            if (namespaces.kind === "among") return [...namespaces.namespaces];
            return namespaces.kind === "not" ? [namespaces.namespace] : [];
          }),
        );
  const others = [...spaces, "", OTHER_NAMESPACE].map((namespace) => ({ namespace, local: "any" }));
  return [...elements.map(({ name }) => name), ...others];
}

/** A namespace that no schema is expected to name. */
const OTHER_NAMESPACE = "urn:any";

/** The children that steps allow. A wildcard allows the names of the other content model, and one in each namespace. */
function* listChildren(
  steps: readonly ContentStep[],
  names: readonly Name[],
  globals: readonly ElementDeclaration[],
): Generator<{ readonly child: Child; readonly step: ContentStep }> {
  const found = new Set<string>();
  for (const step of steps) {
    const { via } = step;
    const candidates = "scope" in via ? [via.name] : listAllowed(via, names, globals);
    for (const name of candidates) {
      if (found.has(keyOf(name))) continue;
      found.add(keyOf(name));
      yield { step, child: "scope" in via ? { name, declaration: via } : { name } };
    }
  }
}

function listAllowed(
  wildcard: Wildcard,
  names: readonly Name[],
  globals: readonly ElementDeclaration[],
): readonly Name[] {
  const declared = globals.filter(({ abstract }) => !abstract).map(({ name }) => name);
  const isDeclared = (name: Name): boolean => declared.some((other) => keyOf(other) === keyOf(name));
  const spaces = [...names.map(({ namespace }) => namespace), OTHER_NAMESPACE, ""];
  const others = spaces.map((namespace) => ({ namespace, local: "any" }));
  const allowed = [...names, ...firstOfEach(declared), ...others].filter(({ namespace }) =>
    allowsNamespace(wildcard.namespaces, namespace),
  );
  return wildcard.processContents === "strict" ? allowed.filter(isDeclared) : allowed;
}

function firstOfEach(names: readonly Name[]): readonly Name[] {
  return [...new Map(names.toReversed().map((name) => [name.namespace, name])).values()];
}

/** The step for a name; undefined if there is none, or if the name would have to be declared and is not. */
function takeStep(
  model: Automaton,
  state: ContentState,
  name: Name,
  declared: ReadonlySet<string>,
): ContentStep | undefined {
  const step = listSteps(model, state).find(({ via }) =>
    "scope" in via ? keyOf(via.name) === keyOf(name) : allowsNamespace(via.namespaces, name.namespace),
  );
  const mustBeDeclared = step && "processContents" in step.via && step.via.processContents === "strict";
  return mustBeDeclared && !declared.has(keyOf(name)) ? undefined : step;
}

const STRICTNESS = ["skip", "lax", "strict"];

/**
 * Whether all elements that one step allows are valid by the other. Declarations are compared by themselves, unless one
 * content model has several for a name: they have the same type (section 3.8.6), and may differ in the rest.
 */
function allowsAll(
  of: ContentStep["via"],
  others: ContentStep["via"],
  repeated: ReadonlySet<string>,
): boolean {
  if ("scope" in of && "scope" in others)
    return (
      !repeated.has(keyOf(of.name)) ||
      ((of.nillable || !others.nillable) && describeElement(of) === describeElement(others))
    );
  if ("scope" in of) return false;
  if ("scope" in others) return of.processContents === "skip";
  return STRICTNESS.indexOf(of.processContents) <= STRICTNESS.indexOf(others.processContents);
}

/** The names that a content model has several declarations of. */
function listRepeated(model: Automaton): readonly string[] {
  const names = elementsOf(model).map(({ name }) => keyOf(name));
  return names.filter((name, index) => names.indexOf(name) !== index);
}
