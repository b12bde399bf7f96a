import {
  noteTemplateId,
  noteTemplateSchema,
  type NoteTemplate,
} from "@salvia/domain/record/noteTemplate";

import { day } from "./demoTimes.ts";

/** The demo clinicians' own templates of notes, by id. The same for the same `now`. */
export function demoNoteTemplates(now: Date): ReadonlyMap<string, NoteTemplate> {
  const updatedAt = new Date(now.getTime() - 20 * day);
  return new Map(
    Object.entries(ownTemplates).flatMap(([ownerId, templates]) =>
      templates.map((template, index) => [
        noteTemplateId(ownerId, index + 1),
        noteTemplateSchema.parse({ ...template, ownerId, rev: 1, updatedAt }),
      ]),
    ),
  );
}

const ownTemplates = {
  "demo-doctor": [
    {
      name: "Blood pressure check",
      text: "Home readings:\n\nSymptoms:\n\nMedication as prescribed:\n\nPlan:",
    },
    { name: "Test results discussed", text: "Results explained:\n\nQuestions:\n\nNext test:" },
  ],
  "demo-doctor2": [{ name: "Knee", text: "Since:\n\nSwelling:\n\nRange of motion:\n\nPlan:" }],
} as const;
