// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkTestEventAction = validate0;
const schema0 = {
  type: "object",
  required: ["client_id", "status", "reason"],
  additionalProperties: false,
  properties: {
    client_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    account_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    status: { $ref: "checkTestStatus" },
    transaction_status: { $ref: "checkTestStatus" },
    event_type: { type: "string", maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
    event_subtype: { type: "string", maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
    reason: { $ref: "checkReason" },
  },
};
const func0 = countCharacters;
const pattern0 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "client_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reason === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "reason" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "client_id" ||
          key0 === "account_id" ||
          key0 === "status" ||
          key0 === "transaction_status" ||
          key0 === "event_type" ||
          key0 === "event_subtype" ||
          key0 === "reason"
        )
      ) {
        const err3 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err4 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err6 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err7 = {
          instancePath: instancePath + "/account_id",
          schemaPath: "#/properties/account_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err8 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err9 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      if (!checkTestStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = appendErrors(vErrors, checkTestStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_status !== undefined) {
      if (!checkTestStatus(data.transaction_status, { instancePath: instancePath + "/transaction_status" })) {
        vErrors = appendErrors(vErrors, checkTestStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.event_type !== undefined) {
      let data4 = data.event_type;
      if (typeof data4 === "string") {
        if (func0(data4) > 200) {
          const err10 = {
            instancePath: instancePath + "/event_type",
            schemaPath: "#/properties/event_type/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern0.test(data4)) {
          const err11 = {
            instancePath: instancePath + "/event_type",
            schemaPath: "#/properties/event_type/pattern",
            keyword: "pattern",
            params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
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
          instancePath: instancePath + "/event_type",
          schemaPath: "#/properties/event_type/type",
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
    if (data.event_subtype !== undefined) {
      let data5 = data.event_subtype;
      if (typeof data5 === "string") {
        if (func0(data5) > 200) {
          const err13 = {
            instancePath: instancePath + "/event_subtype",
            schemaPath: "#/properties/event_subtype/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern0.test(data5)) {
          const err14 = {
            instancePath: instancePath + "/event_subtype",
            schemaPath: "#/properties/event_subtype/pattern",
            keyword: "pattern",
            params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/event_subtype",
          schemaPath: "#/properties/event_subtype/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
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
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkReason = validate1;
const schema1 = { type: "string", maxLength: 500, pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" };
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

export const checkTestStatus = validate2;
const schema2 = {
  type: "object",
  required: ["code"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    message: { type: "string", maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
  },
};

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/TestStatus/required",
        keyword: "required",
        params: { missingProperty: "code" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "sub_code" || key0 === "message")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/TestStatus/additionalProperties",
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
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/code",
          schemaPath: "#/$defs/TestStatus/properties/code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/TestStatus/properties/code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/TestStatus/properties/code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/sub_code",
          schemaPath: "#/$defs/TestStatus/properties/sub_code/type",
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
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/TestStatus/properties/sub_code/maximum",
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
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/TestStatus/properties/sub_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.message !== undefined) {
      let data2 = data.message;
      if (typeof data2 === "string") {
        if (func0(data2) > 200) {
          const err8 = {
            instancePath: instancePath + "/message",
            schemaPath: "#/$defs/TestStatus/properties/message/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern0.test(data2)) {
          const err9 = {
            instancePath: instancePath + "/message",
            schemaPath: "#/$defs/TestStatus/properties/message/pattern",
            keyword: "pattern",
            params: { pattern: "^[^\\u0000-\\u001f\\u007f]+$" },
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
          instancePath: instancePath + "/message",
          schemaPath: "#/$defs/TestStatus/properties/message/type",
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
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/$defs/TestStatus/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
