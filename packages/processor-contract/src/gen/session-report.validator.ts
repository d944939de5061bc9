// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/processor/session-report.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkSessionReport: AjvValidator = judgeSessionReport;

const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[0-9]+$", "u");
const formats2 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const pattern4 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
const formats4 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;
const pattern5 = new RegExp("^[A-Z]{2}$", "u");
const pattern6 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern8 = new RegExp("^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$", "u");
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const members10 = new Set(["first_name","last_name","street","city","state","postal_code","country","alpha2code","mobile","email","billing_idc"]);
const members11 = new Set(["status_code","status_desc","pre_auth_ext_id","pre_auth_ext_status_code","post_auth_ext_id","post_auth_ext_status_code","pre_auth_provider_id","post_auth_provider_id","pre_auth_fraud_status","post_auth_fraud_status"]);
const members12 = new Set(["id","title","first_name","last_name","type","email","mobile","country_id","amount","seq","additional_data"]);
const members13 = new Set(["id","service_class","departure_airport","arrival_airport","op_airline_code","mkt_airline_code","arrival_date","departure_date","mkt_flight_number","op_flight_number","tag","trip_count","service_level","departure_country_id","arrival_country_id","dept_time_zone","arrival_time_zone","arrival_terminal","dept_terminal","dept_city","arrival_city","aircraft_type","additional_data"]);
const members14 = new Set(["id","journey_ref","bill_type","description","amount","currency","profile_seq","trip_tag","trip_seq","product_code","product_category","product_item"]);
const members15 = new Set(["id","route_config_id","order_id","description","fee","approval_code","wallet_id","txn_type_id","payment_method","payment_type","short_code","date_time","issuing_bank","foreign_exchange_id","service_type_id","pos","ip_address","installment","accept_url","cancel_url","amount","sale_amount","status","psp","card","rebilling_info","customer_info","additional_data","client_data","product_info","delivery_info","shipping_info","billing_address","fraud","tms_info","order_data"]);
const members16 = new Set(["report_id","source_sequence","occurred_at","client_id","account_id","session_id","session_type","callback_url","sale_amount","pending_amount","status","additional_data","transactions","content_type","event_type","event_subtype"]);

function judgeReportedSaleAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSaleAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSaleAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSaleAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedSaleAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedSaleAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedSaleAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedSaleAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedSaleAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedSaleAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((data2 === 0) || (data2 === 2)) || (data2 === 3))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedSaleAmount/properties/decimals/enum", "enum", {allowedValues: [0,2,3]});
        errors++;
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedSaleAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedSaleAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedSaleAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedSaleAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedSaleAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedSaleAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedSaleAmount.errors = vErrors;
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

function judgeReportedNameText(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameText/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.text === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameText/required", "required", {missingProperty: "text"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "name") || (key0 === "text"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameText/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ReportedNameText/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data1 = data.text;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/text", "#/$defs/ReportedNameText/properties/text/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameText/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedNameText.errors = vErrors;
  return errors === 0;
}

function judgeReportedTransactionAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedTransactionAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedTransactionAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedTransactionAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedTransactionAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedTransactionAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/ReportedTransactionAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedTransactionAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedTransactionAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/ReportedTransactionAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedTransactionAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/ReportedTransactionAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedTransactionAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedTransactionAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/ReportedTransactionAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedTransactionAmount.errors = vErrors;
  return errors === 0;
}

function judgeReportedTransactionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "code") || (key0 === "sub_code")) || (key0 === "message")) || (key0 === "provider_message")) || (key0 === "provider_status_code"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionStatus/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedTransactionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedTransactionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/ReportedTransactionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedTransactionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedTransactionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/ReportedTransactionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/ReportedTransactionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_message !== undefined) {
      let data3 = data.provider_message;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_message", "#/$defs/ReportedTransactionStatus/properties/provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_status_code !== undefined) {
      let data4 = data.provider_status_code;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_status_code", "#/$defs/ReportedTransactionStatus/properties/provider_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransactionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedTransactionStatus.errors = vErrors;
  return errors === 0;
}

