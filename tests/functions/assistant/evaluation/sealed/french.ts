import { inDays, week, weekday } from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  notes,
  offtopic,
  orders,
  overdue,
  problems,
  requests,
  slots,
  tasks,
  waiting,
} = answer;
const typed = typedIn("fr");

/** Questions in French that no one looks at while answers are built (decision 77). */
export const french = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    qui j'attends aujourd'hui; à quoi ressemble ma journée; rdv restants aujourd'hui
  `),
  ...typed(null, appointments, inDays(1))(`j'ai quelqu'un demain; montre le planning de demain`),
  ...typed(null, appointments, weekday(1), [0, 12])(`qui vient lundi matin`),
  ...typed(null, appointments, weekday(5), [12, 18])(`consultation de vendredi après-midi`),
  ...typed(null, appointments, week(1))(`patients prévus la semaine prochaine`),
  ...typed(null, appointments, week(-1))(`combien de personnes sont venues la semaine dernière`),
  ...typed(null, appointments, inDays(-1))(`qui ai-je reçu hier`),
  ...typed(null, next)(`qui est mon prochain patient`),
  ...typed(null, requests)(`quelqu'un m'a demandé un rendez-vous; demandes non réglées`),
  ...typed(null, waiting)(`celui de 10 h est arrivé; y a quelqu'un dans la salle virtuelle`),
  ...typed(null, slots, inDays(1))(`ai-je quelque chose de libre demain; premier trou demain`),
  ...typed(null, slots, weekday(2), [12, 18])(`je peux prendre quelqu'un mardi après-midi`),
  ...typed(null, slots, week(1))(`temps libre la semaine prochaine`),
  ...typed(null, tasks)(`tâches restantes; qu'est-ce qu'il y a sur ma liste de tâches`),
  ...typed(null, tasks, inDays(0))(`quelles tâches pour aujourd'hui`),
  ...typed(null, overdue)(`quelles tâches sont en retard; ce que j'aurais dû rendre`),
  ...typed("open", vitals("pressure"))(`chiffres tensionnels récents; où en est la TA`),
  ...typed("open", vitals("weight", true))(`comment évolue son poids`),
  ...typed("open", vitals("pulse"))(`pouls ?`),
  ...typed("open", vitals("temperature"))(`était-elle fébrile`),
  ...typed("open", vitals("bmi"))(`donne l'imc`),
  ...typed("open", vitals("glucose"))(`dernières glycémies`),
  ...typed(
    "open",
    medications,
  )(`
    quels médicaments prend-elle en ce moment; est-elle sous metformine
  `),
  ...typed("open", allergies)(`a-t-elle des allergies; une allergie au latex`),
  ...typed("open", problems)(`quels sont ses diagnostics; antécédents médicaux de la patiente`),
  ...typed("open", notes)(`qu'a-t-on noté à la dernière visite; dernière entrée dans ses notes`),
  ...typed(null, help("recordWindow"))(`pourquoi le dossier est-il toujours verrouillé`),
  ...typed(null, help("notes"))(`comment rectifier une note que j'ai signée`),
  ...typed(null, help("profile"))(`comment mettre le portail en espagnol`),
  ...typed(
    null,
    orders,
  )(`
    passe Beatriz à mardi prochain; prends un rendez-vous de contrôle pour Beatriz dans deux
    semaines
  `),
  ...typed("open", orders)(`envoie-lui une ordonnance d'amoxicilline`),
  ...typed(
    "open",
    advice,
  )(`
    pensez-vous qu'elle a une anémie; combien d'ibuprofène peut-elle prendre
  `),
  ...typed(null, offtopic)(`qui a gagné les élections; commande un taxi`),
];
