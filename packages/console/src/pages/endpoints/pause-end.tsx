import { useId, useState } from "preact/hooks";
import { formatOtherZone, formatTime, fromLocalInput } from "../../formats.ts";
import { findMorning } from "./find-morning.ts";

/** Chooses when a pause ends. The form has it as `until`, in UTC, or empty. */
export function PauseEnd() {
  const id = useId();
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState("");
  const [choice, setChoice] = useState(0);
  const ends = [
    ["Until somebody resumes it", ""],
    ["For 1 hour", new Date(now.getTime() + 3_600_000).toISOString()],
    ["Until 06:00 tomorrow", findMorning(now)],
    ["Until another time", fromLocalInput(typed)],
  ] as const;
  const until = ends[choice]?.[1] ?? "";
  return (
    <fieldset>
      <legend>End of the pause</legend>
      {ends.map(([label], index) => (
        <label key={label}>
          <input type="radio" name="end" checked={index === choice} onChange={() => setChoice(index)} />
          {label}
        </label>
      ))}
      {choice === 3 && (
        <div class="field">
          <label for={id}>Time of the end</label>
          <input
            id={id}
            type="datetime-local"
            required
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      <input type="hidden" name="until" value={until} />
      {until !== "" && (
        <p class="small">{`${formatTime(new Date(until))}, which is ${formatOtherZone(new Date(until))}.`}</p>
      )}
    </fieldset>
  );
}
