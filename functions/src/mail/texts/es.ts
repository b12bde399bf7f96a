import type { MailTexts } from "./mailTexts.ts";

export const es: MailTexts = {
  common: {
    greeting: "Hola:",
    address: "Si el botón no funciona, copia esta dirección en tu navegador:",
    never: "Nunca te pediremos la contraseña por correo ni por teléfono.",
    contact:
      "¿Tienes preguntas? Llama al {{phone}} o escribe a {{email}}. Estamos 24/7, los 365 días del año.",
    reason:
      "{{legalName}} te envía este mensaje porque esta dirección se ha indicado en nuestra web.",
    wanted: "Recibes este mensaje por tus ajustes de avisos. Cámbialos aquí: {{settingsLink}}",
  },
  asked: {
    plain: "Alguien que usa esta dirección en {{brand}} lo pidió el {{at}}.",
    withBrowser:
      "Alguien que usa esta dirección en {{brand}} lo pidió el {{at}} con este navegador: {{browser}}.",
  },
  removed: {
    label: "Eliminado:",
    passkeys: { one: "# llave de acceso", other: "# llaves de acceso" },
    phone: "teléfono terminado en #",
    again: "Puedes volver a añadirlo en tu cuenta.",
  },
  report: { created: "Leads nuevos", converted: "Conversiones" },
  templates: {
    verifyEmail: {
      subject: "Confirma tu correo electrónico",
      preview: "Un clic y tu dirección queda confirmada.",
      heading: "¿Es tuya esta dirección?",
      body: ["Confirma, por favor, que este correo electrónico es el de tu cuenta de {{brand}}."],
      button: "Confirmar dirección",
      notes: [
        "El enlace sirve una sola vez y por tiempo limitado.",
        "Para confirmarla, inicia sesión en esta cuenta. ¿No fuiste tú quien la creó? No hagas nada: la dirección quedará sin confirmar.",
      ],
    },
    resetPassword: {
      subject: "Elige una contraseña nueva",
      preview: "Aquí tienes el enlace que has pedido.",
      heading: "Elige una contraseña nueva",
      body: [
        "Alguien, esperamos que tú, quiere una contraseña nueva para la cuenta de {{brand}} con esta dirección.",
      ],
      button: "Elegir una contraseña nueva",
      notes: [
        "El enlace sirve una sola vez y durante una hora.",
        "¿No has sido tú? No hagas nada: tu contraseña sigue igual.",
      ],
    },
    signUp: {
      subject: "Termina de crear tu cuenta",
      preview: "Falta un paso para tu cuenta de {{brand}}.",
      heading: "Qué bien que estés aquí",
      body: [
        "Falta un paso para tu cuenta de {{brand}}: abre este enlace, mejor en el dispositivo en el que has empezado.",
      ],
      button: "Crear mi cuenta",
      notes: [
        "El enlace sirve una sola vez y por tiempo limitado.",
        "¿No has sido tú? No hagas nada: no se creará ninguna cuenta.",
      ],
    },
    alreadyMember: {
      subject: "Ya tienes una cuenta",
      preview: "Inicia sesión como siempre o elige una contraseña nueva.",
      heading: "Ya tienes una cuenta",
      body: [
        "Alguien, esperamos que tú, ha querido crear una cuenta de {{brand}} con esta dirección. Ya tienes una: basta con iniciar sesión.",
      ],
      button: "Iniciar sesión",
      notes: [
        "¿Has olvidado la contraseña? Elige una nueva aquí: {{resetLink}}",
        "¿No has sido tú? No hagas nada: nada ha cambiado y nadie ha sabido que tienes una cuenta.",
      ],
    },
    passkeyAdded: {
      subject: "Se ha añadido una llave de acceso a tu cuenta",
      preview: "¿Has sido tú? Entonces no tienes que hacer nada.",
      heading: "Tienes una llave de acceso nueva",
      body: [
        "Desde el {{at}} puedes iniciar sesión en tu cuenta de {{brand}} con la llave de acceso «{{passkey}}».",
        "¿Has sido tú? Entonces no tienes que hacer nada.",
      ],
      button: "Ver mis llaves de acceso",
      notes: [
        "¿No has sido tú? Elimina la llave de acceso, cierra la sesión en todas partes y llámanos.",
      ],
    },
    passwordChanged: {
      subject: "Tu contraseña ha cambiado",
      preview: "¿Has sido tú? Entonces no tienes que hacer nada.",
      heading: "Tu contraseña ha cambiado",
      body: [
        "La contraseña de tu cuenta de {{brand}} se cambió el {{at}}.",
        "¿Has sido tú? Entonces no tienes que hacer nada.",
      ],
      button: "No he sido yo",
      notes: ["El botón lleva a elegir una contraseña nueva. Si no has sido tú, llámanos también."],
    },
    accountTakenOver: {
      subject: "Tu cuenta ahora es solo tuya",
      preview: "Hemos quitado lo que había antes de confirmar tu dirección.",
      heading: "Tu cuenta ahora es solo tuya",
      body: [
        "El {{at}} alguien inició sesión en {{brand}} con Google, lo que demuestra que esta dirección es suya. Ya había una cuenta con esta dirección, pero nadie la había confirmado nunca.",
        "Puede que la abriera otra persona. Por eso hemos quitado su contraseña y sus llaves de acceso, y hemos cerrado la sesión en todos los dispositivos.",
      ],
      button: "Iniciar sesión",
      notes: [
        "¿La habías abierto tú? Inicia sesión con Google y, si quieres, vuelve a añadir una contraseña o una llave de acceso.",
        "¿No has sido tú quien ha iniciado sesión con Google? Entonces protege tu cuenta de Google y llámanos.",
      ],
    },
    newLead: {
      subject: "Hay un lead nuevo esperando",
      preview: "Lo atiende quien primero se lo asigne.",
      heading: "Hay un lead nuevo esperando",
      body: [
        "Alguien nos ha escrito desde la web y espera en «Sin asignar». Lo atiende quien primero se lo asigne.",
      ],
      button: "Abrir el lead",
      notes: [],
    },
    leadHandedOver: {
      subject: "Te han pasado un lead",
      preview: "Te espera entre tus leads.",
      heading: "Tienes un lead nuevo",
      body: ["Un compañero te ha pasado uno de sus leads. Te espera entre los tuyos."],
      button: "Abrir el lead",
      notes: [],
    },
    newEnquiry: {
      subject: "Un lead ha vuelto a escribir",
      preview: "Su mensaje está en la cronología.",
      heading: "Un lead ha vuelto a escribir",
      body: [
        "Alguien que ya conocemos nos ha escrito desde la web. Su mensaje está en la cronología del lead. No hemos comprobado quién lo envió.",
      ],
      button: "Abrir el lead",
      notes: [],
    },
    collectedNews: {
      subject: "Más novedades de tus leads",
      preview: "Llegaron poco después de nuestro último correo.",
      heading: "Más novedades de leads",
      body: [
        "Han pasado más cosas desde nuestro último correo: llegaron leads, alguno volvió a escribir o te lo pasaron. La campana del portal lo muestra todo.",
      ],
      button: "Abrir los leads",
      notes: [],
    },
    conversion: {
      subject: "Uno de tus leads ya es cliente",
      preview: "Buen trabajo.",
      heading: "Buen trabajo: un cliente nuevo",
      body: ["Uno de tus leads ha contratado y ya es cliente de {{brand}}."],
      button: "Abrir el lead",
      notes: [],
    },
    monthlyReport: {
      subject: "Tu informe de {{month}}",
      preview: "Tus cifras y las del mes anterior.",
      heading: "Tu mes en cifras",
      body: [
        "Así fue {{month}}, al lado del mes anterior. Cuentan los leads que hoy son tuyos.",
        "Leads en curso ahora mismo: {{open}}. Clientes: {{clients}}.",
      ],
      button: "Abrir mi panel",
      notes: [],
    },
  },
};
