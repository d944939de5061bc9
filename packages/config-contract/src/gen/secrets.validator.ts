// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/secrets.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkSecretsFile: AjvValidator = judgeSecretsFile;

const pattern0 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");
const pattern1 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function judgeSecretId(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern0.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SecretId/pattern", "pattern", {pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$"});
      errors++;
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SecretId/type", "type", {type: "string"});
    errors++;
  }
  judgeSecretId.errors = vErrors;
  return errors === 0;
}

function judgeSecretEntry(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SecretEntry/required", "required", {missingProperty: "id"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((key0 === "id") || (key0 === "value")) || (key0 === "env")) || (key0 === "file")) || (key0 === "retired_at")) || (key0 === "sandbox"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SecretEntry/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(judgeSecretId(data0, instancePath + "/id"))) {
        vErrors = appendErrors(vErrors, judgeSecretId.errors);
        errors = vErrors.length;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 4096) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SecretEntry/properties/value/maxLength", "maxLength", {limit: 4096});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SecretEntry/properties/value/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/SecretEntry/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.env !== undefined) {
      let data2 = data.env;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 256) {
          vErrors = addError(vErrors, instancePath + "/env", "#/$defs/SecretEntry/properties/env/maxLength", "maxLength", {limit: 256});
          errors++;
        }
        if (!pattern1.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/env", "#/$defs/SecretEntry/properties/env/pattern", "pattern", {pattern: "^[A-Za-z_][A-Za-z0-9_]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/env", "#/$defs/SecretEntry/properties/env/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.file !== undefined) {
      let data3 = data.file;
      if (typeof data3 === "string") {
        if (countCharacters(data3) > 4096) {
          vErrors = addError(vErrors, instancePath + "/file", "#/$defs/SecretEntry/properties/file/maxLength", "maxLength", {limit: 4096});
          errors++;
        }
        if (countCharacters(data3) < 1) {
          vErrors = addError(vErrors, instancePath + "/file", "#/$defs/SecretEntry/properties/file/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/file", "#/$defs/SecretEntry/properties/file/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.retired_at !== undefined) {
      let data4 = data.retired_at;
      if ((typeof data4 == "number") && (isFinite(data4))) {
      }
      if (typeof data4 === "string") {
        if (!(formats0.test(data4))) {
          vErrors = addError(vErrors, instancePath + "/retired_at", "#/$defs/SecretEntry/properties/retired_at/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/retired_at", "#/$defs/SecretEntry/properties/retired_at/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      let data5 = data.sandbox;
      if (true !== data5) {
        vErrors = addError(vErrors, instancePath + "/sandbox", "#/$defs/SecretEntry/properties/sandbox/const", "const", {allowedValue: true});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SecretEntry/type", "type", {type: "object"});
    errors++;
  }
  judgeSecretEntry.errors = vErrors;
  return errors === 0;
}

function judgeSecretsFile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secrets === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "secrets"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "secrets")) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.secrets !== undefined) {
      let data0 = data.secrets;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeSecretEntry(data1, instancePath + "/secrets/" + i0))) {
            vErrors = appendErrors(vErrors, judgeSecretEntry.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/secrets", "#/properties/secrets/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeSecretsFile.errors = vErrors;
  return errors === 0;
}