function judgeReportedPsp(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "id") || (key0 === "name")) || (key0 === "external-id"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPsp/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedPsp/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedPsp/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedPsp/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ReportedPsp/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data["external-id"] !== undefined) {
      let data2 = data["external-id"];
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/external-id", "#/$defs/ReportedPsp/properties/external-id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedPsp/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedPsp.errors = vErrors;
  return errors === 0;
}

function judgeReportedCard(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "id") || (key0 === "name")) || (key0 === "mask_card_number")) || (key0 === "expiry"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedCard/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedCard/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedCard/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedCard/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ReportedCard/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mask_card_number !== undefined) {
      let data2 = data.mask_card_number;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/ReportedCard/properties/mask_card_number/pattern", "pattern", {pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/ReportedCard/properties/mask_card_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.expiry !== undefined) {
      let data3 = data.expiry;
      if ((typeof data3 == "number") && (isFinite(data3))) {
      }
      if (typeof data3 === "string") {
        if (!(formats4.test(data3))) {
          vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/ReportedCard/properties/expiry/format", "format", {format: "YYYY-MM or -"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/ReportedCard/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedCard/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedCard.errors = vErrors;
  return errors === 0;
}

function judgeReportedRebillingInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "id") || (key0 === "frequency")) || (key0 === "expiry"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedRebillingInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedRebillingInfo/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedRebillingInfo/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedRebillingInfo/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.frequency !== undefined) {
      let data1 = data.frequency;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/ReportedRebillingInfo/properties/frequency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/ReportedRebillingInfo/properties/frequency/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/ReportedRebillingInfo/properties/frequency/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.expiry !== undefined) {
      let data2 = data.expiry;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/ReportedRebillingInfo/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedRebillingInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedRebillingInfo.errors = vErrors;
  return errors === 0;
}

function judgeReportedCustomerInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedCustomerInfo/required", "required", {missingProperty: "language"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((key0 === "email") || (key0 === "country_id")) || (key0 === "mobile")) || (key0 === "operator")) || (key0 === "language")) || (key0 === "device_id"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedCustomerInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/ReportedCustomerInfo/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country_id !== undefined) {
      let data1 = data.country_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/ReportedCustomerInfo/properties/country_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/ReportedCustomerInfo/properties/country_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/ReportedCustomerInfo/properties/country_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.mobile !== undefined) {
      let data2 = data.mobile;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/ReportedCustomerInfo/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.operator !== undefined) {
      let data3 = data.operator;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/ReportedCustomerInfo/properties/operator/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/ReportedCustomerInfo/properties/operator/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/ReportedCustomerInfo/properties/operator/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.language !== undefined) {
      let data4 = data.language;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/language", "#/$defs/ReportedCustomerInfo/properties/language/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.device_id !== undefined) {
      let data5 = data.device_id;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/ReportedCustomerInfo/properties/device_id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedCustomerInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedCustomerInfo.errors = vErrors;
  return errors === 0;
}

function judgeReportedProductInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProductInfo/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.quantity === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProductInfo/required", "required", {missingProperty: "quantity"});
      errors++;
    }
    if (data.price === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProductInfo/required", "required", {missingProperty: "price"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "name") || (key0 === "quantity")) || (key0 === "price"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProductInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ReportedProductInfo/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.quantity !== undefined) {
      let data1 = data.quantity;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ReportedProductInfo/properties/quantity/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ReportedProductInfo/properties/quantity/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ReportedProductInfo/properties/quantity/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ReportedProductInfo/properties/price/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ReportedProductInfo/properties/price/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ReportedProductInfo/properties/price/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProductInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedProductInfo.errors = vErrors;
  return errors === 0;
}

