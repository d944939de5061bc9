import type { ComponentChildren } from "preact";
import type { Tone } from "./state-label.tsx";

/** A figure with its name. It leads to what it counts. */
export interface Tile {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly path: string;
  readonly tone?: Tone | undefined;
}

export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul class="tiles">
      {tiles.map(({ name, value, path, tone }) => (
        <li key={name}>
          <a href={path}>
            <span class="small">{name}</span>
            <strong class={tone}>{value}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
