import type { Language } from "@salvia/domain/shared/language";
import { describe, expect, it } from "vitest";

import { askingClause } from "./askingClause.ts";

const names: ReadonlySet<string> = new Set(["beatriz", "nogueira"]);
const clauseOf = (question: string, language: Language) => askingClause(question, language, names);

describe("a reason before a question", () => {
  it.each([
    ["en", "Coffee's gone cold again, ", "who am I seeing next?"],
    ["en", "Running ten mins behind, ", "is somebody already sitting in the waiting room"],
    ["en", "Pharmacy's on line two, ", "what medications is Beatriz taking at the moment?"],
    ["es", "Se me apagó la tableta y ando a ciegas, ", "¿qué pacientes tengo hoy?"],
    ["pt", "Meu carro não pegou, cheguei agora. ", "Quais pacientes eu tenho hoje?"],
    ["fr", "Mon téléphone rame, ", "quels patients ai-je demain ?"],
  ] as const)("%s: “%s” is left out of “%s”", (language, reason, question) => {
    expect(clauseOf(reason + question, language)).toBe(question);
  });
});

describe("a reason after a question", () => {
  it.each([
    ["en", "Who am I seeing today?", " Trying to make an early train."],
    ["es", "¿Qué tareas tengo pendientes?", " Prometo que después me voy a dormir."],
    ["pt", "Quem vem amanhã?", " Quero chegar mais cedo."],
    ["fr", "Qui vient demain matin ?", " Je dois déposer les enfants avant."],
  ] as const)("%s: “%s” is asked without “%s”", (language, question, reason) => {
    expect(clauseOf(question + reason, language)).toBe(question);
  });
});

describe("nothing is left out of a question", () => {
  it.each([
    ["en", "that begins with an order", "Cancel the zwiebel visit, who is next?"],
    ["en", "whose first clause asks too", "Who is waiting, and who is next?"],
    ["en", "whose first clause names a day", "Zwiebelfish wants Friday, what is free?"],
    ["en", "whose first clause names a part of the day", "In the morning, who comes on Friday?"],
    ["en", "whose first clause names a patient", "Beatriz texted zwiebel, when am I free today?"],
    ["en", "that says “she” after somebody", "Zwiebel called, what does she take?"],
    ["en", "about a record after somebody", "Zwiebel called, any allergies?"],
    ["en", "whose last clause is not understood", "Zwiebel, who is zwiebelfish today?"],
    ["en", "whose second sentence names a day", "Who comes on Friday? I mean the 18th."],
    ["en", "whose second sentence names a patient", "What is free today? It is for Beatriz."],
    ["en", "about a record before somebody", "Any allergies? This is about Zwiebel."],
    ["en", "whose second sentence is an order", "Who is coming today? Cancel them."],
    ["es", "que da una orden", "Anula lo de zwiebel, ¿quién viene hoy?"],
    ["fr", "sans virgule", "Zwiebel qui vient aujourd’hui"],
  ] as const)("%s: %s (“%s”)", (language, _why, question) => {
    expect(clauseOf(question, language)).toBe(question);
  });
});
