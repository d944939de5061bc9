// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkTestEventAction: AjvValidator = judgeTestEventAction;

const pattern0 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern3 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");

function judgeTestStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TestStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "code") || (key0 === "sub_code")) || (key0 === "message"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TestStatus/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TestStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TestStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TestStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TestStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TestStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TestStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 200) {
          vErrors = addError(vErrors, instancePath + "/message", "#/$defs/TestStatus/properties/message/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (!pattern0.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/message", "#/$defs/TestStatus/properties/message/pattern", "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/TestStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TestStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeTestStatus.errors = vErrors;
  return errors === 0;
}

function judgeReason(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (countCharacters(data) > 500) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Reason/maxLength", "maxLength", {limit: 500});
      errors++;
    }
    if (!pattern3.test(data)) {
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

function judgeTestEventAction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "status"});
      errors++;
    }
    if (data.reason === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "reason"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((((key0 === "client_id") || (key0 === "account_id")) || (key0 === "status")) || (key0 === "transaction_status")) || (key0 === "event_type")) || (key0 === "event_subtype")) || (key0 === "reason"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status;
      if (!(judgeTestStatus(data2, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeTestStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_status !== undefined) {
      let data3 = data.transaction_status;
      if (!(judgeTestStatus(data3, instancePath + "/transaction_status"))) {
        vErrors = appendErrors(vErrors, judgeTestStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.event_type !== undefined) {
      let data4 = data.event_type;
      if (typeof data4 === "string") {
        if (countCharacters(data4) > 200) {
          vErrors = addError(vErrors, instancePath + "/event_type", "#/properties/event_type/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (!pattern0.test(data4)) {
          vErrors = addError(vErrors, instancePath + "/event_type", "#/properties/event_type/pattern", "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/event_type", "#/properties/event_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      let data5 = data.event_subtype;
      if (typeof data5 === "string") {
        if (countCharacters(data5) > 200) {
          vErrors = addError(vErrors, instancePath + "/event_subtype", "#/properties/event_subtype/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (!pattern0.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/event_subtype", "#/properties/event_subtype/pattern", "pattern", {pattern: "^[^\\u0000-\\u001f\\u007f]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/event_subtype", "#/properties/event_subtype/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.reason !== undefined) {
      let data6 = data.reason;
      if (!(judgeReason(data6, instancePath + "/reason"))) {
        vErrors = appendErrors(vErrors, judgeReason.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeTestEventAction.errors = vErrors;
  return errors === 0;
}
