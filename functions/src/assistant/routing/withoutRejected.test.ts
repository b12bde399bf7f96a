import { describe, expect, it } from "vitest";

import { withoutRejected } from "./withoutRejected.ts";

const names: ReadonlySet<string> = new Set(["beatriz", "nogueira", "tomas", "lima"]);

describe("what a question rejects is left out", () => {
  it.each([
    ["en", "not today, I meant tomorrow, who is coming", "I meant tomorrow, who is coming"],
    ["en", "not today tomorrow who is coming", "tomorrow who is coming"],
    ["en", "not Wednesday but Thursday", "but Thursday"],
    ["en", "her weight, not her height", "her weight, "],
    ["en", "I don't want the pulse, I want the pressure", "I want the pressure"],
    ["en", "not Tomás, Beatriz: allergies?", "Beatriz: allergies?"],
    ["es", "la presión no, el pulso", "el pulso"],
    ["es", "no las alergias, los medicamentos", "los medicamentos"],
    ["es", "no es hoy sino mañana", "sino mañana"],
    ["pt", "hoje não, amanhã à tarde, o que eu tenho", "amanhã à tarde, o que eu tenho"],
    ["fr", "pas mardi mais mercredi, j'ai qui ?", "mais mercredi, j'ai qui ?"],
    ["fr", "pas ses allergies, sa médication actuelle", "sa médication actuelle"],
  ] as const)("%s: “%s”", (language, question, rest) => {
    expect(withoutRejected(question, language, names)).toBe(rest);
  });
});

describe("what a question corrects is left out", () => {
  it.each([
    ["en", "who's on thursday, no sorry I mean friday", "who's on friday"],
    ["en", "her weight on Monday, sorry, on Tuesday", "her weight on on Tuesday"],
    [
      "en",
      "who's on tomorrow, no sorry, the day after tomorrow",
      "who's on the day after tomorrow",
    ],
    ["en", "tomorrow morning, sorry, tomorrow afternoon", "tomorrow afternoon"],
    ["en", "allergies of Tomás, I mean, Beatriz", "allergies of Beatriz"],
    ["es", "el martes, no, el miércoles tengo a quién", "el el miércoles tengo a quién"],
    ["es", "las citas del lunes, perdón, del martes", "las citas del del martes"],
    ["pt", "consultas de sexta, não, desculpa, de segunda", "consultas de de segunda"],
    ["fr", "mardi, euh non mercredi, j'ai qui", "mercredi, j'ai qui"],
    ["fr", "sa tension, pardon, son poids", "sa son poids"],
  ] as const)("%s: “%s”", (language, question, rest) => {
    expect(withoutRejected(question, language, names)).toBe(rest);
  });
});

describe("patients who are left out of a list are no patients asked about", () => {
  it.each([
    ["en", "who else is coming today besides Tomás Lima?", "who else is coming today "],
    ["en", "apart from Beatriz, who is coming", "who is coming"],
    ["es", "quitando a Beatriz quién viene hoy", "quién viene hoy"],
    ["pt", "fora o Tomás e a Beatriz, quem vem", "quem vem"],
    ["pt", "além da Beatriz quem mais hoje", "quem mais hoje"],
    ["fr", "à part Beatriz qui vient aujourd'hui", "qui vient aujourd'hui"],
  ] as const)("%s: “%s”", (language, question, rest) => {
    expect(withoutRejected(question, language, names)).toBe(rest);
  });
});

describe("nothing is left out of a question", () => {
  it.each([
    ["en", "that rejects nothing else of the kind", "not today, who is next?"],
    ["en", "whose “not” belongs to a verb", "any drug she must not get because of an allergy"],
    ["en", "about a record", "apart from Beatriz, what does he take?"],
    ["en", "that excludes no patient", "all tasks except the overdue ones"],
    ["es", "que niega su verbo", "¿No tengo citas hoy, y mañana a quién veo?"],
    ["en", "that only apologizes", "sorry, who is coming tomorrow?"],
    ["en", "that corrects something else", "who is coming on Thursday, sorry, her weight?"],
  ] as const)("%s: %s (“%s”)", (language, _why, question) => {
    expect(withoutRejected(question, language, names)).toBe(question);
  });
});
