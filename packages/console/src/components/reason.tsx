/** An address in a text, without the punctuation after it. */
const ADDRESS = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?')\]}])/;

/** What a person or a receiver gave as the reason. Addresses in it are links. */
export function Reason({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </>
  );
}
