import * as days from "../../days.ts";
import { following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set in French. */
export const french = [
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`j'ai qui cet aprem`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`Bonsoir, pourriez-vous me dire quels patients sont prévus demain ?`),
  ...typed(null, answer.appointments, days.weekday(1), [0, 12])(`rdv de lundi matin`),
  ...typed(null, answer.appointments, days.inDays(2))(`qui est-ce que je vois apres-demain`),
  ...typed(null, answer.appointments, days.lastWeekday(3))(`j'ai vu qui mercredi dernier`),
  ...typed(null, answer.appointments, days.thisWeek)(`mon planning de cette semaine svp`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [14, 16],
  )(`qui vient entre 14h et 16h aujourd'hui`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`Combien de consultations ai-je faites la semaine dernière ?`),
  ...typed(null, answer.next)(`c'est qui le suivant; Quand est-ce que Beatriz revient me voir ?`),
  ...typed(null, answer.slots)(`mon prochain créneau libre`),
  ...typed(null, answer.slots, days.inDays(1))(`un trou demain pour caser un petit qui tousse ?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(5),
    [12, 18],
  )(`Quelles plages me reste-t-il vendredi après-midi ?`),
  ...typed(null, answer.tasks)(`qu'est-ce qu'il me reste à faire`),
  ...typed(null, answer.overdue)(`j'ai des trucs à faire dont l'échéance est passée ?`),
  ...typed(
    null,
    answer.requests,
  )(
    `des demandes de rdv en attente ?; Y a-t-il des patients qui ont sollicité une consultation et à qui je n'ai pas encore répondu ?`,
  ),
  ...typed(null, answer.waiting)(`ya du monde en salle d'attente; qui est déjà arrivé`),
  ...typed("open", answer.vitals("pressure"))(`derniere TA`),
  ...typed("open", answer.vitals("weight"))(`Combien pesait-elle à la dernière visite ?`),
  ...typed("open", answer.vitals(null))(`les dernières constantes de la dame`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(3),
  )(`courbe de poids depuis mars`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(3),
  )(`Comment la tension de Beatriz a-t-elle évolué ces trois derniers mois ?`),
  ...typed("open", answer.medications)(`Prend-elle toujours un bêtabloquant ?`),
  ...typed("open", answer.allergies)(`des allergies médicamenteuses connues ?`),
  ...typed("open", answer.problems)(`rappelle-moi ses atcd`),
  ...typed("open", answer.notes)(`qu'est-ce que j'avais noté la dernière fois`),
  ...typed(
    "open",
    answer.advice,
  )(`est-ce que je devrais l'envoyer aux urgences avec une tension pareille`),
  ...typed(null, answer.advice)(`quelle poso d'amoxicilline pour un enfant de 18 kg`),
  ...typed("open", answer.orders)(`prescris-lui du doliprane 1 g`),
  ...typed(null, answer.orders)(`Pourriez-vous annuler mon rendez-vous de 11 h ?`),
  ...typed(null, answer.others)(`quels patients ont une HbA1c au-dessus de 8`),
  ...typed("closed", answer.noPatient)(`ses allergies ?`),
  ...typed(null, answer.help("messages"))(`comment j'écris un message à un patient`),
  ...following("fr", "open", [
    ["Quelle est sa dernière tension ?", "et le pouls", answer.vitals("pulse").sources],
  ]),
  ...typed(null, answer.offtopic)(`c'est quoi la cotation d'un ECG`),
];
