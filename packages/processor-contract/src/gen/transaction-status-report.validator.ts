// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/processor/transaction-status-report.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkTransactionStatusReport = validate0;
const schema0 = {
  type: "object",
  required: [
    "report_id",
    "source_sequence",
    "occurred_at",
    "client_id",
    "account_id",
    "session_id",
    "transaction_id",
    "status",
  ],
  additionalProperties: false,
  properties: {
    report_id: { type: "string", minLength: 1, maxLength: 128 },
    source_sequence: { type: "integer", minimum: 0, maximum: 9007199254740991 },
    occurred_at: { type: "string", format: "date-time" },
    client_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    account_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    session_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    transaction_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    status: { $ref: "checkReportedTransactionStatus" },
    content_type: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    event_type: { type: "string" },
    event_subtype: { type: "string" },
  },
};
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.report_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "report_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source_sequence === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "source_sequence" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.occurred_at === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "occurred_at" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.client_id === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "client_id" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.account_id === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "account_id" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.session_id === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "session_id" },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.transaction_id === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "transaction_id" },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema0.properties, key0)) {
        const err8 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.report_id !== undefined) {
      let data0 = data.report_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err9 = {
            instancePath: instancePath + "/report_id",
            schemaPath: "#/properties/report_id/maxLength",
            keyword: "maxLength",
            params: { limit: 128 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err10 = {
            instancePath: instancePath + "/report_id",
            schemaPath: "#/properties/report_id/minLength",
            keyword: "minLength",
            params: { limit: 1 },
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
          instancePath: instancePath + "/report_id",
          schemaPath: "#/properties/report_id/type",
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
    if (data.source_sequence !== undefined) {
      let data1 = data.source_sequence;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err12 = {
          instancePath: instancePath + "/source_sequence",
          schemaPath: "#/properties/source_sequence/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err13 = {
            instancePath: instancePath + "/source_sequence",
            schemaPath: "#/properties/source_sequence/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err14 = {
            instancePath: instancePath + "/source_sequence",
            schemaPath: "#/properties/source_sequence/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.occurred_at !== undefined) {
      let data2 = data.occurred_at;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err15 = {
            instancePath: instancePath + "/occurred_at",
            schemaPath: "#/properties/occurred_at/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/occurred_at",
          schemaPath: "#/properties/occurred_at/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data3 = data.client_id;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err17 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err18 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err19 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data4 = data.account_id;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err20 = {
          instancePath: instancePath + "/account_id",
          schemaPath: "#/properties/account_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err21 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err22 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.session_id !== undefined) {
      let data5 = data.session_id;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        const err23 = {
          instancePath: instancePath + "/session_id",
          schemaPath: "#/properties/session_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          const err24 = {
            instancePath: instancePath + "/session_id",
            schemaPath: "#/properties/session_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data5 < -9007199254740991 || isNaN(data5)) {
          const err25 = {
            instancePath: instancePath + "/session_id",
            schemaPath: "#/properties/session_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.transaction_id !== undefined) {
      let data6 = data.transaction_id;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        const err26 = {
          instancePath: instancePath + "/transaction_id",
          schemaPath: "#/properties/transaction_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          const err27 = {
            instancePath: instancePath + "/transaction_id",
            schemaPath: "#/properties/transaction_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          const err28 = {
            instancePath: instancePath + "/transaction_id",
            schemaPath: "#/properties/transaction_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      if (!checkReportedTransactionStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = appendErrors(vErrors, checkReportedTransactionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.content_type !== undefined) {
      let data8 = data.content_type;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        const err29 = {
          instancePath: instancePath + "/content_type",
          schemaPath: "#/properties/content_type/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          const err30 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/properties/content_type/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          const err31 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/properties/content_type/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.event_type !== undefined) {
      if (typeof data.event_type !== "string") {
        const err32 = {
          instancePath: instancePath + "/event_type",
          schemaPath: "#/properties/event_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      if (typeof data.event_subtype !== "string") {
        const err33 = {
          instancePath: instancePath + "/event_subtype",
          schemaPath: "#/properties/event_subtype/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkReportedTransactionStatus = validate1;
const schema1 = {
  type: "object",
  required: ["code", "message"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    message: { type: "string" },
    provider_message: { type: "string" },
    provider_status_code: { type: "string" },
  },
};

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ReportedTransactionStatus/required",
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
    if (data.message === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/ReportedTransactionStatus/required",
        keyword: "required",
        params: { missingProperty: "message" },
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
          key0 === "code" ||
          key0 === "sub_code" ||
          key0 === "message" ||
          key0 === "provider_message" ||
          key0 === "provider_status_code"
        )
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/ReportedTransactionStatus/additionalProperties",
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
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/code",
          schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/ReportedTransactionStatus/properties/code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/sub_code",
          schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err8 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/ReportedTransactionStatus/properties/sub_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.message !== undefined) {
      if (typeof data.message !== "string") {
        const err9 = {
          instancePath: instancePath + "/message",
          schemaPath: "#/$defs/ReportedTransactionStatus/properties/message/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.provider_message !== undefined) {
      if (typeof data.provider_message !== "string") {
        const err10 = {
          instancePath: instancePath + "/provider_message",
          schemaPath: "#/$defs/ReportedTransactionStatus/properties/provider_message/type",
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
    if (data.provider_status_code !== undefined) {
      if (typeof data.provider_status_code !== "string") {
        const err11 = {
          instancePath: instancePath + "/provider_status_code",
          schemaPath: "#/$defs/ReportedTransactionStatus/properties/provider_status_code/type",
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
  } else {
    const err12 = {
      instancePath,
      schemaPath: "#/$defs/ReportedTransactionStatus/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
