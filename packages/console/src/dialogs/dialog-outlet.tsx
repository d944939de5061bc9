import { Fragment } from "preact";
import { openedDialog } from "./open-dialog.ts";

/** Shows the dialog that is open. */
export function DialogOutlet() {
  const { value } = openedDialog;
  return value === undefined ? null : <Fragment key={value.id}>{value.dialog}</Fragment>;
}
