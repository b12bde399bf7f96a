import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French as clinicians type and dictate them. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    qui vient aujourd'hui; patients d'aujourd'hui; j'ai quoi aujourdhui; y a-t-il quelqu'un de
    prévu aujourd'hui
  `),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`consultations de cet aprem`),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`qui j'ai vu ce matin`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`
    patients de demain; Bonjour, pourriez-vous m'afficher la liste des consultations prévues
    demain ?
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`rdv demain matin; planning demain mat.`),
  ...typed(null, answer.appointments, days.inDays(-1))(`consultations d'hier`),
  ...typed(null, answer.appointments, days.weekday(1))(`liste de lundi`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(`jeudi aprem je vois qui`),
  ...typed(null, answer.appointments, days.weekday(3), [0, 12])(`planning mercredi matin`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`Est-ce que j'ai des consultations vendredi ?`),
  ...typed(null, answer.appointments, days.thisWeek)(`ma semaine`),
  ...typed(null, answer.appointments, days.week(1))(`qui est-ce que je vois la semaine prochaine`),
  ...typed(null, answer.appointments, days.lastWeekday(2))(`qui ai-je vu mardi dernier`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`
    combien de patients j'ai vus la semaine dernière; Pouvez-vous compter les patients que j'ai
    reçus la semaine dernière ?
  `),
  ...typed(null, answer.appointments, days.inDays(0))(`combien de patients aujourd'hui`),
  ...typed(null, answer.appointments, days.date(12, 3))(`quelque chose le 3 décembre`),
  ...typed(
    null,
    answer.next,
  )(`
    qui est le suivant; À quelle heure est ma prochaine consultation ?; prochain rdv
  `),
  ...typed(null, answer.next)(`prochain rendez-vous de Tomás Lima`),
  ...typed(
    null,
    answer.requests,
  )(`
    nouvelles demandes; Ai-je des demandes de rendez-vous auxquelles je n'ai pas encore répondu
    ?; demandes sans réponse; rdv à confirmer
  `),
  ...typed(
    null,
    answer.waiting,
  )(`
    qui est en salle d'attente; Y a-t-il un patient connecté qui m'attend en ce moment ?;
    beatriz est là ?
  `),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
  )(`un créneau aujourd'hui; il me reste de la place aujourd'hui`),
  ...typed(null, answer.slots, days.inDays(1))(`Où pourrais-je caser quelqu'un demain ?`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`trous demain après-midi`),
  ...typed(null, answer.slots, days.weekday(3))(`Ai-je des créneaux libres mercredi ?`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`je peux caser qqn vendredi matin`),
  ...typed(null, answer.slots, days.week(1))(`créneaux ouverts la semaine prochaine`),
  ...typed(null, answer.slots)(`premier créneau disponible`),
  ...typed(
    null,
    answer.tasks,
  )(`
    ce qu'il me reste à faire; Pourriez-vous me montrer les tâches que je n'ai pas terminées ?
  `),
  ...typed(null, answer.tasks, days.inDays(0))(`tâches du jour`),
  ...typed(null, answer.tasks, days.inDays(1))(`des échéances demain`),
  ...typed(null, answer.overdue)(`qu'est-ce que j'ai laissé passer; retards; ce qui est en retard`),
  ...typed(null, answer.tasks)(`tâches concernant beatriz`),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    TA ?; Pourriez-vous me donner la pression artérielle la plus récente ?
  `),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`
    comment évolue sa tension; Est-ce que sa tension baisse ?
  `),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`TA des 12 derniers mois`),
  ...typed("open", answer.vitals("weight"))(`poids; dernier poids noté`),
  ...typed("open", answer.vitals("weight", true))(`courbe de poids`),
  ...typed("open", answer.vitals("weight"), days.sinceMonth(3))(`poids depuis mars`),
  ...typed("open", answer.vitals("bmi"))(`imc`),
  ...typed("open", answer.vitals("pulse"))(`dernier pouls`),
  ...typed("open", answer.vitals("temperature"))(`temp`),
  ...typed("open", answer.vitals("oxygen"))(`saturation en oxygène`),
  ...typed("open", answer.vitals("glucose"))(`dernière glycémie`),
  ...typed("open", answer.vitals(null))(`montre-moi les dernières mesures`),
  ...typed(
    "open",
    answer.medications,
  )(`
    ttt en cours; médicaments actuels; elle est sous anticoagulants; ordonnance en cours
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    allergique à quelque chose; allergique péni ?; pas d'allergie connue ?
  `),
  ...typed("open", answer.problems)(`atcd; liste des problèmes; elle a de l'asthme ?`),
  ...typed(
    "open",
    answer.notes,
  )(`
    qu'est-ce que j'avais écrit la dernière fois; Merci de m'afficher les notes de la dernière
    visite; compte rendu précédent
  `),
  ...typed(null, answer.noPatient)(`quelle est la tension; traitement actuel svp`),
  ...typed(null, answer.help("recordWindow"))(`pourquoi je ne peux pas ouvrir le dossier`),
  ...typed(null, answer.help("notes"))(`comment signer une note`),
  ...typed(null, answer.help("profile"))(`changer la langue`),
  ...typed(null, answer.help("visits"))(`comment faire entrer le patient en visio`),
  ...typed(null, answer.help("appointments"))(`Comment confirmer un rendez-vous ?`),
  ...typed(null, answer.help("tasks"))(`comment ajouter une tâche`),
  ...typed(null, answer.help("assistant"))(`tu sais faire quoi`),
  ...typed(null, answer.help("privacy"))(`qui peut voir mes conversations`),
  ...typed(null, answer.help("vitals"))(`où saisir la tension`),
  ...typed(
    null,
    answer.orders,
  )(`
    annule celui de 9h demain; cale tomás mardi à 10h; confirme toutes les demandes; supprime la
    tâche en retard
  `),
  ...typed("open", answer.orders)(`ajoute la pénicilline à ses allergies`),
  ...typed(
    "open",
    answer.advice,
  )(`
    j'augmente le ramipril ?; ça pourrait être une pneumonie ?; je peux lui donner de
    l'ibuprofène; prescris du doliprane; ramipril et grossesse c'est sûr ?
  `),
  ...typed(null, answer.strangers)(`poids de Jean-Marc Delaunay`),
  ...typed(null, answer.others)(`liste tous les patients du système`),
  ...typed(null, answer.offtopic)(`raconte une blague; qui a gagné le match hier`),
];
