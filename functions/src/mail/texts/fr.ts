import type { MailTexts } from "./mailTexts.ts";

export const fr: MailTexts = {
  common: {
    greeting: "Bonjour,",
    address: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    never: "Nous ne demandons jamais votre mot de passe par e-mail ni par téléphone.",
    contact:
      "Des questions ? Appelez le {{phone}} ou écrivez à {{email}}. Nous répondons 24 h/24, 7 j/7, 365 jours par an.",
    reason:
      "{{legalName}} vous envoie ce message parce que cette adresse a été saisie sur notre site.",
    wanted:
      "Vous recevez ce message en raison de vos réglages de notification. Modifiez-les ici : {{settingsLink}}",
  },
  asked: {
    plain: "Une personne utilisant cette adresse sur {{brand}} en a fait la demande le {{at}}.",
    withBrowser:
      "Une personne utilisant cette adresse sur {{brand}} en a fait la demande le {{at}}, avec ce navigateur : {{browser}}.",
  },
  removed: {
    label: "Supprimé :",
    passkeys: { one: "# clé d’accès", other: "# clés d’accès" },
    phone: "téléphone se terminant par #",
    again: "Vous pouvez les ajouter à nouveau dans votre compte.",
  },
  report: { created: "Nouveaux prospects", converted: "Conversions" },
  templates: {
    verifyEmail: {
      subject: "Confirmez votre adresse e-mail",
      preview: "Un clic, et votre adresse est confirmée.",
      heading: "Cette adresse est-elle la vôtre ?",
      body: ["Confirmez que cette adresse e-mail est bien celle de votre compte {{brand}}."],
      button: "Confirmer l’adresse",
      notes: [
        "Le lien fonctionne une seule fois et pour une durée limitée.",
        "Pour confirmer, vous devrez vous connecter à ce compte. Ce n’est pas vous qui l’avez créé ? Ne faites rien : l’adresse restera non confirmée.",
      ],
    },
    resetPassword: {
      subject: "Choisissez un nouveau mot de passe",
      preview: "Voici le lien que vous avez demandé.",
      heading: "Choisissez un nouveau mot de passe",
      body: [
        "Quelqu’un, vous sans doute, souhaite un nouveau mot de passe pour le compte {{brand}} lié à cette adresse.",
      ],
      button: "Choisir un nouveau mot de passe",
      notes: [
        "Le lien fonctionne une seule fois et pendant une heure.",
        "Ce n’était pas vous ? Ne faites rien : votre mot de passe reste le même.",
      ],
    },
    signUp: {
      subject: "Terminez la création de votre compte",
      preview: "Plus qu’une étape avant votre compte {{brand}}.",
      heading: "Ravis de vous accueillir",
      body: [
        "Plus qu’une étape avant votre compte {{brand}} : ouvrez ce lien, de préférence sur l’appareil où vous avez commencé.",
      ],
      button: "Créer mon compte",
      notes: [
        "Le lien fonctionne une seule fois et pour une durée limitée.",
        "Ce n’était pas vous ? Ne faites rien : aucun compte ne sera créé.",
      ],
    },
    alreadyMember: {
      subject: "Vous avez déjà un compte",
      preview: "Connectez-vous comme d’habitude ou choisissez un nouveau mot de passe.",
      heading: "Vous avez déjà un compte",
      body: [
        "Quelqu’un, vous sans doute, a voulu créer un compte {{brand}} avec cette adresse. Vous en avez déjà un : il suffit de vous connecter.",
      ],
      button: "Se connecter",
      notes: [
        "Mot de passe oublié ? Choisissez-en un nouveau ici : {{resetLink}}",
        "Ce n’était pas vous ? Ne faites rien : rien n’a changé, et personne n’a su que vous avez un compte.",
      ],
    },
    passkeyAdded: {
      subject: "Une clé d’accès a été ajoutée à votre compte",
      preview: "C’était vous ? Alors vous n’avez rien à faire.",
      heading: "Vous avez une nouvelle clé d’accès",
      body: [
        "Depuis le {{at}}, vous pouvez vous connecter à votre compte {{brand}} avec la clé d’accès « {{passkey}} ».",
        "C’était vous ? Alors vous n’avez rien à faire.",
      ],
      button: "Voir mes clés d’accès",
      notes: [
        "Ce n’était pas vous ? Supprimez la clé d’accès, déconnectez-vous partout et appelez-nous.",
      ],
    },
    passwordChanged: {
      subject: "Votre mot de passe a été modifié",
      preview: "C’était vous ? Alors vous n’avez rien à faire.",
      heading: "Votre mot de passe a été modifié",
      body: [
        "Le mot de passe de votre compte {{brand}} a été modifié le {{at}}.",
        "C’était vous ? Alors vous n’avez rien à faire.",
      ],
      button: "Ce n’était pas moi",
      notes: [
        "Le bouton permet de choisir un nouveau mot de passe. Si ce n’était pas vous, appelez-nous aussi.",
      ],
    },
    accountTakenOver: {
      subject: "Votre compte n’est plus qu’à vous",
      preview: "Nous avons retiré ce qui existait avant la confirmation de votre adresse.",
      heading: "Votre compte n’est plus qu’à vous",
      body: [
        "Le {{at}}, quelqu’un s’est connecté à {{brand}} avec Google, ce qui prouve que cette adresse est la sienne. Un compte lié à cette adresse existait déjà, mais personne ne l’avait jamais confirmée.",
        "Une autre personne l’a peut-être ouvert. Nous avons donc retiré son mot de passe et ses clés d’accès, et déconnecté tous les appareils.",
      ],
      button: "Se connecter",
      notes: [
        "C’est vous qui l’aviez ouvert ? Connectez-vous avec Google et, si vous le souhaitez, ajoutez de nouveau un mot de passe ou une clé d’accès.",
        "Ce n’est pas vous qui vous êtes connecté avec Google ? Alors protégez votre compte Google et appelez-nous.",
      ],
    },
    newLead: {
      subject: "Un nouveau prospect attend",
      preview: "Le premier qui le prend en charge s’en occupe.",
      heading: "Un nouveau prospect attend",
      body: [
        "Quelqu’un nous a écrit depuis le site et attend dans « À prendre ». Le premier qui prend ce prospect en charge s’en occupe.",
      ],
      button: "Ouvrir le prospect",
      notes: [],
    },
    leadHandedOver: {
      subject: "Un prospect vous a été confié",
      preview: "Il vous attend parmi vos prospects.",
      heading: "Vous avez un nouveau prospect",
      body: ["Un collègue vous a confié l’un de ses prospects. Il vous attend parmi les vôtres."],
      button: "Ouvrir le prospect",
      notes: [],
    },
    newEnquiry: {
      subject: "Un prospect vous a de nouveau écrit",
      preview: "Son message est dans l’historique.",
      heading: "Un prospect a de nouveau écrit",
      body: [
        "Une personne que nous connaissons déjà nous a écrit depuis le site. Son message est dans l’historique du prospect. Nous n’avons pas vérifié qui l’a envoyé.",
      ],
      button: "Ouvrir le prospect",
      notes: [],
    },
    collectedNews: {
      subject: "D’autres nouvelles de vos prospects",
      preview: "Elles sont arrivées peu après notre dernier e-mail.",
      heading: "D’autres nouvelles de prospects",
      body: [
        "Il s’est passé autre chose depuis notre dernier e-mail : des prospects sont arrivés, ont de nouveau écrit ou vous ont été confiés. La cloche du portail montre tout.",
      ],
      button: "Ouvrir les prospects",
      notes: [],
    },
    conversion: {
      subject: "L’un de vos prospects est devenu client",
      preview: "Bravo.",
      heading: "Bravo : un nouveau client",
      body: ["L’un de vos prospects a souscrit, et il est désormais client de {{brand}}."],
      button: "Ouvrir le prospect",
      notes: [],
    },
    monthlyReport: {
      subject: "Votre rapport mensuel, {{month}}",
      preview: "Vos chiffres et ceux du mois précédent.",
      heading: "Votre mois en chiffres",
      body: [
        "Voici votre bilan du mois ({{month}}), à côté du mois précédent. Il compte les prospects qui sont les vôtres aujourd’hui.",
        "Prospects en cours en ce moment : {{open}}. Clients : {{clients}}.",
      ],
      button: "Ouvrir mon tableau de bord",
      notes: [],
    },
  },
};
