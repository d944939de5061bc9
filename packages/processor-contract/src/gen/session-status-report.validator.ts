// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/processor/session-status-report.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkSessionStatusReport: AjvValidator = judgeSessionStatusReport;

const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const members2 = new Set(["report_id","source_sequence","occurred_at","client_id","account_id","session_id","status","pending_amount","content_type","event_type","event_subtype"]);

function judgeReportedSessionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSessionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSessionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "code") || (key0 === "sub_code")) || (key0 === "message"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSessionStatus/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedSessionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedSessionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedSessionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedSessionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedSessionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedSessionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/ReportedSessionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSessionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedSessionStatus.errors = vErrors;
  return errors === 0;
}

function judgeReportedPendingAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPendingAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPendingAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPendingAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedPendingAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedPendingAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedPendingAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedPendingAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedPendingAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedPendingAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedPendingAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedPendingAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedPendingAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedPendingAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedPendingAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedPendingAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedPendingAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedPendingAmount/properties/conversion_rate/type", "type", {type: "number"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPendingAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedPendingAmount.errors = vErrors;
  return errors === 0;
}

function judgeSessionStatusReport(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "report_id"});
      errors++;
    }
    if (data.source_sequence === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "source_sequence"});
      errors++;
    }
    if (data.occurred_at === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "occurred_at"});
      errors++;
    }
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    if (data.account_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "account_id"});
      errors++;
    }
    if (data.session_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "session_id"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "status"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members2.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.report_id !== undefined) {
      let data0 = data.report_id;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 128) {
          vErrors = addError(vErrors, instancePath + "/report_id", "#/properties/report_id/maxLength", "maxLength", {limit: 128});
          errors++;
        }
        if (countCharacters(data0) < 1) {
          vErrors = addError(vErrors, instancePath + "/report_id", "#/properties/report_id/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/report_id", "#/properties/report_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.source_sequence !== undefined) {
      let data1 = data.source_sequence;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/source_sequence", "#/properties/source_sequence/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/source_sequence", "#/properties/source_sequence/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/source_sequence", "#/properties/source_sequence/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.occurred_at !== undefined) {
      let data2 = data.occurred_at;
      if ((typeof data2 == "number") && (isFinite(data2))) {
      }
      if (typeof data2 === "string") {
        if (!(formats0.test(data2))) {
          vErrors = addError(vErrors, instancePath + "/occurred_at", "#/properties/occurred_at/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/occurred_at", "#/properties/occurred_at/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data3 = data.client_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/properties/client_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data4 = data.account_id;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/properties/account_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.session_id !== undefined) {
      let data5 = data.session_id;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data5 == "number") && (isFinite(data5))) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data5 < -9007199254740991 || isNaN(data5)) {
          vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data6 = data.status;
      if (!(judgeReportedSessionStatus(data6, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeReportedSessionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.pending_amount !== undefined) {
      let data7 = data.pending_amount;
      if (!(judgeReportedPendingAmount(data7, instancePath + "/pending_amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedPendingAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.content_type !== undefined) {
      let data8 = data.content_type;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.event_type !== undefined) {
      let data9 = data.event_type;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_type", "#/properties/event_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      let data10 = data.event_subtype;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_subtype", "#/properties/event_subtype/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeSessionStatusReport.errors = vErrors;
  return errors === 0;
}
