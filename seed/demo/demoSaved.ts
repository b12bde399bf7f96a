import { assignmentRulesId, type AssignmentRules } from "@salvia/domain/account/assignmentRules";
import {
  savedViewId,
  savedViewSchema,
  type SavedView,
} from "@salvia/domain/lead/finding/savedView";
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

/** The demo users' saved views of the list of leads, by id. The same for the same `now`. */
export function demoSavedViews(now: Date): ReadonlyMap<string, SavedView> {
  const updatedAt = new Date(now.getTime() - 12 * day);
  return new Map(
    Object.entries(ownViews).flatMap(([ownerId, views]) =>
      views.map((view, index) => [
        savedViewId(ownerId, index + 1),
        savedViewSchema.parse({ ...view, ownerId, rev: 1, updatedAt }),
      ]),
    ),
  );
}

/** Who would get the leads from the website, if an administrator turned the rules on; by id. */
export const demoAssignmentRules: ReadonlyMap<string, AssignmentRules> = new Map([
  [
    assignmentRulesId,
    {
      isOn: false,
      people: {
        "demo-sales": { languages: ["en", "es"], isAway: false },
        "demo-sales2": { languages: ["en", "es", "pt", "fr"], isAway: false },
      },
      countries: { BR: ["demo-sales2"] },
      rev: 1,
      lastAssigned: {},
    },
  ],
]);

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

const ownViews = {
  "demo-sales": [
    { name: "Quoted, by name", shared: false, query: "status=quoted&sort=name&density=compact" },
    { name: "Premium in the pool", shared: true, query: "view=pool&plan=premium" },
  ],
  "demo-admin": [{ name: "Lost, last changed", shared: true, query: "status=lost&sort=updated" }],
} as const;
