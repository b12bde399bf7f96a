import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, which were asked once after the fourth set was read. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`cet aprem j'ai encore quelque chose ou je peux filer`),
  ...typed(null, answer.appointments, days.inDays(2))(`après-demain j'ai qui`),
  ...typed(null, answer.appointments, days.lastWeekday(1))(`qui s'est présenté lundi dernier`),
  ...typed(null, answer.appointments, days.week(1))(`cb de patients la sem prochaine`),
  ...typed(null, answer.next)(`j'ouvre le dossier de qui maintenant`),
  ...typed(null, answer.slots, days.inDays(0))(`j'ai un moment pour souffler aujourd'hui ?`),
  ...typed(null, answer.requests)(`des nouveaux patients ont essayé de prendre rdv ?`),
  ...typed(null, answer.waiting)(`celui de la téléconsultation est déjà là ?`),
  ...typed(null, answer.overdue)(`les délais que j'ai explosés`),
  ...typed(null, answer.tasks)(`je me suis engagée à faire quoi`),
  ...typed("open", answer.vitals("glucose", true))(`sa glycémie grimpe ces temps-ci ?`),
  ...typed("open", answer.vitals("pulse"))(`battements par minute la dernière fois`),
  ...typed("open", answer.medications)(`tout ce qu'elle avale le matin`),
  ...typed("open", answer.allergies)(`une allergie médicamenteuse signalée ?`),
  ...typed("open", answer.problems)(`on lui a déjà diagnostiqué quelque chose de chronique`),
  ...typed("open", answer.notes)(`l'essentiel de notre dernier échange`),
  ...typed(null, answer.orders)(`glisse Beatriz avant le déjeuner`),
  ...typed("open", answer.advice)(`comment expliquer ses vertiges`),
  ...typed("open", answer.advice)(`je peux associer ramipril et ibuprofène`),
  ...typed(null, answer.help("messages"))(`ils m'ont écrit quoi les patients`),
  ...typed(null, answer.help("waitingList"))(`j'ai combien de monde sur ma liste d'attente`),
  ...typed(null, answer.offtopic)(`je mangerais bien un croissant`),
];
