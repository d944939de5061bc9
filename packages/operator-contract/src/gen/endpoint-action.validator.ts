// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/endpoint-action.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkEndpointAction: AjvValidator = judgeEndpointAction;

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

function judgeEndpointAction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "endpoint"});
      errors++;
    }
    if (data.reason === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "endpoint") || (key0 === "reason"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.endpoint !== undefined) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 2048) {
          vErrors = addError(vErrors, instancePath + "/endpoint", "#/properties/endpoint/maxLength", "maxLength", {limit: 2048});
          errors++;
        }
        if (countCharacters(data0) < 1) {
          vErrors = addError(vErrors, instancePath + "/endpoint", "#/properties/endpoint/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/endpoint", "#/properties/endpoint/type", "type", {type: "string"});
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
  judgeEndpointAction.errors = vErrors;
  return errors === 0;
}
