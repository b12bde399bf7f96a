import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** More questions in Spanish, in other words, which were asked once before anything was built for them. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`oye y hoy cuanta gente me falta por atender`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [12, 18],
  )(`mañana en la tarde tengo muchas consultas?`),
  ...typed(null, answer.appointments, days.weekday(1))(`quienes vienen el lun`),
  ...typed(null, answer.appointments, days.thisWeek)(`total de consultas de esta semana`),
  ...typed(null, answer.next)(`a quien tengo que recibir ahora`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`el martes en que momento podria agregar a un niño con ronchas`),
  ...typed(null, answer.requests)(`hay citas que tenga que aceptar o rechazar`),
  ...typed(null, answer.waiting)(`estoy haciendo esperar a alguien?`),
  ...typed(null, answer.overdue)(`cuales pendientes ya debieron quedar listos`),
  ...typed(null, answer.tasks)(`leeme mi lista de cosas por hacer`),
  ...typed("open", answer.vitals("pressure", true))(`su presion ha ido mejorando?`),
  ...typed("open", answer.vitals("weight"))(`cuantos kilos tenia`),
  ...typed("open", answer.vitals("temperature"))(`con cuanta temperatura llego`),
  ...typed("open", answer.medications)(`sigue con algun antidepresivo?`),
  ...typed("open", answer.allergies)(`algun farmaco que no se le pueda dar por alergia`),
  ...typed("open", answer.problems)(`enfermedades cronicas?`),
  ...typed("open", answer.notes)(`saca lo que documente en su consulta anterior`),
  ...typed("open", answer.orders)(`subele la sertralina a 100`),
  ...typed("open", answer.advice)(`ese lunar es maligno?`),
  ...typed(null, answer.help("messages"))(`me dejaron algun mensaje en la noche`),
  ...typed("foreign", answer.noPatient)(`que medicamentos toma ella`),
  ...typed(null, answer.offtopic)(`ay me duele la espalda`),
];
