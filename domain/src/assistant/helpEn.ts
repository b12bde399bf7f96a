import type { HelpTexts } from "./helpTopic.ts";

/** The clinicians' help in English. */
export const helpEn: HelpTexts = {
  assistant: {
    title: "What the assistant answers",
    sentences: [
      "The assistant answers about your appointments, your tasks, your free times, and the record of the patient you have open.",
      "It also explains how the portal works. Every sentence shows where it comes from.",
    ],
  },
  followUps: {
    title: "Follow-up questions",
    sentences: [
      "Where it is not clear what a short question takes up, ask it in full, with the patient’s name or the day.",
      "Right after an answer, “and tomorrow?” or “and her weight?” is enough.",
    ],
  },
  noAdvice: {
    title: "No diagnosis, no dosing",
    sentences: [
      "The assistant gives no diagnosis and recommends no treatment and no dose. That decision is yours.",
    ],
  },
  orders: {
    title: "What the assistant does not do",
    sentences: [
      "The assistant changes nothing: it does not make, move, confirm or cancel appointments, and it does not list cancelled ones.",
      "You make these changes yourself, on the page of the appointment.",
    ],
  },
  calendar: {
    title: "The calendar",
    sentences: [
      "The calendar shows your day, your week or an agenda, in the time zone of your profile.",
      "Appointments begin on the hour or the half hour and take 30 minutes.",
    ],
  },
  appointments: {
    title: "Confirming and moving appointments",
    sentences: [
      "Open an appointment to confirm it, cancel it or move it to another time.",
      "A time can be taken once only. If someone was faster, the next free times are offered.",
    ],
  },
  visits: {
    title: "Visits by video",
    sentences: [
      "Start a visit from its appointment. Camera, microphone and connection are checked first.",
      "Whoever waits is shown with the time they arrived and the language they speak. They come in when you admit them.",
    ],
  },
  waitingRoom: {
    title: "Who is waiting",
    sentences: [
      "The assistant does not see who is waiting. Your dashboard shows it, with the time each patient arrived.",
    ],
  },
  recordWindow: {
    title: "When a record is open",
    sentences: [
      "A health record opens 15 minutes before a confirmed appointment and closes 60 minutes after its end.",
      "Each opening is written to the audit log.",
    ],
  },
  vitals: {
    title: "Entering vitals",
    sentences: [
      "Enter pressure, weight and height on the record, in either unit system.",
      "Impossible values are refused, and critical ones are asked back before they are saved.",
    ],
  },
  medications: {
    title: "Keeping the list of medications",
    sentences: [
      "On the record, note that a medication was started, changed or stopped. The current list follows from that.",
    ],
  },
  allergies: {
    title: "Allergies",
    sentences: ["The record has no place for allergies; this does not mean that there are none."],
  },
  notes: {
    title: "Writing and signing notes",
    sentences: [
      "Write a note on the record and sign it when it is finished. Your drafts stay yours after the record has closed: the dashboard lists those that still need your signature.",
      "A signed note never changes. What comes later is an addendum.",
    ],
  },
  tasks: {
    title: "Your tasks",
    sentences: [
      "A task has a title, and if you like a due day, a priority and a patient. Nobody else sees your tasks.",
    ],
  },
  profile: {
    title: "Your profile",
    sentences: ["Change your name, language, time zone and passkeys on your profile."],
  },
  privacy: {
    title: "What is kept of your questions",
    sentences: [
      "Your conversations are yours alone, and deleted after 90 days, or as soon as you delete them.",
      "What came from a record is not kept in them, only a reference to it.",
    ],
  },
};
