import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish as tired clinicians ask them. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`buenas, como viene mi dia hoy; a cuantos me toca ver hoy`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`q hay mañana x la mañana`),
  ...typed(null, answer.appointments, days.weekday(2))(`tengo muchos pacientes el martes?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
    [12, 18],
  )(`hay alguien el viernes en la tarde?`),
  ...typed(null, answer.appointments, days.week(1))(`un panorama de la proxima semana`),
  ...typed(null, answer.appointments, days.inDays(-1))(`a quienes vi ayer`),
  ...typed(null, answer.appointments, days.week(-1))(`cuántas consultas di la semana pasada`),
  ...typed(null, answer.appointments)(`cuando vuelve Beatriz?`),
  ...typed(null, answer.next)(`quien sigue despues de este; a quien le toca ahora`),
  ...typed(null, answer.slots, days.inDays(1))(`me queda algun huequito mañana?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 12],
  )(`donde podria meter a alguien el jueves en la mañana`),
  ...typed(null, answer.slots)(`lo primero que tenga libre`),
  ...typed(
    null,
    answer.requests,
  )(`alguien espera que le confirme su cita?; q solicitudes me faltan por responder`),
  ...typed(null, answer.waiting)(`hay gente afuera esperandome?; ya llego el de las diez?`),
  ...typed(
    null,
    answer.help("waitingList"),
  )(`quién está en lista de espera por si alguien cancela`),
  ...typed(null, answer.overdue)(`que se me ha pasado de fecha`),
  ...typed(
    null,
    answer.tasks,
  )(`algo pendiente para hoy en mi lista de tareas; q me falta hacer con Beatriz Nogueira`),
  ...typed("open", answer.vitals("pressure"))(`la pa de ella`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(3),
  )(`ha bajado de peso en los ultimos 3 meses?`),
  ...typed("open", answer.vitals("pulse"))(`FC?`),
  ...typed("open", answer.vitals("oxygen"))(`cuanto satura`),
  ...typed(null, answer.vitals("glucose"))(`como anda el azucar de Beatriz`),
  ...typed("open", answer.vitals("bmi"))(`imc porfa`),
  ...typed("open", answer.medications)(`q pastillas toma ahorita`),
  ...typed("open", answer.allergies)(`puede recibir penicilina?; hay algo a lo que reaccione mal`),
  ...typed("open", answer.problems)(`antecedentes patologicos`),
  ...typed("open", answer.notes)(`que anote la ultima vez`),
  ...typed(
    null,
    answer.orders,
  )(`recétale amoxicilina 500 cada 8 a Beatriz; pasa mi cita de las 3 al viernes`),
  ...typed("open", answer.advice)(`sera que tiene lupus?; dosis maxima de ramipril`),
  ...typed("closed", answer.noPatient)(`que medicinas toma`),
  ...typed(null, answer.noPatient)(`cual fue el ultimo peso`),
  ...typed(null, answer.strangers)(`alergias de Dina Okonkwo`),
  ...typed(null, answer.others)(`la doctora Fuentes tiene espacio el lunes?`),
  ...typed(null, answer.help("messages"))(`me escribió algún paciente?`),
  ...typed(null, answer.offtopic)(`jaja ok gracias`),
  ...following("es", "open", [
    ["¿Cuál es su presión arterial?", "y la temperatura?", expected.vitals],
  ]),
];
