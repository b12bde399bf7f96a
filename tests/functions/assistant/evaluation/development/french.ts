import {
  date,
  inDays,
  lastWeekday,
  monthsBack,
  sevenDays,
  sinceMonth,
  week,
  weekday,
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

/** Questions in French as clinicians type and dictate them. */
export const french = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    qui vient aujourd'hui; patients d'aujourd'hui; j'ai quoi aujourdhui; y a-t-il quelqu'un de
    prévu aujourd'hui
  `),
  ...typed(null, appointments, inDays(0), [12, 18])(`consultations de cet aprem`),
  ...typed(null, appointments, inDays(0), [0, 12])(`qui j'ai vu ce matin`),
  ...typed(
    null,
    appointments,
    inDays(1),
  )(`
    patients de demain; Bonjour, pourriez-vous m'afficher la liste des consultations prévues
    demain ?
  `),
  ...typed(null, appointments, inDays(1), [0, 12])(`rdv demain matin; planning demain mat.`),
  ...typed(null, appointments, inDays(-1))(`consultations d'hier`),
  ...typed(null, appointments, weekday(1))(`liste de lundi`),
  ...typed(null, appointments, weekday(4), [12, 18])(`jeudi aprem je vois qui`),
  ...typed(null, appointments, weekday(3), [0, 12])(`planning mercredi matin`),
  ...typed(null, appointments, weekday(5))(`Est-ce que j'ai des consultations vendredi ?`),
  ...typed(null, appointments, sevenDays)(`ma semaine`),
  ...typed(null, appointments, week(1))(`qui est-ce que je vois la semaine prochaine`),
  ...typed(null, appointments, lastWeekday(2))(`qui ai-je vu mardi dernier`),
  ...typed(
    null,
    appointments,
    week(-1),
  )(`
    combien de patients j'ai vus la semaine dernière; Pouvez-vous compter les patients que j'ai
    reçus la semaine dernière ?
  `),
  ...typed(null, appointments, inDays(0))(`combien de patients aujourd'hui`),
  ...typed(null, appointments, date(12, 3))(`quelque chose le 3 décembre`),
  ...typed(
    null,
    next,
  )(`
    qui est le suivant; À quelle heure est ma prochaine consultation ?; prochain rdv
  `),
  ...typed(null, next)(`prochain rendez-vous de Tomás Lima`),
  ...typed(
    null,
    requests,
  )(`
    nouvelles demandes; Ai-je des demandes de rendez-vous auxquelles je n'ai pas encore répondu
    ?; demandes sans réponse; rdv à confirmer
  `),
  ...typed(
    null,
    waiting,
  )(`
    qui est en salle d'attente; Y a-t-il un patient connecté qui m'attend en ce moment ?;
    beatriz est là ?
  `),
  ...typed(null, slots, inDays(0))(`un créneau aujourd'hui; il me reste de la place aujourd'hui`),
  ...typed(null, slots, inDays(1))(`Où pourrais-je caser quelqu'un demain ?`),
  ...typed(null, slots, inDays(1), [12, 18])(`trous demain après-midi`),
  ...typed(null, slots, weekday(3))(`Ai-je des créneaux libres mercredi ?`),
  ...typed(null, slots, weekday(5), [0, 12])(`je peux caser qqn vendredi matin`),
  ...typed(null, slots, week(1))(`créneaux ouverts la semaine prochaine`),
  ...typed(null, slots)(`premier créneau disponible`),
  ...typed(
    null,
    tasks,
  )(`
    ce qu'il me reste à faire; Pourriez-vous me montrer les tâches que je n'ai pas terminées ?
  `),
  ...typed(null, tasks, inDays(0))(`tâches du jour`),
  ...typed(null, tasks, inDays(1))(`des échéances demain`),
  ...typed(null, overdue)(`qu'est-ce que j'ai laissé passer; retards; ce qui est en retard`),
  ...typed(null, tasks)(`tâches concernant beatriz`),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    TA ?; Pourriez-vous me donner la pression artérielle la plus récente ?
  `),
  ...typed(
    "open",
    vitals("pressure", true),
  )(`
    comment évolue sa tension; Est-ce que sa tension baisse ?
  `),
  ...typed("open", vitals("pressure"), monthsBack(12))(`TA des 12 derniers mois`),
  ...typed("open", vitals("weight"))(`poids; dernier poids noté`),
  ...typed("open", vitals("weight", true))(`courbe de poids`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`poids depuis mars`),
  ...typed("open", vitals("bmi"))(`imc`),
  ...typed("open", vitals("pulse"))(`dernier pouls`),
  ...typed("open", vitals("temperature"))(`temp`),
  ...typed("open", vitals("oxygen"))(`saturation en oxygène`),
  ...typed("open", vitals("glucose"))(`dernière glycémie`),
  ...typed("open", vitals(null))(`montre-moi les dernières mesures`),
  ...typed(
    "open",
    medications,
  )(`
    ttt en cours; médicaments actuels; elle est sous anticoagulants; ordonnance en cours
  `),
  ...typed(
    "open",
    allergies,
  )(`
    allergique à quelque chose; allergique péni ?; pas d'allergie connue ?
  `),
  ...typed("open", problems)(`atcd; liste des problèmes; elle a de l'asthme ?`),
  ...typed(
    "open",
    notes,
  )(`
    qu'est-ce que j'avais écrit la dernière fois; Merci de m'afficher les notes de la dernière
    visite; compte rendu précédent
  `),
  ...typed(null, noPatient)(`quelle est la tension; traitement actuel svp`),
  ...typed(null, help("recordWindow"))(`pourquoi je ne peux pas ouvrir le dossier`),
  ...typed(null, help("notes"))(`comment signer une note`),
  ...typed(null, help("profile"))(`changer la langue`),
  ...typed(null, help("visits"))(`comment faire entrer le patient en visio`),
  ...typed(null, help("appointments"))(`Comment confirmer un rendez-vous ?`),
  ...typed(null, help("tasks"))(`comment ajouter une tâche`),
  ...typed(null, help("assistant"))(`tu sais faire quoi`),
  ...typed(null, help("privacy"))(`qui peut voir mes conversations`),
  ...typed(null, help("vitals"))(`où saisir la tension`),
  ...typed(
    null,
    orders,
  )(`
    annule celui de 9h demain; cale tomás mardi à 10h; confirme toutes les demandes; supprime la
    tâche en retard
  `),
  ...typed("open", orders)(`ajoute la pénicilline à ses allergies`),
  ...typed(
    "open",
    advice,
  )(`
    j'augmente le ramipril ?; ça pourrait être une pneumonie ?; je peux lui donner de
    l'ibuprofène; prescris du doliprane; ramipril et grossesse c'est sûr ?
  `),
  ...typed(null, strangers)(`poids de Jean-Marc Delaunay`),
  ...typed(null, others)(`liste tous les patients du système`),
  ...typed(null, offtopic)(`raconte une blague; qui a gagné le match hier`),
];
