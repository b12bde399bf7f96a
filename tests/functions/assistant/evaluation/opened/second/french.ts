import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French that were sealed until some of them were read (decision 77). */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    qui j'attends aujourd'hui; à quoi ressemble ma journée; rdv restants aujourd'hui
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`j'ai quelqu'un demain; montre le planning de demain`),
  ...typed(null, answer.appointments, days.weekday(1), [0, 12])(`qui vient lundi matin`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
    [12, 18],
  )(`consultation de vendredi après-midi`),
  ...typed(null, answer.appointments, days.week(1))(`patients prévus la semaine prochaine`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`combien de personnes sont venues la semaine dernière`),
  ...typed(null, answer.appointments, days.inDays(-1))(`qui ai-je reçu hier`),
  ...typed(null, answer.next)(`qui est mon prochain patient`),
  ...typed(null, answer.requests)(`quelqu'un m'a demandé un rendez-vous; demandes non réglées`),
  ...typed(null, answer.waiting)(`celui de 10 h est arrivé; y a quelqu'un dans la salle virtuelle`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`ai-je quelque chose de libre demain; premier trou demain`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
    [12, 18],
  )(`je peux prendre quelqu'un mardi après-midi`),
  ...typed(null, answer.slots, days.week(1))(`temps libre la semaine prochaine`),
  ...typed(null, answer.tasks)(`tâches restantes; qu'est-ce qu'il y a sur ma liste de tâches`),
  ...typed(null, answer.tasks, days.inDays(0))(`quelles tâches pour aujourd'hui`),
  ...typed(null, answer.overdue)(`quelles tâches sont en retard; ce que j'aurais dû rendre`),
  ...typed("open", answer.vitals("pressure"))(`chiffres tensionnels récents; où en est la TA`),
  ...typed("open", answer.vitals("weight", true))(`comment évolue son poids`),
  ...typed("open", answer.vitals("pulse"))(`pouls ?`),
  ...typed("open", answer.vitals("temperature"))(`était-elle fébrile`),
  ...typed("open", answer.vitals("bmi"))(`donne l'imc`),
  ...typed("open", answer.vitals("glucose"))(`dernières glycémies`),
  ...typed(
    "open",
    answer.medications,
  )(`
    quels médicaments prend-elle en ce moment; est-elle sous metformine
  `),
  ...typed("open", answer.allergies)(`a-t-elle des allergies; une allergie au latex`),
  ...typed(
    "open",
    answer.problems,
  )(`quels sont ses diagnostics; antécédents médicaux de la patiente`),
  ...typed(
    "open",
    answer.notes,
  )(`qu'a-t-on noté à la dernière visite; dernière entrée dans ses notes`),
  ...typed(null, answer.help("recordWindow"))(`pourquoi le dossier est-il toujours verrouillé`),
  ...typed(null, answer.help("notes"))(`comment rectifier une note que j'ai signée`),
  ...typed(null, answer.help("profile"))(`comment mettre le portail en espagnol`),
  ...typed(
    null,
    answer.orders,
  )(`
    passe Beatriz à mardi prochain; prends un rendez-vous de contrôle pour Beatriz dans deux
    semaines
  `),
  ...typed("open", answer.orders)(`envoie-lui une ordonnance d'amoxicilline`),
  ...typed(
    "open",
    answer.advice,
  )(`
    pensez-vous qu'elle a une anémie; combien d'ibuprofène peut-elle prendre
  `),
  ...typed(null, answer.offtopic)(`qui a gagné les élections; commande un taxi`),
];
