import type { AssistantTexts } from "./assistantTexts.ts";

/** The assistant's sentences in French. */
export const fr: AssistantTexts = {
  appointments: {
    count: ["Vous avez {count} rendez-vous {span}.", "Vous avez {count} rendez-vous {span}."],
    none: "Vous n’avez aucun rendez-vous {span}.",
    countOf: [
      "{name} a {count} rendez-vous avec vous {span}.",
      "{name} a {count} rendez-vous avec vous {span}.",
    ],
    noneOf: "{name} n’a aucun rendez-vous avec vous {span}.",
    one: "{time} : {name}, {mode}, {status}{reason}.",
    next: "Votre prochain rendez-vous est le {time}, avec {name}, {mode}, {status}{reason}.",
    noneNext: "Vous n’avez aucun rendez-vous confirmé à venir.",
    nextOf: "Le prochain rendez-vous de {name} avec vous est le {time}, {mode}, {status}{reason}.",
    noneNextOf: "{name} n’a aucun rendez-vous confirmé à venir avec vous.",
    reason: " (« {reason} »)",
    modes: { telemedicine: "par vidéo", inPerson: "sur place" },
    statuses: {
      pending: "pas encore confirmé",
      confirmed: "confirmé",
      cancelled: "annulé",
      done: "terminé",
    },
  },
  spans: {
    today: "aujourd’hui",
    tomorrow: "demain",
    dayAfterTomorrow: "après-demain",
    week: "dans les sept prochains jours",
    day: "le {day}",
    days: "du {from} au {to}",
    between: "{days}, entre {from} et {to}",
    at: "{days} à {time}",
  },
  requests: {
    count: [
      "{count} demande attend votre réponse{about}.",
      "{count} demandes attendent votre réponse{about}.",
    ],
    none: "Aucune demande n’attend votre réponse{about}.",
  },
  tasks: {
    count: ["Vous avez {count} tâche en cours.", "Vous avez {count} tâches en cours."],
    none: "Vous n’avez aucune tâche en cours.",
    countOf: [
      "Vous avez {count} tâche en cours à propos de {name}.",
      "Vous avez {count} tâches en cours à propos de {name}.",
    ],
    noneOf: "Vous n’avez aucune tâche en cours à propos de {name}.",
    one: "{title}{about} : {priority}{due}.",
    about: " ({name})",
    countDue: [
      "Vous avez {count} tâche en cours à échéance {span}{about}.",
      "Vous avez {count} tâches en cours à échéance {span}{about}.",
    ],
    noneDue: "Vous n’avez aucune tâche en cours à échéance {span}{about}.",
    countOverdue: [
      "Vous avez {count} tâche en retard{about}.",
      "Vous avez {count} tâches en retard{about}.",
    ],
    noneOverdue: "Vous n’avez aucune tâche en retard{about}.",
    more: "Il y en a {count} de plus sur la page de vos tâches.",
    due: ", pour le {day}",
    overdue: ", en retard depuis le {day}",
    priorities: { low: "priorité basse", normal: "priorité normale", high: "priorité haute" },
  },
  freeSlots: {
    some: "Libre le {day} : {times}.",
    none: "Aucun créneau libre dans vos heures de travail {span}.",
  },
  vitals: {
    noneIn: "{name} : le dossier n’a aucune valeur mesurée {span} ({measure}).",
    latest: "{name} : {measure} {value}, mesure du {day}.",
    trend: "{name} : {measure}, de {first} le {firstDay} à {last} le {lastDay}.",
    none: "{name} : aucune mesure de {measure} dans le dossier.",
    measures: { pressure: "tension artérielle", weight: "poids", height: "taille" },
    missing: "{name} : aucune constante dans le dossier.",
  },
  medications: {
    count: ["{name} prend {count} médicament.", "{name} prend {count} médicaments."],
    none: "{name} : aucun médicament en cours dans le dossier.",
    one: "{medication}, {dose}, depuis le {day}.",
  },
  notes: {
    noneIn: "{name} : le dossier n’a aucune note signée {span}.",
    signed: "{name} : note signée le {day} : « {text} »",
    none: "{name} : aucune note dans le dossier.",
  },
  record: {
    closed: "Le dossier n’est pas ouvert en ce moment.",
    noPatient: "Ouvrez d’abord le dossier d’un patient, puis reposez la question.",
  },
  time: {
    unclear:
      "Je n’ai pas compris le jour ou l’heure. Demandez pour aujourd’hui, demain ou une date.",
    currentOnly:
      "La liste des médicaments est celle d’aujourd’hui ; elle ne peut pas être consultée pour un autre jour.",
  },
  people: {
    unsaid:
      "On ne sait pas de quel patient il s’agit. Indiquez son nom ou ouvrez d’abord son dossier.",
    stranger: "Vous n’avez aucun patient de ce nom.",
    several:
      "La question peut viser plusieurs de vos patients. Posez-la pour un seul, avec son nom complet.",
  },
};
