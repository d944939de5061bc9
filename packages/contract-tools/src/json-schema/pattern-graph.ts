import {
  CharSet,
  type Concatenation,
  type Element,
  ENFA,
  type Expression,
  JS,
  type NoParent,
  Transformers,
  transform,
} from "refa";

/** A step of a graph that reads a character. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly set: CharSet;
  /** In how many ways the expression gets to it without reading: 2 for more. */
  readonly ways: number;
}

/** What an expression may read from each position of it, assertions left out. */
export interface PatternGraph {
  /** The steps that follow each position. */
  readonly steps: readonly (readonly Step[])[];
  /** The positions at the start of a text. */
  readonly starts: readonly number[];
  /** The position of a search that has not begun to match. */
  readonly searching: number | undefined;
  /** True for positions at which the expression matches, whatever follows. */
  readonly isMatch: (position: number) => boolean;
  /** True for positions at which it matches at the end of the text. */
  readonly isMatchAtEnd: (position: number) => boolean;
}

type Alternatives = NoParent<Concatenation>[];

/** Two characters that no text has stand for its ends. */
const MAX = 0x10ffff;
const ALL = CharSet.all(MAX);
const [START, END] = [MAX - 1, MAX].map((code) => CharSet.empty(MAX).union([{ min: code, max: code }]));
/** The characters of texts. */
export const TEXT = ALL.without(START as CharSet).without(END as CharSet);
/** A bounded repetition of more is cut to so many copies. */
const MAX_COPIES = 8;
/** So many repetitions of something that varies cost as much as any number. */
const MANY = 10;
const MAX_NODES = 2000;

/** Reads a valid expression with the flag `u`: the graphs of itself and of its lookaheads; none if it is too large. */
export function readPattern(source: string): readonly PatternGraph[] {
  try {
    const parser = JS.Parser.fromLiteral({ source, flags: "u" });
    const { expression } = parser.parse({ backreferences: "unknown" });
    const lookaheads: Alternatives[] = [];
    const prepare = (alternatives: Alternatives): Alternatives =>
      alternatives.map(({ elements }) => concatenate(elements.flatMap((element) => replace(element))));
    const replace = (element: NoParent<Element>): NoParent<Element>[] => {
      if (element.type === "CharacterClass") return [element];
      if (element.type === "Unknown") return [];
      if (element.type === "Assertion") {
        if (isAnchor(element)) return [read(element.kind === "behind" ? START : END)];
        if (element.kind === "ahead") lookaheads.push(element.alternatives);
        return [];
      }
      const alternatives = prepare(element.alternatives);
      // The two sides of a word boundary, for example.
      if (alternatives.every(({ elements }) => elements.length === 0)) return [];
      return [
        element.type === "Quantifier" ? bound({ ...element, alternatives }) : { ...element, alternatives },
      ];
    };
    // An engine also tries lookaheads that can be left out.
    prepare(expression.alternatives);
    const inside: PatternGraph[] = [];
    // The loop also visits the lookaheads inside of others, which it adds.
    for (const alternatives of lookaheads) inside.push(build(repeat(START, 1), prepare(alternatives)));
    const whole = prepare(transform(Transformers.applyAssertions(), expression).alternatives);
    const anchored = build(repeat(START, 1), whole);
    // What matches at the start of every text is not searched for.
    const all = [...inside, anchored, ...(matchesAll(anchored) ? [] : [build(repeat(ALL), whole)])];
    return all.filter((graph) => !matchesAll(graph));
  } catch {
    // JavaScript accepts the expression: it is too large, or has syntax that the parser does not know.
    return [];
  }
}

function matchesAll({ starts, isMatch }: PatternGraph): boolean {
  return starts.some(isMatch);
}

function concatenate(elements: NoParent<Element>[]): NoParent<Concatenation> {
  return { type: "Concatenation", elements };
}

function read(characters = ALL): NoParent<Element> {
  return { type: "CharacterClass", characters };
}

function repeat(set: CharSet | undefined, max = Infinity): NoParent<Element> {
  return { type: "Quantifier", min: 0, max, lazy: true, alternatives: [concatenate([read(set)])] };
}

/** `^` and `$`, as the parser writes them. */
function isAnchor({ negate, alternatives }: { negate: boolean; alternatives: Alternatives }): boolean {
  const elements = alternatives.flatMap((alternative) => alternative.elements);
  return (
    negate &&
    elements.length === 1 &&
    elements.every((one) => one.type === "CharacterClass" && one.characters.isAll)
  );
}

type Repetition = Extract<NoParent<Element>, { type: "Quantifier" }>;

function bound({ min, max, ...rest }: Repetition): Repetition {
  const varies =
    rest.alternatives.length > 1 || rest.alternatives.some(({ elements }) => elements.some(isGroup));
  if (max === Infinity || (max >= MANY && varies))
    return { ...rest, min: Math.min(min, MAX_COPIES), max: Infinity };
  const most = Math.min(max, MAX_COPIES);
  return { ...rest, min: min === max ? most : Math.min(min, most - 1), max: most };
}

function isGroup({ type }: NoParent<Element>): boolean {
  return type !== "CharacterClass";
}

function build(before: NoParent<Element>, alternatives: Alternatives): PatternGraph {
  const elements = [before, { type: "Alternation", alternatives } as const];
  const expression: NoParent<Expression> = { type: "Expression", alternatives: [concatenate(elements)] };
  const factory = new ENFA.LimitedNodeFactory(MAX_NODES);
  const automaton = ENFA.fromRegex(expression, { maxCharacter: MAX as never }, {}, factory);
  const nodes = [...automaton.nodes()];
  const indexes = new Map(nodes.map((node, index) => [node, index]));
  const all = nodes.map((node) => listSteps(node, indexes));
  const matches = nodes.map((node) => node.reachableViaEpsilon("out").has(automaton.final));
  const after = (position: number, mark = ALL) =>
    (all[position] ?? []).filter(({ set }) => !set.isDisjointWith(mark));
  const steps = nodes.map((_, position) =>
    after(position, TEXT).map((step) => ({ ...step, set: step.set.intersect(TEXT) })),
  );
  const starts = after(indexes.get(automaton.initial) ?? 0, START).map(({ to }) => to);
  return {
    steps,
    starts,
    searching: starts.find((at) => steps[at]?.some(({ to, set }) => to === at && set.equals(TEXT))),
    isMatch: (position) => matches[position] === true,
    isMatchAtEnd: (position) => after(position, END).some(({ to }) => matches[to]),
  };
}

/** The steps after a node, by each way that leads to them without reading. */
function listSteps(node: ENFA.ReadonlyNode, indexes: ReadonlyMap<ENFA.ReadonlyNode, number>): Step[] {
  const found = new Map<string, Step>();
  const path = new Set<ENFA.ReadonlyNode>();
  let visits = 0;
  const visit = (from: ENFA.ReadonlyNode): void => {
    if (visits++ > MAX_NODES) throw new RangeError("too many ways");
    path.add(from);
    for (const [next, set] of from.out) {
      if (set === null) {
        if (!path.has(next)) visit(next);
        continue;
      }
      const step = { from: indexes.get(from) ?? 0, to: indexes.get(next) ?? 0, set };
      const key = `${step.from} ${step.to}`;
      found.set(key, { ...step, ways: found.has(key) ? 2 : 1 });
    }
    path.delete(from);
  };
  visit(node);
  return [...found.values()];
}
