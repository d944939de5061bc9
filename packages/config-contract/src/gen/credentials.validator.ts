// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/credentials.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkCredentialsFile: AjvValidator = judgeCredentialsFile;

const pattern0 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function judgeApiKey(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ApiKey/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.sha256 === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ApiKey/required", "required", {missingProperty: "sha256"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((key0 === "id") || (key0 === "sha256")) || (key0 === "expires")) || (key0 === "sandbox"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ApiKey/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ApiKey/properties/id/pattern", "pattern", {pattern: "^[A-Za-z0-9._-]{1,64}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/ApiKey/properties/id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sha256 !== undefined) {
      let data1 = data.sha256;
      if (typeof data1 === "string") {
        if (!pattern1.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/sha256", "#/$defs/ApiKey/properties/sha256/pattern", "pattern", {pattern: "^[0-9a-f]{64}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/sha256", "#/$defs/ApiKey/properties/sha256/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.expires !== undefined) {
      let data2 = data.expires;
      if ((typeof data2 == "number") && (isFinite(data2))) {
      }
      if (typeof data2 === "string") {
        if (!(formats0.test(data2))) {
          vErrors = addError(vErrors, instancePath + "/expires", "#/$defs/ApiKey/properties/expires/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expires", "#/$defs/ApiKey/properties/expires/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      let data3 = data.sandbox;
      if (true !== data3) {
        vErrors = addError(vErrors, instancePath + "/sandbox", "#/$defs/ApiKey/properties/sandbox/const", "const", {allowedValue: true});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ApiKey/type", "type", {type: "object"});
    errors++;
  }
  judgeApiKey.errors = vErrors;
  return errors === 0;
}

function judgeClientCredentials(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ClientCredentials/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    if (data.keys === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ClientCredentials/required", "required", {missingProperty: "keys"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "client_id") || (key0 === "keys"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ClientCredentials/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/ClientCredentials/properties/client_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/ClientCredentials/properties/client_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/ClientCredentials/properties/client_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.keys !== undefined) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          let data2 = data1[i0];
          const _errs6 = errors;
          if (!(judgeApiKey(data2, instancePath + "/keys/" + i0))) {
            vErrors = appendErrors(vErrors, judgeApiKey.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs6 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/keys", "#/$defs/ClientCredentials/properties/keys/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ClientCredentials/type", "type", {type: "object"});
    errors++;
  }
  judgeClientCredentials.errors = vErrors;
  return errors === 0;
}

function judgeInternalKey(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/InternalKey/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.scope === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/InternalKey/required", "required", {missingProperty: "scope"});
      errors++;
    }
    if (data.sha256 === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/InternalKey/required", "required", {missingProperty: "sha256"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "id") || (key0 === "scope")) || (key0 === "sha256")) || (key0 === "expires")) || (key0 === "sandbox"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/InternalKey/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/InternalKey/properties/id/pattern", "pattern", {pattern: "^[A-Za-z0-9._-]{1,64}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/InternalKey/properties/id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.scope !== undefined) {
      let data1 = data.scope;
      if (!((data1 === "processor") || (data1 === "operator"))) {
        vErrors = addError(vErrors, instancePath + "/scope", "#/$defs/InternalKey/properties/scope/enum", "enum", {allowedValues: ["processor","operator"]});
        errors++;
      }
    }
    if (data.sha256 !== undefined) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (!pattern1.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/sha256", "#/$defs/InternalKey/properties/sha256/pattern", "pattern", {pattern: "^[0-9a-f]{64}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/sha256", "#/$defs/InternalKey/properties/sha256/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.expires !== undefined) {
      let data3 = data.expires;
      if ((typeof data3 == "number") && (isFinite(data3))) {
      }
      if (typeof data3 === "string") {
        if (!(formats0.test(data3))) {
          vErrors = addError(vErrors, instancePath + "/expires", "#/$defs/InternalKey/properties/expires/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expires", "#/$defs/InternalKey/properties/expires/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      let data4 = data.sandbox;
      if (true !== data4) {
        vErrors = addError(vErrors, instancePath + "/sandbox", "#/$defs/InternalKey/properties/sandbox/const", "const", {allowedValue: true});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/InternalKey/type", "type", {type: "object"});
    errors++;
  }
  judgeInternalKey.errors = vErrors;
  return errors === 0;
}

function judgeCredentialsFile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.credentials === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "credentials"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "credentials") || (key0 === "internal"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.credentials !== undefined) {
      let data0 = data.credentials;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeClientCredentials(data1, instancePath + "/credentials/" + i0))) {
            vErrors = appendErrors(vErrors, judgeClientCredentials.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/credentials", "#/properties/credentials/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.internal !== undefined) {
      let data2 = data.internal;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1=0; i1<len1; i1++) {
          let data3 = data2[i1];
          const _errs7 = errors;
          if (!(judgeInternalKey(data3, instancePath + "/internal/" + i1))) {
            vErrors = appendErrors(vErrors, judgeInternalKey.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/internal", "#/properties/internal/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeCredentialsFile.errors = vErrors;
  return errors === 0;
}
