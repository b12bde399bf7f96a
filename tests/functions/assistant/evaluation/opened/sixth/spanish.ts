import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, which were asked once after the fifth set was read. */
export const spanish = [
  ...typed(null, answer.appointments, days.inDays(0))(`pásame la relación de pacientes de hoy`),
  ...typed(null, answer.appointments, days.weekday(3))(`el mie esta lleno o tranquilo`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`pacientes vistos la semana pasada, solo el numero`),
  ...typed(null, answer.next)(`quien es el que sigue?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`mañana a que hora podria ver a una mama preocupada`),
  ...typed(null, answer.requests)(`peticiones de cita sin procesar`),
  ...typed(null, answer.waiting)(`ya llego alguien?`),
  ...typed(null, answer.overdue)(`tareas cuya fecha ya paso`),
  ...typed(null, answer.tasks)(`mis tareas abiertas porfa`),
  ...typed("open", answer.vitals("pressure"))(`la ultima sistolica y diastolica`),
  ...typed("open", answer.vitals("weight", true))(`el peso en los ultimos meses, va subiendo?`),
  ...typed("open", answer.medications)(`que psicofarmacos toma`),
  ...typed("open", answer.allergies)(`algo a lo que sea alergica que deba saber`),
  ...typed("open", answer.advice)(`la cambio a un dual?`),
  ...typed(null, answer.orders)(`cancela por favor a Beatriz mañana`),
  ...typed(null, answer.help("messages"))(`hay respuesta de Beatriz en mis mensajes`),
  ...typed(null, answer.others)(`que hace el doctor Weber esta tarde`),
  ...typed(null, answer.offtopic)(`quien va a ganar las elecciones`),
];
