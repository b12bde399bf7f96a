import {
  date,
  inDays,
  monthBefore,
  monthsBack,
  sevenDays,
  sinceMonth,
  thisMonth,
  week,
  weekday,
  weekend,
} from "../days.ts";
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
  noPatient,
  notes,
  offtopic,
  orders,
  others,
  overdue,
  problems,
  requests,
  slots,
  strangers,
  tasks,
  waiting,
} = answer;
const typed = typedIn("fr");

/** More questions in French, which were sealed until they were asked once (decision 77). */
export const french = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    planning du jour svp; Pourriez-vous m'indiquer qui je reçois aujourd'hui ?; rdv aujourd'hui
  `),
  ...typed(
    null,
    appointments,
    inDays(0),
    [12, 18],
  )(`
    qui reste cet après-midi; Ai-je quelque chose cet après-midi ?
  `),
  ...typed(null, appointments, inDays(0), [0, 12])(`les rdv de ce matin`),
  ...typed(null, appointments, inDays(1))(`qui vient demain; c'est quoi demain; rdv demain`),
  ...typed(null, appointments, inDays(1), [0, 12])(`qui est le premier demain matin`),
  ...typed(null, appointments, inDays(-1))(`qui ai-je vu hier`),
  ...typed(null, appointments, weekday(1))(`Qui vient lundi ?`),
  ...typed(null, appointments, weekday(4), [12, 18])(`patients jeudi après-midi`),
  ...typed(null, appointments, weekday(5))(`rdv vendredi`),
  ...typed(null, appointments, sevenDays)(`qu'est ce que j'ai cette semaine`),
  ...typed(null, appointments, week(1))(`agenda de la semaine prochaine`),
  ...typed(null, appointments, thisMonth)(`combien de consultations ce mois-ci`),
  ...typed(null, appointments, week(-1))(`nb de rdv la semaine dernière`),
  ...typed(null, appointments, monthBefore)(`total des consultations le mois dernier`),
  ...typed(null, appointments, inDays(0))(`cb de rdv aujourd'hui`),
  ...typed(null, appointments, inDays(1))(`ils sont combien demain`),
  ...typed(null, appointments, date(12, 3))(`qui est prévu le 3/12`),
  ...typed(null, appointments, weekend)(`j'ai des patients ce week-end`),
  ...typed(null, next)(`prochain patient; et après celui-ci je vois qui`),
  ...typed(null, next)(`quand revient Beatriz; quand est-ce que je revois beatriz nogueira`),
  ...typed(null, requests)(`qui a demandé un rdv; demandes en attente; combien de demandes`),
  ...typed(
    null,
    waiting,
  )(`
    quelqu'un attend ?; est-ce que quelqu'un est arrivé; combien de personnes attendent là;
    salle d'attente
  `),
  ...typed(null, slots, inDays(0))(`quand suis-je libre aujourd'hui`),
  ...typed(null, slots, inDays(1))(`creneaux libres demain`),
  ...typed(null, slots, inDays(1), [12, 18])(`j'ai de la place demain aprem`),
  ...typed(null, slots, weekday(3))(`disponibilités mercredi`),
  ...typed(null, slots, weekday(5), [0, 12])(`une place vendredi matin`),
  ...typed(null, slots, week(1))(`quand suis-je dispo la semaine prochaine`),
  ...typed(null, slots)(`c'est quand mon prochain trou`),
  ...typed(null, tasks)(`ma liste de tâches; taches en cours; combien de tâches ouvertes`),
  ...typed(null, tasks, inDays(0))(`à faire aujourd'hui`),
  ...typed(null, tasks, sevenDays)(`tâches de cette semaine`),
  ...typed(
    null,
    overdue,
  )(`
    tâches en retard; Lesquelles de mes tâches ont dépassé leur échéance ?; combien de tâches en
    retard
  `),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    dernière TA; quelle était sa dernière tension; tension actuelle
  `),
  ...typed("open", vitals("pressure", true))(`courbe de TA`),
  ...typed("open", vitals("pressure"), monthsBack(12))(`tension sur un an`),
  ...typed("open", vitals("weight"))(`elle pèse combien`),
  ...typed("open", vitals("weight", true))(`a-t-elle maigri`),
  ...typed(
    "open",
    vitals("weight"),
    sinceMonth(3),
  )(`
    Comment le poids a-t-il évolué depuis mars ?
  `),
  ...typed("open", vitals("height"))(`elle mesure combien`),
  ...typed("open", vitals("bmi"))(`quel est son indice de masse corporelle`),
  ...typed("open", vitals("pulse"))(`fc; fréquence cardiaque la dernière fois`),
  ...typed("open", vitals("temperature"))(`a-t-elle eu de la fièvre`),
  ...typed("open", vitals("oxygen"))(`sat`),
  ...typed("open", vitals("glucose"))(`sucre dans le sang`),
  ...typed("open", vitals(null))(`constantes; signes vitaux`),
  ...typed(
    "open",
    medications,
  )(`
    qu'est-ce qu'elle prend; Quels médicaments la patiente prend-elle actuellement ?; prend-elle
    toujours du ramipril
  `),
  ...typed(
    "open",
    allergies,
  )(`
    allergies; La patiente a-t-elle des allergies médicamenteuses que je devrais connaître ?;
    intolérances connues
  `),
  ...typed(
    "open",
    problems,
  )(`
    antécédents; Quelles pathologies figurent dans le dossier ?; diagnostics actifs
  `),
  ...typed(
    "open",
    notes,
  )(`
    dernière note; résumé de la consultation précédente; notes précédentes
  `),
  ...typed(null, noPatient)(`allergies`),
  ...typed(
    null,
    help("recordWindow"),
  )(`
    quand puis-je accéder au dossier; Combien de temps le dossier reste-t-il ouvert après la
    consultation ?
  `),
  ...typed(null, help("notes"))(`peut-on corriger une note signée`),
  ...typed(
    null,
    help("profile"),
  )(`
    où changer le fuseau horaire; Comment ajouter une clé d'accès ?
  `),
  ...typed(null, help("visits"))(`comment lancer la téléconsultation`),
  ...typed(null, help("appointments"))(`comment déplacer un rdv`),
  ...typed(null, help("medications"))(`comment noter l'arrêt d'un médicament`),
  ...typed(null, help("assistant"))(`Quel genre de questions puis-je vous poser ?`),
  ...typed(null, help("privacy"))(`gardez-vous mes questions`),
  ...typed(null, help("calendar"))(`combien dure un créneau`),
  ...typed(
    null,
    orders,
  )(`
    décale Beatriz à vendredi; Merci de reporter tous mes rendez-vous de demain; ajoute une
    tâche appeler le labo; rappelle-moi d'appeler Tomás
  `),
  ...typed("open", orders)(`rédige une note disant qu'elle va bien`),
  ...typed(
    "open",
    advice,
  )(`
    quelle dose d'amoxicilline pour son poids; Que prescririez-vous pour son asthme ?; sa
    tension est trop haute ?; qu'est-ce qu'elle a
  `),
  ...typed(null, strangers)(`quand vient Dina Okonkwo`),
  ...typed(null, others)(`combien de patients a le Dr Daniel aujourd'hui`),
  ...typed(null, offtopic)(`quel temps fait-il; capitale de l'espagne; numéro de la pharmacie`),
];
