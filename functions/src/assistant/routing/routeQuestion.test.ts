import { expect, it } from "vitest";

import { isAdvice, languageOf, routeQuestion } from "./routeQuestion.ts";

it.each([
  ["en", "Who do I see today?", ["appointments"]],
  ["en", "When is my next appointment?", ["appointments"]],
  ["en", "Who did I see yesterday?", ["appointments"]],
  ["en", "Who's coming on Thursday?", ["appointments"]],
  ["en", "Do I have anyone on December 3rd?", ["appointments"]],
  ["en", "Is anything overdue today?", ["tasks"]],
  ["es", "¿Tengo algo el lunes por la mañana?", ["appointments"]],
  ["pt", "Quem eu vejo na sexta?", ["appointments"]],
  ["fr", "Est-ce que j’ai quelqu’un lundi matin ?", ["appointments"]],
  ["fr", "Combien pèse-t-elle ?", ["vitals"]],
  ["es", "¿Tengo algo atrasado?", ["tasks"]],
  ["en", "Has my next patient arrived?", ["waiting"]],
  ["es", "¿Ya llegó mi siguiente paciente?", ["waiting"]],
  ["pt", "Meu próximo paciente já chegou?", ["waiting"]],
  ["fr", "Mon prochain patient est-il arrivé ?", ["waiting"]],
  ["pt", "Posso atender alguém na quinta depois das 14h?", ["freeSlots"]],
  ["en", "Which appointments are pending?", ["requests"]],
  ["es", "¿Qué citas están pendientes?", ["requests"]],
  ["pt", "Quais consultas estão pendentes?", ["requests"]],
  ["fr", "Quels rendez-vous sont en attente ?", ["requests"]],
  ["fr", "[P1] attend-elle ?", ["waiting"]],
  ["es", "¿Está [P1] en la sala?", ["waiting"]],
  ["fr", "Quel est son IMC ?", ["vitals"]],
  ["es", "¿Hay alguien esperándome?", ["waiting"]],
  ["es", "¿A quién vi ayer?", ["appointments"]],
  ["pt", "Quem atendi ontem?", ["appointments"]],
  ["fr", "Qui ai-je vu hier ?", ["appointments"]],
  ["en", "Who do I see the day after tomorrow?", ["appointments"]],
  ["en", "When am I free next week?", ["freeSlots"]],
  ["en", "Which free slots do I have tomorrow?", ["freeSlots"]],
  ["en", "What are my tasks and appointments today?", ["appointments", "tasks"]],
  ["en", "What dose is she taking?", ["medications"]],
  ["en", "Is she allergic to ibuprofen?", ["allergies"]],
  ["es", "¿Es alérgico a la aspirina?", ["allergies"]],
  ["pt", "Ele é alérgico a ibuprofeno?", ["allergies"]],
  ["fr", "Est-il allergique à l’ibuprofène ?", ["allergies"]],
  ["en", "Which requests do I have to answer?", ["requests"]],
  ["en", "Which appointments are not confirmed?", ["requests"]],
  ["en", "Who is in the waiting room?", ["waiting"]],
  ["en", "Which of my patients are waiting?", ["waiting"]],
  ["en", "Which requests are waiting for my answer?", ["requests"]],
  ["es", "¿Quién está en la sala de espera?", ["waiting"]],
  ["pt", "Quem está na sala de espera?", ["waiting"]],
  ["fr", "Qui est dans la salle d’attente ?", ["waiting"]],
  ["es", "¿A quién atiendo hoy?", ["appointments"]],
  ["es", "¿Qué medicamentos toma?", ["medications"]],
  ["es", "¿Qué solicitudes tengo pendientes?", ["requests"]],
  ["pt", "Quais são minhas tarefas pendentes?", ["tasks"]],
  ["pt", "Quando tenho horário livre amanhã?", ["freeSlots"]],
  ["pt", "Quais pedidos tenho que responder?", ["requests"]],
  ["fr", "Quels sont mes rendez-vous aujourd’hui ?", ["appointments"]],
  ["fr", "Quels médicaments prend-elle ?", ["medications"]],
  ["fr", "Quelles demandes attendent ma réponse ?", ["requests"]],
  ["en", "Is she allergic to penicillin?", ["allergies"]],
  ["en", "Any allergies?", ["allergies"]],
  ["es", "¿Es alérgica a la penicilina?", ["allergies"]],
  ["pt", "Ela tem alergias?", ["allergies"]],
  ["fr", "Est-elle allergique ?", ["allergies"]],
  ["en", "What is on her problem list?", ["problems"]],
  ["es", "¿Qué problemas de salud tiene?", ["problems"]],
  ["pt", "Quais problemas de saúde ela tem?", ["problems"]],
  ["fr", "Quels problèmes de santé a-t-elle ?", ["problems"]],
] as const)("%s: “%s”", (language, question, intents) => {
  expect(routeQuestion(question, language)).toMatchObject({ kind: "data", intents });
});

