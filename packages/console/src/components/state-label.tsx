/** How much a state needs an operator. */
export type Tone = "good" | "neutral" | "busy" | "warning" | "bad";

// Shapes differ, so that colour is not needed to tell states apart.
const SHAPES: Readonly<Record<Tone, string>> = {
  good: "M3 8.5l3.5 3.5L13 4.5",
  neutral: "M3 8h10",
  busy: "M8 2.5a5.5 5.5 0 1 0 5.5 5.5M8 5v3l2.5 2",
  warning: "M8 2.5l6 11H2zM8 7v3M8 11.8v.2",
  bad: "M4 4l8 8M12 4l-8 8",
};

/** A state: its word, a shape and a colour. */
export function StateLabel({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span class={`state ${tone}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[tone]} />
      </svg>
      {text}
    </span>
  );
}
