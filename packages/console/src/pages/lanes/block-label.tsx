import type { Lane } from "@payment-routing/operator-contract";
import { StateLabel, Time } from "../../components/values.tsx";
import { describeBlock } from "./describe-block.ts";

/** Why the next callback of a lane is not delivered yet, and when that ends. */
export function BlockLabel({ lane }: { readonly lane: Lane }) {
  const { tone, text, end } = describeBlock(lane);
  return (
    <>
      <StateLabel tone={tone} text={text} />
      {end !== undefined && (
        <>
          {" "}
          {end.word} <Time at={end.at} />
        </>
      )}
    </>
  );
}
