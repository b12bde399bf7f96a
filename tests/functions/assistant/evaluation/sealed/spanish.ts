import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish that no one looks at while answers are built (decision 77). */
export const spanish = [
  ...typed(null, answer.appointments, days.inDays(0))(`repasemos los pacientes de hoy`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`mañana por la mañana estoy muy ocupado?`),
  ...typed(null, answer.appointments, days.weekday(4))(`pacientes del jue porfa`),
  ...typed(null, answer.appointments, days.monthBefore)(`cuantos pacientes atendi el mes pasado`),
  ...typed(null, answer.next)(`y quien pasa despues`),
  ...typed(null, answer.slots, days.weekday(5))(`tengo un rato el viernes para una urgencia?`),
  ...typed(null, answer.requests)(`citas que me pidieron y no he tocado`),
  ...typed(null, answer.waiting)(`ya entro a la videollamada mi paciente?`),
  ...typed(null, answer.overdue)(`muestrame solo lo atrasado`),
  ...typed(null, answer.tasks)(`que hay por hacer de Beatriz Nogueira`),
  ...typed("open", answer.vitals("weight", true))(`esta bajando de peso o no`),
  ...typed("open", answer.vitals("oxygen"))(`o2 de la ultima visita?`),
  ...typed(null, answer.vitals("pressure"))(`presion de Beatriz Nogueira`),
  ...typed("open", answer.medications)(`su lista de medicinas porfa`),
  ...typed("open", answer.allergies)(`tiene alergias en el expediente?`),
  ...typed("open", answer.problems)(`que enfermedades le llevamos`),
  ...typed("open", answer.notes)(`que decia mi nota de la cita anterior`),
  ...typed(null, answer.orders)(`recorre todo lo de esta tarde 30 min`),
  ...typed("open", answer.advice)(`que antibiotico le doy`),
  ...typed(
    null,
    answer.help("waitingList"),
  )(`a quien le gustaria venir antes si se abre un espacio`),
  ...typed(null, answer.others)(`muestrame las citas del doctor Keller`),
  ...typed(null, answer.offtopic)(`como va el partido`),
];
