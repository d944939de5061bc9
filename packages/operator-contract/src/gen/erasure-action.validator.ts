// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/erasure-action.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkErasureAction: AjvValidator = judgeErasureAction;

const pattern0 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");

function judgeReason(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (countCharacters(data) > 500) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Reason/maxLength", "maxLength", {limit: 500});
      errors++;
    }
    if (!pattern0.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Reason/pattern", "pattern", {pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$"});
      errors++;
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Reason/type", "type", {type: "string"});
    errors++;
  }
  judgeReason.errors = vErrors;
  return errors === 0;
}

function judgeErasureAction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "discard_undelivered") || (key0 === "reason"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.discard_undelivered !== undefined) {
      let data0 = data.discard_undelivered;
      if (typeof data0 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/discard_undelivered", "#/properties/discard_undelivered/type", "type", {type: "boolean"});
        errors++;
      }
    }
    if (data.reason !== undefined) {
      let data1 = data.reason;
      if (!(judgeReason(data1, instancePath + "/reason"))) {
        vErrors = appendErrors(vErrors, judgeReason.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeErasureAction.errors = vErrors;
  return errors === 0;
}
