import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface ToolbarProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/**
 * Buttons and links that are one stop of the tabulator key, so that the list below is near: arrow keys, Home and End move between
 * them. What stands in popovers between them is not part of it.
 */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const list = () => [...(bar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const enter = (items: readonly HTMLElement[], entered: HTMLElement | undefined) => {
    for (const item of items) item.tabIndex = item === entered ? 0 : -1;
  };
  useLayoutEffect(() => {
    const items = list();
    enter(items, items.find(({ tabIndex }) => tabIndex === 0) ?? items[0]);
  });
  const move = (event: KeyboardEvent) => {
    const items = list();
    const index = items.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (index === -1 || step === undefined) return;
    event.preventDefault();
    const next = items[(step(index, items.length) + items.length) % items.length];
    enter(items, next);
    next?.focus();
  };
  return (
    <div ref={bar} class="toolbar" role="toolbar" aria-label={label} onKeyDown={move}>
      {children}
    </div>
  );
}

const ITEMS = ":scope > :is(button:not(:disabled), a)";

const STEPS: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, length) => length - 1,
};
