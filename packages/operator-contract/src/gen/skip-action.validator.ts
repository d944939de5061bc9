// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/skip-action.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkSkipAction: AjvValidator = judgeSkipAction;

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

function judgeSkipAction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "sequence"});
      errors++;
    }
    if (data.reason === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "sequence") || (key0 === "reason"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.sequence !== undefined) {
      let data0 = data.sequence;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/sequence", "#/properties/sequence/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/sequence", "#/properties/sequence/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/sequence", "#/properties/sequence/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
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
  judgeSkipAction.errors = vErrors;
  return errors === 0;
}
