// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkPaymentCallback: AjvValidator = judgePaymentCallback;

const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[0-9]+$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const pattern4 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
const formats4 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;
const pattern5 = new RegExp("^[A-Z]{2}$", "u");
const pattern6 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern8 = new RegExp("^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$", "u");
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

function judgeSaleAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SaleAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SaleAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SaleAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SaleAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SaleAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/SaleAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/SaleAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/SaleAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((data2 === 0) || (data2 === 2)) || (data2 === 3))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/SaleAmount/properties/decimals/enum", "enum", {allowedValues: [0,2,3]});
        errors++;
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/SaleAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/SaleAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/SaleAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/SaleAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/SaleAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SaleAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeSaleAmount.errors = vErrors;
  return errors === 0;
}

function judgePendingAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/PendingAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/PendingAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/PendingAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/PendingAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/PendingAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/PendingAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/PendingAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/PendingAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/PendingAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/PendingAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/PendingAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/PendingAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/PendingAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/PendingAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/PendingAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/PendingAmount/properties/conversion_rate/type", "type", {type: "number"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/PendingAmount/type", "type", {type: "object"});
    errors++;
  }
  judgePendingAmount.errors = vErrors;
  return errors === 0;
}

function judgeSessionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/SessionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeSessionStatus.errors = vErrors;
  return errors === 0;
}

function judgeNameText(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/NameText/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.text === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/NameText/required", "required", {missingProperty: "text"});
      errors++;
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/NameText/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data1 = data.text;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/text", "#/$defs/NameText/properties/text/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/NameText/type", "type", {type: "object"});
    errors++;
  }
  judgeNameText.errors = vErrors;
  return errors === 0;
}

function judgeTransactionAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionAmount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.currency_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionAmount/required", "required", {missingProperty: "currency_id"});
      errors++;
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/TransactionAmount/properties/value/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/TransactionAmount/properties/value/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/TransactionAmount/properties/value/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/TransactionAmount/properties/currency_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/TransactionAmount/properties/currency_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/currency_id", "#/$defs/TransactionAmount/properties/currency_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/TransactionAmount/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/TransactionAmount/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/TransactionAmount/properties/decimals/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern0.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/TransactionAmount/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/TransactionAmount/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/TransactionAmount/properties/conversion_rate/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/TransactionAmount/properties/conversion_rate/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/conversion_rate", "#/$defs/TransactionAmount/properties/conversion_rate/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TransactionAmount/type", "type", {type: "object"});
    errors++;
  }
  judgeTransactionAmount.errors = vErrors;
  return errors === 0;
}

function judgeTransactionStatus(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionStatus/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.message === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionStatus/required", "required", {missingProperty: "message"});
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TransactionStatus/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TransactionStatus/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/TransactionStatus/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TransactionStatus/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TransactionStatus/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/TransactionStatus/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/message", "#/$defs/TransactionStatus/properties/message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_message !== undefined) {
      let data3 = data.provider_message;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_message", "#/$defs/TransactionStatus/properties/provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.provider_status_code !== undefined) {
      let data4 = data.provider_status_code;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/provider_status_code", "#/$defs/TransactionStatus/properties/provider_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TransactionStatus/type", "type", {type: "object"});
    errors++;
  }
  judgeTransactionStatus.errors = vErrors;
  return errors === 0;
}

function judgePsp(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Psp/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Psp/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Psp/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/Psp/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data["external-id"] !== undefined) {
      let data2 = data["external-id"];
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/external-id", "#/$defs/Psp/properties/external-id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Psp/type", "type", {type: "object"});
    errors++;
  }
  judgePsp.errors = vErrors;
  return errors === 0;
}

