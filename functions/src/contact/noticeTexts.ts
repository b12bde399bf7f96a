import type { Language } from "@salvia/domain/shared/language";

/** Why a form was rejected although no field is invalid. */
export type NoticeReason = "busy" | "too-large" | "unreadable" | "failed";

type NoticeTexts = {
  title: string;
  reasons: Readonly<Record<NoticeReason, string>>;
  /** Why there is no price. */
  price: { title: string; reason: string };
  /** Why there is no list of doctors, and the link to try again. */
  doctors: { title: string; reason: string; back: string };
  /** The link back to the form. */
  back: string;
  /** Precedes the phone number. */
  call: string;
};

/** The texts of the page shown to visitors whose form was rejected. */
export const noticeTexts: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    title: "Your message was not sent",
    reasons: {
      busy: "We’ve received too many messages from your connection. Go back in your browser, where your text still is, and send it again in a few minutes.",
      "too-large":
        "Your message is too long. Go back in your browser, where your text still is, shorten it, and send it again.",
      unreadable:
        "Your browser sent the form in a way we can’t read. Go back in your browser, where your text still is, and send it again, or try another browser.",
      failed:
        "Something went wrong on our side. Go back in your browser, where your text still is, and send it again.",
    },
    price: {
      title: "We couldn’t work out your price",
      reason:
        "Your connection sent too many requests, or something went wrong on our side. Go back in your browser, where your answers still are, and try again in a few minutes.",
    },
    doctors: {
      title: "We couldn’t list the doctors",
      reason:
        "Your connection sent too many requests, or something went wrong on our side: try again in a few minutes.",
      back: "Try again",
    },
    back: "Open an empty form",
    call: "Or call us:",
  },
  es: {
    title: "Tu mensaje no se envió",
    reasons: {
      busy: "Recibimos demasiados mensajes desde tu conexión. Regresa en tu navegador, donde sigue tu texto, y envíalo otra vez en unos minutos.",
      "too-large":
        "Tu mensaje es demasiado largo. Regresa en tu navegador, donde sigue tu texto, acórtalo y envíalo otra vez.",
      unreadable:
        "Tu navegador envió el formulario de una forma que no podemos leer. Regresa, donde sigue tu texto, y envíalo otra vez, o prueba con otro navegador.",
      failed:
        "Algo falló de nuestro lado. Regresa en tu navegador, donde sigue tu texto, y envíalo otra vez.",
    },
    price: {
      title: "No pudimos calcular tu precio",
      reason:
        "Tu conexión envió demasiadas solicitudes, o algo falló de nuestro lado. Regresa en tu navegador, donde siguen tus respuestas, e inténtalo otra vez en unos minutos.",
    },
    doctors: {
      title: "No pudimos mostrar los médicos",
      reason:
        "Tu conexión envió demasiadas solicitudes, o algo falló de nuestro lado: inténtalo otra vez en unos minutos.",
      back: "Intentar otra vez",
    },
    back: "Abrir un formulario vacío",
    call: "O llámanos:",
  },
  pt: {
    title: "Sua mensagem não foi enviada",
    reasons: {
      busy: "Recebemos mensagens demais da sua conexão. Volte à página anterior no navegador, onde seu texto continua, e envie de novo daqui a alguns minutos.",
      "too-large":
        "Sua mensagem é longa demais. Volte à página anterior no navegador, onde seu texto continua, encurte a mensagem e envie de novo.",
      unreadable:
        "Seu navegador enviou o formulário de um jeito que não conseguimos ler. Volte à página anterior, onde seu texto continua, e envie de novo, ou tente outro navegador.",
      failed:
        "Algo falhou do nosso lado. Volte à página anterior no navegador, onde seu texto continua, e envie de novo.",
    },
    price: {
      title: "Não conseguimos calcular o seu preço",
      reason:
        "A sua conexão enviou pedidos demais, ou algo falhou do nosso lado. Volte à página anterior no navegador, onde suas respostas continuam, e tente de novo daqui a alguns minutos.",
    },
    doctors: {
      title: "Não conseguimos listar os médicos",
      reason:
        "A sua conexão enviou pedidos demais, ou algo falhou do nosso lado: tente de novo daqui a alguns minutos.",
      back: "Tentar de novo",
    },
    back: "Abrir um formulário em branco",
    call: "Ou ligue para nós:",
  },
  fr: {
    title: "Votre message n’a pas été envoyé",
    reasons: {
      busy: "Nous avons reçu trop de messages depuis votre connexion. Revenez en arrière dans votre navigateur, où se trouve encore votre texte, et renvoyez-le dans quelques minutes.",
      "too-large":
        "Votre message est trop long. Revenez en arrière dans votre navigateur, où se trouve encore votre texte, raccourcissez-le et renvoyez-le.",
      unreadable:
        "Votre navigateur a envoyé le formulaire sous une forme que nous ne pouvons pas lire. Revenez en arrière, où se trouve encore votre texte, et renvoyez-le, ou essayez un autre navigateur.",
      failed:
        "Un problème est survenu de notre côté. Revenez en arrière dans votre navigateur, où se trouve encore votre texte, et renvoyez-le.",
    },
    price: {
      title: "Nous n’avons pas pu calculer votre tarif",
      reason:
        "Votre connexion a envoyé trop de demandes, ou un problème est survenu de notre côté. Revenez en arrière dans votre navigateur, où se trouvent encore vos réponses, et réessayez dans quelques minutes.",
    },
    doctors: {
      title: "Nous n’avons pas pu afficher les médecins",
      reason:
        "Votre connexion a envoyé trop de demandes, ou un problème est survenu de notre côté : réessayez dans quelques minutes.",
      back: "Réessayer",
    },
    back: "Ouvrir un formulaire vide",
    call: "Ou appelez-nous :",
  },
};
