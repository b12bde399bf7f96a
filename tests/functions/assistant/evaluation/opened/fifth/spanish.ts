import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, which were asked once after the fourth set was read. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`hoy por la tarde tengo algo o ya me voy`),
  ...typed(null, answer.appointments, days.inDays(2))(`pasado mañana a quienes tengo`),
  ...typed(null, answer.appointments, days.lastWeekday(1))(`quienes vinieron el lunes pasado`),
  ...typed(null, answer.appointments, days.week(1))(`cuantos px la prox semana`),
  ...typed(null, answer.next)(`de quien abro el expediente ahora`),
  ...typed(null, answer.slots, days.inDays(0))(`hoy tengo un respiro?`),
  ...typed(null, answer.requests)(`pacientes nuevos que hayan intentado sacar cita`),
  ...typed(null, answer.waiting)(`el de la videoconsulta ya anda por ahi?`),
  ...typed(null, answer.overdue)(`plazos que ya se me fueron`),
  ...typed(null, answer.tasks)(`a que me comprometi`),
  ...typed("open", answer.vitals("glucose", true))(`se le ha ido subiendo la glucosa?`),
  ...typed("open", answer.vitals("pulse"))(`latidos por minuto la ultima vez`),
  ...typed("open", answer.medications)(`todo lo que se toma en la mañana`),
  ...typed("open", answer.allergies)(`tiene marcada alguna alergia a farmacos`),
  ...typed("open", answer.problems)(`le han diagnosticado algo cronico`),
  ...typed("open", answer.notes)(`lo esencial de nuestra ultima platica`),
  ...typed(null, answer.orders)(`cuelame a Beatriz antes de la comida`),
  ...typed("open", answer.advice)(`como explicarias su mareo`),
  ...typed("open", answer.advice)(`puedo combinar ramipril con ibuprofeno`),
  ...typed(null, answer.help("messages"))(`que me escribieron los pacientes`),
  ...typed(null, answer.help("waitingList"))(`cuantos hay en mi lista de espera`),
  ...typed(null, answer.offtopic)(`me comeria una torta`),
];
