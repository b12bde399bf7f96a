import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");
const illness = { sources: expected.illness, read: null };

/** Questions in French, by one who had read no other set, example or rule. */
export const french = [
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`qui je vois demain matin`),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`jai quoi cet aprem`),
  ...typed(null, answer.appointments, days.weekday(4))(`mon planning de jeudi svp`),
  ...typed(null, answer.next)(`une fois que j'ai fini avec elle c'est à qui`),
  ...typed(null, answer.appointments, days.thisWeek)(`combien de rdv cette semaine`),
  ...typed(null, answer.appointments, days.inDays(-1))(`j'ai vu combien de patients hier`),
  ...typed(null, answer.appointments, days.week(1))(`la semaine pro c'est chargé ?`),
  ...typed(null, answer.appointments, days.inDays(1))(`non pas aujourd'hui, demain, j'ai qui`),
  ...typed(null, answer.appointments, days.inDays(0))(`à part Beatriz qui vient aujourd'hui`),
  ...typed(null, answer.unclear)(`j'ai plus de monde lundi ou mardi`),
  ...typed(null, answer.slots, days.weekday(5))(`il me reste un trou vendredi ?`),
  ...typed(null, answer.appointments, days.inDays(0))(`je finis à quelle heure aujourd'hui`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`septante personnes ou quoi demain, il y en a combien`),
  ...typed(null, answer.overdue)(`les trucs que j'aurais déjà dû faire`),
  ...typed(null, answer.tasks, days.inDays(1))(`des choses à faire pour demain ?`),
  ...typed(null, answer.requests)(`y a des demandes de rdv que j'ai pas validées`),
  ...typed(null, answer.waiting)(`le patient de 10h est arrivé ou pas`),
  ...typed("open", answer.vitals("pressure"))(`sa tension`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.sinceMonth(9),
  )(`sa tension a évolué comment depuis septembre`),
  ...typed("open", answer.vitals("weight", true))(`elle a pris du poids ou pas`),
  ...typed("open", answer.vitals("glucose"))(`derniere glycemie`),
  ...typed("open", answer.vitals("pulse"))(`son pouls il est à combien`),
  ...typed("open", answer.medications)(`elle prend quoi pour dormir`),
  ...typed("open", answer.allergies)(`je voulais lui mettre du clamoxyl, elle est allergique ?`),
  ...typed("open", illness)(`elle est hypertendue ?`),
  ...typed("open", answer.notes)(`mes notes de la dernière fois`),
  ...following("fr", null, [
    ["Quels rendez-vous ai-je lundi ?", "et mardi", expected.appointments, days.weekday(2)],
  ]),
  ...following("fr", "open", [
    ["Quelle est la tension de Beatriz ?", "et ses allergies", expected.allergies],
  ]),
  ...typed(null, answer.orders)(`décale mon rdv de 14h à 15h`),
  ...typed("open", answer.advice)(`c'est une angine à ton avis`),
  ...typed(null, answer.help("calendar"))(`comment je bloque une journée de congé`),
  ...typed("open", answer.others)(`et son mari il est suivi pour quoi`),
  ...typed("open", answer.noPatient)(`et Tomás il prend quoi`),
  ...typed("open", answer.offtopic)(`elle a fait son rappel de tétanos ?`),
];
