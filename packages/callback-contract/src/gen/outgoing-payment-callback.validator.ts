// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/callback/payment-callback.schema.json. Do not edit: npm run generate.
import { appendErrors } from "@payment-routing/contract-runtime/codegen";

export const checkOutgoingPaymentCallback = validate0;
const schema0 = {
  type: "object",
  required: ["client_id", "account_id", "session_id", "sale_amount", "status", "transactions"],
  additionalProperties: false,
  properties: {
    client_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    account_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    session_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    session_type: { type: "string" },
    callback_url: { type: "string" },
    sale_amount: { $ref: "checkOutgoingSaleAmount" },
    pending_amount: { $ref: "checkOutgoingPendingAmount" },
    status: { $ref: "checkOutgoingSessionStatus" },
    additional_data: { type: "array", items: { $ref: "checkOutgoingNameText" } },
    transactions: { type: "array", items: { $ref: "checkOutgoingTransaction" }, minItems: 1 },
    signature: { type: "string" },
    endpoint_url: { type: "string" },
    content_type: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    max_retry: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    event_type: { type: "string" },
    event_subtype: { type: "string" },
  },
};
const func0 = Object.prototype.hasOwnProperty;

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
    if (data.account_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "account_id" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session_id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "session_id" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sale_amount === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "sale_amount" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.transactions === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "transactions" },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema0.properties, key0)) {
        const err6 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err7 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/properties/client_id/type",
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
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err8 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/maximum",
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
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err9 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/properties/client_id/minimum",
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
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err10 = {
          instancePath: instancePath + "/account_id",
          schemaPath: "#/properties/account_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err11 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err12 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/properties/account_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.session_id !== undefined) {
      let data2 = data.session_id;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err13 = {
          instancePath: instancePath + "/session_id",
          schemaPath: "#/properties/session_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err14 = {
            instancePath: instancePath + "/session_id",
            schemaPath: "#/properties/session_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err15 = {
            instancePath: instancePath + "/session_id",
            schemaPath: "#/properties/session_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.session_type !== undefined) {
      if (typeof data.session_type !== "string") {
        const err16 = {
          instancePath: instancePath + "/session_type",
          schemaPath: "#/properties/session_type/type",
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
    if (data.callback_url !== undefined) {
      if (typeof data.callback_url !== "string") {
        const err17 = {
          instancePath: instancePath + "/callback_url",
          schemaPath: "#/properties/callback_url/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.sale_amount !== undefined) {
      if (!checkOutgoingSaleAmount(data.sale_amount, { instancePath: instancePath + "/sale_amount" })) {
        vErrors = appendErrors(vErrors, checkOutgoingSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.pending_amount !== undefined) {
      if (
        !checkOutgoingPendingAmount(data.pending_amount, { instancePath: instancePath + "/pending_amount" })
      ) {
        vErrors = appendErrors(vErrors, checkOutgoingPendingAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!checkOutgoingSessionStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = appendErrors(vErrors, checkOutgoingSessionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data8 = data.additional_data;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkOutgoingNameText(data8[i0], { instancePath: instancePath + "/additional_data/" + i0 })) {
            vErrors = appendErrors(vErrors, checkOutgoingNameText.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = {
          instancePath: instancePath + "/additional_data",
          schemaPath: "#/properties/additional_data/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.transactions !== undefined) {
      let data10 = data.transactions;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err19 = {
            instancePath: instancePath + "/transactions",
            schemaPath: "#/properties/transactions/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkOutgoingTransaction(data10[i1], { instancePath: instancePath + "/transactions/" + i1 })) {
            vErrors = appendErrors(vErrors, checkOutgoingTransaction.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + "/transactions",
          schemaPath: "#/properties/transactions/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.signature !== undefined) {
      if (typeof data.signature !== "string") {
        const err21 = {
          instancePath: instancePath + "/signature",
          schemaPath: "#/properties/signature/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.endpoint_url !== undefined) {
      if (typeof data.endpoint_url !== "string") {
        const err22 = {
          instancePath: instancePath + "/endpoint_url",
          schemaPath: "#/properties/endpoint_url/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data14 = data.content_type;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        const err23 = {
          instancePath: instancePath + "/content_type",
          schemaPath: "#/properties/content_type/type",
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
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          const err24 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/properties/content_type/maximum",
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
        if (data14 < -9007199254740991 || isNaN(data14)) {
          const err25 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/properties/content_type/minimum",
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
    if (data.max_retry !== undefined) {
      let data15 = data.max_retry;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        const err26 = {
          instancePath: instancePath + "/max_retry",
          schemaPath: "#/properties/max_retry/type",
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
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 9007199254740991 || isNaN(data15)) {
          const err27 = {
            instancePath: instancePath + "/max_retry",
            schemaPath: "#/properties/max_retry/maximum",
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
        if (data15 < -9007199254740991 || isNaN(data15)) {
          const err28 = {
            instancePath: instancePath + "/max_retry",
            schemaPath: "#/properties/max_retry/minimum",
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
    if (data.event_type !== undefined) {
      if (typeof data.event_type !== "string") {
        const err29 = {
          instancePath: instancePath + "/event_type",
          schemaPath: "#/properties/event_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      if (typeof data.event_subtype !== "string") {
        const err30 = {
          instancePath: instancePath + "/event_subtype",
          schemaPath: "#/properties/event_subtype/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingBillingAddress = validate1;
const schema1 = {
  type: "object",
  required: ["first_name", "last_name"],
  additionalProperties: false,
  properties: {
    first_name: { type: "string" },
    last_name: { type: "string" },
    street: { type: "string" },
    city: { type: "string" },
    state: { type: "string" },
    postal_code: { type: "string" },
    country: { type: "string" },
    alpha2code: { type: "string", pattern: "^[A-Z]{2}$" },
    mobile: { type: "string" },
    email: { type: "string" },
    billing_idc: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};
const pattern0 = new RegExp("^[A-Z]{2}$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first_name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingBillingAddress/required",
        keyword: "required",
        params: { missingProperty: "first_name" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.last_name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingBillingAddress/required",
        keyword: "required",
        params: { missingProperty: "last_name" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema1.properties, key0)) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingBillingAddress/additionalProperties",
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
    if (data.first_name !== undefined) {
      if (typeof data.first_name !== "string") {
        const err3 = {
          instancePath: instancePath + "/first_name",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/first_name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      if (typeof data.last_name !== "string") {
        const err4 = {
          instancePath: instancePath + "/last_name",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/last_name/type",
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
    if (data.street !== undefined) {
      if (typeof data.street !== "string") {
        const err5 = {
          instancePath: instancePath + "/street",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/street/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.city !== undefined) {
      if (typeof data.city !== "string") {
        const err6 = {
          instancePath: instancePath + "/city",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/city/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      if (typeof data.state !== "string") {
        const err7 = {
          instancePath: instancePath + "/state",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/state/type",
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
    if (data.postal_code !== undefined) {
      if (typeof data.postal_code !== "string") {
        const err8 = {
          instancePath: instancePath + "/postal_code",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/postal_code/type",
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
    }
    if (data.country !== undefined) {
      if (typeof data.country !== "string") {
        const err9 = {
          instancePath: instancePath + "/country",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/country/type",
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
    if (data.alpha2code !== undefined) {
      let data7 = data.alpha2code;
      if (typeof data7 === "string") {
        if (!pattern0.test(data7)) {
          const err10 = {
            instancePath: instancePath + "/alpha2code",
            schemaPath: "#/$defs/OutgoingBillingAddress/properties/alpha2code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{2}$" },
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
          instancePath: instancePath + "/alpha2code",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/alpha2code/type",
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
    if (data.mobile !== undefined) {
      if (typeof data.mobile !== "string") {
        const err12 = {
          instancePath: instancePath + "/mobile",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/mobile/type",
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
    if (data.email !== undefined) {
      if (typeof data.email !== "string") {
        const err13 = {
          instancePath: instancePath + "/email",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/email/type",
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
    if (data.billing_idc !== undefined) {
      let data10 = data.billing_idc;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        const err14 = {
          instancePath: instancePath + "/billing_idc",
          schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 9007199254740991 || isNaN(data10)) {
          const err15 = {
            instancePath: instancePath + "/billing_idc",
            schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data10 < -9007199254740991 || isNaN(data10)) {
          const err16 = {
            instancePath: instancePath + "/billing_idc",
            schemaPath: "#/$defs/OutgoingBillingAddress/properties/billing_idc/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
  } else {
    const err17 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingBillingAddress/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingBillingItem = validate2;
const schema2 = {
  type: "object",
  required: ["id"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    journey_ref: { type: "string" },
    bill_type: { type: "string" },
    description: { type: "string" },
    amount: { type: "string" },
    currency: { type: "string", pattern: "^[A-Z]{3}$" },
    profile_seq: { type: "string" },
    trip_tag: { type: "string" },
    trip_seq: { type: "string" },
    product_code: { type: "string" },
    product_category: { type: "string" },
    product_item: { type: "string" },
  },
};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingBillingItem/required",
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
      if (!func0.call(schema2.properties, key0)) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingBillingItem/additionalProperties",
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
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/id/type",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingBillingItem/properties/id/maximum",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingBillingItem/properties/id/minimum",
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
    if (data.journey_ref !== undefined) {
      if (typeof data.journey_ref !== "string") {
        const err5 = {
          instancePath: instancePath + "/journey_ref",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/journey_ref/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bill_type !== undefined) {
      if (typeof data.bill_type !== "string") {
        const err6 = {
          instancePath: instancePath + "/bill_type",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/bill_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err7 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/description/type",
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
    if (data.amount !== undefined) {
      if (typeof data.amount !== "string") {
        const err8 = {
          instancePath: instancePath + "/amount",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/amount/type",
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
    }
    if (data.currency !== undefined) {
      let data5 = data.currency;
      if (typeof data5 === "string") {
        if (!pattern1.test(data5)) {
          const err9 = {
            instancePath: instancePath + "/currency",
            schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{3}$" },
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
          instancePath: instancePath + "/currency",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/currency/type",
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
    if (data.profile_seq !== undefined) {
      if (typeof data.profile_seq !== "string") {
        const err11 = {
          instancePath: instancePath + "/profile_seq",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/profile_seq/type",
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
    if (data.trip_tag !== undefined) {
      if (typeof data.trip_tag !== "string") {
        const err12 = {
          instancePath: instancePath + "/trip_tag",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_tag/type",
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
    if (data.trip_seq !== undefined) {
      if (typeof data.trip_seq !== "string") {
        const err13 = {
          instancePath: instancePath + "/trip_seq",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/trip_seq/type",
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
    if (data.product_code !== undefined) {
      if (typeof data.product_code !== "string") {
        const err14 = {
          instancePath: instancePath + "/product_code",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/product_code/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.product_category !== undefined) {
      if (typeof data.product_category !== "string") {
        const err15 = {
          instancePath: instancePath + "/product_category",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/product_category/type",
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
    if (data.product_item !== undefined) {
      if (typeof data.product_item !== "string") {
        const err16 = {
          instancePath: instancePath + "/product_item",
          schemaPath: "#/$defs/OutgoingBillingItem/properties/product_item/type",
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
  } else {
    const err17 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingBillingItem/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingBillingSummary = validate3;
const schema3 = {
  type: "object",
  additionalProperties: false,
  properties: {
    fare_details: { type: "array", items: { $ref: "checkOutgoingBillingItem" } },
    add_on: { type: "array", items: { $ref: "checkOutgoingBillingItem" } },
  },
};

function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "fare_details" || key0 === "add_on")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingBillingSummary/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.fare_details !== undefined) {
      let data0 = data.fare_details;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkOutgoingBillingItem(data0[i0], { instancePath: instancePath + "/fare_details/" + i0 })) {
            vErrors = appendErrors(vErrors, checkOutgoingBillingItem.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = {
          instancePath: instancePath + "/fare_details",
          schemaPath: "#/$defs/OutgoingBillingSummary/properties/fare_details/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.add_on !== undefined) {
      let data2 = data.add_on;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkOutgoingBillingItem(data2[i1], { instancePath: instancePath + "/add_on/" + i1 })) {
            vErrors = appendErrors(vErrors, checkOutgoingBillingItem.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/add_on",
          schemaPath: "#/$defs/OutgoingBillingSummary/properties/add_on/type",
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
    const err3 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingBillingSummary/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingCard = validate4;
const schema4 = {
  type: "object",
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    name: { type: "string" },
    mask_card_number: { type: "string", pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$" },
    expiry: { type: "string", format: "YYYY-MM or -" },
  },
};
const pattern2 = new RegExp("^[0-9]{6}[^0-9]+[0-9]{4}$", "u");
const formats0 = /^(?:\d{4}-(?:0[1-9]|1[0-2])|-)$/u;

function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "mask_card_number" || key0 === "expiry")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingCard/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingCard/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingCard/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingCard/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OutgoingCard/properties/name/type",
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
    if (data.mask_card_number !== undefined) {
      let data2 = data.mask_card_number;
      if (typeof data2 === "string") {
        if (!pattern2.test(data2)) {
          const err5 = {
            instancePath: instancePath + "/mask_card_number",
            schemaPath: "#/$defs/OutgoingCard/properties/mask_card_number/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9]{6}[^0-9]+[0-9]{4}$" },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/mask_card_number",
          schemaPath: "#/$defs/OutgoingCard/properties/mask_card_number/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.expiry !== undefined) {
      let data3 = data.expiry;
      if (typeof data3 === "string") {
        if (!formats0.test(data3)) {
          const err7 = {
            instancePath: instancePath + "/expiry",
            schemaPath: "#/$defs/OutgoingCard/properties/expiry/format",
            keyword: "format",
            params: { format: "YYYY-MM or -" },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/expiry",
          schemaPath: "#/$defs/OutgoingCard/properties/expiry/type",
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
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingCard/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingCustomerInfo = validate5;
const schema5 = {
  type: "object",
  required: ["language"],
  additionalProperties: false,
  properties: {
    email: { type: "string" },
    country_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    mobile: { type: "string" },
    operator: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    language: { type: "string" },
    device_id: { type: "string" },
  },
};

function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingCustomerInfo/required",
        keyword: "required",
        params: { missingProperty: "language" },
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
          key0 === "email" ||
          key0 === "country_id" ||
          key0 === "mobile" ||
          key0 === "operator" ||
          key0 === "language" ||
          key0 === "device_id"
        )
      ) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingCustomerInfo/additionalProperties",
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
    if (data.email !== undefined) {
      if (typeof data.email !== "string") {
        const err2 = {
          instancePath: instancePath + "/email",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/email/type",
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
    }
    if (data.country_id !== undefined) {
      let data1 = data.country_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err3 = {
          instancePath: instancePath + "/country_id",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/type",
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
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err4 = {
            instancePath: instancePath + "/country_id",
            schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/maximum",
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
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + "/country_id",
            schemaPath: "#/$defs/OutgoingCustomerInfo/properties/country_id/minimum",
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
    if (data.mobile !== undefined) {
      if (typeof data.mobile !== "string") {
        const err6 = {
          instancePath: instancePath + "/mobile",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/mobile/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.operator !== undefined) {
      let data3 = data.operator;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err7 = {
          instancePath: instancePath + "/operator",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/type",
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
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err8 = {
            instancePath: instancePath + "/operator",
            schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/maximum",
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
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + "/operator",
            schemaPath: "#/$defs/OutgoingCustomerInfo/properties/operator/minimum",
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
    if (data.language !== undefined) {
      if (typeof data.language !== "string") {
        const err10 = {
          instancePath: instancePath + "/language",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/language/type",
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
    if (data.device_id !== undefined) {
      if (typeof data.device_id !== "string") {
        const err11 = {
          instancePath: instancePath + "/device_id",
          schemaPath: "#/$defs/OutgoingCustomerInfo/properties/device_id/type",
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
      schemaPath: "#/$defs/OutgoingCustomerInfo/type",
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
  validate5.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingFraud = validate6;
const schema6 = {
  type: "object",
  required: ["status_code", "status_desc"],
  additionalProperties: false,
  properties: {
    status_code: { type: "string" },
    status_desc: { type: "string" },
    pre_auth_ext_id: { type: "string" },
    pre_auth_ext_status_code: { type: "string" },
    post_auth_ext_id: { type: "string" },
    post_auth_ext_status_code: { type: "string" },
    pre_auth_provider_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    post_auth_provider_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    pre_auth_fraud_status: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    post_auth_fraud_status: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingFraud/required",
        keyword: "required",
        params: { missingProperty: "status_code" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status_desc === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingFraud/required",
        keyword: "required",
        params: { missingProperty: "status_desc" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema6.properties, key0)) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingFraud/additionalProperties",
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
    if (data.status_code !== undefined) {
      if (typeof data.status_code !== "string") {
        const err3 = {
          instancePath: instancePath + "/status_code",
          schemaPath: "#/$defs/OutgoingFraud/properties/status_code/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.status_desc !== undefined) {
      if (typeof data.status_desc !== "string") {
        const err4 = {
          instancePath: instancePath + "/status_desc",
          schemaPath: "#/$defs/OutgoingFraud/properties/status_desc/type",
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
    if (data.pre_auth_ext_id !== undefined) {
      if (typeof data.pre_auth_ext_id !== "string") {
        const err5 = {
          instancePath: instancePath + "/pre_auth_ext_id",
          schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_ext_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.pre_auth_ext_status_code !== undefined) {
      if (typeof data.pre_auth_ext_status_code !== "string") {
        const err6 = {
          instancePath: instancePath + "/pre_auth_ext_status_code",
          schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_ext_status_code/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.post_auth_ext_id !== undefined) {
      if (typeof data.post_auth_ext_id !== "string") {
        const err7 = {
          instancePath: instancePath + "/post_auth_ext_id",
          schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_ext_id/type",
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
    if (data.post_auth_ext_status_code !== undefined) {
      if (typeof data.post_auth_ext_status_code !== "string") {
        const err8 = {
          instancePath: instancePath + "/post_auth_ext_status_code",
          schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_ext_status_code/type",
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
    }
    if (data.pre_auth_provider_id !== undefined) {
      let data6 = data.pre_auth_provider_id;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        const err9 = {
          instancePath: instancePath + "/pre_auth_provider_id",
          schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          const err10 = {
            instancePath: instancePath + "/pre_auth_provider_id",
            schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          const err11 = {
            instancePath: instancePath + "/pre_auth_provider_id",
            schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_provider_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.post_auth_provider_id !== undefined) {
      let data7 = data.post_auth_provider_id;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        const err12 = {
          instancePath: instancePath + "/post_auth_provider_id",
          schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/type",
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
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          const err13 = {
            instancePath: instancePath + "/post_auth_provider_id",
            schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/maximum",
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
        if (data7 < -9007199254740991 || isNaN(data7)) {
          const err14 = {
            instancePath: instancePath + "/post_auth_provider_id",
            schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_provider_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.pre_auth_fraud_status !== undefined) {
      let data8 = data.pre_auth_fraud_status;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        const err15 = {
          instancePath: instancePath + "/pre_auth_fraud_status",
          schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          const err16 = {
            instancePath: instancePath + "/pre_auth_fraud_status",
            schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data8 < -9007199254740991 || isNaN(data8)) {
          const err17 = {
            instancePath: instancePath + "/pre_auth_fraud_status",
            schemaPath: "#/$defs/OutgoingFraud/properties/pre_auth_fraud_status/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.post_auth_fraud_status !== undefined) {
      let data9 = data.post_auth_fraud_status;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        const err18 = {
          instancePath: instancePath + "/post_auth_fraud_status",
          schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          const err19 = {
            instancePath: instancePath + "/post_auth_fraud_status",
            schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          const err20 = {
            instancePath: instancePath + "/post_auth_fraud_status",
            schemaPath: "#/$defs/OutgoingFraud/properties/post_auth_fraud_status/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
  } else {
    const err21 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingFraud/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingNameText = validate7;
const schema7 = {
  type: "object",
  required: ["name", "text"],
  additionalProperties: false,
  properties: { name: { type: "string" }, text: { type: "string" } },
};

function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingNameText/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingNameText/required",
        keyword: "required",
        params: { missingProperty: "text" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "text")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingNameText/additionalProperties",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err3 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OutgoingNameText/properties/name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      if (typeof data.text !== "string") {
        const err4 = {
          instancePath: instancePath + "/text",
          schemaPath: "#/$defs/OutgoingNameText/properties/text/type",
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
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingNameText/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingNameValue = validate8;
const schema8 = {
  type: "object",
  required: ["name", "value"],
  additionalProperties: false,
  properties: { name: { type: "string" }, value: { type: "string" } },
};

function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingNameValue/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingNameValue/required",
        keyword: "required",
        params: { missingProperty: "value" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "value")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingNameValue/additionalProperties",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err3 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OutgoingNameValue/properties/name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err4 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/$defs/OutgoingNameValue/properties/value/type",
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
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingNameValue/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingOrderData = validate9;
const schema9 = {
  type: "object",
  additionalProperties: false,
  properties: {
    product_sku: { type: "string" },
    amount: { $ref: "checkOutgoingTransactionAmount" },
    ticket_no: { type: "string" },
    profiles: { type: "array", items: { $ref: "checkOutgoingProfile" } },
    trips: { type: "array", items: { $ref: "checkOutgoingTrip" } },
    billing_summary: { $ref: "checkOutgoingBillingSummary" },
  },
};

function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === "product_sku" ||
          key0 === "amount" ||
          key0 === "ticket_no" ||
          key0 === "profiles" ||
          key0 === "trips" ||
          key0 === "billing_summary"
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingOrderData/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.product_sku !== undefined) {
      if (typeof data.product_sku !== "string") {
        const err1 = {
          instancePath: instancePath + "/product_sku",
          schemaPath: "#/$defs/OutgoingOrderData/properties/product_sku/type",
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
    }
    if (data.amount !== undefined) {
      if (!checkOutgoingTransactionAmount(data.amount, { instancePath: instancePath + "/amount" })) {
        vErrors = appendErrors(vErrors, checkOutgoingTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.ticket_no !== undefined) {
      if (typeof data.ticket_no !== "string") {
        const err2 = {
          instancePath: instancePath + "/ticket_no",
          schemaPath: "#/$defs/OutgoingOrderData/properties/ticket_no/type",
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
    }
    if (data.profiles !== undefined) {
      let data3 = data.profiles;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkOutgoingProfile(data3[i0], { instancePath: instancePath + "/profiles/" + i0 })) {
            vErrors = appendErrors(vErrors, checkOutgoingProfile.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/profiles",
          schemaPath: "#/$defs/OutgoingOrderData/properties/profiles/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.trips !== undefined) {
      let data5 = data.trips;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkOutgoingTrip(data5[i1], { instancePath: instancePath + "/trips/" + i1 })) {
            vErrors = appendErrors(vErrors, checkOutgoingTrip.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/trips",
          schemaPath: "#/$defs/OutgoingOrderData/properties/trips/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.billing_summary !== undefined) {
      if (
        !checkOutgoingBillingSummary(data.billing_summary, {
          instancePath: instancePath + "/billing_summary",
        })
      ) {
        vErrors = appendErrors(vErrors, checkOutgoingBillingSummary.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingOrderData/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingPendingAmount = validate10;
const schema10 = {
  type: "object",
  required: ["value", "currency_id"],
  additionalProperties: false,
  properties: {
    value: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    currency_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    decimals: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    alpha3code: { type: "string", pattern: "^[A-Z]{3}$" },
    conversion_rate: { type: "number", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingPendingAmount/required",
        keyword: "required",
        params: { missingProperty: "value" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingPendingAmount/required",
        keyword: "required",
        params: { missingProperty: "currency_id" },
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
          key0 === "value" ||
          key0 === "currency_id" ||
          key0 === "decimals" ||
          key0 === "alpha3code" ||
          key0 === "conversion_rate"
        )
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingPendingAmount/additionalProperties",
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
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/type",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/maximum",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/value/minimum",
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
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/currency_id",
          schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/type",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/maximum",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/currency_id/minimum",
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
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err9 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err11 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/decimals/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern1.test(data3)) {
          const err12 = {
            instancePath: instancePath + "/alpha3code",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/alpha3code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{3}$" },
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
          instancePath: instancePath + "/alpha3code",
          schemaPath: "#/$defs/OutgoingPendingAmount/properties/alpha3code/type",
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
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err15 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
          instancePath: instancePath + "/conversion_rate",
          schemaPath: "#/$defs/OutgoingPendingAmount/properties/conversion_rate/type",
          keyword: "type",
          params: { type: "number" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingPendingAmount/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingProductInfo = validate11;
const schema11 = {
  type: "object",
  required: ["name", "quantity", "price"],
  additionalProperties: false,
  properties: {
    name: { type: "string" },
    quantity: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    price: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingProductInfo/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.quantity === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingProductInfo/required",
        keyword: "required",
        params: { missingProperty: "quantity" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.price === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingProductInfo/required",
        keyword: "required",
        params: { missingProperty: "price" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "quantity" || key0 === "price")) {
        const err3 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingProductInfo/additionalProperties",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OutgoingProductInfo/properties/name/type",
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
    if (data.quantity !== undefined) {
      let data1 = data.quantity;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/quantity",
          schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/type",
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
            instancePath: instancePath + "/quantity",
            schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/maximum",
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
            instancePath: instancePath + "/quantity",
            schemaPath: "#/$defs/OutgoingProductInfo/properties/quantity/minimum",
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
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err8 = {
          instancePath: instancePath + "/price",
          schemaPath: "#/$defs/OutgoingProductInfo/properties/price/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err9 = {
            instancePath: instancePath + "/price",
            schemaPath: "#/$defs/OutgoingProductInfo/properties/price/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + "/price",
            schemaPath: "#/$defs/OutgoingProductInfo/properties/price/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingProductInfo/type",
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
  validate11.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingProfile = validate12;
const schema12 = {
  type: "object",
  required: ["id"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    title: { type: "string" },
    first_name: { type: "string" },
    last_name: { type: "string" },
    type: { type: "string" },
    email: { type: "string" },
    mobile: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    country_id: { type: "string" },
    amount: { type: "string" },
    seq: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    additional_data: { type: "array", items: { $ref: "checkOutgoingNameValue" } },
  },
};

function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingProfile/required",
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
      if (!func0.call(schema12.properties, key0)) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingProfile/additionalProperties",
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
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingProfile/properties/id/type",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingProfile/properties/id/maximum",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingProfile/properties/id/minimum",
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
    if (data.title !== undefined) {
      if (typeof data.title !== "string") {
        const err5 = {
          instancePath: instancePath + "/title",
          schemaPath: "#/$defs/OutgoingProfile/properties/title/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.first_name !== undefined) {
      if (typeof data.first_name !== "string") {
        const err6 = {
          instancePath: instancePath + "/first_name",
          schemaPath: "#/$defs/OutgoingProfile/properties/first_name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.last_name !== undefined) {
      if (typeof data.last_name !== "string") {
        const err7 = {
          instancePath: instancePath + "/last_name",
          schemaPath: "#/$defs/OutgoingProfile/properties/last_name/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err8 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/$defs/OutgoingProfile/properties/type/type",
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
    }
    if (data.email !== undefined) {
      if (typeof data.email !== "string") {
        const err9 = {
          instancePath: instancePath + "/email",
          schemaPath: "#/$defs/OutgoingProfile/properties/email/type",
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
    if (data.mobile !== undefined) {
      let data6 = data.mobile;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        const err10 = {
          instancePath: instancePath + "/mobile",
          schemaPath: "#/$defs/OutgoingProfile/properties/mobile/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          const err11 = {
            instancePath: instancePath + "/mobile",
            schemaPath: "#/$defs/OutgoingProfile/properties/mobile/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          const err12 = {
            instancePath: instancePath + "/mobile",
            schemaPath: "#/$defs/OutgoingProfile/properties/mobile/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.country_id !== undefined) {
      if (typeof data.country_id !== "string") {
        const err13 = {
          instancePath: instancePath + "/country_id",
          schemaPath: "#/$defs/OutgoingProfile/properties/country_id/type",
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
    if (data.amount !== undefined) {
      if (typeof data.amount !== "string") {
        const err14 = {
          instancePath: instancePath + "/amount",
          schemaPath: "#/$defs/OutgoingProfile/properties/amount/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.seq !== undefined) {
      let data9 = data.seq;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        const err15 = {
          instancePath: instancePath + "/seq",
          schemaPath: "#/$defs/OutgoingProfile/properties/seq/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 9007199254740991 || isNaN(data9)) {
          const err16 = {
            instancePath: instancePath + "/seq",
            schemaPath: "#/$defs/OutgoingProfile/properties/seq/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data9 < -9007199254740991 || isNaN(data9)) {
          const err17 = {
            instancePath: instancePath + "/seq",
            schemaPath: "#/$defs/OutgoingProfile/properties/seq/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.additional_data !== undefined) {
      let data10 = data.additional_data;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !checkOutgoingNameValue(data10[i0], { instancePath: instancePath + "/additional_data/" + i0 })
          ) {
            vErrors = appendErrors(vErrors, checkOutgoingNameValue.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = {
          instancePath: instancePath + "/additional_data",
          schemaPath: "#/$defs/OutgoingProfile/properties/additional_data/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingProfile/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingPsp = validate13;
const schema13 = {
  type: "object",
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    name: { type: "string" },
    "external-id": { type: "string" },
  },
};

function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "external-id")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingPsp/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingPsp/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingPsp/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingPsp/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OutgoingPsp/properties/name/type",
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
    if (data["external-id"] !== undefined) {
      if (typeof data["external-id"] !== "string") {
        const err5 = {
          instancePath: instancePath + "/external-id",
          schemaPath: "#/$defs/OutgoingPsp/properties/external-id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingPsp/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingRebillingInfo = validate14;
const schema14 = {
  type: "object",
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    frequency: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    expiry: { type: "string" },
  },
};

function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "frequency" || key0 === "expiry")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingRebillingInfo/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingRebillingInfo/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.frequency !== undefined) {
      let data1 = data.frequency;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err4 = {
          instancePath: instancePath + "/frequency",
          schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/type",
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
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + "/frequency",
            schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/maximum",
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
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/frequency",
            schemaPath: "#/$defs/OutgoingRebillingInfo/properties/frequency/minimum",
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
    if (data.expiry !== undefined) {
      if (typeof data.expiry !== "string") {
        const err7 = {
          instancePath: instancePath + "/expiry",
          schemaPath: "#/$defs/OutgoingRebillingInfo/properties/expiry/type",
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
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingRebillingInfo/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingSaleAmount = validate15;
const schema15 = {
  type: "object",
  required: ["value", "currency_id"],
  additionalProperties: false,
  properties: {
    value: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    currency_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    decimals: { enum: [0, 2, 3] },
    alpha3code: { type: "string", pattern: "^[A-Z]{3}$" },
    conversion_rate: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingSaleAmount/required",
        keyword: "required",
        params: { missingProperty: "value" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingSaleAmount/required",
        keyword: "required",
        params: { missingProperty: "currency_id" },
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
          key0 === "value" ||
          key0 === "currency_id" ||
          key0 === "decimals" ||
          key0 === "alpha3code" ||
          key0 === "conversion_rate"
        )
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingSaleAmount/additionalProperties",
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
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/type",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/maximum",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/value/minimum",
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
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/currency_id",
          schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/type",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/maximum",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/currency_id/minimum",
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
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(data2 === 0 || data2 === 2 || data2 === 3)) {
        const err9 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/OutgoingSaleAmount/properties/decimals/enum",
          keyword: "enum",
          params: { allowedValues: schema15.properties.decimals.enum },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern1.test(data3)) {
          const err10 = {
            instancePath: instancePath + "/alpha3code",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{3}$" },
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
          instancePath: instancePath + "/alpha3code",
          schemaPath: "#/$defs/OutgoingSaleAmount/properties/alpha3code/type",
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
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err12 = {
          instancePath: instancePath + "/conversion_rate",
          schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/type",
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
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err13 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/maximum",
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
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingSaleAmount/properties/conversion_rate/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
  } else {
    const err15 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingSaleAmount/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingSessionStatus = validate16;
const schema16 = {
  type: "object",
  required: ["code", "message"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    message: { type: "string" },
  },
};

function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingSessionStatus/required",
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
        schemaPath: "#/$defs/OutgoingSessionStatus/required",
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
      if (!(key0 === "code" || key0 === "sub_code" || key0 === "message")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingSessionStatus/additionalProperties",
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
          schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/type",
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
            schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/maximum",
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
            schemaPath: "#/$defs/OutgoingSessionStatus/properties/code/minimum",
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
          schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/type",
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
            schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/maximum",
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
            schemaPath: "#/$defs/OutgoingSessionStatus/properties/sub_code/minimum",
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
          schemaPath: "#/$defs/OutgoingSessionStatus/properties/message/type",
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
  } else {
    const err10 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingSessionStatus/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingTmsInfo = validate17;
const schema17 = {
  type: "object",
  additionalProperties: false,
  properties: {
    tms_provider_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    tms_provider_message: { type: "string" },
  },
};

function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "tms_provider_code" || key0 === "tms_provider_message")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingTmsInfo/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.tms_provider_code !== undefined) {
      let data0 = data.tms_provider_code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/tms_provider_code",
          schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/tms_provider_code",
            schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/tms_provider_code",
            schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.tms_provider_message !== undefined) {
      if (typeof data.tms_provider_message !== "string") {
        const err4 = {
          instancePath: instancePath + "/tms_provider_message",
          schemaPath: "#/$defs/OutgoingTmsInfo/properties/tms_provider_message/type",
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
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingTmsInfo/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingTransaction = validate18;
const schema18 = {
  type: "object",
  required: [
    "id",
    "route_config_id",
    "order_id",
    "txn_type_id",
    "payment_method",
    "payment_type",
    "date_time",
    "amount",
    "status",
    "customer_info",
    "sale_amount",
  ],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    route_config_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    order_id: { type: "string" },
    description: { type: "string" },
    fee: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    hmac: { type: "string" },
    approval_code: { type: "string" },
    wallet_id: { type: "string" },
    txn_type_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    payment_method: { type: "string" },
    payment_type: { type: "string", pattern: "^[0-9]+$" },
    short_code: { type: "string" },
    date_time: { type: "string", format: "YYYY-MM-DDTHH:MM:SS" },
    local_date_time: { type: "string", format: "YYYY-MM-DDTHH:MM:SS" },
    issuing_bank: { type: "string" },
    foreign_exchange_id: { type: "string" },
    service_type_id: { type: "integer", minimum: 0, maximum: 99 },
    pos: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    ip_address: { type: "string" },
    installment: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    accept_url: { type: "string" },
    cancel_url: { type: "string" },
    amount: { $ref: "checkOutgoingTransactionAmount" },
    sale_amount: { $ref: "checkOutgoingSaleAmount" },
    status: { $ref: "checkOutgoingTransactionStatus" },
    psp: { $ref: "checkOutgoingPsp" },
    card: { $ref: "checkOutgoingCard" },
    rebilling_info: { $ref: "checkOutgoingRebillingInfo" },
    customer_info: { $ref: "checkOutgoingCustomerInfo" },
    additional_data: { type: "array", items: { $ref: "checkOutgoingNameText" } },
    client_data: { type: "array", items: { $ref: "checkOutgoingNameText" } },
    product_info: { type: "array", items: { $ref: "checkOutgoingProductInfo" } },
    delivery_info: { type: "array", items: { $ref: "checkOutgoingNameText" } },
    shipping_info: { type: "array", items: { $ref: "checkOutgoingNameText" } },
    billing_address: { $ref: "checkOutgoingBillingAddress" },
    fraud: { $ref: "checkOutgoingFraud" },
    tms_info: { $ref: "checkOutgoingTmsInfo" },
    order_data: { $ref: "checkOutgoingOrderData" },
  },
};
const pattern5 = new RegExp("^[0-9]+$", "u");
const formats2 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
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
    if (data.route_config_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "route_config_id" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.order_id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "order_id" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.txn_type_id === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "txn_type_id" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.payment_method === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "payment_method" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.payment_type === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "payment_type" },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.date_time === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "date_time" },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.amount === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "amount" },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err8 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "status" },
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.customer_info === undefined) {
      const err9 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "customer_info" },
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.sale_amount === undefined) {
      const err10 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransaction/required",
        keyword: "required",
        params: { missingProperty: "sale_amount" },
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema18.properties, key0)) {
        const err11 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingTransaction/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err12 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/id/type",
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
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err13 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/id/maximum",
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
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err14 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.route_config_id !== undefined) {
      let data1 = data.route_config_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err15 = {
          instancePath: instancePath + "/route_config_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/route_config_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err16 = {
            instancePath: instancePath + "/route_config_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/route_config_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err17 = {
            instancePath: instancePath + "/route_config_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/route_config_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.order_id !== undefined) {
      if (typeof data.order_id !== "string") {
        const err18 = {
          instancePath: instancePath + "/order_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/order_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err19 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/$defs/OutgoingTransaction/properties/description/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.fee !== undefined) {
      let data4 = data.fee;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err20 = {
          instancePath: instancePath + "/fee",
          schemaPath: "#/$defs/OutgoingTransaction/properties/fee/type",
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
            instancePath: instancePath + "/fee",
            schemaPath: "#/$defs/OutgoingTransaction/properties/fee/maximum",
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
            instancePath: instancePath + "/fee",
            schemaPath: "#/$defs/OutgoingTransaction/properties/fee/minimum",
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
    if (data.hmac !== undefined) {
      if (typeof data.hmac !== "string") {
        const err23 = {
          instancePath: instancePath + "/hmac",
          schemaPath: "#/$defs/OutgoingTransaction/properties/hmac/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.approval_code !== undefined) {
      if (typeof data.approval_code !== "string") {
        const err24 = {
          instancePath: instancePath + "/approval_code",
          schemaPath: "#/$defs/OutgoingTransaction/properties/approval_code/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.wallet_id !== undefined) {
      if (typeof data.wallet_id !== "string") {
        const err25 = {
          instancePath: instancePath + "/wallet_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/wallet_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.txn_type_id !== undefined) {
      let data8 = data.txn_type_id;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        const err26 = {
          instancePath: instancePath + "/txn_type_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/txn_type_id/type",
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
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 9007199254740991 || isNaN(data8)) {
          const err27 = {
            instancePath: instancePath + "/txn_type_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/txn_type_id/maximum",
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
        if (data8 < -9007199254740991 || isNaN(data8)) {
          const err28 = {
            instancePath: instancePath + "/txn_type_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/txn_type_id/minimum",
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
    if (data.payment_method !== undefined) {
      if (typeof data.payment_method !== "string") {
        const err29 = {
          instancePath: instancePath + "/payment_method",
          schemaPath: "#/$defs/OutgoingTransaction/properties/payment_method/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.payment_type !== undefined) {
      let data10 = data.payment_type;
      if (typeof data10 === "string") {
        if (!pattern5.test(data10)) {
          const err30 = {
            instancePath: instancePath + "/payment_type",
            schemaPath: "#/$defs/OutgoingTransaction/properties/payment_type/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9]+$" },
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = {
          instancePath: instancePath + "/payment_type",
          schemaPath: "#/$defs/OutgoingTransaction/properties/payment_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.short_code !== undefined) {
      if (typeof data.short_code !== "string") {
        const err32 = {
          instancePath: instancePath + "/short_code",
          schemaPath: "#/$defs/OutgoingTransaction/properties/short_code/type",
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
    if (data.date_time !== undefined) {
      let data12 = data.date_time;
      if (typeof data12 === "string") {
        if (!formats2.test(data12)) {
          const err33 = {
            instancePath: instancePath + "/date_time",
            schemaPath: "#/$defs/OutgoingTransaction/properties/date_time/format",
            keyword: "format",
            params: { format: "YYYY-MM-DDTHH:MM:SS" },
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = {
          instancePath: instancePath + "/date_time",
          schemaPath: "#/$defs/OutgoingTransaction/properties/date_time/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.local_date_time !== undefined) {
      let data13 = data.local_date_time;
      if (typeof data13 === "string") {
        if (!formats2.test(data13)) {
          const err35 = {
            instancePath: instancePath + "/local_date_time",
            schemaPath: "#/$defs/OutgoingTransaction/properties/local_date_time/format",
            keyword: "format",
            params: { format: "YYYY-MM-DDTHH:MM:SS" },
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = {
          instancePath: instancePath + "/local_date_time",
          schemaPath: "#/$defs/OutgoingTransaction/properties/local_date_time/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.issuing_bank !== undefined) {
      if (typeof data.issuing_bank !== "string") {
        const err37 = {
          instancePath: instancePath + "/issuing_bank",
          schemaPath: "#/$defs/OutgoingTransaction/properties/issuing_bank/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.foreign_exchange_id !== undefined) {
      if (typeof data.foreign_exchange_id !== "string") {
        const err38 = {
          instancePath: instancePath + "/foreign_exchange_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/foreign_exchange_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.service_type_id !== undefined) {
      let data16 = data.service_type_id;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        const err39 = {
          instancePath: instancePath + "/service_type_id",
          schemaPath: "#/$defs/OutgoingTransaction/properties/service_type_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 99 || isNaN(data16)) {
          const err40 = {
            instancePath: instancePath + "/service_type_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/service_type_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 99 },
          };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          const err41 = {
            instancePath: instancePath + "/service_type_id",
            schemaPath: "#/$defs/OutgoingTransaction/properties/service_type_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.pos !== undefined) {
      let data17 = data.pos;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        const err42 = {
          instancePath: instancePath + "/pos",
          schemaPath: "#/$defs/OutgoingTransaction/properties/pos/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 9007199254740991 || isNaN(data17)) {
          const err43 = {
            instancePath: instancePath + "/pos",
            schemaPath: "#/$defs/OutgoingTransaction/properties/pos/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data17 < -9007199254740991 || isNaN(data17)) {
          const err44 = {
            instancePath: instancePath + "/pos",
            schemaPath: "#/$defs/OutgoingTransaction/properties/pos/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.ip_address !== undefined) {
      if (typeof data.ip_address !== "string") {
        const err45 = {
          instancePath: instancePath + "/ip_address",
          schemaPath: "#/$defs/OutgoingTransaction/properties/ip_address/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.installment !== undefined) {
      let data19 = data.installment;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
        const err46 = {
          instancePath: instancePath + "/installment",
          schemaPath: "#/$defs/OutgoingTransaction/properties/installment/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (data19 > 9007199254740991 || isNaN(data19)) {
          const err47 = {
            instancePath: instancePath + "/installment",
            schemaPath: "#/$defs/OutgoingTransaction/properties/installment/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data19 < -9007199254740991 || isNaN(data19)) {
          const err48 = {
            instancePath: instancePath + "/installment",
            schemaPath: "#/$defs/OutgoingTransaction/properties/installment/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.accept_url !== undefined) {
      if (typeof data.accept_url !== "string") {
        const err49 = {
          instancePath: instancePath + "/accept_url",
          schemaPath: "#/$defs/OutgoingTransaction/properties/accept_url/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.cancel_url !== undefined) {
      if (typeof data.cancel_url !== "string") {
        const err50 = {
          instancePath: instancePath + "/cancel_url",
          schemaPath: "#/$defs/OutgoingTransaction/properties/cancel_url/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.amount !== undefined) {
      if (!checkOutgoingTransactionAmount(data.amount, { instancePath: instancePath + "/amount" })) {
        vErrors = appendErrors(vErrors, checkOutgoingTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.sale_amount !== undefined) {
      if (!checkOutgoingSaleAmount(data.sale_amount, { instancePath: instancePath + "/sale_amount" })) {
        vErrors = appendErrors(vErrors, checkOutgoingSaleAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!checkOutgoingTransactionStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = appendErrors(vErrors, checkOutgoingTransactionStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.psp !== undefined) {
      if (!checkOutgoingPsp(data.psp, { instancePath: instancePath + "/psp" })) {
        vErrors = appendErrors(vErrors, checkOutgoingPsp.errors);
        errors = vErrors.length;
      }
    }
    if (data.card !== undefined) {
      if (!checkOutgoingCard(data.card, { instancePath: instancePath + "/card" })) {
        vErrors = appendErrors(vErrors, checkOutgoingCard.errors);
        errors = vErrors.length;
      }
    }
    if (data.rebilling_info !== undefined) {
      if (
        !checkOutgoingRebillingInfo(data.rebilling_info, { instancePath: instancePath + "/rebilling_info" })
      ) {
        vErrors = appendErrors(vErrors, checkOutgoingRebillingInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer_info !== undefined) {
      if (!checkOutgoingCustomerInfo(data.customer_info, { instancePath: instancePath + "/customer_info" })) {
        vErrors = appendErrors(vErrors, checkOutgoingCustomerInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.additional_data !== undefined) {
      let data29 = data.additional_data;
      if (Array.isArray(data29)) {
        const len0 = data29.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkOutgoingNameText(data29[i0], { instancePath: instancePath + "/additional_data/" + i0 })) {
            vErrors = appendErrors(vErrors, checkOutgoingNameText.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err51 = {
          instancePath: instancePath + "/additional_data",
          schemaPath: "#/$defs/OutgoingTransaction/properties/additional_data/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.client_data !== undefined) {
      let data31 = data.client_data;
      if (Array.isArray(data31)) {
        const len1 = data31.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkOutgoingNameText(data31[i1], { instancePath: instancePath + "/client_data/" + i1 })) {
            vErrors = appendErrors(vErrors, checkOutgoingNameText.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err52 = {
          instancePath: instancePath + "/client_data",
          schemaPath: "#/$defs/OutgoingTransaction/properties/client_data/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.product_info !== undefined) {
      let data33 = data.product_info;
      if (Array.isArray(data33)) {
        const len2 = data33.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!checkOutgoingProductInfo(data33[i2], { instancePath: instancePath + "/product_info/" + i2 })) {
            vErrors = appendErrors(vErrors, checkOutgoingProductInfo.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err53 = {
          instancePath: instancePath + "/product_info",
          schemaPath: "#/$defs/OutgoingTransaction/properties/product_info/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.delivery_info !== undefined) {
      let data35 = data.delivery_info;
      if (Array.isArray(data35)) {
        const len3 = data35.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!checkOutgoingNameText(data35[i3], { instancePath: instancePath + "/delivery_info/" + i3 })) {
            vErrors = appendErrors(vErrors, checkOutgoingNameText.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err54 = {
          instancePath: instancePath + "/delivery_info",
          schemaPath: "#/$defs/OutgoingTransaction/properties/delivery_info/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.shipping_info !== undefined) {
      let data37 = data.shipping_info;
      if (Array.isArray(data37)) {
        const len4 = data37.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!checkOutgoingNameText(data37[i4], { instancePath: instancePath + "/shipping_info/" + i4 })) {
            vErrors = appendErrors(vErrors, checkOutgoingNameText.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err55 = {
          instancePath: instancePath + "/shipping_info",
          schemaPath: "#/$defs/OutgoingTransaction/properties/shipping_info/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.billing_address !== undefined) {
      if (
        !checkOutgoingBillingAddress(data.billing_address, {
          instancePath: instancePath + "/billing_address",
        })
      ) {
        vErrors = appendErrors(vErrors, checkOutgoingBillingAddress.errors);
        errors = vErrors.length;
      }
    }
    if (data.fraud !== undefined) {
      if (!checkOutgoingFraud(data.fraud, { instancePath: instancePath + "/fraud" })) {
        vErrors = appendErrors(vErrors, checkOutgoingFraud.errors);
        errors = vErrors.length;
      }
    }
    if (data.tms_info !== undefined) {
      if (!checkOutgoingTmsInfo(data.tms_info, { instancePath: instancePath + "/tms_info" })) {
        vErrors = appendErrors(vErrors, checkOutgoingTmsInfo.errors);
        errors = vErrors.length;
      }
    }
    if (data.order_data !== undefined) {
      if (!checkOutgoingOrderData(data.order_data, { instancePath: instancePath + "/order_data" })) {
        vErrors = appendErrors(vErrors, checkOutgoingOrderData.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err56 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingTransaction/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err56];
    } else {
      vErrors.push(err56);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingTransactionAmount = validate19;
const schema19 = {
  type: "object",
  required: ["value", "currency_id"],
  additionalProperties: false,
  properties: {
    value: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    currency_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    decimals: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    alpha3code: { type: "string", pattern: "^[A-Z]{3}$" },
    conversion_rate: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransactionAmount/required",
        keyword: "required",
        params: { missingProperty: "value" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransactionAmount/required",
        keyword: "required",
        params: { missingProperty: "currency_id" },
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
          key0 === "value" ||
          key0 === "currency_id" ||
          key0 === "decimals" ||
          key0 === "alpha3code" ||
          key0 === "conversion_rate"
        )
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingTransactionAmount/additionalProperties",
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
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/type",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/maximum",
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
            instancePath: instancePath + "/value",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/value/minimum",
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
    if (data.currency_id !== undefined) {
      let data1 = data.currency_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/currency_id",
          schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/type",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/maximum",
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
            instancePath: instancePath + "/currency_id",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/currency_id/minimum",
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
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err9 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err11 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/decimals/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data3 = data.alpha3code;
      if (typeof data3 === "string") {
        if (!pattern1.test(data3)) {
          const err12 = {
            instancePath: instancePath + "/alpha3code",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{3}$" },
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
          instancePath: instancePath + "/alpha3code",
          schemaPath: "#/$defs/OutgoingTransactionAmount/properties/alpha3code/type",
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
    if (data.conversion_rate !== undefined) {
      let data4 = data.conversion_rate;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err14 = {
          instancePath: instancePath + "/conversion_rate",
          schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err15 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err16 = {
            instancePath: instancePath + "/conversion_rate",
            schemaPath: "#/$defs/OutgoingTransactionAmount/properties/conversion_rate/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
  } else {
    const err17 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingTransactionAmount/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingTransactionStatus = validate20;
const schema20 = {
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

function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OutgoingTransactionStatus/required",
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
        schemaPath: "#/$defs/OutgoingTransactionStatus/required",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/additionalProperties",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/type",
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
            schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/maximum",
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
            schemaPath: "#/$defs/OutgoingTransactionStatus/properties/code/minimum",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/type",
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
            schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/maximum",
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
            schemaPath: "#/$defs/OutgoingTransactionStatus/properties/sub_code/minimum",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/properties/message/type",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/properties/provider_message/type",
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
          schemaPath: "#/$defs/OutgoingTransactionStatus/properties/provider_status_code/type",
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
      schemaPath: "#/$defs/OutgoingTransactionStatus/type",
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
  validate20.errors = vErrors;
  return errors === 0;
}

export const checkOutgoingTrip = validate21;
const schema21 = {
  type: "object",
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    service_class: { type: "string" },
    departure_airport: { type: "string" },
    arrival_airport: { type: "string" },
    op_airline_code: { type: "string", pattern: "^[A-Z0-9]{2}$" },
    mkt_airline_code: { type: "string", pattern: "^[A-Z0-9]{2}$" },
    arrival_date: { type: "string", format: "YYYY-MM-DD HH:MM:SS" },
    departure_date: { type: "string", format: "YYYY-MM-DD HH:MM:SS" },
    mkt_flight_number: { type: "string" },
    op_flight_number: { type: "string" },
    tag: { type: "string" },
    trip_count: { type: "string" },
    service_level: { type: "string" },
    departure_country_id: { type: "string" },
    arrival_country_id: { type: "string" },
    dept_time_zone: { type: "string", pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" },
    arrival_time_zone: { type: "string", pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" },
    arrival_terminal: { type: "string" },
    dept_terminal: { type: "string" },
    dept_city: { type: "string" },
    arrival_city: { type: "string" },
    aircraft_type: { type: "string" },
    additional_data: { type: "array", items: { $ref: "checkOutgoingNameValue" } },
  },
};
const pattern7 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern9 = new RegExp("^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$", "u");
const formats6 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func0.call(schema21.properties, key0)) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OutgoingTrip/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/OutgoingTrip/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingTrip/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/OutgoingTrip/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.service_class !== undefined) {
      if (typeof data.service_class !== "string") {
        const err4 = {
          instancePath: instancePath + "/service_class",
          schemaPath: "#/$defs/OutgoingTrip/properties/service_class/type",
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
    if (data.departure_airport !== undefined) {
      if (typeof data.departure_airport !== "string") {
        const err5 = {
          instancePath: instancePath + "/departure_airport",
          schemaPath: "#/$defs/OutgoingTrip/properties/departure_airport/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.arrival_airport !== undefined) {
      if (typeof data.arrival_airport !== "string") {
        const err6 = {
          instancePath: instancePath + "/arrival_airport",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_airport/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.op_airline_code !== undefined) {
      let data4 = data.op_airline_code;
      if (typeof data4 === "string") {
        if (!pattern7.test(data4)) {
          const err7 = {
            instancePath: instancePath + "/op_airline_code",
            schemaPath: "#/$defs/OutgoingTrip/properties/op_airline_code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z0-9]{2}$" },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/op_airline_code",
          schemaPath: "#/$defs/OutgoingTrip/properties/op_airline_code/type",
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
    }
    if (data.mkt_airline_code !== undefined) {
      let data5 = data.mkt_airline_code;
      if (typeof data5 === "string") {
        if (!pattern7.test(data5)) {
          const err9 = {
            instancePath: instancePath + "/mkt_airline_code",
            schemaPath: "#/$defs/OutgoingTrip/properties/mkt_airline_code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z0-9]{2}$" },
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
          instancePath: instancePath + "/mkt_airline_code",
          schemaPath: "#/$defs/OutgoingTrip/properties/mkt_airline_code/type",
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
    if (data.arrival_date !== undefined) {
      let data6 = data.arrival_date;
      if (typeof data6 === "string") {
        if (!formats6.test(data6)) {
          const err11 = {
            instancePath: instancePath + "/arrival_date",
            schemaPath: "#/$defs/OutgoingTrip/properties/arrival_date/format",
            keyword: "format",
            params: { format: "YYYY-MM-DD HH:MM:SS" },
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
          instancePath: instancePath + "/arrival_date",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_date/type",
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
    if (data.departure_date !== undefined) {
      let data7 = data.departure_date;
      if (typeof data7 === "string") {
        if (!formats6.test(data7)) {
          const err13 = {
            instancePath: instancePath + "/departure_date",
            schemaPath: "#/$defs/OutgoingTrip/properties/departure_date/format",
            keyword: "format",
            params: { format: "YYYY-MM-DD HH:MM:SS" },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/departure_date",
          schemaPath: "#/$defs/OutgoingTrip/properties/departure_date/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.mkt_flight_number !== undefined) {
      if (typeof data.mkt_flight_number !== "string") {
        const err15 = {
          instancePath: instancePath + "/mkt_flight_number",
          schemaPath: "#/$defs/OutgoingTrip/properties/mkt_flight_number/type",
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
    if (data.op_flight_number !== undefined) {
      if (typeof data.op_flight_number !== "string") {
        const err16 = {
          instancePath: instancePath + "/op_flight_number",
          schemaPath: "#/$defs/OutgoingTrip/properties/op_flight_number/type",
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
    if (data.tag !== undefined) {
      if (typeof data.tag !== "string") {
        const err17 = {
          instancePath: instancePath + "/tag",
          schemaPath: "#/$defs/OutgoingTrip/properties/tag/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.trip_count !== undefined) {
      if (typeof data.trip_count !== "string") {
        const err18 = {
          instancePath: instancePath + "/trip_count",
          schemaPath: "#/$defs/OutgoingTrip/properties/trip_count/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.service_level !== undefined) {
      if (typeof data.service_level !== "string") {
        const err19 = {
          instancePath: instancePath + "/service_level",
          schemaPath: "#/$defs/OutgoingTrip/properties/service_level/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.departure_country_id !== undefined) {
      if (typeof data.departure_country_id !== "string") {
        const err20 = {
          instancePath: instancePath + "/departure_country_id",
          schemaPath: "#/$defs/OutgoingTrip/properties/departure_country_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.arrival_country_id !== undefined) {
      if (typeof data.arrival_country_id !== "string") {
        const err21 = {
          instancePath: instancePath + "/arrival_country_id",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_country_id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.dept_time_zone !== undefined) {
      let data15 = data.dept_time_zone;
      if (typeof data15 === "string") {
        if (!pattern9.test(data15)) {
          const err22 = {
            instancePath: instancePath + "/dept_time_zone",
            schemaPath: "#/$defs/OutgoingTrip/properties/dept_time_zone/pattern",
            keyword: "pattern",
            params: { pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" },
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/dept_time_zone",
          schemaPath: "#/$defs/OutgoingTrip/properties/dept_time_zone/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.arrival_time_zone !== undefined) {
      let data16 = data.arrival_time_zone;
      if (typeof data16 === "string") {
        if (!pattern9.test(data16)) {
          const err24 = {
            instancePath: instancePath + "/arrival_time_zone",
            schemaPath: "#/$defs/OutgoingTrip/properties/arrival_time_zone/pattern",
            keyword: "pattern",
            params: { pattern: "^[+-](?:[01]?[0-9]|2[0-3]):?[0-5][0-9]$" },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/arrival_time_zone",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_time_zone/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.arrival_terminal !== undefined) {
      if (typeof data.arrival_terminal !== "string") {
        const err26 = {
          instancePath: instancePath + "/arrival_terminal",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_terminal/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.dept_terminal !== undefined) {
      if (typeof data.dept_terminal !== "string") {
        const err27 = {
          instancePath: instancePath + "/dept_terminal",
          schemaPath: "#/$defs/OutgoingTrip/properties/dept_terminal/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.dept_city !== undefined) {
      if (typeof data.dept_city !== "string") {
        const err28 = {
          instancePath: instancePath + "/dept_city",
          schemaPath: "#/$defs/OutgoingTrip/properties/dept_city/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.arrival_city !== undefined) {
      if (typeof data.arrival_city !== "string") {
        const err29 = {
          instancePath: instancePath + "/arrival_city",
          schemaPath: "#/$defs/OutgoingTrip/properties/arrival_city/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.aircraft_type !== undefined) {
      if (typeof data.aircraft_type !== "string") {
        const err30 = {
          instancePath: instancePath + "/aircraft_type",
          schemaPath: "#/$defs/OutgoingTrip/properties/aircraft_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.additional_data !== undefined) {
      let data22 = data.additional_data;
      if (Array.isArray(data22)) {
        const len0 = data22.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !checkOutgoingNameValue(data22[i0], { instancePath: instancePath + "/additional_data/" + i0 })
          ) {
            vErrors = appendErrors(vErrors, checkOutgoingNameValue.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = {
          instancePath: instancePath + "/additional_data",
          schemaPath: "#/$defs/OutgoingTrip/properties/additional_data/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = {
      instancePath,
      schemaPath: "#/$defs/OutgoingTrip/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
