// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkOutgoingPaymentCallback: AjvValidator = judgeOutgoingPaymentCallback;

const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[0-9]+$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const pattern4 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
const formats4 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;
const pattern5 = new RegExp("^[A-Z]{2}$", "u");
const pattern6 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern8 = new RegExp("^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$", "u");
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const members9 = new Set(["first_name","last_name","street","city","state","postal_code","country","alpha2code","mobile","email","billing_idc"]);
const members10 = new Set(["status_code","status_desc","pre_auth_ext_id","pre_auth_ext_status_code","post_auth_ext_id","post_auth_ext_status_code","pre_auth_provider_id","post_auth_provider_id","pre_auth_fraud_status","post_auth_fraud_status"]);
const members11 = new Set(["id","title","first_name","last_name","type","email","mobile","country_id","amount","seq","additional_data"]);
const members12 = new Set(["id","service_class","departure_airport","arrival_airport","op_airline_code","mkt_airline_code","arrival_date","departure_date","mkt_flight_number","op_flight_number","tag","trip_count","service_level","departure_country_id","arrival_country_id","dept_time_zone","arrival_time_zone","arrival_terminal","dept_terminal","dept_city","arrival_city","aircraft_type","additional_data"]);
const members13 = new Set(["id","journey_ref","bill_type","description","amount","currency","profile_seq","trip_tag","trip_seq","product_code","product_category","product_item"]);
const members14 = new Set(["id","route_config_id","order_id","description","fee","hmac","approval_code","wallet_id","txn_type_id","payment_method","payment_type","short_code","date_time","local_date_time","issuing_bank","foreign_exchange_id","service_type_id","pos","ip_address","installment","accept_url","cancel_url","amount","sale_amount","status","psp","card","rebilling_info","customer_info","additional_data","client_data","product_info","delivery_info","shipping_info","billing_address","fraud","tms_info","order_data"]);
const members15 = new Set(["client_id","account_id","session_id","session_type","callback_url","sale_amount","pending_amount","status","additional_data","transactions","signature","endpoint_url","content_type","max_retry","event_type","event_subtype"]);

function judgeOutgoingSaleAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSaleAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSaleAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSaleAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingSaleAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingSaleAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingSaleAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingSaleAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingSaleAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingSaleAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((data2 === 0) || (data2 === 2)) || (data2 === 3))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingSaleAmount/properties/decimals/enum", "enum", {allowedValues: [0,2,3]});
        errors++;
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingSaleAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingSaleAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingSaleAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingSaleAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingSaleAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSaleAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingSaleAmount.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingPendingAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPendingAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPendingAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPendingAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingPendingAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingPendingAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingPendingAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingPendingAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingPendingAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingPendingAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingPendingAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingPendingAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingPendingAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingPendingAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingPendingAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingPendingAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingPendingAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingPendingAmount/properties/conversion_rate/type", "type", {type: "number"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPendingAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingPendingAmount.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingSessionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSessionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSessionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "code") || (key0 === "sub_code")) || (key0 === "message"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSessionStatus/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingSessionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingSessionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingSessionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingSessionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingSessionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingSessionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/OutgoingSessionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingSessionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingSessionStatus.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingNameText(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameText/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.text === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameText/required", "required", {missingProperty: "text"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "name") || (key0 === "text"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameText/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OutgoingNameText/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data1 = data.text;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/text", "#/$defs/OutgoingNameText/properties/text/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameText/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingNameText.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingTransactionAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "value") || (key0 === "currency_id")) || (key0 === "decimals")) || (key0 === "alpha3code")) || (key0 === "conversion_rate"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionAmount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingTransactionAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingTransactionAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingTransactionAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingTransactionAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingTransactionAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/OutgoingTransactionAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingTransactionAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingTransactionAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/OutgoingTransactionAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingTransactionAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/OutgoingTransactionAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingTransactionAmount.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingTransactionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "code") || (key0 === "sub_code")) || (key0 === "message")) || (key0 === "provider_message")) || (key0 === "provider_status_code"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionStatus/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingTransactionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingTransactionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/OutgoingTransactionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingTransactionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingTransactionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/OutgoingTransactionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/OutgoingTransactionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_message !== undefined) {
      let data3 = data.provider_message;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_message", "#/$defs/OutgoingTransactionStatus/properties/provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_status_code !== undefined) {
      let data4 = data.provider_status_code;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_status_code", "#/$defs/OutgoingTransactionStatus/properties/provider_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransactionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingTransactionStatus.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingPsp(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "id") || (key0 === "name")) || (key0 === "external-id"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPsp/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingPsp/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingPsp/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingPsp/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OutgoingPsp/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data["external-id"] !== undefined) {
      let data2 = data["external-id"];
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/external-id", "#/$defs/OutgoingPsp/properties/external-id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingPsp/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingPsp.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingCard(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "id") || (key0 === "name")) || (key0 === "mask_card_number")) || (key0 === "expiry"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingCard/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingCard/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingCard/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingCard/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OutgoingCard/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mask_card_number !== undefined) {
      let data2 = data.mask_card_number;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/OutgoingCard/properties/mask_card_number/pattern", "pattern", {pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/OutgoingCard/properties/mask_card_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.expiry !== undefined) {
      let data3 = data.expiry;
      if ((typeof data3 == "number") && (isFinite(data3))) {
      }
      if (typeof data3 === "string") {
        if (!(formats4.test(data3))) {
          vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/OutgoingCard/properties/expiry/format", "format", {format: "YYYY-MM or -"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/OutgoingCard/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingCard/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingCard.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingRebillingInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "id") || (key0 === "frequency")) || (key0 === "expiry"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingRebillingInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingRebillingInfo/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingRebillingInfo/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingRebillingInfo/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.frequency !== undefined) {
      let data1 = data.frequency;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/OutgoingRebillingInfo/properties/frequency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/OutgoingRebillingInfo/properties/frequency/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/OutgoingRebillingInfo/properties/frequency/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.expiry !== undefined) {
      let data2 = data.expiry;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/OutgoingRebillingInfo/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingRebillingInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingRebillingInfo.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingCustomerInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingCustomerInfo/required", "required", {missingProperty: "language"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((key0 === "email") || (key0 === "country_id")) || (key0 === "mobile")) || (key0 === "operator")) || (key0 === "language")) || (key0 === "device_id"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingCustomerInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/OutgoingCustomerInfo/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country_id !== undefined) {
      let data1 = data.country_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/OutgoingCustomerInfo/properties/country_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/OutgoingCustomerInfo/properties/country_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/OutgoingCustomerInfo/properties/country_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.mobile !== undefined) {
      let data2 = data.mobile;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/OutgoingCustomerInfo/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.operator !== undefined) {
      let data3 = data.operator;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/OutgoingCustomerInfo/properties/operator/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/OutgoingCustomerInfo/properties/operator/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/OutgoingCustomerInfo/properties/operator/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.language !== undefined) {
      let data4 = data.language;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/language", "#/$defs/OutgoingCustomerInfo/properties/language/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.device_id !== undefined) {
      let data5 = data.device_id;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/OutgoingCustomerInfo/properties/device_id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingCustomerInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingCustomerInfo.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingProductInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProductInfo/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.quantity === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProductInfo/required", "required", {missingProperty: "quantity"});
      errors++;
    }
    if (data.price === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProductInfo/required", "required", {missingProperty: "price"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "name") || (key0 === "quantity")) || (key0 === "price"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProductInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OutgoingProductInfo/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.quantity !== undefined) {
      let data1 = data.quantity;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/OutgoingProductInfo/properties/quantity/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/OutgoingProductInfo/properties/quantity/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/OutgoingProductInfo/properties/quantity/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/price", "#/$defs/OutgoingProductInfo/properties/price/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/OutgoingProductInfo/properties/price/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/OutgoingProductInfo/properties/price/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProductInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingProductInfo.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingBillingAddress(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingAddress/required", "required", {missingProperty: "first_name"});
      errors++;
    }
    if (data.last_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingAddress/required", "required", {missingProperty: "last_name"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members9.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingAddress/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      let data0 = data.first_name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/OutgoingBillingAddress/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data1 = data.last_name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/OutgoingBillingAddress/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.street !== undefined) {
      let data2 = data.street;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/street", "#/$defs/OutgoingBillingAddress/properties/street/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.city !== undefined) {
      let data3 = data.city;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/city", "#/$defs/OutgoingBillingAddress/properties/city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data4 = data.state;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/state", "#/$defs/OutgoingBillingAddress/properties/state/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.postal_code !== undefined) {
      let data5 = data.postal_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/postal_code", "#/$defs/OutgoingBillingAddress/properties/postal_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country", "#/$defs/OutgoingBillingAddress/properties/country/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.alpha2code !== undefined) {
      let data7 = data.alpha2code;
      if (typeof data7 === "string") {
        if (!pattern5.test(data7)) {
          vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/OutgoingBillingAddress/properties/alpha2code/pattern", "pattern", {pattern: "^[A-Z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/OutgoingBillingAddress/properties/alpha2code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data8 = data.mobile;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/OutgoingBillingAddress/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data9 = data.email;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/OutgoingBillingAddress/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.billing_idc !== undefined) {
      let data10 = data.billing_idc;
      if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
        vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/OutgoingBillingAddress/properties/billing_idc/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data10 == "number") && (isFinite(data10))) {
        if (data10 > 9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/OutgoingBillingAddress/properties/billing_idc/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data10 < -9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/OutgoingBillingAddress/properties/billing_idc/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingAddress/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingBillingAddress.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingFraud(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingFraud/required", "required", {missingProperty: "status_code"});
      errors++;
    }
    if (data.status_desc === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingFraud/required", "required", {missingProperty: "status_desc"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members10.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingFraud/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.status_code !== undefined) {
      let data0 = data.status_code;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_code", "#/$defs/OutgoingFraud/properties/status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.status_desc !== undefined) {
      let data1 = data.status_desc;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_desc", "#/$defs/OutgoingFraud/properties/status_desc/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_id !== undefined) {
      let data2 = data.pre_auth_ext_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_id", "#/$defs/OutgoingFraud/properties/pre_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_status_code !== undefined) {
      let data3 = data.pre_auth_ext_status_code;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_status_code", "#/$defs/OutgoingFraud/properties/pre_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_id !== undefined) {
      let data4 = data.post_auth_ext_id;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_id", "#/$defs/OutgoingFraud/properties/post_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_status_code !== undefined) {
      let data5 = data.post_auth_ext_status_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_status_code", "#/$defs/OutgoingFraud/properties/post_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_provider_id !== undefined) {
      let data6 = data.pre_auth_provider_id;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_provider_id !== undefined) {
      let data7 = data.post_auth_provider_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/OutgoingFraud/properties/post_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data7 == "number") && (isFinite(data7))) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/OutgoingFraud/properties/post_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data7 < -9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/OutgoingFraud/properties/post_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.pre_auth_fraud_status !== undefined) {
      let data8 = data.pre_auth_fraud_status;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_fraud_status !== undefined) {
      let data9 = data.post_auth_fraud_status;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingFraud/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingFraud.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingTmsInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "tms_provider_code") || (key0 === "tms_provider_message"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTmsInfo/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.tms_provider_code !== undefined) {
      let data0 = data.tms_provider_code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.tms_provider_message !== undefined) {
      let data1 = data.tms_provider_message;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tms_provider_message", "#/$defs/OutgoingTmsInfo/properties/tms_provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTmsInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingTmsInfo.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingNameValue(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameValue/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameValue/required", "required", {missingProperty: "value"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "name") || (key0 === "value"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameValue/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OutgoingNameValue/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/OutgoingNameValue/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingNameValue/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingNameValue.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingProfile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProfile/required", "required", {missingProperty: "id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members11.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProfile/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingProfile/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingProfile/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingProfile/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/title", "#/$defs/OutgoingProfile/properties/title/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      let data2 = data.first_name;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/OutgoingProfile/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data3 = data.last_name;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/OutgoingProfile/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.type !== undefined) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/type", "#/$defs/OutgoingProfile/properties/type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data5 = data.email;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/OutgoingProfile/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data6 = data.mobile;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/OutgoingProfile/properties/mobile/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/OutgoingProfile/properties/mobile/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/OutgoingProfile/properties/mobile/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.country_id !== undefined) {
      let data7 = data.country_id;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/OutgoingProfile/properties/country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data8 = data.amount;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/OutgoingProfile/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.seq !== undefined) {
      let data9 = data.seq;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/OutgoingProfile/properties/seq/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/OutgoingProfile/properties/seq/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/OutgoingProfile/properties/seq/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
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
          if (!(judgeOutgoingNameValue(data11, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs24 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/OutgoingProfile/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingProfile/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingProfile.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingTrip(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(members12.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTrip/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTrip/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTrip/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTrip/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.service_class !== undefined) {
      let data1 = data.service_class;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_class", "#/$defs/OutgoingTrip/properties/service_class/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_airport !== undefined) {
      let data2 = data.departure_airport;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_airport", "#/$defs/OutgoingTrip/properties/departure_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_airport !== undefined) {
      let data3 = data.arrival_airport;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_airport", "#/$defs/OutgoingTrip/properties/arrival_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_airline_code !== undefined) {
      let data4 = data.op_airline_code;
      if (typeof data4 === "string") {
        if (!pattern6.test(data4)) {
          vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/OutgoingTrip/properties/op_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/OutgoingTrip/properties/op_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_airline_code !== undefined) {
      let data5 = data.mkt_airline_code;
      if (typeof data5 === "string") {
        if (!pattern6.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/OutgoingTrip/properties/mkt_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/OutgoingTrip/properties/mkt_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_date !== undefined) {
      let data6 = data.arrival_date;
      if ((typeof data6 == "number") && (isFinite(data6))) {
      }
      if (typeof data6 === "string") {
        if (!(formats6.test(data6))) {
          vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/OutgoingTrip/properties/arrival_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/OutgoingTrip/properties/arrival_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_date !== undefined) {
      let data7 = data.departure_date;
      if ((typeof data7 == "number") && (isFinite(data7))) {
      }
      if (typeof data7 === "string") {
        if (!(formats6.test(data7))) {
          vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/OutgoingTrip/properties/departure_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/OutgoingTrip/properties/departure_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_flight_number !== undefined) {
      let data8 = data.mkt_flight_number;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mkt_flight_number", "#/$defs/OutgoingTrip/properties/mkt_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_flight_number !== undefined) {
      let data9 = data.op_flight_number;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/op_flight_number", "#/$defs/OutgoingTrip/properties/op_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.tag !== undefined) {
      let data10 = data.tag;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tag", "#/$defs/OutgoingTrip/properties/tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_count !== undefined) {
      let data11 = data.trip_count;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_count", "#/$defs/OutgoingTrip/properties/trip_count/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_level !== undefined) {
      let data12 = data.service_level;
      if (typeof data12 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_level", "#/$defs/OutgoingTrip/properties/service_level/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_country_id !== undefined) {
      let data13 = data.departure_country_id;
      if (typeof data13 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_country_id", "#/$defs/OutgoingTrip/properties/departure_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_country_id !== undefined) {
      let data14 = data.arrival_country_id;
      if (typeof data14 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_country_id", "#/$defs/OutgoingTrip/properties/arrival_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_time_zone !== undefined) {
      let data15 = data.dept_time_zone;
      if (typeof data15 === "string") {
        if (!pattern8.test(data15)) {
          vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/OutgoingTrip/properties/dept_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/OutgoingTrip/properties/dept_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_time_zone !== undefined) {
      let data16 = data.arrival_time_zone;
      if (typeof data16 === "string") {
        if (!pattern8.test(data16)) {
          vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/OutgoingTrip/properties/arrival_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/OutgoingTrip/properties/arrival_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_terminal !== undefined) {
      let data17 = data.arrival_terminal;
      if (typeof data17 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_terminal", "#/$defs/OutgoingTrip/properties/arrival_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_terminal !== undefined) {
      let data18 = data.dept_terminal;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_terminal", "#/$defs/OutgoingTrip/properties/dept_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_city !== undefined) {
      let data19 = data.dept_city;
      if (typeof data19 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_city", "#/$defs/OutgoingTrip/properties/dept_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_city !== undefined) {
      let data20 = data.arrival_city;
      if (typeof data20 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_city", "#/$defs/OutgoingTrip/properties/arrival_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.aircraft_type !== undefined) {
      let data21 = data.aircraft_type;
      if (typeof data21 !== "string") {
        vErrors = addError(vErrors, instancePath + "/aircraft_type", "#/$defs/OutgoingTrip/properties/aircraft_type/type", "type", {type: "string"});
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
          if (!(judgeOutgoingNameValue(data23, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs48 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/OutgoingTrip/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTrip/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingTrip.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingBillingItem(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingItem/required", "required", {missingProperty: "id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members13.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingItem/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingBillingItem/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingBillingItem/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingBillingItem/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.journey_ref !== undefined) {
      let data1 = data.journey_ref;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/journey_ref", "#/$defs/OutgoingBillingItem/properties/journey_ref/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.bill_type !== undefined) {
      let data2 = data.bill_type;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/bill_type", "#/$defs/OutgoingBillingItem/properties/bill_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/OutgoingBillingItem/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/OutgoingBillingItem/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.currency !== undefined) {
      let data5 = data.currency;
      if (typeof data5 === "string") {
        if (!pattern0.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/OutgoingBillingItem/properties/currency/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/OutgoingBillingItem/properties/currency/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.profile_seq !== undefined) {
      let data6 = data.profile_seq;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/profile_seq", "#/$defs/OutgoingBillingItem/properties/profile_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_tag !== undefined) {
      let data7 = data.trip_tag;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_tag", "#/$defs/OutgoingBillingItem/properties/trip_tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_seq !== undefined) {
      let data8 = data.trip_seq;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_seq", "#/$defs/OutgoingBillingItem/properties/trip_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_code !== undefined) {
      let data9 = data.product_code;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_code", "#/$defs/OutgoingBillingItem/properties/product_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_category !== undefined) {
      let data10 = data.product_category;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_category", "#/$defs/OutgoingBillingItem/properties/product_category/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_item !== undefined) {
      let data11 = data.product_item;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_item", "#/$defs/OutgoingBillingItem/properties/product_item/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingItem/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingBillingItem.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingBillingSummary(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "fare_details") || (key0 === "add_on"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingSummary/additionalProperties", "additionalProperties", {additionalProperty: key0});
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
          if (!(judgeOutgoingBillingItem(data1, instancePath + "/fare_details/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingBillingItem.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fare_details", "#/$defs/OutgoingBillingSummary/properties/fare_details/type", "type", {type: "array"});
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
          if (!(judgeOutgoingBillingItem(data3, instancePath + "/add_on/" + i1))) {
            vErrors = appendErrors(vErrors, judgeOutgoingBillingItem.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/add_on", "#/$defs/OutgoingBillingSummary/properties/add_on/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingBillingSummary/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingBillingSummary.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingOrderData(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((((key0 === "product_sku") || (key0 === "amount")) || (key0 === "ticket_no")) || (key0 === "profiles")) || (key0 === "trips")) || (key0 === "billing_summary"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingOrderData/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.product_sku !== undefined) {
      let data0 = data.product_sku;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_sku", "#/$defs/OutgoingOrderData/properties/product_sku/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(judgeOutgoingTransactionAmount(data1, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.ticket_no !== undefined) {
      let data2 = data.ticket_no;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ticket_no", "#/$defs/OutgoingOrderData/properties/ticket_no/type", "type", {type: "string"});
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
          if (!(judgeOutgoingProfile(data4, instancePath + "/profiles/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingProfile.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs9 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/profiles", "#/$defs/OutgoingOrderData/properties/profiles/type", "type", {type: "array"});
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
          if (!(judgeOutgoingTrip(data6, instancePath + "/trips/" + i1))) {
            vErrors = appendErrors(vErrors, judgeOutgoingTrip.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/trips", "#/$defs/OutgoingOrderData/properties/trips/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_summary !== undefined) {
      let data7 = data.billing_summary;
      if (!(judgeOutgoingBillingSummary(data7, instancePath + "/billing_summary"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingBillingSummary.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingOrderData/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingOrderData.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingTransaction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.route_config_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "route_config_id"});
      errors++;
    }
    if (data.order_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "order_id"});
      errors++;
    }
    if (data.txn_type_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "txn_type_id"});
      errors++;
    }
    if (data.payment_method === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "payment_method"});
      errors++;
    }
    if (data.payment_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "payment_type"});
      errors++;
    }
    if (data.date_time === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "date_time"});
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "amount"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "status"});
      errors++;
    }
    if (data.customer_info === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "customer_info"});
      errors++;
    }
    if (data.sale_amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/required", "required", {missingProperty: "sale_amount"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members14.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTransaction/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTransaction/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/OutgoingTransaction/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.route_config_id !== undefined) {
      let data1 = data.route_config_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/OutgoingTransaction/properties/route_config_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/OutgoingTransaction/properties/route_config_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/OutgoingTransaction/properties/route_config_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.order_id !== undefined) {
      let data2 = data.order_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/order_id", "#/$defs/OutgoingTransaction/properties/order_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/OutgoingTransaction/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.fee !== undefined) {
      let data4 = data.fee;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/OutgoingTransaction/properties/fee/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/OutgoingTransaction/properties/fee/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/OutgoingTransaction/properties/fee/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.hmac !== undefined) {
      let data5 = data.hmac;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/hmac", "#/$defs/OutgoingTransaction/properties/hmac/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.approval_code !== undefined) {
      let data6 = data.approval_code;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/approval_code", "#/$defs/OutgoingTransaction/properties/approval_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.wallet_id !== undefined) {
      let data7 = data.wallet_id;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/wallet_id", "#/$defs/OutgoingTransaction/properties/wallet_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.txn_type_id !== undefined) {
      let data8 = data.txn_type_id;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/OutgoingTransaction/properties/txn_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/OutgoingTransaction/properties/txn_type_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/OutgoingTransaction/properties/txn_type_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      let data9 = data.payment_method;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/payment_method", "#/$defs/OutgoingTransaction/properties/payment_method/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.payment_type !== undefined) {
      let data10 = data.payment_type;
      if (typeof data10 === "string") {
        if (!pattern2.test(data10)) {
          vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/OutgoingTransaction/properties/payment_type/pattern", "pattern", {pattern: "^[0-9]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/OutgoingTransaction/properties/payment_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.short_code !== undefined) {
      let data11 = data.short_code;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/short_code", "#/$defs/OutgoingTransaction/properties/short_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.date_time !== undefined) {
      let data12 = data.date_time;
      if ((typeof data12 == "number") && (isFinite(data12))) {
      }
      if (typeof data12 === "string") {
        if (!(formats0.test(data12))) {
          vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/OutgoingTransaction/properties/date_time/format", "format", {format: "YYYY-MM-DDTHH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/OutgoingTransaction/properties/date_time/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.local_date_time !== undefined) {
      let data13 = data.local_date_time;
      if ((typeof data13 == "number") && (isFinite(data13))) {
      }
      if (typeof data13 === "string") {
        if (!(formats0.test(data13))) {
          vErrors = addError(vErrors, instancePath + "/local_date_time", "#/$defs/OutgoingTransaction/properties/local_date_time/format", "format", {format: "YYYY-MM-DDTHH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/local_date_time", "#/$defs/OutgoingTransaction/properties/local_date_time/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.issuing_bank !== undefined) {
      let data14 = data.issuing_bank;
      if (typeof data14 !== "string") {
        vErrors = addError(vErrors, instancePath + "/issuing_bank", "#/$defs/OutgoingTransaction/properties/issuing_bank/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.foreign_exchange_id !== undefined) {
      let data15 = data.foreign_exchange_id;
      if (typeof data15 !== "string") {
        vErrors = addError(vErrors, instancePath + "/foreign_exchange_id", "#/$defs/OutgoingTransaction/properties/foreign_exchange_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_type_id !== undefined) {
      let data16 = data.service_type_id;
      if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
        vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/OutgoingTransaction/properties/service_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data16 == "number") && (isFinite(data16))) {
        if (data16 > 99 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/OutgoingTransaction/properties/service_type_id/maximum", "maximum", {comparison: "<=", limit: 99});
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/OutgoingTransaction/properties/service_type_id/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.pos !== undefined) {
      let data17 = data.pos;
      if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
        vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/OutgoingTransaction/properties/pos/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data17 == "number") && (isFinite(data17))) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/OutgoingTransaction/properties/pos/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/OutgoingTransaction/properties/pos/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.ip_address !== undefined) {
      let data18 = data.ip_address;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ip_address", "#/$defs/OutgoingTransaction/properties/ip_address/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.installment !== undefined) {
      let data19 = data.installment;
      if (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) {
        vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/OutgoingTransaction/properties/installment/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data19 == "number") && (isFinite(data19))) {
        if (data19 > 9007199254740991 || isNaN(data19)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/OutgoingTransaction/properties/installment/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data19 < -9007199254740991 || isNaN(data19)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/OutgoingTransaction/properties/installment/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.accept_url !== undefined) {
      let data20 = data.accept_url;
      if (typeof data20 !== "string") {
        vErrors = addError(vErrors, instancePath + "/accept_url", "#/$defs/OutgoingTransaction/properties/accept_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.cancel_url !== undefined) {
      let data21 = data.cancel_url;
      if (typeof data21 !== "string") {
        vErrors = addError(vErrors, instancePath + "/cancel_url", "#/$defs/OutgoingTransaction/properties/cancel_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data22 = data.amount;
      if (!(judgeOutgoingTransactionAmount(data22, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.sale_amount !== undefined) {
      let data23 = data.sale_amount;
      if (!(judgeOutgoingSaleAmount(data23, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data24 = data.status;
      if (!(judgeOutgoingTransactionStatus(data24, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingTransactionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.psp !== undefined) {
      let data25 = data.psp;
      if (!(judgeOutgoingPsp(data25, instancePath + "/psp"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingPsp.errors);
        errors = vErrors.length;
      }
    }
    if (data.card !== undefined) {
      let data26 = data.card;
      if (!(judgeOutgoingCard(data26, instancePath + "/card"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingCard.errors);
        errors = vErrors.length;
      }
    }
    if (data.rebilling_info !== undefined) {
      let data27 = data.rebilling_info;
      if (!(judgeOutgoingRebillingInfo(data27, instancePath + "/rebilling_info"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingRebillingInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer_info !== undefined) {
      let data28 = data.customer_info;
      if (!(judgeOutgoingCustomerInfo(data28, instancePath + "/customer_info"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingCustomerInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data29 = data.additional_data;
      if (Array.isArray(data29)) {
        const len0 = data29.length;
        for (let i0=0; i0<len0; i0++) {
          let data30 = data29[i0];
          const _errs55 = errors;
          if (!(judgeOutgoingNameText(data30, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameText.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs55 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/OutgoingTransaction/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.client_data !== undefined) {
      let data31 = data.client_data;
      if (Array.isArray(data31)) {
        const len1 = data31.length;
        for (let i1=0; i1<len1; i1++) {
          let data32 = data31[i1];
          const _errs58 = errors;
          if (!(judgeOutgoingNameText(data32, instancePath + "/client_data/" + i1))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameText.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs58 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/client_data", "#/$defs/OutgoingTransaction/properties/client_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.product_info !== undefined) {
      let data33 = data.product_info;
      if (Array.isArray(data33)) {
        const len2 = data33.length;
        for (let i2=0; i2<len2; i2++) {
          let data34 = data33[i2];
          const _errs61 = errors;
          if (!(judgeOutgoingProductInfo(data34, instancePath + "/product_info/" + i2))) {
            vErrors = appendErrors(vErrors, judgeOutgoingProductInfo.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs61 === errors;
          if (!valid5) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/product_info", "#/$defs/OutgoingTransaction/properties/product_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.delivery_info !== undefined) {
      let data35 = data.delivery_info;
      if (Array.isArray(data35)) {
        const len3 = data35.length;
        for (let i3=0; i3<len3; i3++) {
          let data36 = data35[i3];
          const _errs64 = errors;
          if (!(judgeOutgoingNameText(data36, instancePath + "/delivery_info/" + i3))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameText.errors);
            errors = vErrors.length;
          }
          var valid7 = _errs64 === errors;
          if (!valid7) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/delivery_info", "#/$defs/OutgoingTransaction/properties/delivery_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.shipping_info !== undefined) {
      let data37 = data.shipping_info;
      if (Array.isArray(data37)) {
        const len4 = data37.length;
        for (let i4=0; i4<len4; i4++) {
          let data38 = data37[i4];
          const _errs67 = errors;
          if (!(judgeOutgoingNameText(data38, instancePath + "/shipping_info/" + i4))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameText.errors);
            errors = vErrors.length;
          }
          var valid9 = _errs67 === errors;
          if (!valid9) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/shipping_info", "#/$defs/OutgoingTransaction/properties/shipping_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_address !== undefined) {
      let data39 = data.billing_address;
      if (!(judgeOutgoingBillingAddress(data39, instancePath + "/billing_address"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingBillingAddress.errors);
        errors = vErrors.length;
      }
    }
    if (data.fraud !== undefined) {
      let data40 = data.fraud;
      if (!(judgeOutgoingFraud(data40, instancePath + "/fraud"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingFraud.errors);
        errors = vErrors.length;
      }
    }
    if (data.tms_info !== undefined) {
      let data41 = data.tms_info;
      if (!(judgeOutgoingTmsInfo(data41, instancePath + "/tms_info"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingTmsInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.order_data !== undefined) {
      let data42 = data.order_data;
      if (!(judgeOutgoingOrderData(data42, instancePath + "/order_data"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingOrderData.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OutgoingTransaction/type", "type", {type: "object"});
    errors++;
  }
  judgeOutgoingTransaction.errors = vErrors;
  return errors === 0;
}

function judgeOutgoingPaymentCallback(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
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
      if (!(members15.has(key0))) {
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
    if (data.session_id !== undefined) {
      let data2 = data.session_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/session_id", "#/properties/session_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.session_type !== undefined) {
      let data3 = data.session_type;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/session_type", "#/properties/session_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.callback_url !== undefined) {
      let data4 = data.callback_url;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/callback_url", "#/properties/callback_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sale_amount !== undefined) {
      let data5 = data.sale_amount;
      if (!(judgeOutgoingSaleAmount(data5, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.pending_amount !== undefined) {
      let data6 = data.pending_amount;
      if (!(judgeOutgoingPendingAmount(data6, instancePath + "/pending_amount"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingPendingAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data7 = data.status;
      if (!(judgeOutgoingSessionStatus(data7, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeOutgoingSessionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data8 = data.additional_data;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0=0; i0<len0; i0++) {
          let data9 = data8[i0];
          const _errs17 = errors;
          if (!(judgeOutgoingNameText(data9, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOutgoingNameText.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs17 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.transactions !== undefined) {
      let data10 = data.transactions;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          vErrors = addError(vErrors, instancePath + "/transactions", "#/properties/transactions/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data10.length;
        for (let i1=0; i1<len1; i1++) {
          let data11 = data10[i1];
          const _errs20 = errors;
          if (!(judgeOutgoingTransaction(data11, instancePath + "/transactions/" + i1))) {
            vErrors = appendErrors(vErrors, judgeOutgoingTransaction.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs20 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/transactions", "#/properties/transactions/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.signature !== undefined) {
      let data12 = data.signature;
      if (typeof data12 !== "string") {
        vErrors = addError(vErrors, instancePath + "/signature", "#/properties/signature/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.endpoint_url !== undefined) {
      let data13 = data.endpoint_url;
      if (typeof data13 !== "string") {
        vErrors = addError(vErrors, instancePath + "/endpoint_url", "#/properties/endpoint_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data14 = data.content_type;
      if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
        vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data14 == "number") && (isFinite(data14))) {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data14 < -9007199254740991 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/properties/content_type/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.max_retry !== undefined) {
      let data15 = data.max_retry;
      if (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) {
        vErrors = addError(vErrors, instancePath + "/max_retry", "#/properties/max_retry/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data15 == "number") && (isFinite(data15))) {
        if (data15 > 9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/max_retry", "#/properties/max_retry/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data15 < -9007199254740991 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/max_retry", "#/properties/max_retry/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
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
  judgeOutgoingPaymentCallback.errors = vErrors;
  return errors === 0;
}
