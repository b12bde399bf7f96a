import type { HelpTexts } from "./helpTopic.ts";

/** The clinicians' help in Spanish. */
export const helpEs: HelpTexts = {
  assistant: {
    title: "Qué responde el asistente",
    sentences: [
      "El asistente responde sobre tus citas, tus tareas, tus horarios libres y el expediente del paciente que tienes abierto.",
      "También explica cómo funciona el portal. Cada frase muestra de dónde sale.",
    ],
  },
  followUps: {
    title: "Preguntas que siguen a otra",
    sentences: [
      "Si no queda claro a qué se refiere una pregunta corta, hazla completa, con el nombre del paciente o el día.",
      "Justo después de una respuesta basta con “¿y mañana?” o “¿y su peso?”.",
    ],
  },
  noAdvice: {
    title: "Ni diagnósticos ni dosis",
    sentences: [
      "El asistente no da diagnósticos ni recomienda tratamientos o dosis. Esa decisión es tuya.",
    ],
  },
  orders: {
    title: "Lo que el asistente no hace",
    sentences: [
      "El asistente no cambia nada: no crea, mueve, confirma ni cancela citas, y no muestra las canceladas.",
      "Abre una cita para confirmarla, cancelarla o moverla a otra hora.",
    ],
  },
  calendar: {
    title: "El calendario",
    sentences: [
      "El calendario muestra tu día, tu semana o una agenda, en la zona horaria de tu perfil.",
      "Las citas empiezan a la hora en punto o a la media hora y duran 30 minutos.",
    ],
  },
  appointments: {
    title: "Confirmar y mover citas",
    sentences: [
      "Abre una cita para confirmarla, cancelarla o moverla a otro horario.",
      "Un horario se puede ocupar una sola vez. Si alguien se adelantó, se ofrecen los siguientes horarios libres.",
    ],
  },
  visits: {
    title: "Consultas por video",
    sentences: [
      "Inicia la consulta desde su cita. Antes se revisan la cámara, el micrófono y la conexión.",
      "De quien espera se muestra desde cuándo y en qué idioma habla. Entra cuando lo admites.",
    ],
  },
  waitingRoom: {
    title: "Quién espera",
    sentences: [
      "El asistente no ve quién está esperando. Tu panel lo muestra, con la hora a la que llegó cada paciente.",
    ],
  },
  recordWindow: {
    title: "Cuándo está abierto un expediente",
    sentences: [
      "El expediente clínico se abre 15 minutos antes de una cita confirmada y se cierra 60 minutos después de que termina.",
      "Cada apertura queda en el registro de auditoría.",
    ],
  },
  vitals: {
    title: "Registrar signos vitales",
    sentences: [
      "Registra la presión, el peso y la estatura en el expediente, en cualquiera de los dos sistemas de unidades.",
      "Los valores imposibles se rechazan, y los críticos se preguntan de nuevo antes de guardarlos.",
    ],
  },
  medications: {
    title: "Llevar la lista de medicamentos",
    sentences: [
      "Anota en el expediente si un medicamento se inició, se cambió o se suspendió. De ahí sale la lista actual.",
    ],
  },
  allergies: {
    title: "Alergias",
    sentences: [
      "El expediente no tiene un lugar para las alergias; eso no significa que no haya ninguna.",
    ],
  },
  notes: {
    title: "Escribir y firmar notas",
    sentences: [
      "Escribe la nota en el expediente y fírmala cuando esté lista. Tus borradores siguen siendo tuyos cuando el expediente se cierra: el panel muestra los que aún debes firmar.",
      "Una nota firmada no cambia nunca. Lo que viene después es una adenda.",
    ],
  },
  tasks: {
    title: "Tus tareas",
    sentences: [
      "Una tarea tiene un título y, si quieres, una fecha límite, una prioridad y un paciente. Nadie más ve tus tareas.",
    ],
  },
  profile: {
    title: "Tu perfil",
    sentences: ["Cambia tu nombre, idioma, zona horaria y llaves de acceso en tu perfil."],
  },
  privacy: {
    title: "Qué se guarda de tus preguntas",
    sentences: [
      "Tus conversaciones son solo tuyas y se borran a los 90 días, o antes si tú las borras.",
      "Lo que salió de un expediente no se guarda en ellas, solo una referencia.",
    ],
  },
};
