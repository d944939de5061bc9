import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** A part of the configuration. */
export interface Placed {
  readonly pointer?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Where the page shows a line of a file. Undefined where it has no page. */
export const PlacePath = createContext<(file: string, line: number) => string | undefined>(() => undefined);

/** File and line of a part of the configuration, or its JSON Pointer where it comes from no file. */
export function Place({ of: { pointer, file, line, column } }: { readonly of: Placed }) {
  const pathOf = useContext(PlacePath);
  if (file === undefined) return pointer === undefined ? null : <code class="small">{pointer}</code>;
  const name = file.slice(file.lastIndexOf("/") + 1);
  const place = (
    <code class="small" title={[file, pointer].filter(Boolean).join(", ")}>
      {[name, line, column].filter((part) => part !== undefined).join(":")}
    </code>
  );
  const path = line === undefined ? undefined : pathOf(file, line);
  return path === undefined ? place : <a href={path}>{place}</a>;
}
