import { createServer } from "node:http";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { Pool, type PoolClient } from "pg";
import { expectTypeOf, test } from "vitest";
import {
  type CallbackReceiver,
  createCallbackReceiver,
  createExpressHandler,
  createFastifyPlugin,
  createFetchHandler,
  createMemoryCallbackStore,
  createNodeListener,
  createPostgresCallbackStore,
  type PaymentCallback,
  type PostgresClient,
  type Secret,
} from "./index.ts";

declare const secrets: readonly Secret[];
declare const receiver: CallbackReceiver;

test("without a store, and with one in memory, there is no transaction", () => {
  createCallbackReceiver({
    secrets,
    onCallback: ({ callback, transaction, previousSequence }) => {
      expectTypeOf(callback).toEqualTypeOf<PaymentCallback>();
      expectTypeOf(transaction).toEqualTypeOf<undefined>();
      expectTypeOf(previousSequence).toEqualTypeOf<number | undefined>();
    },
  });
  createCallbackReceiver({
    secrets,
    store: createMemoryCallbackStore(),
    onCallback: ({ transaction }) => expectTypeOf(transaction).toEqualTypeOf<undefined>(),
  });
});

test("with PostgreSQL the handler gets the client of the pool", () => {
  createCallbackReceiver({
    secrets,
    store: createPostgresCallbackStore(new Pool()),
    onCallback: ({ transaction }) => expectTypeOf(transaction).toEqualTypeOf<PoolClient>(),
  });
});

test("a pool of another make gives what is known of any", () => {
  const pool: { connect(): Promise<PostgresClient> } = { connect: () => new Pool().connect() };
  createCallbackReceiver({
    secrets,
    store: createPostgresCallbackStore(pool),
    onCallback: ({ transaction }) => expectTypeOf(transaction).toEqualTypeOf<PostgresClient>(),
  });
});

test("a receiver fits behind each server as it is typed", () => {
  createServer(createNodeListener(receiver));
  express().post("/callbacks", createExpressHandler(receiver));
  express().post("/callbacks", createNodeListener(receiver));
  fastify().register(createFastifyPlugin(receiver, "/callbacks"));
  new Hono().post("/callbacks", (context) => createFetchHandler(receiver)(context.req.raw));
  expectTypeOf(createFetchHandler(receiver)).toExtend<(request: Request) => Promise<Response>>();
});
