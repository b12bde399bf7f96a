import { describe, expect, it } from "vitest";

import { fillTemplate, maskedName, maskedText } from "./fact.ts";
import { groundedSentence } from "./groundedSentence.ts";
import { createFactStore } from "./factStore.ts";
import { createPlaceholders } from "./placeholders.ts";
import { isAdvice } from "./routing/routeQuestion.ts";

const vitals = { kind: "vitals", path: "records/beatriz/vitals/v1" } as const;
const task = { kind: "task", path: "tasks/t1" } as const;

function answer(sendsNotes = false) {
  const placeholders = createPlaceholders(sendsNotes);
  const factStore = createFactStore(placeholders, ["Beatriz", "Nogueira"]);
  const shown = factStore.add([
    {
      text: fillTemplate("{{name}}: blood pressure 128/82 mmHg.", {
        name: maskedName("Beatriz Nogueira"),
      }),
      source: vitals,
    },
    {
      text: fillTemplate("Task: {{title}}.", { title: maskedText("Call Beatriz, ID 12345678Z") }),
      source: task,
    },
  ]);
  const grounded = (line: string) =>
    groundedSentence(line, { factStore, placeholders, isAdvice: (text) => isAdvice(text, "en") });
  return {
    shown,
    grounded,
    say: (say: string, ...from: string[]) => grounded(JSON.stringify({ say, from })),
  };
}

describe("text shown to the engine", () => {
  it("hides names and free text", () => {
    expect(answer().shown).toEqual([
      { id: "f1", text: "[P1]: blood pressure 128/82 mmHg." },
      { id: "f2", text: "Task: [T2]." },
    ]);
  });

  it("shows free text if configured, but placeholders names and document numbers in it", () => {
    expect(answer(true).shown[1]?.text).toBe("Task: Call [P3], ID [D2].");
  });
});

describe("an accepted sentence", () => {
  it("carries its source and the real names", () => {
    expect(answer().say("The pressure of [P1] is 128/82 mmHg.", "f1")).toEqual({
      text: "The pressure of Beatriz Nogueira is 128/82 mmHg.",
      sources: [vitals],
    });
  });

  it("lists each of several sources once", () => {
    const sentence = answer().say("[P1] has 128/82 and [T2] waits.", "f1", "f2", "f1");
    expect(sentence?.sources).toEqual([vitals, task]);
  });
});

it.each([
  ["no source", "All is well.", []],
  ["a source that was not read", "All is well.", ["f9"]],
  ["a source that was not read beside one that was", "[P1] is well.", ["f1", "f9"]],
  ["a number that its source lacks", "The pressure of [P1] is 120/80 mmHg.", ["f1"]],
  ["a name that its source lacks", "[P1] waits.", ["f2"]],
  ["an unknown placeholder", "[P7] waits.", ["f1"]],
  ["advice", "You should give [P1] 128 mg.", ["f1"]],
])("drops a sentence with %s", (_fault, say, from) => {
  expect(answer().say(say, ...from)).toBeNull();
});

it.each(["no JSON", "{}", '{"say":"","from":["f1"]}', '{"say":1,"from":["f1"]}', "[]"])(
  "drops a line that is %s",
  (line) => {
    expect(answer().grounded(line)).toBeNull();
  },
);