function judgeReportedBillingAddress(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingAddress/required", "required", {missingProperty: "first_name"});
      errors++;
    }
    if (data.last_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingAddress/required", "required", {missingProperty: "last_name"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members10.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingAddress/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      let data0 = data.first_name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/ReportedBillingAddress/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data1 = data.last_name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/ReportedBillingAddress/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.street !== undefined) {
      let data2 = data.street;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/street", "#/$defs/ReportedBillingAddress/properties/street/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.city !== undefined) {
      let data3 = data.city;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/city", "#/$defs/ReportedBillingAddress/properties/city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data4 = data.state;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/state", "#/$defs/ReportedBillingAddress/properties/state/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.postal_code !== undefined) {
      let data5 = data.postal_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/postal_code", "#/$defs/ReportedBillingAddress/properties/postal_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country", "#/$defs/ReportedBillingAddress/properties/country/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.alpha2code !== undefined) {
      let data7 = data.alpha2code;
      if (typeof data7 === "string") {
        if (!pattern5.test(data7)) {
          vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/ReportedBillingAddress/properties/alpha2code/pattern", "pattern", {pattern: "^[A-Z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/ReportedBillingAddress/properties/alpha2code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data8 = data.mobile;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/ReportedBillingAddress/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data9 = data.email;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/ReportedBillingAddress/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.billing_idc !== undefined) {
      let data10 = data.billing_idc;
      if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
        vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/ReportedBillingAddress/properties/billing_idc/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data10 == "number") && (isFinite(data10))) {
        if (data10 > 9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/ReportedBillingAddress/properties/billing_idc/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data10 < -9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/ReportedBillingAddress/properties/billing_idc/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingAddress/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedBillingAddress.errors = vErrors;
  return errors === 0;
}

function judgeReportedFraud(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedFraud/required", "required", {missingProperty: "status_code"});
      errors++;
    }
    if (data.status_desc === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedFraud/required", "required", {missingProperty: "status_desc"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members11.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedFraud/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.status_code !== undefined) {
      let data0 = data.status_code;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_code", "#/$defs/ReportedFraud/properties/status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.status_desc !== undefined) {
      let data1 = data.status_desc;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_desc", "#/$defs/ReportedFraud/properties/status_desc/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_id !== undefined) {
      let data2 = data.pre_auth_ext_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_id", "#/$defs/ReportedFraud/properties/pre_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_status_code !== undefined) {
      let data3 = data.pre_auth_ext_status_code;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_status_code", "#/$defs/ReportedFraud/properties/pre_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_id !== undefined) {
      let data4 = data.post_auth_ext_id;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_id", "#/$defs/ReportedFraud/properties/post_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_status_code !== undefined) {
      let data5 = data.post_auth_ext_status_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_status_code", "#/$defs/ReportedFraud/properties/post_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_provider_id !== undefined) {
      let data6 = data.pre_auth_provider_id;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/ReportedFraud/properties/pre_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/ReportedFraud/properties/pre_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/ReportedFraud/properties/pre_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_provider_id !== undefined) {
      let data7 = data.post_auth_provider_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/ReportedFraud/properties/post_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data7 == "number") && (isFinite(data7))) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/ReportedFraud/properties/post_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data7 < -9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/ReportedFraud/properties/post_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.pre_auth_fraud_status !== undefined) {
      let data8 = data.pre_auth_fraud_status;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/ReportedFraud/properties/pre_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_fraud_status !== undefined) {
      let data9 = data.post_auth_fraud_status;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/ReportedFraud/properties/post_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/ReportedFraud/properties/post_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/ReportedFraud/properties/post_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedFraud/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedFraud.errors = vErrors;
  return errors === 0;
}

function judgeReportedTmsInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "tms_provider_code") || (key0 === "tms_provider_message"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTmsInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.tms_provider_code !== undefined) {
      let data0 = data.tms_provider_code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/ReportedTmsInfo/properties/tms_provider_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/ReportedTmsInfo/properties/tms_provider_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/ReportedTmsInfo/properties/tms_provider_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.tms_provider_message !== undefined) {
      let data1 = data.tms_provider_message;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tms_provider_message", "#/$defs/ReportedTmsInfo/properties/tms_provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTmsInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedTmsInfo.errors = vErrors;
  return errors === 0;
}

function judgeReportedNameValue(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameValue/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameValue/required", "required", {missingProperty: "value"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "name") || (key0 === "value"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameValue/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ReportedNameValue/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/ReportedNameValue/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedNameValue/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedNameValue.errors = vErrors;
  return errors === 0;
}

