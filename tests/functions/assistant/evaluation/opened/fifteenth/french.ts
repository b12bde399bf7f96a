import * as answer from "../../typed.ts";

const typed = answer.typedIn("fr");

/** Questions in French, by one who had read no other set, example or rule. */
export const french = [
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`Bonjour, quelle était sa tension à la dernière consultation ?`),
  ...typed("open", answer.vitals("pressure", true))(`comment a evolue sa ta au fil des visites`),
  ...typed("open", answer.vitals("weight"))(`elle pèse combien de livres présentement?`),
  ...typed("open", answer.vitals("oxygen"))(`sat de la derniere fois stp, je passe en visio`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(
    `La maman le trouve brûlant. Est-ce que le petit faisait de la fièvre quand on l'a examiné ici ?`,
  ),
  ...typed("open", answer.vitals("height"))(`non, pas son poids, sa taille`),
  ...typed(
    "open",
    answer.vitals("glucose"),
  )(`c'était combien sa glycémie capillaire au dernier passage`),
  ...typed(
    "open",
    answer.vitals("pulse"),
  )(`Elle se plaint de palpitations depuis un moment. Quel était son pouls la dernière fois ?`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`a-t-elle repris du poids par rapport à la visite d'avant ?`),
  ...typed(null, answer.vitals("bmi"))(`c'est quoi déjà l'IMC de Beatriz`),
  ...typed("open", answer.medications)(`elle prend quoi comme medicaments en ce moment`),
  ...typed("open", answer.medications)(`Prend-elle encore la venlafaxine, ou l'avait-on arrêtée ?`),
  ...typed(
    null,
    answer.medications,
  )(`La pharmacienne est en ligne, il me faut le traitement en cours de Beatriz.`),
  ...typed("open", answer.medications)(`est-ce qu'elle est sous anticoagulant`),
  ...typed("open", answer.medications)(`pas ses allergies, sa médication actuelle svp`),
  ...typed("open", answer.allergies)(`est elle allergique a l'amoxicilline`),
  ...typed(
    "open",
    answer.allergies,
  )(`Elle me parle de plaques après un antibiotique. L'a-t-on noté comme allergie ?`),
  ...typed(
    "open",
    answer.allergies,
  )(`le petit bonhomme a-tu des allergies au dossier? la garderie le demande`),
  ...typed(
    "open",
    answer.allergies,
  )(`Juste avant de raccrocher, y a-t-il des allergies connues chez cette dame ?`),
  ...typed(
    "open",
    answer.problems,
  )(`Je remplace le docteur Lemaire et je ne la connais pas. De quelles maladies souffre-t-elle ?`),
  ...typed("open", answer.problems)(`atcd de la patiente stp`),
  ...typed("open", answer.problems)(`elle est diabétique oui ou non`),
  ...typed(
    "open",
    answer.problems,
  )(`Y a-t-il un diagnostic de trouble bipolaire dans son dossier ?`),
  ...typed("open", answer.notes)(`qu'est ce que j'avais ecrit la derniere fois`),
  ...typed(
    "open",
    answer.notes,
  )(`Je suis épuisée ce soir. Qu'avions-nous convenu à la consultation précédente ?`),
  ...typed("open", answer.notes)(`lis-moi sa dernière note`),
  ...typed("open", answer.notes)(`c'était quoi le plan dans ma note de suivi`),
  ...typed("open", answer.others)(`Et son mari, il prend quoi pour sa tension ?`),
  ...typed("open", answer.strangers)(`donne-moi les allergies de Ramón Ibáñez`),
  ...typed("open", answer.others)(`combien de patients du cabinet sont sous lithium`),
  ...typed("open", answer.offtopic)(`où est passé le pèse-bébé de la salle 3 ?`),
  ...typed("open", answer.offtopic)(`Le tensiomètre de mon bureau est en panne, qui le répare ?`),
  ...typed("open", answer.offtopic)(`sa creatinine est revenue du labo ?`),
  ...typed("open", answer.orders)(`fais-lui une ordonnance d'amoxicilline 1 g deux fois par jour`),
  ...typed(
    "open",
    answer.orders,
  )(`Veuillez envoyer un message à la patiente pour qu'elle apporte son carnet de tension.`),
  ...typed("open", answer.orders)(`rajoute l'aspirine dans ses allergies`),
  ...typed("open", answer.advice)(`15/9 de tension c'est grave pour elle ?`),
  ...typed("open", answer.advice)(`je peux lui donner du tramadol avec son escitalopram`),
  ...typed(
    "open",
    answer.advice,
  )(`Elle tousse depuis un mois et elle maigrit. Est-ce que ça pourrait être une tuberculose ?`),
  ...typed("closed", answer.noPatient)(`elle a quoi comme antécédents`),
];
