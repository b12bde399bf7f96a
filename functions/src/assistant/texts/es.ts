import type { AssistantTexts } from "./assistantTexts.ts";

/** The assistant's sentences in Spanish. */
export const es: AssistantTexts = {
  appointments: {
    count: ["Tienes {count} cita {span}.", "Tienes {count} citas {span}."],
    none: "No tienes citas {span}.",
    countOf: [
      "{name} tiene {count} cita contigo {span}.",
      "{name} tiene {count} citas contigo {span}.",
    ],
    noneOf: "{name} no tiene citas contigo {span}.",
    one: "{time}: {name}, {mode}, {status}{reason}.",
    next: "Tu próxima cita es el {time}, con {name}, {mode}, {status}{reason}.",
    noneNext: "No tienes ninguna cita confirmada por delante.",
    nextOf: "La próxima cita de {name} contigo es el {time}, {mode}, {status}{reason}.",
    noneNextOf: "{name} no tiene ninguna cita confirmada contigo por delante.",
    reason: " (“{reason}”)",
    modes: { telemedicine: "por video", inPerson: "en persona" },
    statuses: {
      pending: "sin confirmar",
      confirmed: "confirmada",
      cancelled: "cancelada",
      done: "realizada",
    },
  },
  spans: {
    today: "hoy",
    tomorrow: "mañana",
    dayAfterTomorrow: "pasado mañana",
    week: "en los próximos siete días",
    day: "el {day}",
    days: "del {from} al {to}",
    between: "{days}, entre las {from} y las {to}",
    at: "{days} a las {time}",
  },
  requests: {
    count: [
      "{count} solicitud espera tu respuesta{about}.",
      "{count} solicitudes esperan tu respuesta{about}.",
    ],
    none: "Ninguna solicitud espera tu respuesta{about}.",
  },
  tasks: {
    count: ["Tienes {count} tarea pendiente.", "Tienes {count} tareas pendientes."],
    none: "No tienes tareas pendientes.",
    countOf: [
      "Tienes {count} tarea pendiente sobre {name}.",
      "Tienes {count} tareas pendientes sobre {name}.",
    ],
    noneOf: "No tienes tareas pendientes sobre {name}.",
    one: "{title}{about}: {priority}{due}.",
    about: " ({name})",
    countDue: [
      "Tienes {count} tarea pendiente con vencimiento {span}{about}.",
      "Tienes {count} tareas pendientes con vencimiento {span}{about}.",
    ],
    noneDue: "No tienes tareas pendientes con vencimiento {span}{about}.",
    countOverdue: [
      "Tienes {count} tarea vencida{about}.",
      "Tienes {count} tareas vencidas{about}.",
    ],
    noneOverdue: "No tienes tareas vencidas{about}.",
    more: "Hay {count} más en la página de tus tareas.",
    due: ", vence el {day}",
    overdue: ", venció el {day}",
    priorities: { low: "prioridad baja", normal: "prioridad normal", high: "prioridad alta" },
  },
  freeSlots: {
    // Has no period at the end, because a time already ends with the one of “p.m.”.
    some: "Libre el {day}: {times}",
    none: "No hay horarios libres en tu jornada {span}.",
  },
  vitals: {
    noneIn: "{name}: el expediente no tiene ningún valor de {measure} medido {span}.",
    latest: "{name}: {measure} {value}, medición del {day}.",
    trend: "{name}: {measure} pasó de {first} el {firstDay} a {last} el {lastDay}.",
    none: "{name}: el expediente no tiene mediciones de {measure}.",
    measures: { pressure: "presión arterial", weight: "peso", height: "estatura" },
    missing: "{name}: el expediente no tiene signos vitales.",
  },
  medications: {
    count: ["{name} toma {count} medicamento.", "{name} toma {count} medicamentos."],
    none: "{name}: el expediente no tiene medicamentos actuales.",
    one: "{medication}, {dose}, desde el {day}.",
  },
  notes: {
    noneIn: "{name}: el expediente no tiene notas firmadas {span}.",
    signed: "{name}: nota firmada el {day}: “{text}”",
    none: "{name}: el expediente no tiene notas.",
  },
  record: {
    closed: "El expediente no está abierto en este momento.",
    noPatient: "Abre primero el expediente de un paciente y pregunta de nuevo.",
  },
  time: {
    unclear: "No entendí el día o la hora. Pregunta por hoy, mañana o una fecha.",
    currentOnly: "La lista de medicamentos es la actual; no se puede consultar para otro día.",
  },
  people: {
    unsaid:
      "No queda claro de qué paciente se trata. Pregunta con su nombre o abre antes su expediente.",
    stranger: "No tienes ningún paciente con ese nombre.",
    several:
      "La pregunta puede referirse a más de un paciente tuyo. Pregunta por uno, con su nombre completo.",
  },
};
