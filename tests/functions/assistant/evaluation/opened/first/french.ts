import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** More questions in French, which were sealed until they were asked once (decision 77). */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    planning du jour svp; Pourriez-vous m'indiquer qui je reçois aujourd'hui ?; rdv aujourd'hui
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`
    qui reste cet après-midi; Ai-je quelque chose cet après-midi ?
  `),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`les rdv de ce matin`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`qui vient demain; c'est quoi demain; rdv demain`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`qui est le premier demain matin`),
  ...typed(null, answer.appointments, days.inDays(-1))(`qui ai-je vu hier`),
  ...typed(null, answer.appointments, days.weekday(1))(`Qui vient lundi ?`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(`patients jeudi après-midi`),
  ...typed(null, answer.appointments, days.weekday(5))(`rdv vendredi`),
  ...typed(null, answer.appointments, days.thisWeek)(`qu'est ce que j'ai cette semaine`),
  ...typed(null, answer.appointments, days.week(1))(`agenda de la semaine prochaine`),
  ...typed(null, answer.appointments, days.thisMonth)(`combien de consultations ce mois-ci`),
  ...typed(null, answer.appointments, days.week(-1))(`nb de rdv la semaine dernière`),
  ...typed(null, answer.appointments, days.monthBefore)(`total des consultations le mois dernier`),
  ...typed(null, answer.appointments, days.inDays(0))(`cb de rdv aujourd'hui`),
  ...typed(null, answer.appointments, days.inDays(1))(`ils sont combien demain`),
  ...typed(null, answer.appointments, days.date(12, 3))(`qui est prévu le 3/12`),
  ...typed(null, answer.appointments, days.weekend)(`j'ai des patients ce week-end`),
  ...typed(null, answer.next)(`prochain patient; et après celui-ci je vois qui`),
  ...typed(null, answer.next)(`quand revient Beatriz; quand est-ce que je revois beatriz nogueira`),
  ...typed(null, answer.requests)(`qui a demandé un rdv; demandes en attente; combien de demandes`),
  ...typed(
    null,
    answer.waiting,
  )(`
    quelqu'un attend ?; est-ce que quelqu'un est arrivé; combien de personnes attendent là;
    salle d'attente
  `),
  ...typed(null, answer.slots, days.inDays(0))(`quand suis-je libre aujourd'hui`),
  ...typed(null, answer.slots, days.inDays(1))(`creneaux libres demain`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`j'ai de la place demain aprem`),
  ...typed(null, answer.slots, days.weekday(3))(`disponibilités mercredi`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`une place vendredi matin`),
  ...typed(null, answer.slots, days.week(1))(`quand suis-je dispo la semaine prochaine`),
  ...typed(null, answer.slots)(`c'est quand mon prochain trou`),
  ...typed(null, answer.tasks)(`ma liste de tâches; taches en cours; combien de tâches ouvertes`),
  ...typed(null, answer.tasks, days.inDays(0))(`à faire aujourd'hui`),
  ...typed(null, answer.tasks, days.thisWeek)(`tâches de cette semaine`),
  ...typed(
    null,
    answer.overdue,
  )(`
    tâches en retard; Lesquelles de mes tâches ont dépassé leur échéance ?; combien de tâches en
    retard
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    dernière TA; quelle était sa dernière tension; tension actuelle
  `),
  ...typed("open", answer.vitals("pressure", true))(`courbe de TA`),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`tension sur un an`),
  ...typed("open", answer.vitals("weight"))(`elle pèse combien`),
  ...typed("open", answer.vitals("weight", true))(`a-t-elle maigri`),
  ...typed(
    "open",
    answer.vitals("weight"),
    days.sinceMonth(3),
  )(`
    Comment le poids a-t-il évolué depuis mars ?
  `),
  ...typed("open", answer.vitals("height"))(`elle mesure combien`),
  ...typed("open", answer.vitals("bmi"))(`quel est son indice de masse corporelle`),
  ...typed("open", answer.vitals("pulse"))(`fc; fréquence cardiaque la dernière fois`),
  ...typed("open", answer.vitals("temperature"))(`a-t-elle eu de la fièvre`),
  ...typed("open", answer.vitals("oxygen"))(`sat`),
  ...typed("open", answer.vitals("glucose"))(`sucre dans le sang`),
  ...typed("open", answer.vitals(null))(`constantes; signes vitaux`),
  ...typed(
    "open",
    answer.medications,
  )(`
    qu'est-ce qu'elle prend; Quels médicaments la patiente prend-elle actuellement ?; prend-elle
    toujours du ramipril
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    allergies; La patiente a-t-elle des allergies médicamenteuses que je devrais connaître ?;
    intolérances connues
  `),
  ...typed(
    "open",
    answer.problems,
  )(`
    antécédents; Quelles pathologies figurent dans le dossier ?; diagnostics actifs
  `),
  ...typed(
    "open",
    answer.notes,
  )(`
    dernière note; résumé de la consultation précédente; notes précédentes
  `),
  ...typed(null, answer.noPatient)(`allergies`),
  ...typed(
    null,
    answer.help("recordWindow"),
  )(`
    quand puis-je accéder au dossier; Combien de temps le dossier reste-t-il ouvert après la
    consultation ?
  `),
  ...typed(null, answer.help("notes"))(`peut-on corriger une note signée`),
  ...typed(
    null,
    answer.help("profile"),
  )(`
    où changer le fuseau horaire; Comment ajouter une clé d'accès ?
  `),
  ...typed(null, answer.help("visits"))(`comment lancer la téléconsultation`),
  ...typed(null, answer.help("appointments"))(`comment déplacer un rdv`),
  ...typed(null, answer.help("medications"))(`comment noter l'arrêt d'un médicament`),
  ...typed(null, answer.help("assistant"))(`Quel genre de questions puis-je vous poser ?`),
  ...typed(null, answer.help("privacy"))(`gardez-vous mes questions`),
  ...typed(null, answer.help("calendar"))(`combien dure un créneau`),
  ...typed(
    null,
    answer.orders,
  )(`
    décale Beatriz à vendredi; Merci de reporter tous mes rendez-vous de demain; ajoute une
    tâche appeler le labo; rappelle-moi d'appeler Tomás
  `),
  ...typed("open", answer.orders)(`rédige une note disant qu'elle va bien`),
  ...typed(
    "open",
    answer.advice,
  )(`
    quelle dose d'amoxicilline pour son poids; Que prescririez-vous pour son asthme ?; sa
    tension est trop haute ?; qu'est-ce qu'elle a
  `),
  ...typed(null, answer.strangers)(`quand vient Dina Okonkwo`),
  ...typed(null, answer.others)(`combien de patients a le Dr Daniel aujourd'hui`),
  ...typed(
    null,
    answer.offtopic,
  )(`quel temps fait-il; capitale de l'espagne; numéro de la pharmacie`),
];
