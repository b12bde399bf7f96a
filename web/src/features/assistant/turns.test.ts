import { expect, test } from "vitest";

import { turnsOf, withAnswer, type Turn } from "./turns.ts";

test("changes an answer until it has ended", () => {
  const asked = { id: "1", question: "My tasks?", sentences: [], fault: null };
  const begun: readonly Turn[] = [
    { ...asked, id: "0", state: "answered" },
    { ...asked, state: "answering" },
  ];
  const ended = withAnswer(begun, () => ({ state: "answered", fault: "stopped" }));
  expect(ended).toEqual([begun[0], { ...asked, state: "answered", fault: "stopped" }]);
  expect(withAnswer(ended, () => ({ sentences: [{ text: "Late.", sources: [] }] }))).toEqual(ended);
});

test("rebuilds the turns of a stored conversation, even if an answer is missing", () => {
  const at = { createdAt: new Date(), expireAt: new Date() };
  const turns = turnsOf([
    { id: "a", from: "owner", text: "First?", ...at },
    { id: "b", from: "owner", text: "Second?", ...at },
    { id: "c", from: "assistant", sentences: [{ text: null, sources: [] }], fault: null, ...at },
  ]);
  expect(turns).toMatchObject([
    { question: "First?", sentences: [] },
    { question: "Second?", sentences: [{ text: null }] },
  ]);
});