function judgeCard(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Card/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Card/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Card/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/Card/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mask_card_number !== undefined) {
      let data2 = data.mask_card_number;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/Card/properties/mask_card_number/pattern", "pattern", {pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mask_card_number", "#/$defs/Card/properties/mask_card_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.expiry !== undefined) {
      let data3 = data.expiry;
      if ((typeof data3 == "number") && (isFinite(data3))) {
      }
      if (typeof data3 === "string") {
        if (!(formats4.test(data3))) {
          vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/Card/properties/expiry/format", "format", {format: "YYYY-MM or -"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/Card/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Card/type", "type", {type: "object"});
    errors++;
  }
  judgeCard.errors = vErrors;
  return errors === 0;
}

function judgeRebillingInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/RebillingInfo/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/RebillingInfo/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/RebillingInfo/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.frequency !== undefined) {
      let data1 = data.frequency;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/RebillingInfo/properties/frequency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/RebillingInfo/properties/frequency/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/frequency", "#/$defs/RebillingInfo/properties/frequency/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.expiry !== undefined) {
      let data2 = data.expiry;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/expiry", "#/$defs/RebillingInfo/properties/expiry/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/RebillingInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeRebillingInfo.errors = vErrors;
  return errors === 0;
}

function judgeCustomerInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CustomerInfo/required", "required", {missingProperty: "language"});
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/CustomerInfo/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country_id !== undefined) {
      let data1 = data.country_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/CustomerInfo/properties/country_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/CustomerInfo/properties/country_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/CustomerInfo/properties/country_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.mobile !== undefined) {
      let data2 = data.mobile;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/CustomerInfo/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.operator !== undefined) {
      let data3 = data.operator;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/CustomerInfo/properties/operator/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/CustomerInfo/properties/operator/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/operator", "#/$defs/CustomerInfo/properties/operator/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.language !== undefined) {
      let data4 = data.language;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/language", "#/$defs/CustomerInfo/properties/language/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.device_id !== undefined) {
      let data5 = data.device_id;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/CustomerInfo/properties/device_id/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CustomerInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeCustomerInfo.errors = vErrors;
  return errors === 0;
}

function judgeProductInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ProductInfo/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.quantity === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ProductInfo/required", "required", {missingProperty: "quantity"});
      errors++;
    }
    if (data.price === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ProductInfo/required", "required", {missingProperty: "price"});
      errors++;
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/ProductInfo/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.quantity !== undefined) {
      let data1 = data.quantity;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ProductInfo/properties/quantity/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ProductInfo/properties/quantity/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/quantity", "#/$defs/ProductInfo/properties/quantity/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ProductInfo/properties/price/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ProductInfo/properties/price/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/price", "#/$defs/ProductInfo/properties/price/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ProductInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeProductInfo.errors = vErrors;
  return errors === 0;
}

