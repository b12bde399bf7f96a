import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set, example or rule. */
export const spanish = [
  // The schedule.
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`a que hora acabo hoy? tengo que recoger a los niños`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`oye mañana por la mañana a quién veo`),
  ...typed(null, answer.appointments, days.weekday(3))(`che, el miércoles tengo pacientes?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(2),
  )(`pásame las citas del lunes, perdón, del martes`),
  ...typed(
    null,
    answer.next,
  )(`quién me toca ahora; buenas, me dice por favor quién es mi siguiente paciente`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`ando planeando mi semana, qué consultas traigo pasado mañana`),
  ...typed(
    "open",
    answer.appointments,
    days.week(1),
  )(`cuántos pacientes hay citados la semana que viene`),
  ...typed(null, answer.appointments, days.inDays(-1))(`a quienes atendi ayer`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
    [12, 18],
  )(`quisiera irme de puente, hay alguien citado el viernes por la tarde?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [18, 24],
  )(`tengo turnos hoy después de las 18`),
  ...typed(
    null,
    answer.appointments,
    days.date(12, 23),
  )(`me han puesto a alguien el 23 de diciembre?`),
  // Free times.
  ...typed(null, answer.slots, days.weekday(4))(`qué huecos me quedan el jueves`),
  ...typed(
    "open",
    answer.slots,
    days.week(1),
  )(`la señora quiere volver pronto, qué horarios libres tengo la próxima semana`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`tengo algun turno libre mañana a la tarde`),
  // Tasks.
  ...typed(
    null,
    answer.tasks,
  )(`qué tareas tengo pendientes; a ver q me falta por hacer de mi lista de tareas`),
  ...typed(null, answer.overdue)(`seguro que se me ha pasado algo, hay tareas vencidas?`),
  // Requests.
  ...typed(
    null,
    answer.requests,
  )(
    `hay solicitudes de cita sin contestar?; me dijeron en recepción que varios pidieron turno por el portal, quiénes son`,
  ),
  // The waiting room.
  ...typed(null, answer.waiting)(`hay alguien esperando en la sala de espera`),
  ...typed("closed", answer.waiting)(`ya se conectó alguien a la sala de espera virtual?`),
  // The record.
  ...typed("open", answer.vitals("pressure"))(`cómo traía la presión la última vez`),
  ...typed("open", answer.vitals("glucose", true))(`cómo ha ido evolucionando su glucosa`),
  ...typed("open", answer.vitals("height"))(`cuánto mide esta paciente`),
  ...typed("open", answer.medications)(`qué está tomando actualmente, no me acuerdo de nada hoy`),
  ...typed(null, answer.allergies)(`Beatriz es alérgica a la penicilina?`),
  ...typed("open", answer.problems)(`que enfermedades tiene registradas`),
  ...typed("open", answer.notes)(`enséñame las notas de su última visita`),
  ...typed(null, answer.noPatient)(`qué medicación toma la paciente`),
  // Orders.
  ...typed(
    null,
    answer.orders,
  )(
    `cancélame la cita de las 10 de mañana; necesito que le mandes un mensaje a Tomás para que traiga sus análisis`,
  ),
  ...typed("open", answer.orders)(`recétale paracetamol 1 g cada 8 horas`),
  // Advice.
  ...typed(null, answer.advice)(`qué dosis de ibuprofeno le doy a un niño de 20 kilos`),
  ...typed("open", answer.advice)(`tú crees que le tendría que cambiar el tratamiento`),
  // Other people.
  ...typed(null, answer.strangers)(`me puedes decir qué medicamentos toma Ramón Ibáñez`),
  ...typed(null, answer.others)(`qué pacientes tiene mañana la doctora Quiroga`),
  // What it has nothing of, or can't understand.
  ...typed("open", answer.offtopic)(`qué vacunas le faltan; me das la dirección de su casa`),
  ...typed(null, answer.unclear)(`a quién veo el 42 de abril`),
];
