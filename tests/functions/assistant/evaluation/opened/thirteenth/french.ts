import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set, example or rule. */
export const french = [
  // The schedule.
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`je vois qui cet aprem`),
  ...typed(null, answer.appointments, days.inDays(1))(`à quelle heure je commence demain ?`),
  ...typed(null, answer.appointments, days.weekday(6))(`j'ai-tu du monde de booké samedi`),
  ...typed(null, answer.appointments, days.weekday(5))(`les rdv de jeudi, euh non, de vendredi`),
  ...typed(null, answer.appointments, days.week(1))(`ma semaine prochaine elle est chargée ou pas`),
  ...typed(
    null,
    answer.next,
  )(
    `bon c'est qui le prochain patient; pardon de vous déranger, mon prochain rendez-vous est à quelle heure`,
  ),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(2),
  )(`j'ai combien de consultations après-demain`),
  ...typed(null, answer.appointments, days.inDays(-1))(`qui est-ce que j'ai vu hier`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(2),
    [0, 12],
  )(`je dois déposer la voiture au garage, est-ce que j'ai des patients mardi matin ?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [17, 24],
  )(`y a quelqu'un de prévu après 17h aujourd'hui`),
  ...typed(null, answer.appointments, days.nextWeekday(1))(`agenda de lundi prochain svp`),
  // Free times.
  ...typed(null, answer.slots, days.weekday(4))(`il me reste des créneaux libres jeudi ?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`faudrait que je case une urgence, quelles plages libres j'ai demain après-midi`),
  ...typed("open", answer.slots, days.week(1))(`quelles sont mes dispos la semaine prochaine`),
  // Tasks.
  ...typed(
    null,
    answer.tasks,
  )(
    `qu'est-ce qu'il me reste comme tâches; je voudrais savoir ce que j'ai encore sur ma liste de choses à faire`,
  ),
  ...typed(null, answer.overdue)(`jsuis en retard sur quelles taches`),
  // Requests.
  ...typed(
    null,
    answer.requests,
  )(`des patients ont demandé un rendez-vous ?; combien de demandes de rdv à traiter`),
  // The waiting room.
  ...typed("open", answer.waiting)(`est-ce qu'un patient m'attend dans la salle d'attente vidéo`),
  // The record.
  ...typed("open", answer.vitals("pressure"))(`sa dernière TA c'était combien`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`est-ce que son poids a augmenté ou diminué au fil du temps`),
  ...typed("open", answer.vitals("bmi"))(`c'est quoi son IMC`),
  ...typed("open", answer.vitals("pulse"))(`quelle était sa fréquence cardiaque`),
  ...typed(null, answer.medications)(`le traitement en cours de Beatriz s'il vous plaît`),
  ...typed("open", answer.allergies)(`elle est allergique à qqch ?`),
  ...typed("open", answer.problems)(`quels problèmes de santé sont inscrits à son dossier`),
  ...typed("closed", answer.noPatient)(`il prend quoi comme médicaments`),
  // Orders.
  ...typed(
    null,
    answer.orders,
  )(`annule mon rendez-vous de 14h; pouvez-vous rappeler à Tomás de venir à jeun demain`),
  ...typed("open", answer.orders)(`prescris-lui du doliprane 1g 3x par jour`),
  // Advice.
  ...typed(
    null,
    answer.advice,
  )(`quelle dose d'amoxicilline pour une otite chez un enfant de 15 kg`),
  ...typed("open", answer.advice)(`est-ce que je devrais arrêter sa metformine`),
  // Other people.
  ...typed(null, answer.strangers)(`quelles sont les allergies de Ramón Ibáñez`),
  ...typed(null, answer.others)(`montre-moi les patients de ma collègue le docteur Lambert`),
  // What it has nothing of, or can't understand.
  ...typed(null, answer.offtopic)(`il va neiger demain ?`),
  ...typed("open", answer.offtopic)(`on a reçu ses résultats de prise de sang du labo`),
  ...typed(null, answer.unclear)(`j'ai qui le 33 du mois`),
];
