import { afterAll, expect, it } from "vitest";

import { server as emulated } from "../support/site.ts";
import { answerOf, questionBody, startAssistant } from "./asking.ts";
import { clinic } from "./clinic.ts";
import { factsIn, startModelServer, type Behaviour } from "./modelServer.ts";

// Any OpenAI-compatible server may answer; our code limits what it sees and what it may say.

const server = await startModelServer();
const assistant = await startAssistant(server.environment);
const open = await startAssistant({ ...server.environment, ASSISTANT_SEND_NOTES: "on" });
const hasty = await startAssistant({ ...server.environment, ASSISTANT_TIME_LIMIT: "3" });
const fixture = await clinic();
const idToken = await fixture.camille.signIn();

afterAll(async () => {
  await Promise.all([assistant.stop(), open.stop(), hasty.stop()]);
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
      const said = line(text, id);
      // In pieces, as models stream their text.
      say(said.slice(0, 7));
      say(`${said.slice(7)}\n`);
    }
    end();
  };
}

/** Calls a tool, then says lines about the facts it found. */
function saying(
  tool: readonly [string, object],
  linesOn: (facts: ReturnType<typeof factsIn>) => readonly string[],
): Behaviour {
  return (request, { call, say, end }) => {
    const facts = factsIn(request);
    if (facts.length === 0) return call(tool);
    say(linesOn(facts).join("\n"));
    end();
  };
}

function line(say: string, ...from: readonly string[]): string {
  return JSON.stringify({ say, from });
}

const day = ["appointments", {}] as const;
const vitals = ["vitals", { measure: "pressure", trend: false }] as const;
const names = /Beatriz|Nogueira|Tomás|Lima|Ignore Rules|12345678/;

it("restores names and words in the sentences of an honest model", async () => {
  server.behave(honest(["appointments", {}], ["tasks", {}]));
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

it("sends a follow-up with what it probably asks for, and without names", async () => {
  server.behave(honest(vitals));
  const { threadId } = await answer("What is the blood pressure of Beatriz?");
  server.behave(honest(["vitals", { measure: "weight", trend: false }]));
  const { text } = await answer("And her weight?", assistant.url, threadId);
  expect(text).toMatch(/^Beatriz Nogueira: weight 70\.5 kg/);
  const [sent] = server.requests;
  const [system] = sent?.messages ?? [];
  expect(system?.content).toContain('probably asks for vitals {"measure":"weight"}');
  expect(sent?.raw).not.toMatch(names);
  expect(sent?.raw).not.toContain(fixture.open);
});

it("keeps a model's refusal, in the words of the help", async () => {
  server.behave(honest(["help", { topic: "noAdvice" }]));
  const { text, paths } = await answer("How is the blood pressure?");
  expect(text).toContain("doesn’t give a diagnosis");
  expect(new Set(paths)).toEqual(new Set(["help/noAdvice"]));
});

it("keeps the supported sentences of a mixed answer", async () => {
  const good = line("The pressure of [P1] is 128/82.", "f1");
  server.behave(saying(vitals, () => ["Well then:", good, line("All else is fine."), good]));
  const { text, fault } = await answer("How is the blood pressure?");
  const shown = "The pressure of Beatriz Nogueira is 128/82.";
  expect([text, fault]).toEqual([`${shown}\n${shown}`, null]);
});

/** The names and the times of two appointments. */
function parts(facts: ReturnType<typeof factsIn>) {
  const people = facts.map(({ text }) => /\[P\d+\]/.exec(text)?.[0] ?? "");
  const times = facts.map(({ text }) => /^[\d:]+/.exec(text)?.[0] ?? "");
  return { people, times };
}

it.each<[string, Behaviour, { url: string }]>([
  [
    "says nothing with a source",
    saying(day, () => ["All is well.", line("All is well.")]),
    assistant,
  ],
  [
    "lies",
    saying(day, () => [
      line("You have 7 appointments today.", "f1"),
      line("You have no appointments today.", "f1"),
      line("You should take 3 more appointments today.", "f1"),
    ]),
    assistant,
  ],
  [
    "invents an ID",
    saying(day, () => [line("You have 3 appointments today.", "f1", "f99")]),
    assistant,
  ],
  [
    "mixes two patients",
    saying(day, (facts) => {
      const { people, times } = parts(facts);
      return [
        line(`You see ${people[1]} and ${people[2]} today.`, "f2", "f3"),
        line(`You see ${people[1]} at ${times[2]}.`, "f2", "f3"),
      ];
    }),
    assistant,
  ],
  [
    "answers in another language",
    saying(day, () => [line("Você tem 3 consultas marcadas para hoje.", "f1")]),
    assistant,
  ],
  [
    "obeys an instruction in what a patient wrote",
    saying(day, (facts) => {
      const ordered = facts.find(({ text }) => text.includes("999/99"));
      if (ordered === undefined) throw new Error("The model did not see the instruction.");
      return [line("999/99 is fine.", ordered.id)];
    }),
    open,
  ],
  ["calls a tool that does not exist", (_, { call }) => call(["listEveryPatient", {}]), assistant],
  ["calls tools without end", (_, { call }) => call(["appointments", {}]), assistant],
  [
    "streams garbage",
    (_, { say, end }) => {
      for (let piece = 0; piece < 200; piece += 1) say('{"say":\n<b>\u0000');
      end();
    },
    assistant,
  ],
  ["writes a line without end", (_, { say }) => say("x".repeat(10_001)), assistant],
  ["breaks off", (_, { breakOff }) => breakOff(), assistant],
  ["stalls", () => {}, hasty],
])(
  "answers as the embedded engine does, and says so, if a model %s",
  async (_who, behaviour, { url }) => {
    server.behave(behaviour);
    const question = "Who do I see today?";
    const { sentences, fault } = await answer(question, url);
    const embedded = await answer(question, emulated);
    expect(fault).toBeNull();
    expect(sentences).toEqual([
      {
        text: "The language model didn’t answer, so the built-in assistant does.",
        sources: [{ kind: "help", path: "help/assistant" }],
      },
      ...embedded.sentences,
    ]);
  },
);

it("ends an answer that would never end", async () => {
  server.behave(
    saying(day, () => Array.from({ length: 500 }, () => line("You have 3 appointments.", "f1"))),
  );
  const { sentences, fault } = await answer("Who do I see today?");
  expect([sentences.length, fault]).toEqual([100, null]);
});

it("never sends a question for advice to a model", async () => {
  server.behave(honest(vitals));
  const { paths } = await answer("Which dose should I give?");
  expect(paths).toContain("help/noAdvice");
  expect(server.requests).toEqual([]);
});

it.each([
  ["breaks off", null, "engine-away"],
  ["stalls", "hasty", "engine-slow"],
] as const)("keeps what a model said before it %s, and the reason", async (_how, of, reason) => {
  server.behave((request, { call, say, breakOff }) => {
    const [fact] = factsIn(request);
    if (fact === undefined) return call(vitals);
    say(`${line(fact.text, fact.id)}\n{"say":"And`);
    // The written text must be on its way before the connection is dropped.
    if (of === null) setImmediate(breakOff);
  });
  const to = of === null ? assistant : hasty;
  const { sentences, fault } = await answer("How is the blood pressure?", to.url);
  expect([sentences.length, fault]).toEqual([1, reason]);
});
