export { allWell } from "./scenarios/all-well.ts";
