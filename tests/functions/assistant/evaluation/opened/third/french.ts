import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French as tired clinicians ask them. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`bonjour, c'est comment aujourd'hui niveau consultations; jen ai combien auj`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`cb de patients demain matin`),
  ...typed(null, answer.appointments, days.weekday(2))(`mardi c'est chargé ?`),
  ...typed(null, answer.appointments, days.weekday(5), [12, 18])(`du monde vendredi aprem ?`),
  ...typed(null, answer.appointments, days.week(1))(`un aperçu de la semaine prochaine`),
  ...typed(null, answer.appointments, days.inDays(-1))(`j'ai reçu qui hier`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`combien de consults j'ai faites la semaine dernière`),
  ...typed(null, answer.appointments)(`elle revient quand Beatriz ?`),
  ...typed(null, answer.next)(`c'est qui après; à qui le tour`),
  ...typed(null, answer.slots, days.inDays(1))(`il me reste un trou demain ?`),
  ...typed(null, answer.slots, days.weekday(4), [0, 12])(`où caser quelqu'un jeudi matin`),
  ...typed(null, answer.slots)(`ma première dispo`),
  ...typed(
    null,
    answer.requests,
  )(`quelqu'un attend que je confirme son rdv ?; il me reste quelles demandes à traiter`),
  ...typed(
    null,
    answer.waiting,
  )(`y a du monde qui patiente dehors ?; mon rdv de dix heures est arrivé ?`),
  ...typed(null, answer.help("waitingList"))(`qui est sur liste d'attente en cas de désistement`),
  ...typed(null, answer.overdue)(`qu'est-ce que j'ai laissé traîner`),
  ...typed(
    null,
    answer.tasks,
  )(
    `y a quoi dans ma liste de choses à faire pour aujourd'hui; que me reste-t-il à faire pour Beatriz Nogueira`,
  ),
  ...typed("open", answer.vitals("pressure"))(`sa TA`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(6),
  )(`a-t-elle pris du poids ces 6 derniers mois`),
  ...typed("open", answer.vitals("pulse"))(`FC ?`),
  ...typed("open", answer.vitals("oxygen"))(`elle sature à combien`),
  ...typed("open", answer.vitals("temperature"))(`elle a eu de la fièvre ?`),
  ...typed(null, answer.vitals("glucose"))(`dernières glycémies de Beatriz`),
  ...typed("open", answer.medications)(`elle prend quoi comme cachets en ce moment`),
  ...typed(
    "open",
    answer.allergies,
  )(`la pénicilline c'est ok pour elle ?; des réactions connues à signaler`),
  ...typed("open", answer.problems)(`atcd svp`),
  ...typed("open", answer.notes)(`j'avais noté quoi la dernière fois`),
  ...typed(null, answer.orders)(`mets Beatriz sous amoxicilline 500 x3; décale mon 15h à vendredi`),
  ...typed("open", answer.advice)(`ça pourrait être un lupus ?; posologie max du ramipril`),
  ...typed("closed", answer.noPatient)(`il prend quels médocs`),
  ...typed(null, answer.noPatient)(`c'était quoi le dernier poids`),
  ...typed(null, answer.strangers)(`allergies de Dina Okonkwo`),
  ...typed(null, answer.others)(`le Dr Lemoine a de la place lundi ?`),
  ...typed(null, answer.help("messages"))(`des patients m'ont écrit ?`),
  ...typed(null, answer.offtopic)(`mdr merci`),
  ...following("fr", null, [["Qui vient demain ?", "et après-demain ?", expected.appointments]]),
];
