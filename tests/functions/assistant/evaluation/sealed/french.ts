import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French that no one looks at while answers are built (decision 77). */
export const french = [
  ...typed(null, answer.appointments, days.inDays(0))(`on fait le tour des patients d'aujourd'hui`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`demain matin je suis débordée ?`),
  ...typed(null, answer.appointments, days.weekday(4))(`patients de jeudi svp`),
  ...typed(
    null,
    answer.appointments,
    days.monthBefore,
  )(`combien de patients ai-je vus le mois dernier`),
  ...typed(null, answer.next)(`et qui passe ensuite`),
  ...typed(null, answer.slots, days.weekday(5))(`un petit moment vendredi pour une urgence ?`),
  ...typed(null, answer.requests)(`les rdv qu'on m'a demandés et que je n'ai pas traités`),
  ...typed(null, answer.waiting)(`mon patient a rejoint la visio ?`),
  ...typed(null, answer.overdue)(`montre-moi juste ce qui est en retard`),
  ...typed(null, answer.tasks)(`qu'y a-t-il à faire pour Beatriz Nogueira`),
  ...typed("open", answer.vitals("weight", true))(`elle perd du poids ou pas`),
  ...typed("open", answer.vitals("oxygen"))(`o2 à la dernière visite ?`),
  ...typed(null, answer.vitals("pressure"))(`tension de Beatriz Nogueira`),
  ...typed("open", answer.medications)(`sa liste de médocs svp`),
  ...typed("open", answer.allergies)(`elle a des allergies au dossier ?`),
  ...typed("open", answer.problems)(`on la suit pour quelles maladies`),
  ...typed("open", answer.notes)(`que disait ma note du rdv précédent`),
  ...typed(null, answer.orders)(`repousse tout cet après-midi de 30 min`),
  ...typed("open", answer.advice)(`quel antibiotique je lui mets`),
  ...typed(null, answer.help("waitingList"))(`qui aimerait venir plus tôt si une place se libère`),
  ...typed(null, answer.others)(`montre-moi les rdv du docteur Keller`),
  ...typed(null, answer.offtopic)(`c'est quoi le score du match`),
];
