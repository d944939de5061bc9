import type { Names } from "@payment-routing/operator-contract";
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";

/** The names in the response that is shown. */
export const ResponseNames = createContext<Names>({});

interface NamesOfProps {
  readonly response: object;
  readonly children: ComponentChildren;
}

/** Shows a response with its names. One without any may be a part of another. */
export function NamesOf({ response, children }: NamesOfProps) {
  const outer = useContext(ResponseNames);
  const { names = outer }: { readonly names?: Names } = response;
  return <ResponseNames.Provider value={names}>{children}</ResponseNames.Provider>;
}

interface NamedProps {
  readonly of: keyof Names;
  readonly id: number | undefined;
}

/** A name with its number, or the number alone where the active configuration has no name. A dash when there is none. */
export function Named({ of, id }: NamedProps) {
  const name = useContext(ResponseNames)[of]?.[`${id}`];
  if (id === undefined) return <>–</>;
  if (name === undefined) return <>{id}</>;
  return (
    <span class="named">
      {name} <span class="small">{id}</span>
    </span>
  );
}

/** Of more, the others are counted. */
const SHOWN = 4;

/** The first of several. */
export function NamedList({ of, ids }: { readonly of: keyof Names; readonly ids: readonly number[] }) {
  if (ids.length === 0) return <>–</>;
  return (
    <ul class="inline">
      {ids.slice(0, SHOWN).map((id) => (
        <li key={id}>
          <Named of={of} id={id} />
        </li>
      ))}
      {ids.length > SHOWN && <li title={ids.join(", ")}>{`and ${ids.length - SHOWN} more`}</li>}
    </ul>
  );
}
