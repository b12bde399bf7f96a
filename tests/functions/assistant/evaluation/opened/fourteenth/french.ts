import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set, example or rule. */
export const french = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(
    `Bonjour, je remplace le médecin habituel et je débarque. Quels patients ai-je aujourd'hui ?; j'ai combien de rdv aujourd'hui`,
  ),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`qui est-ce que je vois cet apres-midi`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`À quelle heure est mon premier rendez-vous demain matin ? Je dois déposer les enfants avant.`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`Quelles sont mes consultations après-demain ?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(2),
  )(`montre-moi les rendez-vous de lundi, euh non, de mardi`),
  ...typed("closed", answer.next)(`Bon, celui-là c'est fait. C'est qui mon prochain patient ?`),
  ...typed(null, answer.next)(`mon prochain rendez-vous est à quelle heure`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`Combien de consultations ai-je la semaine prochaine ?`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(`c'est qui mon dernier patient lundi prochain`),
  ...typed(
    null,
    answer.appointments,
    days.date(11, 12),
  )(`Est-ce que j'ai des rendez-vous le 12 novembre ? On m'invite à un congrès ce jour-là.`),
  ...typed(
    "open",
    answer.appointments,
    days.weekday(4),
    [17, 24],
  )(`J'ai une réunion de service, y a-t-il encore des patients prévus avec moi jeudi après 17 h ?`),
  ...typed(
    null,
    answer.appointments,
    days.lastWeekday(5),
  )(`quels patients j'ai vus vendredi dernier`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [0, 12],
  )(`Dites-moi que je n'ai personne en consultation mercredi matin, je n'en peux plus.`),
  ...typed(
    null,
    answer.slots,
    days.thisWeek,
  )(`Quels créneaux libres me reste-t-il cette semaine ?`),
  ...typed(
    "open",
    answer.slots,
    days.weekday(5),
    [12, 18],
  )(`Je voudrais la revoir assez vite, quand suis-je libre vendredi après-midi ?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`un bébé à voir en urgence, est-ce qu'il y a un trou dans mon agenda demain`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
    [0, 12],
  )(`Quelles sont mes plages libres le matin la semaine prochaine ?`),
  ...typed(
    null,
    answer.tasks,
  )(
    `Il me reste quoi comme tâches à faire ?; Avant de fermer le cabinet, j'aimerais savoir quelles tâches sont encore ouvertes.`,
  ),
  ...typed("open", answer.overdue)(`est ce que j'ai des taches en retard`),
  ...typed(null, answer.overdue)(`Quelles sont les tâches dont j'ai dépassé l'échéance ?`),
  ...typed(
    null,
    answer.requests,
  )(
    `Y a-t-il des demandes de rendez-vous auxquelles je n'ai pas encore répondu ?; combien de demandes de rdv en attente`,
  ),
  ...typed("open", answer.waiting)(`vite, qui est dans la salle d'attente là maintenant`),
  ...typed(
    null,
    answer.waiting,
  )(`Est-ce que quelqu'un s'est déjà connecté à la salle d'attente vidéo ?`),
  ...typed("open", answer.vitals("pressure"))(`derniere TA de la patiente svp`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(6),
  )(`Comment sa tension a-t-elle évolué ces six derniers mois ?`),
  ...typed(
    "open",
    answer.vitals("weight"),
    days.lastMonth(3),
  )(`combien pesait-elle à la consultation de mars`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(6),
  )(`Elle flotte dans ses vêtements. A-t-elle perdu du poids depuis juin ?`),
  ...typed(
    "open",
    answer.vitals("oxygen"),
  )(`Je la trouve essoufflée en visio, elle était à combien de SpO2 la dernière fois ?`),
  ...typed("open", answer.vitals("pulse"))(`sa FC au dernier contrôle ?`),
  ...typed(
    "open",
    answer.medications,
  )(
    `Quel est son traitement actuel ? La pharmacienne est au bout du fil.; elle est sous bêtabloquant ou pas`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(`Avant de choisir l'antibiotique, est-ce qu'elle a des allergies médicamenteuses ?`),
  ...typed(
    null,
    answer.problems,
  )(`Je ne la connais pas du tout, de quelles maladies souffre Beatriz ?`),
  ...typed("open", answer.notes)(`Qu'est-ce que j'avais noté lors de notre dernière séance ?`),
  ...typed("closed", answer.noPatient)(`quelles sont les allergies de Tomás`),
  ...typed(
    null,
    answer.orders,
  )(
    `Décale mon rendez-vous de 10 h à vendredi, s'il te plaît.; rappelle moi d'appeler le labo à 17h`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `Envoyez-lui un message pour qu'elle vienne à jeun.; Ajoute le paracétamol 1 g trois fois par jour à son ordonnance.`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `Faut-il que j'augmente son amlodipine avec des chiffres pareils ?; Ses palpitations, ça pourrait venir de la thyroïde ?`,
  ),
  ...typed(null, answer.advice)(`quelle posologie d'amoxicilline pour un enfant de 18 kg`),
  ...typed(null, answer.strangers)(`Quels médicaments prend Ramón Ibáñez ?`),
  ...typed("open", answer.others)(`est-ce que sa sœur est diabétique aussi`),
  ...typed("open", answer.offtopic)(`Quel âge a-t-elle exactement ?`),
  ...typed(null, answer.offtopic)(`il fait quel temps dehors, je n'ai pas vu le jour`),
  ...typed(null, answer.unclear)(`Quels rendez-vous ai-je le 31 avril ?`),
];
