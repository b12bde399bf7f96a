import { afterAll, expect, it, onTestFinished } from "vitest";

import { answerOf, questionBody, startAssistant } from "./asking.ts";
import { clinic } from "./clinic.ts";
import { factsIn, startModelServer, type Behaviour } from "./modelServer.ts";

// Any OpenAI-compatible server may answer; our code limits what it sees and what it may say.

const server = await startModelServer();
const assistant = await startAssistant(server.environment);
const open = await startAssistant({ ...server.environment, ASSISTANT_SEND_NOTES: "on" });
const fixture = await clinic();
const idToken = await fixture.camille.signIn();

afterAll(async () => {
  await Promise.all([assistant.stop(), open.stop()]);
  server.stop();
});

function answer(question: string, to = assistant.url, threadId: string | null = null) {
  const { timeZone } = fixture;
  return answerOf(
    to,
    idToken,
    questionBody({ question, timeZone, patientId: fixture.open, threadId }),
  );
}

/** Calls tools, then states the facts they found, one by one. */
function honest(...tools: readonly (readonly [string, object])[]): Behaviour {
  return (request, { call, say, end }) => {
    const facts = factsIn(request);
    if (facts.length === 0) return call(...tools);
    for (const { id, text } of facts) {
      const line = JSON.stringify({ say: text, from: [id] });
      // In pieces, as models stream their text.
      say(line.slice(0, 7));
      say(`${line.slice(7)}\n`);
    }
    end();
  };
}

/** Calls a tool, then says the given lines. */
function saying(tool: readonly [string, object], ...lines: readonly string[]): Behaviour {
  return (request, { call, say, end }) => {
    if (factsIn(request).length === 0) return call(tool);
    say(lines.join("\n"));
    end();
  };
}

const vitals = ["vitals", { measure: "pressure", trend: false }] as const;
const names = /Beatriz|Nogueira|Tomás|Lima|Ignore Rules|12345678/;

it("restores names and words in the sentences of an honest engine", async () => {
  server.behave(honest(["appointments", { span: "today" }], ["tasks", {}]));
  const { text, paths, fault } = await answer("What do I have today for Beatriz, ID 12345678Z?");
  expect(fault).toBeNull();
  expect(text).toMatch(/: Beatriz Nogueira, by video, confirmed \(“Headaches/);
  expect(text).toContain("Call the laboratory (Beatriz Nogueira): high priority, overdue since");
  expect(paths).toContain(`tasks/${fixture.id("call")}`);
  const sent = server.requests.map(({ raw }) => raw).join("\n");
  expect(server.requests).toHaveLength(2);
  expect(sent).not.toMatch(names);
  expect(sent).not.toMatch(/Headaches|IGNORE ALL|laboratory/);
});

it("withholds notes, or sends them without names if the operator allows it", async () => {
  server.behave(honest(["notes", {}]));
  const kept = await answer("What do the notes say?");
  expect(kept.text).toContain("Sleeps better");
  expect(server.requests.at(-1)?.raw).not.toMatch(/Sleeps|IGNORE/);
  server.behave(honest(["notes", {}]));
  await answer("What do the notes say?", open.url);
  expect(server.requests.at(-1)?.raw).toContain("Sleeps better");
  expect(server.requests.at(-1)?.raw).not.toMatch(names);
});

it("sends a follow-up question with the previous answer's tools and without names", async () => {
  server.behave(honest(vitals));
  const { threadId } = await answer("What is the blood pressure of Beatriz?");
  server.behave(honest(["vitals", { measure: "weight", trend: false }]));
  const { text } = await answer("And her weight?", assistant.url, threadId);
  expect(text).toMatch(/^Beatriz Nogueira: weight 70\.5 kg/);
  const [sent] = server.requests;
  expect(sent?.raw).toContain("answered with the tools vitals");
  expect(sent?.raw).not.toMatch(names);
  expect(sent?.raw).not.toContain(fixture.open);
});

it("replaces sentences that an engine makes up with the facts", async () => {
  const lie = (say: string, ...from: string[]) => JSON.stringify({ say, from });
  server.behave(
    saying(
      vitals,
      "All is fine.",
      lie("The pressure is fine."),
      lie("The pressure is 120/80 mmHg.", "f1"),
      lie("The pressure is 128/82 mmHg.", "f9"),
      lie("You should give 128 mg of ramipril.", "f1"),
    ),
  );
  const { sentences, fault } = await answer("How is the blood pressure?");
  expect(fault).toBeNull();
  expect(sentences.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Beatriz Nogueira: blood pressure 128\/82\smmHg, measured on /),
  ]);
});

it("keeps the supported sentences of a mixed answer", async () => {
  const good = JSON.stringify({ say: "The pressure of [P1] is 128/82.", from: ["f1"] });
  server.behave(saying(vitals, "Well then:", good, '{"say":"And all else is fine.","from":[]}'));
  const { text } = await answer("How is the blood pressure?");
  expect(text).toBe("The pressure of Beatriz Nogueira is 128/82.");
});

it("shows nothing without a source when an engine says nothing", async () => {
  server.behave((_, { say, end }) => {
    say("I am sure that everything is all right.");
    end();
  });
  const { sentences, fault } = await answer("How is the blood pressure?");
  expect([sentences, fault]).toEqual([[], null]);
});

it("never sends a question for advice to the engine", async () => {
  server.behave(honest(vitals));
  const { paths } = await answer("Which dose should I give?");
  expect(paths).toEqual(["help/noAdvice"]);
  expect(server.requests).toEqual([]);
});

it("aborts a slow engine and reports that it is slow", async () => {
  const hasty = await startAssistant({ ...server.environment, ASSISTANT_TIME_LIMIT: "1" });
  onTestFinished(() => hasty.stop());
  server.behave(() => {});
  expect((await answer("How is the blood pressure?", hasty.url)).fault).toBe("engine-slow");
});

it("keeps the received part of an interrupted answer and reports the interruption", async () => {
  server.behave((request, { call, say, breakOff }) => {
    const [fact] = factsIn(request);
    if (fact === undefined) return call(vitals);
    say(`${JSON.stringify({ say: fact.text, from: [fact.id] })}\n{"say":"And`);
    // The written text must be on its way before the connection is dropped.
    setImmediate(breakOff);
  });
  const { sentences, fault } = await answer("How is the blood pressure?");
  expect(sentences).toHaveLength(1);
  expect(fault).toBe("engine-away");
});
