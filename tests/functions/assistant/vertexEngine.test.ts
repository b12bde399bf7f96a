import { afterAll, afterEach, expect, it, onTestFinished, vi } from "vitest";

import { emulators } from "../../emulators.ts";
import { answerOf, questionBody, startAssistant } from "./asking.ts";
import { clinic } from "./clinic.ts";
import { calling, factsIn, saying, startVertex } from "./vertexServer.ts";

// Vertex AI answers in one region, for the functions' service account.

const vertex = await startVertex();
const assistant = await startAssistant(vertex.environment, true);
const fixture = await clinic();
const idToken = await fixture.camille.signIn();

afterEach(() => vertex.heal());
afterAll(async () => {
  await assistant.stop();
  await vertex.stop();
});

const question = "What is the blood pressure of Beatriz, ID 12345678Z?";

function answer(to = assistant.url) {
  const { timeZone, open: patientId } = fixture;
  return answerOf(to, idToken, questionBody({ question, timeZone, patientId }));
}

/** Calls a tool, then says the facts that it found. */
function honest(): void {
  vertex.behave((request) => {
    const facts = factsIn(request);
    if (facts.length === 0) return calling("vitals", { measure: "pressure", trend: false });
    const lines = facts.map(({ id, text }) => `${JSON.stringify({ say: text, from: [id] })}\n`);
    return saying(...lines.flatMap((line) => [line.slice(0, 7), line.slice(7)]));
  });
}

const names = /Beatriz|Nogueira|Tomás|Lima|12345678/;

it("asks the model in the region of the data as the functions' service account", async () => {
  honest();
  const { text, fault } = await answer();
  expect(fault).toBeNull();
  expect(text).toMatch(/^Beatriz Nogueira: blood pressure 128\/82/);
  const requests = vertex.requests();
  expect(requests).toHaveLength(2);
  for (const { host, path, headers, bytes } of requests) {
    expect(host).toBe("europe-west1-aiplatform.googleapis.com");
    expect(path).toBe(
      `/v1beta1/projects/${emulators.project}/locations/europe-west1/publishers/google/models/gemini-2.5-flash:streamGenerateContent`,
    );
    // A key would belong to the project, and not to the service account.
    expect(headers).not.toHaveProperty("x-goog-api-key");
    expect(bytes.toString()).not.toMatch(names);
  }
});

it.each([
  ["europe-west4", "europe-west4-aiplatform.googleapis.com"],
  ["eu", "aiplatform.eu.rep.googleapis.com"],
])("asks in the configured region %s and nowhere else", async (region, host) => {
  const environment = { ...vertex.environment, ASSISTANT_REGION: region };
  const elsewhere = await startAssistant(environment, true);
  onTestFinished(() => elsewhere.stop());
  honest();
  const before = vertex.requests().length;
  expect((await answer(elsewhere.url)).fault).toBeNull();
  expect(
    vertex
      .requests()
      .slice(before)
      .map((request) => request.host),
  ).toEqual([host, host]);
});

function expectEmbedded({ text, fault }: Awaited<ReturnType<typeof answer>>): void {
  expect(fault).toBeNull();
  expect(text).toMatch(/^The language model didn’t answer.+\nBeatriz Nogueira: blood pressure 128/);
}

it.each([429, 500, 403, "cut"] as const)(
  "answers without the model if the API answers %s, and logs nothing that it was told",
  async (how) => {
    honest();
    const before = assistant.log().length;
    vertex.fail(how, `Quota of Lisinopril exceeded for "${question}"`);
    expectEmbedded(await answer());
    const logged = assistant.log().slice(before);
    expect(logged).toContain('"message":"model failed"');
    expect(logged).toContain('"engine":"vertex"');
    expect(logged).not.toMatch(names);
    expect(logged).not.toMatch(/Lisinopril|blood|pressure|\[P1\]/);
  },
);

it("answers without the model if the API never answers", async () => {
  const hasty = await startAssistant({ ...vertex.environment, ASSISTANT_TIME_LIMIT: "1" }, true);
  onTestFinished(() => hasty.stop());
  vertex.fail("hang");
  expectEmbedded(await answer(hasty.url));
  expect(hasty.log()).not.toMatch(names);
});

it("answers without the model if the time is over before the model is asked", async () => {
  const hasty = await startAssistant({ ...vertex.environment, ASSISTANT_TIME_LIMIT: "2" }, true);
  onTestFinished(() => hasty.stop());
  const before = vertex.tokenRequests().length;
  vertex.withholdTokens();
  // The first question may be over before the new process asks for a token.
  await vi.waitFor(async () => {
    expectEmbedded(await answer(hasty.url));
    expect(vertex.tokenRequests().length).toBeGreaterThan(before);
  }, 60_000);
});

it("sends only requests that fit Google's description of the API", () => {
  expect(vertex.requests().length).toBeGreaterThan(5);
  expect(vertex.differences).toEqual([]);
});