function judgeBillingAddress(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/BillingAddress/required", "required", {missingProperty: "first_name"});
      errors++;
    }
    if (data.last_name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/BillingAddress/required", "required", {missingProperty: "last_name"});
      errors++;
    }
    if (data.first_name !== undefined) {
      let data0 = data.first_name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/BillingAddress/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data1 = data.last_name;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/BillingAddress/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.street !== undefined) {
      let data2 = data.street;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/street", "#/$defs/BillingAddress/properties/street/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.city !== undefined) {
      let data3 = data.city;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/city", "#/$defs/BillingAddress/properties/city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data4 = data.state;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/state", "#/$defs/BillingAddress/properties/state/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.postal_code !== undefined) {
      let data5 = data.postal_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/postal_code", "#/$defs/BillingAddress/properties/postal_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country", "#/$defs/BillingAddress/properties/country/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.alpha2code !== undefined) {
      let data7 = data.alpha2code;
      if (typeof data7 === "string") {
        if (!pattern5.test(data7)) {
          vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/BillingAddress/properties/alpha2code/pattern", "pattern", {pattern: "^[A-Z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/BillingAddress/properties/alpha2code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data8 = data.mobile;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/BillingAddress/properties/mobile/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data9 = data.email;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/BillingAddress/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.billing_idc !== undefined) {
      let data10 = data.billing_idc;
      if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
        vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/BillingAddress/properties/billing_idc/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data10 == "number") && (isFinite(data10))) {
        if (data10 > 9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/BillingAddress/properties/billing_idc/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data10 < -9007199254740991 || isNaN(data10)) {
          vErrors = addError(vErrors, instancePath + "/billing_idc", "#/$defs/BillingAddress/properties/billing_idc/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/BillingAddress/type", "type", {type: "object"});
    errors++;
  }
  judgeBillingAddress.errors = vErrors;
  return errors === 0;
}

function judgeFraud(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Fraud/required", "required", {missingProperty: "status_code"});
      errors++;
    }
    if (data.status_desc === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Fraud/required", "required", {missingProperty: "status_desc"});
      errors++;
    }
    if (data.status_code !== undefined) {
      let data0 = data.status_code;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_code", "#/$defs/Fraud/properties/status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.status_desc !== undefined) {
      let data1 = data.status_desc;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/status_desc", "#/$defs/Fraud/properties/status_desc/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_id !== undefined) {
      let data2 = data.pre_auth_ext_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_id", "#/$defs/Fraud/properties/pre_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_ext_status_code !== undefined) {
      let data3 = data.pre_auth_ext_status_code;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/pre_auth_ext_status_code", "#/$defs/Fraud/properties/pre_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_id !== undefined) {
      let data4 = data.post_auth_ext_id;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_id", "#/$defs/Fraud/properties/post_auth_ext_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.post_auth_ext_status_code !== undefined) {
      let data5 = data.post_auth_ext_status_code;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/post_auth_ext_status_code", "#/$defs/Fraud/properties/post_auth_ext_status_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.pre_auth_provider_id !== undefined) {
      let data6 = data.pre_auth_provider_id;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/Fraud/properties/pre_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/Fraud/properties/pre_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_provider_id", "#/$defs/Fraud/properties/pre_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_provider_id !== undefined) {
      let data7 = data.post_auth_provider_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/Fraud/properties/post_auth_provider_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data7 == "number") && (isFinite(data7))) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/Fraud/properties/post_auth_provider_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data7 < -9007199254740991 || isNaN(data7)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_provider_id", "#/$defs/Fraud/properties/post_auth_provider_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.pre_auth_fraud_status !== undefined) {
      let data8 = data.pre_auth_fraud_status;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/Fraud/properties/pre_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/Fraud/properties/pre_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/pre_auth_fraud_status", "#/$defs/Fraud/properties/pre_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.post_auth_fraud_status !== undefined) {
      let data9 = data.post_auth_fraud_status;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/Fraud/properties/post_auth_fraud_status/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/Fraud/properties/post_auth_fraud_status/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/post_auth_fraud_status", "#/$defs/Fraud/properties/post_auth_fraud_status/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Fraud/type", "type", {type: "object"});
    errors++;
  }
  judgeFraud.errors = vErrors;
  return errors === 0;
}

function judgeTmsInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tms_provider_code !== undefined) {
      let data0 = data.tms_provider_code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/TmsInfo/properties/tms_provider_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/TmsInfo/properties/tms_provider_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/tms_provider_code", "#/$defs/TmsInfo/properties/tms_provider_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.tms_provider_message !== undefined) {
      let data1 = data.tms_provider_message;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tms_provider_message", "#/$defs/TmsInfo/properties/tms_provider_message/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TmsInfo/type", "type", {type: "object"});
    errors++;
  }
  judgeTmsInfo.errors = vErrors;
  return errors === 0;
}

function judgeNameValue(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/NameValue/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/NameValue/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/NameValue/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/NameValue/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/NameValue/type", "type", {type: "object"});
    errors++;
  }
  judgeNameValue.errors = vErrors;
  return errors === 0;
}

