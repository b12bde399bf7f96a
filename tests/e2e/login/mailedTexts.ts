/** The texts of the pages behind mailed links in each language, as far as the tests need them. */
export const mailedTexts = {
  en: {
    login: "/login",
    email: "Email",
    send: "Send me a link",
    look: "Check your email",
    name: "Your name",
    password: "Password (optional)",
    create: "Create my account",
  },
  es: {
    login: "/es/login",
    email: "Correo electrónico",
    send: "Enviarme un enlace",
    look: "Revisa tu correo",
    name: "Tu nombre",
    password: "Contraseña (opcional)",
    create: "Crear mi cuenta",
  },
  pt: {
    login: "/pt/login",
    email: "E-mail",
    send: "Enviar um link",
    look: "Confira o seu e-mail",
    name: "Seu nome",
    password: "Senha (opcional)",
    create: "Criar a minha conta",
  },
  fr: {
    login: "/fr/login",
    email: "Adresse e-mail",
    send: "M’envoyer un lien",
    look: "Consultez votre boîte de réception",
    name: "Votre nom",
    password: "Mot de passe (facultatif)",
    create: "Créer mon compte",
  },
} as const;
