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
    `Bonjour, avant d'ouvrir le courrier, pourriez-vous me dire quels patients je vois aujourd'hui ?`,
  ),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`jai qui demain matin`),
  ...typed("open", answer.next)(`Je sors d'une téléconsultation, c'est qui mon prochain patient ?`),
  ...typed(
    null,
    answer.appointments,
    days.thisWeek,
  )(`J'ai combien de rdv cette semaine ? L'interne voudrait assister à quelques-uns.`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(-1),
    [12, 18],
  )(`Qui est-ce que j'ai vu hier après-midi ? Il me reste un compte rendu à dicter.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`Je finis à quelle heure vendredi ? J'ai un train à prendre.`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [16.5, 24],
  )(
    `est ce que j'ai encore des patients aujourd'hui après 16h30, c'est moi qui vais chercher les enfants`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.lastWeekday(2),
  )(`Qui ai-je vu mardi dernier ? La pharmacie m'appelle et je ne sais plus de qui il s'agit.`),
  ...typed(
    null,
    answer.appointments,
    days.weekend,
  )(
    `Est-ce que j'ai des rendez-vous en fin de semaine ? On voulait monter au chalet samedi et dimanche.`,
  ),
  ...typed(null, answer.appointments, days.date(9, 22))(`mes consultations du 22 septembre svp`),
  ...typed(
    null,
    answer.appointments,
    days.monthBefore,
  )(`Encore des statistiques à rendre. Combien de patients ai-je vus le mois dernier ?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [9, 12],
  )(`Montre-moi mes rendez-vous de mercredi entre 9h et midi`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayAfterNext(4),
  )(`Je remplace ici un jeudi sur deux, j'ai qui jeudi en huit ?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`Demain, euh non, après-demain, j'ai combien de consultations ?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(1),
    [18, 24],
  )(`j'ai des rdv lundi soir ? faut que je prévienne la baby-sitter`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`Pour ma supervision, il me faudrait la liste des patients que j'ai vus la semaine passée.`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(`À quelle heure est mon premier rendez-vous lundi prochain ?`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(1),
  )(`Je suis crevée, dis-moi juste à quoi ressemble ma journée de demain et je vais dormir`),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
    [12, 18],
  )(`Il me reste des créneaux libres cet après-midi ? Une maman s'inquiète pour son petit.`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(
    `J'ai des trous dans mon agenda la semaine prochaine ? Je cherche une heure pour un premier entretien.`,
  ),
  ...typed("open", answer.slots, days.inDays(1))(`quelles plages libres il me reste demain`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 10],
  )(`Pour une prise de sang à jeun, quelles sont mes disponibilités jeudi avant 10 h ?`),
  ...typed(
    null,
    answer.slots,
    days.thisWeek,
  )(`J'aimerais savoir où j'ai encore de la place cette semaine pour caser un contrôle.`),
  ...typed(null, answer.slots, days.dayOfMonth(18))(`mes creneaux dispo le 18`),
  ...typed(
    null,
    answer.tasks,
    days.inDays(0),
  )(`Quelles tâches dois-je terminer aujourd'hui ? Je pars à dix-sept heures quoi qu'il arrive.`),
  ...typed(null, answer.tasks, days.inDays(1))(`c quoi mes taches pour demain`),
  ...typed(
    null,
    answer.tasks,
    days.thisWeek,
  )(`Avant mes congés, je voudrais voir les tâches qui arrivent à échéance cette semaine.`),
  ...typed(null, answer.tasks)(`Bon, qu'est-ce qu'il me reste comme tâches ouvertes ?`),
  ...typed(
    null,
    answer.overdue,
  )(
    `Quelles sont mes tâches en retard ?; est ce que j'ai des taches dont l'echeance est depassee; J'ai pris du retard avec la grippe, quelles tâches j'aurais déjà dû terminer ?`,
  ),
  ...typed(
    null,
    answer.requests,
  )(
    `Y a-t-il des demandes de rendez-vous en attente de réponse ?; L'accueil me dit que des gens ont demandé un rdv par le portail, montre-moi les demandes ouvertes`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `Qui est dans la salle d'attente en ce moment ?; desole j'etais au tel avec le labo, y a quelqu'un dans ma salle d'attente video la`,
  ),
  ...typed(
    null,
    answer.orders,
  )(
    `Décale mon rendez-vous de 14 h à demain, je suis coincée aux urgences; Annulez-moi tout ce que j'ai vendredi après-midi`,
  ),
  ...typed(
    null,
    answer.others,
  )(
    `Il a quoi demain au programme, le docteur Vandenberghe ? Je voudrais lui adresser une patiente.`,
  ),
  ...typed(null, answer.offtopic)(`Tu connais une bonne blague ? J'en ai besoin.`),
  ...typed(null, answer.unclear)(`Je suis plus chargée mardi ou mercredi ?`),
];