function judgeProfile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Profile/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Profile/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Profile/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Profile/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/title", "#/$defs/Profile/properties/title/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      let data2 = data.first_name;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/first_name", "#/$defs/Profile/properties/first_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      let data3 = data.last_name;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/last_name", "#/$defs/Profile/properties/last_name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.type !== undefined) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/type", "#/$defs/Profile/properties/type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data5 = data.email;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/Profile/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data6 = data.mobile;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/Profile/properties/mobile/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data6 == "number") && (isFinite(data6))) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/Profile/properties/mobile/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          vErrors = addError(vErrors, instancePath + "/mobile", "#/$defs/Profile/properties/mobile/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.country_id !== undefined) {
      let data7 = data.country_id;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/country_id", "#/$defs/Profile/properties/country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data8 = data.amount;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/Profile/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.seq !== undefined) {
      let data9 = data.seq;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/Profile/properties/seq/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data9 == "number") && (isFinite(data9))) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/Profile/properties/seq/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          vErrors = addError(vErrors, instancePath + "/seq", "#/$defs/Profile/properties/seq/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
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
          if (!(judgeNameValue(data11, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs24 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/Profile/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Profile/type", "type", {type: "object"});
    errors++;
  }
  judgeProfile.errors = vErrors;
  return errors === 0;
}

function judgeTrip(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Trip/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Trip/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Trip/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.service_class !== undefined) {
      let data1 = data.service_class;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_class", "#/$defs/Trip/properties/service_class/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_airport !== undefined) {
      let data2 = data.departure_airport;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_airport", "#/$defs/Trip/properties/departure_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_airport !== undefined) {
      let data3 = data.arrival_airport;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_airport", "#/$defs/Trip/properties/arrival_airport/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_airline_code !== undefined) {
      let data4 = data.op_airline_code;
      if (typeof data4 === "string") {
        if (!pattern6.test(data4)) {
          vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/Trip/properties/op_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/op_airline_code", "#/$defs/Trip/properties/op_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_airline_code !== undefined) {
      let data5 = data.mkt_airline_code;
      if (typeof data5 === "string") {
        if (!pattern6.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/Trip/properties/mkt_airline_code/pattern", "pattern", {pattern: "^[A-Z0-9]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mkt_airline_code", "#/$defs/Trip/properties/mkt_airline_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_date !== undefined) {
      let data6 = data.arrival_date;
      if ((typeof data6 == "number") && (isFinite(data6))) {
      }
      if (typeof data6 === "string") {
        if (!(formats6.test(data6))) {
          vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/Trip/properties/arrival_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_date", "#/$defs/Trip/properties/arrival_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_date !== undefined) {
      let data7 = data.departure_date;
      if ((typeof data7 == "number") && (isFinite(data7))) {
      }
      if (typeof data7 === "string") {
        if (!(formats6.test(data7))) {
          vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/Trip/properties/departure_date/format", "format", {format: "YYYY-MM-DD HH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/departure_date", "#/$defs/Trip/properties/departure_date/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.mkt_flight_number !== undefined) {
      let data8 = data.mkt_flight_number;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/mkt_flight_number", "#/$defs/Trip/properties/mkt_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.op_flight_number !== undefined) {
      let data9 = data.op_flight_number;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/op_flight_number", "#/$defs/Trip/properties/op_flight_number/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.tag !== undefined) {
      let data10 = data.tag;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/tag", "#/$defs/Trip/properties/tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_count !== undefined) {
      let data11 = data.trip_count;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_count", "#/$defs/Trip/properties/trip_count/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_level !== undefined) {
      let data12 = data.service_level;
      if (typeof data12 !== "string") {
        vErrors = addError(vErrors, instancePath + "/service_level", "#/$defs/Trip/properties/service_level/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.departure_country_id !== undefined) {
      let data13 = data.departure_country_id;
      if (typeof data13 !== "string") {
        vErrors = addError(vErrors, instancePath + "/departure_country_id", "#/$defs/Trip/properties/departure_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_country_id !== undefined) {
      let data14 = data.arrival_country_id;
      if (typeof data14 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_country_id", "#/$defs/Trip/properties/arrival_country_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_time_zone !== undefined) {
      let data15 = data.dept_time_zone;
      if (typeof data15 === "string") {
        if (!pattern8.test(data15)) {
          vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/Trip/properties/dept_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/dept_time_zone", "#/$defs/Trip/properties/dept_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_time_zone !== undefined) {
      let data16 = data.arrival_time_zone;
      if (typeof data16 === "string") {
        if (!pattern8.test(data16)) {
          vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/Trip/properties/arrival_time_zone/pattern", "pattern", {pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/arrival_time_zone", "#/$defs/Trip/properties/arrival_time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_terminal !== undefined) {
      let data17 = data.arrival_terminal;
      if (typeof data17 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_terminal", "#/$defs/Trip/properties/arrival_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_terminal !== undefined) {
      let data18 = data.dept_terminal;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_terminal", "#/$defs/Trip/properties/dept_terminal/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.dept_city !== undefined) {
      let data19 = data.dept_city;
      if (typeof data19 !== "string") {
        vErrors = addError(vErrors, instancePath + "/dept_city", "#/$defs/Trip/properties/dept_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.arrival_city !== undefined) {
      let data20 = data.arrival_city;
      if (typeof data20 !== "string") {
        vErrors = addError(vErrors, instancePath + "/arrival_city", "#/$defs/Trip/properties/arrival_city/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.aircraft_type !== undefined) {
      let data21 = data.aircraft_type;
      if (typeof data21 !== "string") {
        vErrors = addError(vErrors, instancePath + "/aircraft_type", "#/$defs/Trip/properties/aircraft_type/type", "type", {type: "string"});
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
          if (!(judgeNameValue(data23, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeNameValue.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs48 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/Trip/properties/additional_data/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Trip/type", "type", {type: "object"});
    errors++;
  }
  judgeTrip.errors = vErrors;
  return errors === 0;
}

function judgeBillingItem(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/BillingItem/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/BillingItem/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/BillingItem/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/BillingItem/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.journey_ref !== undefined) {
      let data1 = data.journey_ref;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/journey_ref", "#/$defs/BillingItem/properties/journey_ref/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.bill_type !== undefined) {
      let data2 = data.bill_type;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/bill_type", "#/$defs/BillingItem/properties/bill_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/BillingItem/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount;
      if (typeof data4 !== "string") {
        vErrors = addError(vErrors, instancePath + "/amount", "#/$defs/BillingItem/properties/amount/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.currency !== undefined) {
      let data5 = data.currency;
      if (typeof data5 === "string") {
        if (!pattern0.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/BillingItem/properties/currency/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/BillingItem/properties/currency/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.profile_seq !== undefined) {
      let data6 = data.profile_seq;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/profile_seq", "#/$defs/BillingItem/properties/profile_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_tag !== undefined) {
      let data7 = data.trip_tag;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_tag", "#/$defs/BillingItem/properties/trip_tag/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.trip_seq !== undefined) {
      let data8 = data.trip_seq;
      if (typeof data8 !== "string") {
        vErrors = addError(vErrors, instancePath + "/trip_seq", "#/$defs/BillingItem/properties/trip_seq/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_code !== undefined) {
      let data9 = data.product_code;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_code", "#/$defs/BillingItem/properties/product_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_category !== undefined) {
      let data10 = data.product_category;
      if (typeof data10 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_category", "#/$defs/BillingItem/properties/product_category/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_item !== undefined) {
      let data11 = data.product_item;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_item", "#/$defs/BillingItem/properties/product_item/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/BillingItem/type", "type", {type: "object"});
    errors++;
  }
  judgeBillingItem.errors = vErrors;
  return errors === 0;
}

function judgeBillingSummary(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fare_details !== undefined) {
      let data0 = data.fare_details;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeBillingItem(data1, instancePath + "/fare_details/" + i0))) {
            vErrors = appendErrors(vErrors, judgeBillingItem.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fare_details", "#/$defs/BillingSummary/properties/fare_details/type", "type", {type: "array"});
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
          if (!(judgeBillingItem(data3, instancePath + "/add_on/" + i1))) {
            vErrors = appendErrors(vErrors, judgeBillingItem.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/add_on", "#/$defs/BillingSummary/properties/add_on/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/BillingSummary/type", "type", {type: "object"});
    errors++;
  }
  judgeBillingSummary.errors = vErrors;
  return errors === 0;
}

function judgeOrderData(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product_sku !== undefined) {
      let data0 = data.product_sku;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/product_sku", "#/$defs/OrderData/properties/product_sku/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(judgeTransactionAmount(data1, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.ticket_no !== undefined) {
      let data2 = data.ticket_no;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ticket_no", "#/$defs/OrderData/properties/ticket_no/type", "type", {type: "string"});
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
          if (!(judgeProfile(data4, instancePath + "/profiles/" + i0))) {
            vErrors = appendErrors(vErrors, judgeProfile.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs9 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/profiles", "#/$defs/OrderData/properties/profiles/type", "type", {type: "array"});
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
          if (!(judgeTrip(data6, instancePath + "/trips/" + i1))) {
            vErrors = appendErrors(vErrors, judgeTrip.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/trips", "#/$defs/OrderData/properties/trips/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_summary !== undefined) {
      let data7 = data.billing_summary;
      if (!(judgeBillingSummary(data7, instancePath + "/billing_summary"))) {
        vErrors = appendErrors(vErrors, judgeBillingSummary.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OrderData/type", "type", {type: "object"});
    errors++;
  }
  judgeOrderData.errors = vErrors;
  return errors === 0;
}

function judgeTransaction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.route_config_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "route_config_id"});
      errors++;
    }
    if (data.order_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "order_id"});
      errors++;
    }
    if (data.txn_type_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "txn_type_id"});
      errors++;
    }
    if (data.payment_method === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "payment_method"});
      errors++;
    }
    if (data.payment_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "payment_type"});
      errors++;
    }
    if (data.date_time === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "date_time"});
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "amount"});
      errors++;
    }
    if (data.status === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "status"});
      errors++;
    }
    if (data.customer_info === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/required", "required", {missingProperty: "customer_info"});
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Transaction/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Transaction/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Transaction/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.route_config_id !== undefined) {
      let data1 = data.route_config_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/Transaction/properties/route_config_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/Transaction/properties/route_config_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/route_config_id", "#/$defs/Transaction/properties/route_config_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.order_id !== undefined) {
      let data2 = data.order_id;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/order_id", "#/$defs/Transaction/properties/order_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/Transaction/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.fee !== undefined) {
      let data4 = data.fee;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/Transaction/properties/fee/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/Transaction/properties/fee/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/Transaction/properties/fee/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.hmac !== undefined) {
      let data5 = data.hmac;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/hmac", "#/$defs/Transaction/properties/hmac/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.approval_code !== undefined) {
      let data6 = data.approval_code;
      if (typeof data6 !== "string") {
        vErrors = addError(vErrors, instancePath + "/approval_code", "#/$defs/Transaction/properties/approval_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.wallet_id !== undefined) {
      let data7 = data.wallet_id;
      if (typeof data7 !== "string") {
        vErrors = addError(vErrors, instancePath + "/wallet_id", "#/$defs/Transaction/properties/wallet_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.txn_type_id !== undefined) {
      let data8 = data.txn_type_id;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/Transaction/properties/txn_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data8 == "number") && (isFinite(data8))) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/Transaction/properties/txn_type_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          vErrors = addError(vErrors, instancePath + "/txn_type_id", "#/$defs/Transaction/properties/txn_type_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      let data9 = data.payment_method;
      if (typeof data9 !== "string") {
        vErrors = addError(vErrors, instancePath + "/payment_method", "#/$defs/Transaction/properties/payment_method/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.payment_type !== undefined) {
      let data10 = data.payment_type;
      if (typeof data10 === "string") {
        if (!pattern2.test(data10)) {
          vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/Transaction/properties/payment_type/pattern", "pattern", {pattern: "^[0-9]+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_type", "#/$defs/Transaction/properties/payment_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.short_code !== undefined) {
      let data11 = data.short_code;
      if (typeof data11 !== "string") {
        vErrors = addError(vErrors, instancePath + "/short_code", "#/$defs/Transaction/properties/short_code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.date_time !== undefined) {
      let data12 = data.date_time;
      if ((typeof data12 == "number") && (isFinite(data12))) {
      }
      if (typeof data12 === "string") {
        if (!(formats0.test(data12))) {
          vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/Transaction/properties/date_time/format", "format", {format: "YYYY-MM-DDTHH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/date_time", "#/$defs/Transaction/properties/date_time/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.local_date_time !== undefined) {
      let data13 = data.local_date_time;
      if ((typeof data13 == "number") && (isFinite(data13))) {
      }
      if (typeof data13 === "string") {
        if (!(formats0.test(data13))) {
          vErrors = addError(vErrors, instancePath + "/local_date_time", "#/$defs/Transaction/properties/local_date_time/format", "format", {format: "YYYY-MM-DDTHH:MM:SS"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/local_date_time", "#/$defs/Transaction/properties/local_date_time/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.issuing_bank !== undefined) {
      let data14 = data.issuing_bank;
      if (typeof data14 !== "string") {
        vErrors = addError(vErrors, instancePath + "/issuing_bank", "#/$defs/Transaction/properties/issuing_bank/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.foreign_exchange_id !== undefined) {
      let data15 = data.foreign_exchange_id;
      if (typeof data15 !== "string") {
        vErrors = addError(vErrors, instancePath + "/foreign_exchange_id", "#/$defs/Transaction/properties/foreign_exchange_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.service_type_id !== undefined) {
      let data16 = data.service_type_id;
      if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
        vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/Transaction/properties/service_type_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data16 == "number") && (isFinite(data16))) {
        if (data16 > 99 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/Transaction/properties/service_type_id/maximum", "maximum", {comparison: "<=", limit: 99});
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/service_type_id", "#/$defs/Transaction/properties/service_type_id/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.pos !== undefined) {
      let data17 = data.pos;
      if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
        vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/Transaction/properties/pos/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data17 == "number") && (isFinite(data17))) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/Transaction/properties/pos/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/pos", "#/$defs/Transaction/properties/pos/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.ip_address !== undefined) {
      let data18 = data.ip_address;
      if (typeof data18 !== "string") {
        vErrors = addError(vErrors, instancePath + "/ip_address", "#/$defs/Transaction/properties/ip_address/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.installment !== undefined) {
      let data19 = data.installment;
      if (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) {
        vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/Transaction/properties/installment/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data19 == "number") && (isFinite(data19))) {
        if (data19 > 9007199254740991 || isNaN(data19)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/Transaction/properties/installment/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data19 < -9007199254740991 || isNaN(data19)) {
          vErrors = addError(vErrors, instancePath + "/installment", "#/$defs/Transaction/properties/installment/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.accept_url !== undefined) {
      let data20 = data.accept_url;
      if (typeof data20 !== "string") {
        vErrors = addError(vErrors, instancePath + "/accept_url", "#/$defs/Transaction/properties/accept_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.cancel_url !== undefined) {
      let data21 = data.cancel_url;
      if (typeof data21 !== "string") {
        vErrors = addError(vErrors, instancePath + "/cancel_url", "#/$defs/Transaction/properties/cancel_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data22 = data.amount;
      if (!(judgeTransactionAmount(data22, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.sale_amount !== undefined) {
      let data23 = data.sale_amount;
      if (!(judgeSaleAmount(data23, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data24 = data.status;
      if (!(judgeTransactionStatus(data24, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeTransactionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.psp !== undefined) {
      let data25 = data.psp;
      if (!(judgePsp(data25, instancePath + "/psp"))) {
        vErrors = appendErrors(vErrors, judgePsp.errors);
        errors = vErrors.length;
      }
    }
    if (data.card !== undefined) {
      let data26 = data.card;
      if (!(judgeCard(data26, instancePath + "/card"))) {
        vErrors = appendErrors(vErrors, judgeCard.errors);
        errors = vErrors.length;
      }
    }
    if (data.rebilling_info !== undefined) {
      let data27 = data.rebilling_info;
      if (!(judgeRebillingInfo(data27, instancePath + "/rebilling_info"))) {
        vErrors = appendErrors(vErrors, judgeRebillingInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer_info !== undefined) {
      let data28 = data.customer_info;
      if (!(judgeCustomerInfo(data28, instancePath + "/customer_info"))) {
        vErrors = appendErrors(vErrors, judgeCustomerInfo.errors);
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
          if (!(judgeNameText(data30, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeNameText.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs55 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/additional_data", "#/$defs/Transaction/properties/additional_data/type", "type", {type: "array"});
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
          if (!(judgeNameText(data32, instancePath + "/client_data/" + i1))) {
            vErrors = appendErrors(vErrors, judgeNameText.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs58 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/client_data", "#/$defs/Transaction/properties/client_data/type", "type", {type: "array"});
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
          if (!(judgeProductInfo(data34, instancePath + "/product_info/" + i2))) {
            vErrors = appendErrors(vErrors, judgeProductInfo.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs61 === errors;
          if (!valid5) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/product_info", "#/$defs/Transaction/properties/product_info/type", "type", {type: "array"});
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
          if (!(judgeNameText(data36, instancePath + "/delivery_info/" + i3))) {
            vErrors = appendErrors(vErrors, judgeNameText.errors);
            errors = vErrors.length;
          }
          var valid7 = _errs64 === errors;
          if (!valid7) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/delivery_info", "#/$defs/Transaction/properties/delivery_info/type", "type", {type: "array"});
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
          if (!(judgeNameText(data38, instancePath + "/shipping_info/" + i4))) {
            vErrors = appendErrors(vErrors, judgeNameText.errors);
            errors = vErrors.length;
          }
          var valid9 = _errs67 === errors;
          if (!valid9) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/shipping_info", "#/$defs/Transaction/properties/shipping_info/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.billing_address !== undefined) {
      let data39 = data.billing_address;
      if (!(judgeBillingAddress(data39, instancePath + "/billing_address"))) {
        vErrors = appendErrors(vErrors, judgeBillingAddress.errors);
        errors = vErrors.length;
      }
    }
    if (data.fraud !== undefined) {
      let data40 = data.fraud;
      if (!(judgeFraud(data40, instancePath + "/fraud"))) {
        vErrors = appendErrors(vErrors, judgeFraud.errors);
        errors = vErrors.length;
      }
    }
    if (data.tms_info !== undefined) {
      let data41 = data.tms_info;
      if (!(judgeTmsInfo(data41, instancePath + "/tms_info"))) {
        vErrors = appendErrors(vErrors, judgeTmsInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.order_data !== undefined) {
      let data42 = data.order_data;
      if (!(judgeOrderData(data42, instancePath + "/order_data"))) {
        vErrors = appendErrors(vErrors, judgeOrderData.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Transaction/type", "type", {type: "object"});
    errors++;
  }
  judgeTransaction.errors = vErrors;
  return errors === 0;
}

function judgePaymentCallback(data, instancePath = "") {
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
      if (!(judgeSaleAmount(data5, instancePath + "/sale_amount"))) {
        vErrors = appendErrors(vErrors, judgeSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.pending_amount !== undefined) {
      let data6 = data.pending_amount;
      if (!(judgePendingAmount(data6, instancePath + "/pending_amount"))) {
        vErrors = appendErrors(vErrors, judgePendingAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data7 = data.status;
      if (!(judgeSessionStatus(data7, instancePath + "/status"))) {
        vErrors = appendErrors(vErrors, judgeSessionStatus.errors);
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
          if (!(judgeNameText(data9, instancePath + "/additional_data/" + i0))) {
            vErrors = appendErrors(vErrors, judgeNameText.errors);
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
          if (!(judgeTransaction(data11, instancePath + "/transactions/" + i1))) {
            vErrors = appendErrors(vErrors, judgeTransaction.errors);
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
  judgePaymentCallback.errors = vErrors;
  return errors === 0;
}
