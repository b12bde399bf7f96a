import type { Language } from "@salvia/domain/shared/language";
import type { OwnActivity } from "@salvia/domain/lead/leadActivity";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

/** Salespeople's notes, by the status a lead has just reached. */
export const demoNotes: Readonly<Record<LeadStatus, readonly (OwnActivity & { text: string })[]>> =
  {
    new: [
      { kind: "note", text: "Taken over today. First call tomorrow morning." },
      { kind: "call", outcome: "leftMessage", text: "I will try again in the afternoon." },
      { kind: "note", text: "Asked to be called after six, works during the day." },
    ],
    aiContacting: [
      { kind: "note", text: "The assistant writes first; I step in as soon as they answer." },
      { kind: "note", text: "Prefers to be written to. Nothing urgent." },
    ],
    remoteSales: [
      {
        kind: "call",
        outcome: "reached",
        minutes: 30,
        text: "Two children; wants pediatrics near home and a dentist.",
      },
      {
        kind: "call",
        outcome: "reached",
        minutes: 18,
        text: "Compares us with the present insurer. The waiting times matter most.",
      },
      { kind: "note", text: "Sent the comparison of the three plans by email." },
      {
        kind: "call",
        outcome: "callBack",
        minutes: 2,
        text: "Friendly, but short of time. We speak again on Thursday.",
      },
      { kind: "email", text: "Opening hours of the three nearest pediatricians." },
    ],
    quoted: [
      { kind: "note", text: "Quote sent. It holds for thirty days." },
      {
        kind: "call",
        outcome: "reached",
        minutes: 25,
        text: "Went through the quote line by line. The excess needs another look.",
      },
      { kind: "note", text: "Asked for the same quote with the partner on it." },
    ],
    documents: [
      { kind: "note", text: "Waiting for a copy of the identity document, both sides." },
      { kind: "call", text: "Explained which papers we need, and why. They come by Monday." },
      { kind: "note", text: "All papers but the proof of address are here." },
    ],
    enrolled: [
      { kind: "call", text: "Welcomed them. The card is on its way, the app is set up." },
      { kind: "note", text: "Cover begins on the first of the month." },
    ],
    lost: [
      { kind: "note", text: "Stays with the present insurer for another year. Ask again then." },
      {
        kind: "call",
        outcome: "reached",
        minutes: 6,
        text: "Too expensive for now. We may call again when the job changes.",
      },
      { kind: "note", text: "No answer to five calls and two messages." },
    ],
  };

/** Messages that people send through the contact form. */
export const demoMessages: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "We are moving in spring and need cover for the four of us. What would you suggest?",
    "Is my family doctor in your network, and how long do I wait for a specialist?",
    "Please call me in the evening.",
  ],
  es: [
    "Nos mudamos en primavera y necesitamos cobertura para los cuatro. ¿Qué nos recomiendan?",
    "¿Mi médico de cabecera está en su red? ¿Cuánto se espera para un especialista?",
    "Llámenme por la tarde, por favor.",
  ],
  pt: [
    "Vamos nos mudar no próximo semestre e precisamos de cobertura para quatro pessoas. O que vocês sugerem?",
    "O meu médico de família está na rede de vocês? Quanto tempo se espera por um especialista?",
    "Por favor, liguem no fim da tarde.",
  ],
  fr: [
    "Nous déménageons au printemps et cherchons une couverture pour nous quatre. Que nous conseillez-vous ?",
    "Mon médecin traitant fait-il partie de votre réseau ? Combien de temps attend-on un spécialiste ?",
    "Appelez-moi plutôt en soirée, s’il vous plaît.",
  ],
};

/** Patients' reasons for an appointment. */
export const demoReasons: readonly string[] = [
  "Blood pressure, as agreed",
  "Results of the blood test",
  "Cough for two weeks",
  "Back pain since the move",
  "New prescription",
  "Rash on the left forearm",
  "Dizzy when standing up",
  "Sleeps badly",
  "Knee, after the fall",
  "Yearly check",
  "Stomach ache after meals",
  "Vaccination before a journey",
  "Hay fever",
  "Follow-up after the hospital",
  "Weight, and what to eat",
];
