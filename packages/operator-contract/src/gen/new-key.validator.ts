// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/new-key.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkNewKey = validate0;
const schema0 = {
  type: "object",
  required: ["key_id", "reason"],
  additionalProperties: false,
  properties: {
    key_id: { type: "string", pattern: "^[A-Za-z0-9._-]{1,64}$" },
    client_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    scope: { type: "string", enum: ["processor", "viewer", "operator", "admin"] },
    expires_at: { type: "string", format: "date-time" },
    sha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
    reason: { $ref: "checkReason" },
  },
};
const pattern0 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "key_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "reason" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "key_id" ||
          key0 === "client_id" ||
          key0 === "scope" ||
          key0 === "expires_at" ||
          key0 === "sha256" ||
          key0 === "reason"
        )
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.key_id !== undefined) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/key_id",
            schemaPath: "#/properties/key_id/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z0-9._-]{1,64}$" },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/key_id",
          schemaPath: "#/properties/key_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data1 = data.client_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.scope !== undefined) {
      let data2 = data.scope;
      if (typeof data2 !== "string") {
        const err8 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data2 === "processor" || data2 === "viewer" || data2 === "operator" || data2 === "admin")) {
        const err9 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.scope.enum },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.expires_at !== undefined) {
      let data3 = data.expires_at;
      if (typeof data3 === "string") {
        if (!formats0.test(data3)) {
          const err10 = {
            instancePath: instancePath + "/expires_at",
            schemaPath: "#/properties/expires_at/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/expires_at",
          schemaPath: "#/properties/expires_at/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.sha256 !== undefined) {
      let data4 = data.sha256;
      if (typeof data4 === "string") {
        if (!pattern1.test(data4)) {
          const err12 = {
            instancePath: instancePath + "/sha256",
            schemaPath: "#/properties/sha256/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9a-f]{64}$" },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/sha256",
          schemaPath: "#/properties/sha256/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.reason !== undefined) {
      if (!checkReason(data.reason, { instancePath: instancePath + "/reason" })) {
        vErrors = appendErrors(vErrors, checkReason.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkReason = validate1;
const schema1 = { type: "string", maxLength: 500, pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" };
const func0 = countCharacters;
const pattern2 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func0(data) > 500) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Reason/maxLength",
        keyword: "maxLength",
        params: { limit: 500 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern2.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Reason/pattern",
        keyword: "pattern",
        params: { pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: "#/$defs/Reason/type",
      keyword: "type",
      params: { type: "string" },
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