function judgeReportedProfile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProfile/required", "required", {missingProperty: "id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members12.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProfile/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedProfile/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedProfile/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedProfile/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/title", "#/$defs/ReportedProfile/properties/title/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      let data2 = data.first_name;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/ReportedProfile/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data3 = data.last_name;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/ReportedProfile/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.type !== undefined) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/type", "#/$defs/ReportedProfile/properties/type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data5 = data.email;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/ReportedProfile/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data6 = data.mobile;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/ReportedProfile/properties/mobile/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/ReportedProfile/properties/mobile/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/ReportedProfile/properties/mobile/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.country_id !== undefined) {
      let data7 = data.country_id;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/ReportedProfile/properties/country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data8 = data.amount;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/ReportedProfile/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.seq !== undefined) {
      let data9 = data.seq;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/ReportedProfile/properties/seq/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/ReportedProfile/properties/seq/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/ReportedProfile/properties/seq/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.additional_data !== undefined) {
      let data10 = data.additional_data;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0=0; i0<len0; i0++) {
          let data11 = data10[i0];
          const _errs24 = errors;
          if (!(judgeReportedNameValue(data11, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs24 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/ReportedProfile/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedProfile/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedProfile.errors = vErrors;
  return errors === 0;
}

function judgeReportedTrip(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(members13.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTrip/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTrip/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTrip/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTrip/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.service_class !== undefined) {
      let data1 = data.service_class;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_class", "#/$defs/ReportedTrip/properties/service_class/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_airport !== undefined) {
      let data2 = data.departure_airport;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_airport", "#/$defs/ReportedTrip/properties/departure_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_airport !== undefined) {
      let data3 = data.arrival_airport;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_airport", "#/$defs/ReportedTrip/properties/arrival_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_airline_code !== undefined) {
      let data4 = data.op_airline_code;
      if (typeof data4 === "string") {
        if (!pattern6.test(data4)) {
          vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/ReportedTrip/properties/op_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/ReportedTrip/properties/op_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_airline_code !== undefined) {
      let data5 = data.mkt_airline_code;
      if (typeof data5 === "string") {
        if (!pattern6.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/ReportedTrip/properties/mkt_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/ReportedTrip/properties/mkt_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_date !== undefined) {
      let data6 = data.arrival_date;
      if ((typeof data6 == "number") && (isFinite(data6))) {
      }
      if (typeof data6 === "string") {
        if (!(formats6.test(data6))) {
          vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/ReportedTrip/properties/arrival_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/ReportedTrip/properties/arrival_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_date !== undefined) {
      let data7 = data.departure_date;
      if ((typeof data7 == "number") && (isFinite(data7))) {
      }
      if (typeof data7 === "string") {
        if (!(formats6.test(data7))) {
          vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/ReportedTrip/properties/departure_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/ReportedTrip/properties/departure_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_flight_number !== undefined) {
      let data8 = data.mkt_flight_number;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mkt_flight_number", "#/$defs/ReportedTrip/properties/mkt_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_flight_number !== undefined) {
      let data9 = data.op_flight_number;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/op_flight_number", "#/$defs/ReportedTrip/properties/op_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.tag !== undefined) {
      let data10 = data.tag;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tag", "#/$defs/ReportedTrip/properties/tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_count !== undefined) {
      let data11 = data.trip_count;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_count", "#/$defs/ReportedTrip/properties/trip_count/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_level !== undefined) {
      let data12 = data.service_level;
      if (typeof data12 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_level", "#/$defs/ReportedTrip/properties/service_level/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_country_id !== undefined) {
      let data13 = data.departure_country_id;
      if (typeof data13 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_country_id", "#/$defs/ReportedTrip/properties/departure_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_country_id !== undefined) {
      let data14 = data.arrival_country_id;
      if (typeof data14 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_country_id", "#/$defs/ReportedTrip/properties/arrival_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_time_zone !== undefined) {
      let data15 = data.dept_time_zone;
      if (typeof data15 === "string") {
        if (!pattern8.test(data15)) {
          vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/ReportedTrip/properties/dept_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/ReportedTrip/properties/dept_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_time_zone !== undefined) {
      let data16 = data.arrival_time_zone;
      if (typeof data16 === "string") {
        if (!pattern8.test(data16)) {
          vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/ReportedTrip/properties/arrival_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/ReportedTrip/properties/arrival_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_terminal !== undefined) {
      let data17 = data.arrival_terminal;
      if (typeof data17 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_terminal", "#/$defs/ReportedTrip/properties/arrival_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_terminal !== undefined) {
      let data18 = data.dept_terminal;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_terminal", "#/$defs/ReportedTrip/properties/dept_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_city !== undefined) {
      let data19 = data.dept_city;
      if (typeof data19 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_city", "#/$defs/ReportedTrip/properties/dept_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_city !== undefined) {
      let data20 = data.arrival_city;
      if (typeof data20 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_city", "#/$defs/ReportedTrip/properties/arrival_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.aircraft_type !== undefined) {
      let data21 = data.aircraft_type;
      if (typeof data21 !== "string") {
        vErrors = addError(vErrors, instancePath + "/aircraft_type", "#/$defs/ReportedTrip/properties/aircraft_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.additional_data !== undefined) {
      let data22 = data.additional_data;
      if (Array.isArray(data22)) {
        const len0 = data22.length;
        for (let i0=0; i0<len0; i0++) {
          let data23 = data22[i0];
          const _errs48 = errors;
          if (!(judgeReportedNameValue(data23, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs48 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/ReportedTrip/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTrip/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedTrip.errors = vErrors;
  return errors === 0;
}

function judgeReportedBillingItem(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingItem/required", "required", {missingProperty: "id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members14.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingItem/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedBillingItem/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedBillingItem/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedBillingItem/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.journey_ref !== undefined) {
      let data1 = data.journey_ref;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/journey_ref", "#/$defs/ReportedBillingItem/properties/journey_ref/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.bill_type !== undefined) {
      let data2 = data.bill_type;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/bill_type", "#/$defs/ReportedBillingItem/properties/bill_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/ReportedBillingItem/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/ReportedBillingItem/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.currency !== undefined) {
      let data5 = data.currency;
      if (typeof data5 === "string") {
        if (!pattern0.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/ReportedBillingItem/properties/currency/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/ReportedBillingItem/properties/currency/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.profile_seq !== undefined) {
      let data6 = data.profile_seq;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/profile_seq", "#/$defs/ReportedBillingItem/properties/profile_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_tag !== undefined) {
      let data7 = data.trip_tag;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_tag", "#/$defs/ReportedBillingItem/properties/trip_tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_seq !== undefined) {
      let data8 = data.trip_seq;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_seq", "#/$defs/ReportedBillingItem/properties/trip_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_code !== undefined) {
      let data9 = data.product_code;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_code", "#/$defs/ReportedBillingItem/properties/product_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_category !== undefined) {
      let data10 = data.product_category;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_category", "#/$defs/ReportedBillingItem/properties/product_category/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_item !== undefined) {
      let data11 = data.product_item;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_item", "#/$defs/ReportedBillingItem/properties/product_item/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingItem/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedBillingItem.errors = vErrors;
  return errors === 0;
}

function judgeReportedBillingSummary(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "fare_details") || (key0 === "add_on"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingSummary/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.fare_details !== undefined) {
      let data0 = data.fare_details;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeReportedBillingItem(data1, instancePath + "/fare_details/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedBillingItem.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fare_details", "#/$defs/ReportedBillingSummary/properties/fare_details/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.add_on !== undefined) {
      let data2 = data.add_on;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1=0; i1<len1; i1++) {
          let data3 = data2[i1];
          const _errs7 = errors;
          if (!(judgeReportedBillingItem(data3, instancePath + "/add_on/" + i1))) {
            vErrors = appendErrors(vErrors, judgeReportedBillingItem.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/add_on", "#/$defs/ReportedBillingSummary/properties/add_on/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedBillingSummary/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedBillingSummary.errors = vErrors;
  return errors === 0;
}

function judgeReportedOrderData(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((((key0 === "product_sku") || (key0 === "amount")) || (key0 === "ticket_no")) || (key0 === "profiles")) || (key0 === "trips")) || (key0 === "billing_summary"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedOrderData/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.product_sku !== undefined) {
      let data0 = data.product_sku;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_sku", "#/$defs/ReportedOrderData/properties/product_sku/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(judgeReportedTransactionAmount(data1, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.ticket_no !== undefined) {
      let data2 = data.ticket_no;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ticket_no", "#/$defs/ReportedOrderData/properties/ticket_no/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.profiles !== undefined) {
      let data3 = data.profiles;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          let data4 = data3[i0];
          const _errs9 = errors;
          if (!(judgeReportedProfile(data4, instancePath + "/profiles/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedProfile.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs9 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/profiles", "#/$defs/ReportedOrderData/properties/profiles/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.trips !== undefined) {
      let data5 = data.trips;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1=0; i1<len1; i1++) {
          let data6 = data5[i1];
          const _errs12 = errors;
          if (!(judgeReportedTrip(data6, instancePath + "/trips/" + i1))) {
            vErrors = appendErrors(vErrors, judgeReportedTrip.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/trips", "#/$defs/ReportedOrderData/properties/trips/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_summary !== undefined) {
      let data7 = data.billing_summary;
      if (!(judgeReportedBillingSummary(data7, instancePath + "/billing_summary"))) {
        vErrors = appendErrors(vErrors, judgeReportedBillingSummary.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedOrderData/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedOrderData.errors = vErrors;
  return errors === 0;
}

function judgeReportedTransaction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.route_config_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "route_config_id"});
      errors++;
    }
    if (data.order_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "order_id"});
      errors++;
    }
    if (data.txn_type_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "txn_type_id"});
      errors++;
    }
    if (data.payment_method === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "payment_method"});
      errors++;
    }
    if (data.payment_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "payment_type"});
      errors++;
    }
    if (data.date_time === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "date_time"});
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "amount"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "status"});
      errors++;
    }
    if (data.customer_info === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "customer_info"});
      errors++;
    }
    if (data.sale_amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/required", "required", {missingProperty: "sale_amount"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members15.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTransaction/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTransaction/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ReportedTransaction/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.route_config_id !== undefined) {
      let data1 = data.route_config_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/ReportedTransaction/properties/route_config_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/ReportedTransaction/properties/route_config_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/ReportedTransaction/properties/route_config_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.order_id !== undefined) {
      let data2 = data.order_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/order_id", "#/$defs/ReportedTransaction/properties/order_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/ReportedTransaction/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.fee !== undefined) {
      let data4 = data.fee;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/ReportedTransaction/properties/fee/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/ReportedTransaction/properties/fee/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/ReportedTransaction/properties/fee/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.approval_code !== undefined) {
      let data5 = data.approval_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/approval_code", "#/$defs/ReportedTransaction/properties/approval_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.wallet_id !== undefined) {
      let data6 = data.wallet_id;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/wallet_id", "#/$defs/ReportedTransaction/properties/wallet_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.txn_type_id !== undefined) {
      let data7 = data.txn_type_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/ReportedTransaction/properties/txn_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data7 == "number") && (isFinite(data7))) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/ReportedTransaction/properties/txn_type_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data7 < -9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/ReportedTransaction/properties/txn_type_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      let data8 = data.payment_method;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/payment_method", "#/$defs/ReportedTransaction/properties/payment_method/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.payment_type !== undefined) {
      let data9 = data.payment_type;
      if (typeof data9 === "string") {
        if (!pattern2.test(data9)) {
          vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/ReportedTransaction/properties/payment_type/pattern", "pattern", {pattern: "^[0-9]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/ReportedTransaction/properties/payment_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.short_code !== undefined) {
      let data10 = data.short_code;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/short_code", "#/$defs/ReportedTransaction/properties/short_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.date_time !== undefined) {
      let data11 = data.date_time;
      if ((typeof data11 == "number") && (isFinite(data11))) {
      }
      if (typeof data11 === "string") {
        if (!(formats2.test(data11))) {
          vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/ReportedTransaction/properties/date_time/format", "format", {format: "YYYY-MM-DDTHH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/ReportedTransaction/properties/date_time/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.issuing_bank !== undefined) {
      let data12 = data.issuing_bank;
      if (typeof data12 !== "string") {
        vErrors = addError(vErrors, instancePath + "/issuing_bank", "#/$defs/ReportedTransaction/properties/issuing_bank/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.foreign_exchange_id !== undefined) {
      let data13 = data.foreign_exchange_id;
      if (typeof data13 !== "string") {
        vErrors = addError(vErrors, instancePath + "/foreign_exchange_id", "#/$defs/ReportedTransaction/properties/foreign_exchange_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_type_id !== undefined) {
      let data14 = data.service_type_id;
      if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
        vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/ReportedTransaction/properties/service_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data14 == "number") && (isFinite(data14))) {
        if (data14 > 99 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/ReportedTransaction/properties/service_type_id/maximum", "maximum", {comparison: "<=", limit: 99});
          errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/ReportedTransaction/properties/service_type_id/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.pos !== undefined) {
      let data15 = data.pos;
      if (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) {
        vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/ReportedTransaction/properties/pos/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data15 == "number") && (isFinite(data15))) {
        if (data15 > 9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/ReportedTransaction/properties/pos/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data15 < -9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/ReportedTransaction/properties/pos/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.ip_address !== undefined) {
      let data16 = data.ip_address;
      if (typeof data16 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ip_address", "#/$defs/ReportedTransaction/properties/ip_address/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.installment !== undefined) {
      let data17 = data.installment;
      if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
        vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/ReportedTransaction/properties/installment/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data17 == "number") && (isFinite(data17))) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/ReportedTransaction/properties/installment/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/ReportedTransaction/properties/installment/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.accept_url !== undefined) {
      let data18 = data.accept_url;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/accept_url", "#/$defs/ReportedTransaction/properties/accept_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.cancel_url !== undefined) {
      let data19 = data.cancel_url;
      if (typeof data19 !== "string") {
        vErrors = addError(vErrors, instancePath + "/cancel_url", "#/$defs/ReportedTransaction/properties/cancel_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data20 = data.amount;
      if (!(judgeReportedTransactionAmount(data20, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.sale_amount !== undefined) {
      let data21 = data.sale_amount;
      if (!(judgeReportedSaleAmount(data21, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data22 = data.status;
      if (!(judgeReportedTransactionStatus(data22, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeReportedTransactionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.psp !== undefined) {
      let data23 = data.psp;
      if (!(judgeReportedPsp(data23, instancePath + "/psp"))) {
        vErrors = appendErrors(vErrors, judgeReportedPsp.errors);
        errors = vErrors.length;
      }
    }
    if (data.card !== undefined) {
      let data24 = data.card;
      if (!(judgeReportedCard(data24, instancePath + "/card"))) {
        vErrors = appendErrors(vErrors, judgeReportedCard.errors);
        errors = vErrors.length;
      }
    }
    if (data.rebilling_info !== undefined) {
      let data25 = data.rebilling_info;
      if (!(judgeReportedRebillingInfo(data25, instancePath + "/rebilling_info"))) {
        vErrors = appendErrors(vErrors, judgeReportedRebillingInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer_info !== undefined) {
      let data26 = data.customer_info;
      if (!(judgeReportedCustomerInfo(data26, instancePath + "/customer_info"))) {
        vErrors = appendErrors(vErrors, judgeReportedCustomerInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data27 = data.additional_data;
      if (Array.isArray(data27)) {
        const len0 = data27.length;
        for (let i0=0; i0<len0; i0++) {
          let data28 = data27[i0];
          const _errs51 = errors;
          if (!(judgeReportedNameText(data28, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedNameText.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs51 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/ReportedTransaction/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.client_data !== undefined) {
      let data29 = data.client_data;
      if (Array.isArray(data29)) {
        const len1 = data29.length;
        for (let i1=0; i1<len1; i1++) {
          let data30 = data29[i1];
          const _errs54 = errors;
          if (!(judgeReportedNameText(data30, instancePath + "/client_data/" + i1))) {
            vErrors = appendErrors(vErrors, judgeReportedNameText.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs54 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/client_data", "#/$defs/ReportedTransaction/properties/client_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.product_info !== undefined) {
      let data31 = data.product_info;
      if (Array.isArray(data31)) {
        const len2 = data31.length;
        for (let i2=0; i2<len2; i2++) {
          let data32 = data31[i2];
          const _errs57 = errors;
          if (!(judgeReportedProductInfo(data32, instancePath + "/product_info/" + i2))) {
            vErrors = appendErrors(vErrors, judgeReportedProductInfo.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs57 === errors;
          if (!valid5) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/product_info", "#/$defs/ReportedTransaction/properties/product_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.delivery_info !== undefined) {
      let data33 = data.delivery_info;
      if (Array.isArray(data33)) {
        const len3 = data33.length;
        for (let i3=0; i3<len3; i3++) {
          let data34 = data33[i3];
          const _errs60 = errors;
          if (!(judgeReportedNameText(data34, instancePath + "/delivery_info/" + i3))) {
            vErrors = appendErrors(vErrors, judgeReportedNameText.errors);
            errors = vErrors.length;
          }
          var valid7 = _errs60 === errors;
          if (!valid7) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/delivery_info", "#/$defs/ReportedTransaction/properties/delivery_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.shipping_info !== undefined) {
      let data35 = data.shipping_info;
      if (Array.isArray(data35)) {
        const len4 = data35.length;
        for (let i4=0; i4<len4; i4++) {
          let data36 = data35[i4];
          const _errs63 = errors;
          if (!(judgeReportedNameText(data36, instancePath + "/shipping_info/" + i4))) {
            vErrors = appendErrors(vErrors, judgeReportedNameText.errors);
            errors = vErrors.length;
          }
          var valid9 = _errs63 === errors;
          if (!valid9) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/shipping_info", "#/$defs/ReportedTransaction/properties/shipping_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_address !== undefined) {
      let data37 = data.billing_address;
      if (!(judgeReportedBillingAddress(data37, instancePath + "/billing_address"))) {
        vErrors = appendErrors(vErrors, judgeReportedBillingAddress.errors);
        errors = vErrors.length;
      }
    }
    if (data.fraud !== undefined) {
      let data38 = data.fraud;
      if (!(judgeReportedFraud(data38, instancePath + "/fraud"))) {
        vErrors = appendErrors(vErrors, judgeReportedFraud.errors);
        errors = vErrors.length;
      }
    }
    if (data.tms_info !== undefined) {
      let data39 = data.tms_info;
      if (!(judgeReportedTmsInfo(data39, instancePath + "/tms_info"))) {
        vErrors = appendErrors(vErrors, judgeReportedTmsInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.order_data !== undefined) {
      let data40 = data.order_data;
      if (!(judgeReportedOrderData(data40, instancePath + "/order_data"))) {
        vErrors = appendErrors(vErrors, judgeReportedOrderData.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ReportedTransaction/type", "type", {type: "object"});
    errors++;
  }
  judgeReportedTransaction.errors = vErrors;
  return errors === 0;
}

function judgeSessionReport(data, instancePath = "") {
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
    if (data.sale_amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "sale_amount"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "status"});
      errors++;
    }
    if (data.transactions === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "transactions"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members16.has(key0))) {
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
    if (data.session_type !== undefined) {
      let data6 = data.session_type;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/session_type", "#/properties/session_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.callback_url !== undefined) {
      let data7 = data.callback_url;
      if (typeof data7 === "string") {
        if (countCharacters(data7) > 2048) {
          vErrors = addError(vErrors, instancePath + "/callback_url", "#/properties/callback_url/maxLength", "maxLength", {limit: 2048});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/callback_url", "#/properties/callback_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sale_amount !== undefined) {
      let data8 = data.sale_amount;
      if (!(judgeReportedSaleAmount(data8, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.pending_amount !== undefined) {
      let data9 = data.pending_amount;
      if (!(judgeReportedPendingAmount(data9, instancePath + "/pending_amount"))) {
        vErrors = appendErrors(vErrors, judgeReportedPendingAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data10 = data.status;
      if (!(judgeReportedSessionStatus(data10, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeReportedSessionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data11 = data.additional_data;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0=0; i0<len0; i0++) {
          let data12 = data11[i0];
          const _errs23 = errors;
          if (!(judgeReportedNameText(data12, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeReportedNameText.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs23 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.transactions !== undefined) {
      let data13 = data.transactions;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1=0; i1<len1; i1++) {
          let data14 = data13[i1];
          const _errs26 = errors;
          if (!(judgeReportedTransaction(data14, instancePath + "/transactions/" + i1))) {
            vErrors = appendErrors(vErrors, judgeReportedTransaction.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs26 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/transactions", "#/properties/transactions/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data15 = data.content_type;
      if (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) {
        vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data15 == "number") && (isFinite(data15))) {
        if (data15 > 9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data15 < -9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.event_type !== undefined) {
      let data16 = data.event_type;
      if (typeof data16 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_type", "#/properties/event_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      let data17 = data.event_subtype;
      if (typeof data17 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_subtype", "#/properties/event_subtype/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeSessionReport.errors = vErrors;
  return errors === 0;
}
