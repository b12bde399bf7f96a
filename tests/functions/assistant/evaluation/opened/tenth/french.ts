import * as days from "../../days.ts";
import { asked, expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set but 40 lines of the ninth in English. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`je prépare mes dossiers à l'avance, quels patients est-ce que je vois demain`),
  ...typed(null, answer.appointments, days.weekday(2))(`mes rdv de mardi`),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`j'ai qui en consultation ce matin`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [16, 24],
  )(`mercredi a partir de 16h j'ai quels patients`),
  ...typed(null, answer.appointments, days.week(1))(`combien de rdv la semaine prochaine`),
  ...typed(
    null,
    answer.appointments,
    days.date(12, 3),
  )(`Auriez-vous l'amabilité de m'indiquer mes rendez-vous du 3 décembre ?`),
  ...typed(
    null,
    answer.next,
  )(`bon j'ai fini ici, c'est qui le suivant; mon prochain patient est à quelle heure`),
  ...typed("open", answer.next)(`elle me demande quand est son prochain rdv avec moi`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`un papa au téléphone pour une otite, il me reste un créneau libre demain ?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(5),
    [0, 12],
  )(`est ce que j'ai un trou vendredi matin dans mon planning`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(
    `Pourriez-vous me dire quelles plages sont encore libres dans mon agenda la semaine prochaine ?`,
  ),
  ...typed(null, answer.tasks)(`liste de toutes mes taches`),
  ...typed(null, answer.tasks, days.inDays(0))(`quelles tâches je dois faire aujourd'hui`),
  ...typed(
    null,
    answer.overdue,
  )(
    `tâches en retard ?; j'ai l'impression d'avoir laissé traîner des trucs, quelles tâches ont dépassé leur échéance`,
  ),
  ...typed(
    null,
    answer.requests,
  )(
    `y a des nouvelles demandes de rdv; qui attend encore que je lui confirme le rendez-vous qu'il a demandé; Avant de partir, je voudrais savoir s'il reste des demandes de rendez-vous auxquelles je n'ai pas répondu.`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `je suis à la bourre, y a déjà du monde en salle d'attente ?; combien de patients attendent en salle d'attente là maintenant`,
  ),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.sinceMonth(9),
  )(`comment évolue sa tension depuis septembre`),
  ...typed("open", answer.vitals("pulse"))(`son pouls la derniere fois`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`elle dit avoir eu chaud, c'était combien sa dernière température`),
  ...typed("open", answer.vitals("oxygen"))(`dernière sat en oxygène`),
  ...typed(
    "open",
    answer.vitals("height", true),
    days.monthsBack(12),
  )(`Je souhaiterais voir l'évolution de sa taille au cours des douze derniers mois`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(3),
  )(`ses glycémies ont monté ces 3 derniers mois ?`),
  ...typed("open", answer.vitals("bmi"))(`IMC de Beatriz svp`),
  ...typed(
    "open",
    answer.medications,
  )(
    `son traitement en cours; elle est sous metformine ?; La pharmacie m'appelle et je n'ai rien sous les yeux, quels médicaments prend Beatriz actuellement ?`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(
    `des allergies ?; est elle allergique à l'amoxicilline; je dois lui refaire son pansement, y a-t-il une allergie au latex dans son dossier`,
  ),
  ...typed(
    "open",
    answer.problems,
  )(
    `ses problemes de santé actifs; quelles maladies chroniques sont notées dans son dossier; Je remplace un confrère et je ne la connais pas, quels sont les antécédents médicaux de Beatriz ?`,
  ),
  ...typed(
    "open",
    answer.notes,
  )(
    `qu'est-ce que j'ai noté à sa dernière consultation; montre moi ses dernieres notes; j'ai un trou de mémoire sur la dernière séance, peux-tu me relire ma dernière note sur elle`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `quelle dose de doliprane je lui donne; fièvre et éruption depuis deux jours ça peut être quoi; est-ce que je peux associer ibuprofène et ramipril ?`,
  ),
  ...typed(
    null,
    answer.orders,
  )(`décale mon rdv de 11h à jeudi; ajoute une tâche pour rappeler le labo demain`),
  ...typed("open", answer.orders)(`prescris lui de la ventoline`),
  ...typed(
    null,
    answer.help("allergies"),
  )(`comment je fais pour enregistrer une allergie dans un dossier`),
  ...typed(
    null,
    answer.help("medications"),
  )(`comment indiquer dans le dossier qu'un médicament a été arrêté`),
  ...typed(
    null,
    answer.help("waitingList"),
  )(`où est-ce que je trouve la liste d'attente des patients qui veulent un rendez-vous plus tôt`),
  ...typed("open", answer.others)(`son mari est là aussi, quels médicaments prend son mari ?`),
  ...typed("foreign", answer.others)(`c'est quoi le traitement de Dina`),
  ...typed(null, answer.strangers)(`quelles sont les allergies de Gwenaëlle Kervella`),
  ...asked("fr", "open", [
    ["la patiente est diabetique ?", expected.illness],
    ["dis-moi vite avant que j'entre, est-ce que Beatriz est épileptique", expected.illness],
  ]),
  ...following("fr", null, [["quels sont mes rdv de demain", "et lundi ?", expected.appointments]]),
  ...following("fr", "open", [
    ["quelles sont ses allergies", "et ses médicaments ?", expected.medications],
    ["quel est son poids", "et sa taille", expected.vitals],
  ]),
];
