import type { HelpTexts } from "./helpTopic.ts";

/** The clinicians' help in French. */
export const helpFr: HelpTexts = {
  assistant: {
    title: "Ce à quoi l’assistant répond",
    sentences: [
      "L’assistant répond sur vos rendez-vous, vos tâches, vos créneaux libres et le dossier du patient que vous avez ouvert.",
      "Il explique aussi le fonctionnement du portail. Chaque phrase montre d’où elle vient.",
    ],
  },
  followUps: {
    title: "Les questions qui s’enchaînent",
    sentences: [
      "Si une question courte peut se comprendre de plusieurs façons, posez-la en entier, avec le nom du patient ou le jour.",
      "Juste après une réponse, « et demain ? » ou « et son poids ? » suffit.",
    ],
  },
  noAdvice: {
    title: "Ni diagnostic ni dosage",
    sentences: [
      "L’assistant ne pose pas de diagnostic et ne recommande ni traitement ni dose. Cette décision vous appartient.",
    ],
  },
  orders: {
    title: "Ce que l’assistant ne fait pas",
    sentences: [
      "L’assistant ne modifie rien : il ne crée, ne déplace, ne confirme et n’annule aucun rendez-vous, et il n’affiche pas ceux qui sont annulés.",
      "Vous faites ces changements vous-même, sur la page du rendez-vous.",
    ],
  },
  calendar: {
    title: "Le calendrier",
    sentences: [
      "Le calendrier montre votre journée, votre semaine ou un agenda, dans le fuseau horaire de votre profil.",
      "Les rendez-vous commencent à l’heure ou à la demie et durent 30 minutes.",
    ],
  },
  appointments: {
    title: "Confirmer et déplacer des rendez-vous",
    sentences: [
      "Ouvrez un rendez-vous pour le confirmer, l’annuler ou le déplacer.",
      "Un créneau ne se prend qu’une fois. Si quelqu’un a été plus rapide, les prochains créneaux libres sont proposés.",
    ],
  },
  visits: {
    title: "Les consultations vidéo",
    sentences: [
      "Démarrez la consultation depuis son rendez-vous. La caméra, le micro et la connexion sont d’abord vérifiés.",
      "De la personne qui attend, vous voyez depuis quand et dans quelle langue. Elle entre quand vous l’admettez.",
    ],
  },
  waitingRoom: {
    title: "Qui attend",
    sentences: [
      "L’assistant ne voit pas qui attend. Votre tableau de bord l’indique, avec l’heure d’arrivée de chaque patient.",
    ],
  },
  recordWindow: {
    title: "Quand un dossier est ouvert",
    sentences: [
      "Un dossier médical s’ouvre 15 minutes avant un rendez-vous confirmé et se ferme 60 minutes après sa fin.",
      "Chaque ouverture est inscrite au journal d’audit.",
    ],
  },
  vitals: {
    title: "Saisir les constantes",
    sentences: [
      "Saisissez la tension, le poids et la taille dans le dossier, dans l’un ou l’autre système d’unités.",
      "Les valeurs impossibles sont refusées, et les valeurs critiques sont à confirmer avant l’enregistrement.",
    ],
  },
  medications: {
    title: "Tenir la liste des médicaments",
    sentences: [
      "Notez dans le dossier qu’un médicament a été commencé, modifié ou arrêté. La liste actuelle en découle.",
    ],
  },
  allergies: {
    title: "Allergies",
    sentences: [
      "Le dossier n’a pas de place pour les allergies ; cela ne signifie pas qu’il n’y en a aucune.",
    ],
  },
  notes: {
    title: "Écrire et signer des notes",
    sentences: [
      "Écrivez la note dans le dossier et signez-la une fois terminée. Vos brouillons restent à vous après la fermeture du dossier : le tableau de bord affiche ceux qu’il vous reste à signer.",
      "Une note signée ne change jamais. Ce qui vient après est un addendum.",
    ],
  },
  tasks: {
    title: "Vos tâches",
    sentences: [
      "Une tâche a un titre et, si vous voulez, une échéance, une priorité et un patient. Personne d’autre ne voit vos tâches.",
    ],
  },
  profile: {
    title: "Votre profil",
    sentences: [
      "Changez votre nom, votre langue, votre fuseau horaire et vos clés d’accès dans votre profil.",
    ],
  },
  privacy: {
    title: "Ce qui est gardé de vos questions",
    sentences: [
      "Vos conversations ne sont qu’à vous et sont effacées après 90 jours, ou plus tôt si vous les supprimez.",
      "Ce qui vient d’un dossier n’y est pas gardé, seulement une référence.",
    ],
  },
};
