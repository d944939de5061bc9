// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/secrets.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkSecretsFile = validate0;
const schema0 = {
  type: "object",
  required: ["secrets"],
  additionalProperties: false,
  properties: { secrets: { type: "array", items: { $ref: "checkSecretEntry" } } },
};

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secrets === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "secrets" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "secrets")) {
        const err1 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.secrets !== undefined) {
      let data0 = data.secrets;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkSecretEntry(data0[i0], { instancePath: instancePath + "/secrets/" + i0 })) {
            vErrors = appendErrors(vErrors, checkSecretEntry.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/secrets",
          schemaPath: "#/properties/secrets/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkSecretEntry = validate1;
const schema1 = {
  type: "object",
  required: ["id"],
  additionalProperties: false,
  properties: {
    id: { $ref: "checkSecretId" },
    value: { type: "string", minLength: 1, maxLength: 4096 },
    env: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$", maxLength: 256 },
    file: { type: "string", minLength: 1, maxLength: 4096 },
    retired_at: { type: "string", format: "date-time" },
    sandbox: { const: true },
  },
};
const func0 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SecretEntry/required",
        keyword: "required",
        params: { missingProperty: "id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "id" ||
          key0 === "value" ||
          key0 === "env" ||
          key0 === "file" ||
          key0 === "retired_at" ||
          key0 === "sandbox"
        )
      ) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/SecretEntry/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      if (!checkSecretId(data.id, { instancePath: instancePath + "/id" })) {
        vErrors = appendErrors(vErrors, checkSecretId.errors);
        errors = vErrors.length;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func0(data1) > 4096) {
          const err2 = {
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/SecretEntry/properties/value/maxLength",
            keyword: "maxLength",
            params: { limit: 4096 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err3 = {
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/SecretEntry/properties/value/minLength",
            keyword: "minLength",
            params: { limit: 1 },
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
          instancePath: instancePath + "/value",
          schemaPath: "#/$defs/SecretEntry/properties/value/type",
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
    if (data.env !== undefined) {
      let data2 = data.env;
      if (typeof data2 === "string") {
        if (func0(data2) > 256) {
          const err5 = {
            instancePath: instancePath + "/env",
            schemaPath: "#/$defs/SecretEntry/properties/env/maxLength",
            keyword: "maxLength",
            params: { limit: 256 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern0.test(data2)) {
          const err6 = {
            instancePath: instancePath + "/env",
            schemaPath: "#/$defs/SecretEntry/properties/env/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/env",
          schemaPath: "#/$defs/SecretEntry/properties/env/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.file !== undefined) {
      let data3 = data.file;
      if (typeof data3 === "string") {
        if (func0(data3) > 4096) {
          const err8 = {
            instancePath: instancePath + "/file",
            schemaPath: "#/$defs/SecretEntry/properties/file/maxLength",
            keyword: "maxLength",
            params: { limit: 4096 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func0(data3) < 1) {
          const err9 = {
            instancePath: instancePath + "/file",
            schemaPath: "#/$defs/SecretEntry/properties/file/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/file",
          schemaPath: "#/$defs/SecretEntry/properties/file/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.retired_at !== undefined) {
      let data4 = data.retired_at;
      if (typeof data4 === "string") {
        if (!formats0.test(data4)) {
          const err11 = {
            instancePath: instancePath + "/retired_at",
            schemaPath: "#/$defs/SecretEntry/properties/retired_at/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/retired_at",
          schemaPath: "#/$defs/SecretEntry/properties/retired_at/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      if (true !== data.sandbox) {
        const err13 = {
          instancePath: instancePath + "/sandbox",
          schemaPath: "#/$defs/SecretEntry/properties/sandbox/const",
          keyword: "const",
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: "#/$defs/SecretEntry/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkSecretId = validate2;
const schema2 = { type: "string", pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" };
const pattern1 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern1.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SecretId/pattern",
        keyword: "pattern",
        params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/SecretId/type",
      keyword: "type",
      params: { type: "string" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
