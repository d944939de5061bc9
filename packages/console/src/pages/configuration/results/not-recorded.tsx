import { TextList } from "../../../components/values.tsx";

/** Values that a replay needs and the records lack. */
export function NotRecorded({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section class="note warning">
      <h3>Records do not have everything that the configuration uses</h3>
      <TextList texts={names} />
    </section>
  );
}
