import { expect, it } from "vitest";

import { routingWords } from "./routingWords.ts";
import { unknownWords, resolvePatient } from "./patientResolution.ts";

const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };
const tomas = { id: "tomas", name: "Tomás Nogueira Lima" };
const mine = [beatriz, tomas];

it.each([
  ["en", "What is Beatriz's blood pressure?", beatriz],
  ["en", "what does tomas lima take", tomas],
  ["es", "¿Cuál es la presión de Beatriz?", beatriz],
  ["pt", "Quais medicamentos o Tomás toma?", tomas],
  ["fr", "Quel est le poids de Beatriz Nogueira ?", beatriz],
] as const)("%s: “%s” names a patient", (language, question, patient) => {
  const named = resolvePatient(question, routingWords[language], mine);
  expect(named).toEqual({ kind: "patient", patient });
});

it.each([
  ["en", "What is Dina Okafor's blood pressure?"],
  ["en", "weight of dina"],
  ["en", "What does Beatriz Wellington take?"],
  ["es", "¿Qué toma Rodrigo?"],
  ["pt", "Qual a pressão da Fernanda?"],
  ["fr", "Quelle est la tension de Margaux ?"],
  // Resolving the pronoun is up to the caller; a name next to it still counts.
  ["en", "Does Dina take her medication?"],
] as const)("%s: “%s” names a stranger", (language, question) => {
  expect(resolvePatient(question, routingWords[language], mine).kind).toBe("stranger");
});

it("resolves a name shared by two patients to neither", () => {
  const named = resolvePatient("What does Nogueira take?", routingWords.en, mine);
  expect(named).toEqual({ kind: "several" });
});

it("reports several patients named at once", () => {
  const question = "Compare the weight of Beatriz and Tomás";
  expect(resolvePatient(question, routingWords.en, mine)).toEqual({ kind: "several" });
});

it.each([
  ["en", "What is the latest blood pressure of the patient?"],
  ["en", "Who do I see today?"],
  ["es", "¿Qué medicamentos toma la paciente?"],
  ["pt", "Como mudou o peso do paciente desde a última consulta?"],
  ["fr", "Quels médicaments prend-elle en ce moment ?"],
] as const)("%s: “%s” names no person", (language, question) => {
  expect(resolvePatient(question, routingWords[language], mine)).toEqual({ kind: "none" });
});

it("ignores a word that is known not to be a name", () => {
  const noNames = new Set(["ramipril"]);
  const whose = (question: string) => resolvePatient(question, routingWords.en, mine, noNames);
  expect(whose("Does she take Ramipril?")).toEqual({ kind: "none" });
  expect(whose("Does Beatriz take Ramipril?")).toEqual({ kind: "patient", patient: beatriz });
  expect(whose("Does Dina take Ramipril?").kind).toBe("stranger");
});

it("needs no list of non-names when every word has a meaning", () => {
  expect(unknownWords("What are my tasks today?", routingWords.en)).toEqual([]);
});
