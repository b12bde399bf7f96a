/** The topics of the clinicians' help, in display order. */
export const helpTopics = [
  "assistant",
  "followUps",
  "unsure",
  "notUnderstood",
  "noAdvice",
  "orders",
  "calendar",
  "appointments",
  "visits",
  "waitingRoom",
  "waitingList",
  "messages",
  "recordWindow",
  "vitals",
  "medications",
  "allergies",
  "notes",
  "tasks",
  "profile",
  "privacy",
] as const;

export type HelpTopic = (typeof helpTopics)[number];

export function isHelpTopic(value: unknown): value is HelpTopic {
  return helpTopics.some((topic) => topic === value);
}