it.each([
  ["en", "Is anything overdue?"],
  ["es", "¿Qué tareas están vencidas?"],
  ["pt", "Quais tarefas estão atrasadas?"],
  ["fr", "Quelles tâches sont en retard ?"],
] as const)("%s: “%s” asks for overdue tasks only", (language, question) => {
  const route = { intents: ["tasks"], overdue: true };
  expect(routeQuestion(question, language)).toMatchObject(route);
});

it.each([
  ["en", "Move Beatriz's appointment to Friday", "orders"],
  ["en", "Please cancel my appointment at 3 pm", "orders"],
  ["en", "Can you book Beatriz for tomorrow?", "orders"],
  ["en", "Which appointments were cancelled today?", "orders"],
  ["es", "Mueve la cita de Beatriz al viernes", "orders"],
  ["es", "¿Puedes cancelar mi cita de mañana?", "orders"],
  ["pt", "Remarque a consulta da Beatriz para sexta", "orders"],
  ["fr", "Déplace le rendez-vous de Beatriz à vendredi", "orders"],
  ["fr", "Pouvez-vous annuler le rendez-vous de demain ?", "orders"],
] as const)("%s: “%s” is refused by the help on %s", (language, question, topic) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic });
});

it.each([
  ["en", "How has her weight changed?", "weight", true],
  ["en", "What is the blood pressure?", "pressure", false],
  ["es", "¿Cómo ha evolucionado la presión?", "pressure", true],
  ["pt", "Qual é a altura da paciente?", "height", false],
  ["fr", "Quelle est l’évolution du poids ?", "weight", true],
] as const)("%s: “%s”", (language, question, measure, trend) => {
  const route = { kind: "data", intents: ["vitals"], measure, trend };
  expect(routeQuestion(question, language)).toMatchObject(route);
});

it.each([
  ["en", "How do I sign a note?", "notes"],
  ["en", "What can you do?", "assistant"],
  ["en", "When does the record open?", "recordWindow"],
  ["en", "Which dose should I give?", "noAdvice"],
  ["en", "What is the blood pressure of all patients?", "recordWindow"],
  ["en", "Tell me a joke", "notUnderstood"],
  ["en", "Who is the president?", "notUnderstood"],
  ["en", "May I give her ibuprofen?", "noAdvice"],
  ["es", "¿Puedo darle ibuprofeno?", "noAdvice"],
  ["es", "¿Le subo la dosis?", "noAdvice"],
  ["en", "Which drug is best for hypertension?", "noAdvice"],
  ["en", "Should I worry about her weight?", "noAdvice"],
  ["es", "¿Puedo recetarle aspirina?", "noAdvice"],
  ["es", "¿Qué medicamento es mejor para la hipertensión?", "noAdvice"],
  ["pt", "Qual remédio é melhor para a pressão?", "noAdvice"],
  ["fr", "Quel médicament est le meilleur pour la tension ?", "noAdvice"],
  ["es", "Admite a [P1]", "orders"],
  ["pt", "Admita a [P1]", "orders"],
  ["fr", "Admettez [P1]", "orders"],
  ["pt", "Posso dar ibuprofeno a ela?", "noAdvice"],
  ["pt", "Aumento a dose dela?", "noAdvice"],
  ["fr", "Puis-je lui donner de l’ibuprofène ?", "noAdvice"],
  ["fr", "J’augmente sa dose ?", "noAdvice"],
  ["pt", "Você pode passar a consulta da Beatriz para segunda?", "orders"],
  ["pt", "Como inicio uma consulta por vídeo?", "visits"],
  ["es", "¿Cómo cambio mi zona horaria?", "profile"],
  ["es", "¿Qué tratamiento recomiendas?", "noAdvice"],
  ["pt", "Como remarco uma consulta?", "appointments"],
  ["pt", "Qual dose devo receitar?", "noAdvice"],
  ["fr", "Comment signer une note ?", "notes"],
  ["fr", "Quelle dose dois-je prescrire ?", "noAdvice"],
] as const)("%s: “%s” is answered by the help on %s", (language, question, topic) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic });
});

