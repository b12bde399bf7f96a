import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** More questions in French, in other words, which were asked once before anything was built for them. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`dis, il me reste combien de monde à voir aujourd'hui`),
  ...typed(null, answer.appointments, days.inDays(1), [12, 18])(`demain aprem c'est la folie ?`),
  ...typed(null, answer.appointments, days.weekday(1))(`ki vient lundi`),
  ...typed(null, answer.appointments, days.thisWeek)(`total des consultations de cette semaine`),
  ...typed(null, answer.next)(`je dois me préparer pour qui`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`mardi je pourrais ajouter un enfant avec une éruption à quel moment`),
  ...typed(null, answer.requests)(`des rdv que je dois accepter ou refuser ?`),
  ...typed(null, answer.waiting)(`est-ce que je fais attendre quelqu'un`),
  ...typed(null, answer.overdue)(`quelles corvées devraient déjà être bouclées`),
  ...typed(null, answer.tasks)(`lis-moi ma liste de trucs à faire`),
  ...typed("open", answer.vitals("pressure", true))(`sa tension va en s'améliorant ?`),
  ...typed("open", answer.vitals("weight"))(`elle faisait combien de kilos`),
  ...typed("open", answer.vitals("temperature"))(`elle avait combien de température en arrivant`),
  ...typed("open", answer.medications)(`elle a toujours un antidépresseur ?`),
  ...typed("open", answer.allergies)(`un médicament à éviter chez elle pour cause d'allergie`),
  ...typed("open", answer.problems)(`maladies chroniques ?`),
  ...typed("open", answer.notes)(`ressors ce que j'ai noté à sa consultation précédente`),
  ...typed("open", answer.orders)(`passe la sertraline à 100`),
  ...typed("open", answer.advice)(`ce grain de beauté est malin ?`),
  ...typed(null, answer.help("messages"))(`on m'a laissé un message cette nuit ?`),
  ...typed("foreign", answer.noPatient)(`quels sont ses médicaments actuels`),
  ...typed(null, answer.offtopic)(`aïe, j'ai mal au dos`),
];
