import * as days from "../../days.ts";
import { asked, expected } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set, example or rule. */
export const french = [
  ...typed(null, answer.appointments, days.inDays(2))(`jai quoi apres demain`),
  ...typed(null, answer.appointments, days.weekdayAfterNext(4))(`jeudi en huit j'ai du monde ?`),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`combien il m'en reste cet aprem`),
  ...typed(null, answer.waiting)(`le patient de 11h est arrivé ?`),
  ...typed(
    null,
    answer.orders,
  )(
    `décale mon rdv de 16h à lundi; annule demain matin stp; rappelle moi de rappeler la pharmacie`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `prescris lui du doliprane 1g; demande une nfs et une crp; rédige le courrier pour le cardiologue; préviens la que j'ai vingt minutes de retard`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `à ton avis c'est une angine ou une grippe; est ce qu'il peut prendre de l'ibuprofène avec son traitement`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(
    `allergique à quoi déjà; sa soeur est allergique aux arachides et lui; pas d'allergie à l'amoxicilline si ?`,
  ),
  ...typed(
    "open",
    answer.medications,
  )(
    `il prend quoi pour son coeur; elle est toujours sous kardegic; c'est quoi la poso du bisoprolol`,
  ),
  ...typed("open", answer.vitals("pressure", true))(`sa tension a baissé depuis cet été ?`),
  ...typed(
    "open",
    answer.offtopic,
  )(
    `ça évolue comment l'hba1c; le cholestérol, non pardon, la créat; elle est à jour de ses vaccins`,
  ),
  ...typed("open", answer.vitals(null), days.inDays(0), [0, 12])(`temp et sat de ce matin`),
  ...typed(null, answer.appointments, days.weekday(3))(`mardi, euh non mercredi, j'ai qui`),
  ...typed(null, answer.appointments, days.weekday(5))(`pas aujourd'hui, vendredi je voulais dire`),
  ...typed(null, answer.requests)(`des demandes en attente pour moi ?`),
  ...typed(null, answer.offtopic)(`combien de demandes de renouvellement à traiter`),
  ...typed(null, answer.tasks, days.weekday(1))(`j'ai quoi à faire pour lundi`),
  ...typed("open", answer.others)(`son fils est asthmatique aussi ?`),
  ...typed("open", answer.unclear)(`la derniere fois que je l'ai vu c'était quand`),
  ...typed(null, answer.appointments, days.inDays(-1))(`combien de patients j'ai vus hier`),
  ...typed(null, answer.slots, days.inDays(1), [12, 12 + 1 / 60])(
    `j'ai un trou demain vers midi ?`,
  ),
  ...asked("fr", "open", [
    [
      "bon alors lui il venait pour des vertiges je crois donc sa dernière tension et est-ce qu'il a changé de traitement",
      [...expected.vitals, ...expected.medications],
    ],
  ]),
];
