import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set but the sixth in English. */
export const french = [
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`j'ai qui cet aprèm`),
  ...typed(null, answer.appointments, days.inDays(1))(
    `Pourriez-vous m'indiquer les patients prévus demain ?`,
  ),
  ...typed(null, answer.appointments, days.sevenDays)(
    `c'est quoi ma cédule de rendez-vous cette semaine`,
  ),
  ...typed(null, answer.appointments, days.weekday(2))(`mardi je vois qui`),
  ...typed(null, answer.appointments, days.weekend)(`des rdv ce week-end ?`),
  ...typed(null, answer.appointments, days.lastWeekday(5))(
    `qui est venu en consult vendredi dernier`,
  ),
  ...typed(null, answer.appointments, days.weekday(1), [0, 12])(
    `lundi matin, la liste de mes patients svp`,
  ),
  ...typed(null, answer.appointments, days.inDays(0))(`cb de patients aujourd'hui`),
  ...typed(null, answer.appointments, days.thisMonth)(`combien de consultations j'ai ce mois-ci`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(
    `nombre de téléconsultations jeudi après-midi`,
  ),
  ...typed(null, answer.next)(`c'est qui le prochain`),
  ...typed(null, answer.next)(`À quelle heure est mon prochain rendez-vous, s'il vous plaît ?`),
  ...typed(null, answer.slots, days.inDays(1), [0, 12])(`j'ai encore de la place demain matin ?`),
  ...typed(null, answer.slots, days.weekday(3))(
    `mercredi, je suis libre à quelle heure pour un premier entretien`,
  ),
  ...typed(null, answer.slots, days.sevenDays)(`creneaux dispos cette semaine`),
  ...typed(null, answer.slots, days.inDays(0))(`y me reste-tu un trou de libre aujourd'hui`),
  ...typed(null, answer.requests)(`demandes de rdv à traiter`),
  ...typed(null, answer.requests)(`qui attend que j'accepte son rendez-vous`),
  ...typed(null, answer.requests)(
    `Y a-t-il des demandes de consultation auxquelles je n'ai pas répondu ?`,
  ),
  ...typed(null, answer.waiting)(`du monde dans la salle d'attente ?`),
  ...typed(null, answer.waiting)(`y a-tu un patient connecté qui m'attend pour la visio`),
  ...typed(null, answer.waiting)(`depuis quand le premier poireaute en salle d'attente`),
  ...typed(null, answer.tasks)(`montre ma liste de tâches`),
  ...typed(null, answer.tasks, days.inDays(1))(
    `qu'est-ce que j'ai comme tâches à rendre pour demain`,
  ),
  ...typed(null, answer.tasks)(`une tâche ouverte concernant Beatriz ?`),
  ...typed(null, answer.overdue)(`mes taches en retard`),
  ...typed(null, answer.overdue)(`Quelles tâches ont dépassé leur échéance ?`),
  ...typed("open", answer.vitals("pressure"))(`TA au dernier contrôle`),
  ...typed("open", answer.vitals("pulse"))(`son pouls, c'était combien`),
  ...typed("open", answer.vitals("temperature"))(`dernière température prise`),
  ...typed("open", answer.vitals("oxygen"))(`elle sature à combien`),
  ...typed("open", answer.vitals("weight", true), days.monthsBack(3))(
    `son poids sur les trois derniers mois, ça monte ?`,
  ),
  ...typed("open", answer.vitals("glucose", true))(`la glycémie, elle a évolué comment`),
  ...typed("open", answer.vitals(null))(`ses constantes stp`),
  ...typed("open", answer.medications)(`elle prend quoi comme pilules en ce moment`),
  ...typed("open", answer.medications)(`Est-elle encore sous ISRS ?`),
  ...typed("open", answer.medications)(`médication actuelle avec les posologies inscrites`),
  ...typed("open", answer.allergies)(`des allergies médicamenteuses chez elle ?`),
  ...typed("open", answer.allergies)(`allergique à la péni ou pas`),
  ...typed("open", answer.problems)(`ses problèmes de santé actifs`),
  ...typed("open", answer.problems)(`quelles pathologies sont inscrites au dossier ?`),
  ...typed("open", answer.notes)(`qu'est-ce que j'avais écrit la dernière fois`),
  ...typed("open", answer.notes)(`sa dernière note d'évolution`),
  ...typed("open", answer.notes)(`Pourrais-tu me relire la note de la visite précédente ?`),
  ...typed("open", answer.advice)(`quel antibio tu lui mettrais pour son otite`),
  ...typed("open", answer.advice)(`faut-il que j'arrête le bisoprolol ?`),
  ...typed("open", answer.advice)(`tu penses que c'est un TDAH`),
  ...typed(null, answer.orders)(`bloque-moi un rendez-vous pour Beatriz vendredi à 9 h`),
  ...typed(null, answer.orders)(`Merci de déplacer mon patient de 14 h à la semaine prochaine`),
  ...typed("open", answer.orders)(`fais-lui une ordonnance de Ventoline`),
  ...typed(null, answer.others)(`le Dr Lachance a-t-il un trou dans son horaire vendredi`),
  ...typed(null, answer.others)(`qui est-ce que ma collègue de pédiatrie voit cet après-midi ?`),
  ...typed("closed", answer.noPatient)(`quels médicaments prend Tomás`),
  ...typed(null, answer.help("messages"))(`est-ce que des parents m'ont envoyé un message ?`),
  ...typed(null, answer.help("waitingList"))(`qui est sur la liste d'attente pour passer plus tôt`),
  ...typed(null, answer.help("medications"))(
    `comment j'indique qu'un médicament est arrêté dans le dossier`,
  ),
  ...typed(null, answer.help("profile"))(`où je change mon fuseau horaire`),
  ...typed(null, answer.help("assistant"))(`t'es capable de répondre à quoi comme questions ?`),
  ...typed(null, answer.offtopic)(`le Canadien a-tu gagné hier soir`),
  ...typed(null, answer.offtopic)(`une recette de tarte aux pommes`),
];
