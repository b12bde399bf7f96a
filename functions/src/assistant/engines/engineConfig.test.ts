import { expect, it } from "vitest";

import { engineConfig } from "./engineConfig.ts";

const server = {
  ASSISTANT_ENGINE: "openai",
  ASSISTANT_URL: "https://models.example.com/v1",
  ASSISTANT_MODEL: "some-model",
  ASSISTANT_API_KEY: "a-key",
};

it("defaults to the embedded engine, with notes kept private", () => {
  expect(engineConfig({})).toEqual({ kind: "embedded", sendsNotes: false, timeLimit: 30_000 });
});

it("accepts any server that speaks the OpenAI protocol", () => {
  expect(engineConfig({ ...server, ASSISTANT_SEND_NOTES: "on" })).toEqual({
    kind: "openai",
    url: "https://models.example.com/v1",
    model: "some-model",
    apiKey: "a-key",
    sendsNotes: true,
    timeLimit: 30_000,
  });
});

it("asks Vertex AI in the region of the data, or in the chosen one, without a key", () => {
  const vertex = { ASSISTANT_ENGINE: "vertex", ASSISTANT_MODEL: "some-model" };
  expect(engineConfig(vertex)).toMatchObject({ kind: "vertex", region: "europe-west1" });
  expect(engineConfig({ ...vertex, ASSISTANT_REGION: "eu" })).toEqual({
    kind: "vertex",
    model: "some-model",
    region: "eu",
    sendsNotes: false,
    timeLimit: 30_000,
  });
});

it.each([
  ["ASSISTANT_ENGINE", { ASSISTANT_ENGINE: "oracle" }],
  ["ASSISTANT_MODEL", { ...server, ASSISTANT_MODEL: "" }],
  ["ASSISTANT_API_KEY", { ...server, ASSISTANT_API_KEY: "" }],
  ["ASSISTANT_URL", { ...server, ASSISTANT_URL: "http://models.example.com/v1" }],
  ["ASSISTANT_REGION", { ...server, ASSISTANT_ENGINE: "vertex", ASSISTANT_REGION: "global" }],
  ["ASSISTANT_SEND_NOTES", { ASSISTANT_SEND_NOTES: "perhaps" }],
  ["ASSISTANT_TIME_LIMIT", { ASSISTANT_TIME_LIMIT: "soon" }],
])("rejects a wrong %s without revealing its value", (variable, env) => {
  const read = () => engineConfig(env);
  expect(read).toThrow(variable);
  expect(read).not.toThrow(/a-key/);
});