it.each([
  ["¿Qué medicamentos toma la paciente?", "medications"],
  ["Quais tarefas estão pendentes?", "tasks"],
  ["Quelle est la tension de la patiente ?", "vitals"],
] as const)("understands “%s” in an English portal", (question, intent) => {
  expect(routeQuestion(question, "en")).toMatchObject({ kind: "data", intents: [intent] });
});

it.each([
  ["When am I free on Friday afternoon?", "fr", "en"],
  ["¿A quién atiendo hoy?", "en", "es"],
  ["Quem eu atendo amanhã?", "es", "pt"],
  ["Qui vois-je demain ?", "en", "fr"],
  ["What is Beatriz Nogueira's blood pressure?", "pt", "en"],
  ["¿Y mañana?", "en", "es"],
  // Words of two languages
  ["Est-elle allergique ?", "en", "fr"],
  ["Agenda", "pt", "pt"],
  ["Agenda", "es", "es"],
  ["Xyz", "fr", "fr"],
] as const)("“%s” in the portal's %s is asked in %s", (question, own, language) => {
  expect(languageOf(question, own)).toBe(language);
});

it("refuses a request for advice in any language", () => {
  const refused = { kind: "help", topic: "noAdvice" };
  expect(routeQuestion("¿Qué dosis debo recetar?", "en")).toEqual(refused);
  expect(routeQuestion("Should I prescribe ramipril?", "fr")).toEqual(refused);
});

it("distinguishes recommending a medication from stating facts about it", () => {
  expect(isAdvice("Ramipril, 5 mg in the morning, since May 2, 2025.", "en")).toBe(false);
  expect(isAdvice("You should give 5 mg of ramipril.", "en")).toBe(true);
  expect(isAdvice("Je vous conseille 5 mg de ramipril.", "fr")).toBe(true);
});

it.each([
  ["en", "Does she have diabetes?"],
  ["es", "¿Tiene diabetes?"],
  ["pt", "Ela tem diabetes?"],
  ["fr", "A-t-elle du diabète ?"],
] as const)(
  "%s: “%s” reads the recorded problems, and refuses to diagnose",
  (language, question) => {
    const route = { kind: "data", intents: ["problems"], asksIllness: true };
    expect(routeQuestion(question, language)).toMatchObject(route);
  },
);

it.each([
  ["en", "current treatment", "medications"],
  ["es", "diagnósticos activos", "problems"],
  ["pt", "tratamento em curso", "medications"],
  ["fr", "liste des diagnostics", "problems"],
] as const)("%s: “%s” is in the record, and asks for no advice", (language, question, intent) => {
  const route = { kind: "data", intents: [intent], asksIllness: false };
  expect(routeQuestion(question, language)).toMatchObject(route);
});

it.each([
  ["en", "What was her pulse?", "pulse"],
  ["es", "¿Tuvo fiebre?", "temperature"],
  ["pt", "saturação de oxigênio", "oxygen"],
  ["fr", "dernière glycémie", "glucose"],
  ["en", "BMI", "bmi"],
  ["fr", "taille et poids", null],
] as const)("%s: “%s” asks for one measure, or for all of them", (language, question, measure) => {
  expect(routeQuestion(question, language)).toMatchObject({ intents: ["vitals"], measure });
});

it.each([
  ["en", "open slots on Friday", "freeSlots"],
  ["en", "Enter her weight", "orders"],
  ["pt", "Inclui penicilina nas alergias", "orders"],
] as const)(
  "%s: in “%s”, a verb is an order unless the rest says otherwise",
  (language, question, meaning) => {
    const route = routeQuestion(question, language);
    expect(route.kind === "data" ? route.intents : [route.kind === "help" && route.topic]).toEqual([
      meaning,
    ]);
  },
);

it.each([
  ["en", "my week"],
  ["es", "mi semana"],
  ["pt", "minha semana"],
  ["fr", "ma semaine"],
] as const)(
  "%s: “%s” names only days, so that it asks what is wanted of them",
  (language, question) => {
    expect(routeQuestion(question, language)).toEqual({
      kind: "unsure",
      meanings: ["appointments", "freeSlots", "tasks"],
    });
  },
);
