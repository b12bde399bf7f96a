import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, which were asked once after the fifth set was read. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`passe-moi la liste des patients d'aujourd'hui`),
  ...typed(null, answer.appointments, days.weekday(3))(`mercredi c'est plein ou tranquille`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`patients vus la semaine dernière, juste le nombre`),
  ...typed(null, answer.next)(`au suivant, c'est qui ?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`demain à quelle heure je pourrais voir une maman inquiète`),
  ...typed(null, answer.requests)(`demandes de rdv non traitées`),
  ...typed(null, answer.waiting)(`quelqu'un est déjà arrivé ?`),
  ...typed(null, answer.overdue)(`tâches dont la date est passée`),
  ...typed(null, answer.tasks)(`mes tâches ouvertes svp`),
  ...typed("open", answer.vitals("pressure"))(`dernière systolique et diastolique`),
  ...typed("open", answer.vitals("weight", true))(`le poids ces derniers mois, ça monte ?`),
  ...typed("open", answer.medications)(`quels psychotropes elle prend`),
  ...typed("open", answer.allergies)(`une allergie que je devrais connaître chez elle`),
  ...typed("open", answer.advice)(`je la passe sous IRSNa ?`),
  ...typed(null, answer.orders)(`annule Beatriz demain s'il te plaît`),
  ...typed(null, answer.help("messages"))(`une réponse de Beatriz dans mes messages ?`),
  ...typed(null, answer.others)(`il fait quoi le Dr Weber cet après-midi`),
  ...typed(null, answer.offtopic)(`qui va gagner les élections`),
];
