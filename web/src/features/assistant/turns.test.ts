import { expect, test } from "vitest";

import { afterEvent, turnsOf, type TurnEvent, type Turns } from "./turns.ts";

const sources = [{ kind: "tasks", path: "tasks" }] as const;
const sentence = (text: string) => ({ text, sources: [...sources] });
const question: TurnEvent = { event: "asked", id: "1", question: "My tasks?" };

function after(...events: readonly TurnEvent[]): Turns {
  return events.reduce<Turns>((turns, event) => afterEvent(turns, event), []);
}

test("grows an answer sentence by sentence until it ends", () => {
  const turns = after(
    question,
    { event: "sentence", sentence: sentence("One.") },
    { event: "sentence", sentence: sentence("Two.") },
    { event: "end", fault: null },
  );
  expect(turns).toEqual([
    {
      id: "1",
      question: "My tasks?",
      sentences: [sentence("One."), sentence("Two.")],
      state: "answered",
      fault: null,
    },
  ]);
});

test("ignores events after an answer was stopped", () => {
  const stopped = after(question, { event: "end", fault: "stopped" });
  expect(afterEvent(stopped, { event: "sentence", sentence: sentence("Late.") })).toEqual(stopped);
  expect(afterEvent(stopped, { event: "end", fault: null })).toEqual(stopped);
});

test("rebuilds the turns of a stored conversation, even if an answer is missing", () => {
  const at = { createdAt: new Date(), expireAt: new Date() };
  const turns = turnsOf([
    { id: "a", from: "owner", text: "First?", ...at },
    { id: "b", from: "owner", text: "Second?", ...at },
    {
      id: "c",
      from: "assistant",
      sentences: [{ ...sentence(""), text: null }],
      fault: null,
      ...at,
    },
  ]);
  expect(turns).toMatchObject([
    { question: "First?", sentences: [] },
    { question: "Second?", sentences: [{ text: null }] },
  ]);
});
