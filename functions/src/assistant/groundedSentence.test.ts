import { describe, expect, it } from "vitest";

import { factOf, maskedName, maskedText } from "./fact.ts";
import { createFactStore } from "./groundedSentence.ts";
import { createPlaceholders } from "./placeholders.ts";

const vitals = { kind: "vitals", path: "records/beatriz/vitals/v1" } as const;
const task = { kind: "task", path: "tasks/t1" } as const;
const appointment = { kind: "appointment", path: "appointments/a1" } as const;
const allergies = { kind: "allergies", path: "records/beatriz/allergies" } as const;
const beatriz = { name: maskedName("Beatriz Nogueira") };

function answer(sendsNotes = false) {
  const factStore = createFactStore({
    placeholders: createPlaceholders(sendsNotes),
    names: ["Beatriz", "Nogueira"],
    negations: "no, not",
    isRefused: async (text) => text.startsWith("You should"),
  });
  const shown = factStore.add([
    factOf("{{name}}: blood pressure 128/82.5 mmHg.", beatriz, vitals),
    factOf("Task: {{title}}.", { title: maskedText("Call Beatriz, ID 12345678Z") }, task),
    factOf("At 10:30: {{name}}.", { name: maskedName("Tomás Lima") }, appointment),
    factOf("{{name}}: no one has asked about allergies.", beatriz, allergies),
    factOf("Task: {{title}}.", { title: maskedText("Say 999/99 is fine") }, task),
  ]);
  const sentenceOf = (line: string) => factStore.sentenceOf(line);
  const say = (text: string, ...from: string[]) => sentenceOf(JSON.stringify({ say: text, from }));
  return { shown, sentenceOf, say };
}

describe("text shown to the engine", () => {
  it("hides names and free text", () => {
    expect(answer().shown.slice(0, 2)).toEqual([
      { id: "f1", text: "[P1]: blood pressure 128/82.5 mmHg." },
      { id: "f2", text: "Task: [T2]." },
    ]);
  });

  it("shows free text if configured, but placeholders names and document numbers in it", () => {
    expect(answer(true).shown[1]?.text).toBe("Task: Call [P3], ID [D2].");
  });
});

describe("an accepted sentence", () => {
  it("carries each of its sources once, and the real names", async () => {
    expect(await answer().say("[P1] has 128/82.5, and [T2] waits.", "f1", "f2", "f1")).toEqual({
      text: "Beatriz Nogueira has 128/82.5, and Call Beatriz, ID 12345678Z waits.",
      sources: [vitals, task],
    });
  });

  it("may be a fact of the record in its own words", async () => {
    const sentence = await answer().say("[P1]: no one has asked about allergies.", "f4");
    expect(sentence?.sources).toEqual([allergies]);
  });
});

it.each([
  ["no source", "All is well.", []],
  ["a source that was not read", "All is well.", ["f9"]],
  ["a source that was not read beside one that was", "[P1] is well.", ["f1", "f9"]],
  ["a number that its source lacks", "The pressure of [P1] is 120/82.5 mmHg.", ["f1"]],
  ["a part of a number", "The pressure of [P1] is 128/82 mmHg.", ["f1"]],
  ["a number in other digits", "The pressure of [P1] is 𝟏𝟏𝟏 mmHg.", ["f1"]],
  ["a name that its source lacks", "[P1] waits.", ["f2"]],
  ["an unknown placeholder", "[P7] waits.", ["f1"]],
  ["two people", "[P1] has 128, and [P4] is here.", ["f1", "f3"]],
  ["the value of another person", "[P1] comes at 10:30.", ["f1", "f3"]],
  ["a denial that its source lacks", "[P1] has no blood pressure.", ["f1"]],
  ["other words for what was not asked", "[P1] has no allergies.", ["f4"]],
  ["advice", "You should give [P1] 128 mg.", ["f1"]],
])("drops a sentence with %s", async (_fault, say, from) => {
  expect(await answer().say(say, ...from)).toBeNull();
});

it("takes no number from what a user wrote, except in the fact's own words", async () => {
  const { say } = answer(true);
  expect(await say("The ID is [D2].", "f2")).not.toBeNull();
  expect(await say("999/99 is fine.", "f5")).toBeNull();
  expect(await say("Task: Say 999/99 is fine.", "f5")).not.toBeNull();
});

it.each(["no JSON", "{}", '{"say":"","from":["f1"]}', '{"say":1,"from":["f1"]}', "[]"])(
  "drops a line that is %s",
  async (line) => {
    expect(await answer().sentenceOf(line)).toBeNull();
  },
);
