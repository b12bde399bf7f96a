import { expect, it } from "vitest";

import {
  freeNoteTemplateId,
  noteTemplateDetailsSchema,
  noteTemplateId,
  noteTemplateMaxCount,
  noteTemplateMaxLength,
} from "./noteTemplate.ts";

it("offers the first free place, and none after the last", () => {
  const all = Array.from({ length: noteTemplateMaxCount }, (_, at) =>
    noteTemplateId("ana", at + 1),
  );
  expect(freeNoteTemplateId("ana", [])).toBe("ana_1");
  expect(freeNoteTemplateId("ana", ["ana_1", "ana_3"])).toBe("ana_2");
  expect(freeNoteTemplateId("ana", all)).toBeNull();
  expect(freeNoteTemplateId("ben", all)).toBe("ben_1");
});

it("accepts a name in one line and a text of several", () => {
  const isValid = (details: object) => noteTemplateDetailsSchema.safeParse(details).success;
  expect(isValid({ name: "Check-up", text: "Findings:\n\nPlan:" })).toBe(true);
  expect(isValid({ name: "Check-up", text: "x".repeat(noteTemplateMaxLength) })).toBe(true);
  expect(isValid({ name: "Check-up", text: "x".repeat(noteTemplateMaxLength + 1) })).toBe(false);
  expect(isValid({ name: "Check-up", text: "" })).toBe(false);
  expect(isValid({ name: "Check\nup", text: "Plan:" })).toBe(false);
});
