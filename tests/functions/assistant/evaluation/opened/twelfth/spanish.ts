import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");
const illness = { sources: expected.illness, read: null };

/** Questions in Spanish, by one who had read no other set, example or rule. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`a quién tengo mañana a primera hora`),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`cómo pinta la tarde de hoy`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [0, 12],
  )(`el jueves en la mañana tengo algo o estoy libre`),
  ...typed(null, answer.appointments, days.inDays(2))(`oye qué me toca pasado mañana`),
  ...typed(null, answer.appointments, days.inDays(0))(`che cuántos turnos me quedan hoy`),
  ...typed(null, answer.next)(`a quien atiendo ahorita`),
  ...typed(null, answer.next)(`quien sigue porfa`),
  ...typed(null, answer.next)(`cuando termine con este quién pasa`),
  ...typed(null, answer.appointments, days.week(1))(`la semana que entra está muy cargada?`),
  ...typed(null, answer.appointments, days.thisMonth)(`cuántas consultas llevo este mes`),
  ...typed(null, answer.appointments, days.inDays(1))(`no me digas hoy, dime mañana qué hay`),
  ...typed(null, answer.appointments, days.inDays(0))(`quitando a Beatriz quién más viene hoy`),
  ...typed(null, answer.unclear)(`tengo más pacientes el lunes o el martes?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(5),
    [12, 18],
  )(`me queda algún hueco el viernes por la tarde`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`a qué hora salgo hoy, a qué hora es el último`),
  ...typed(null, answer.tasks)(`qué pendientes traigo`),
  ...typed(null, answer.overdue)(`se me pasó algo que tenía que hacer?`),
  ...typed(null, answer.tasks)(`no quiero la agenda, quiero las tareas`),
  ...typed(null, answer.requests)(`alguien pidió turno y no le contesté`),
  ...typed(null, answer.waiting)(`hay gente afuera esperándome?`),
  ...typed("open", answer.vitals("pressure"))(`cómo trae la presión`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(3),
  )(`le ha bajado el azúcar en los últimos tres meses?`),
  ...typed("open", answer.vitals("weight"))(`cuánto pesaba la última vez q vino`),
  ...typed("open", answer.vitals("temperature"))(`anda con fiebre?`),
  ...typed("open", answer.medications)(`qué está tomando para la presión`),
  ...typed("open", answer.medications)(`toma algún anticoagulante?`),
  ...typed("open", answer.allergies)(`es alérgica a algo la señora`),
  ...typed("open", answer.problems)(`qué antecedentes tiene la paciente`),
  ...typed("open", illness)(`es diabetica o no`),
  ...typed("open", answer.notes)(`qué le anoté en la consulta pasada`),
  ...following("es", null, [
    ["¿Qué citas tengo el lunes?", "y el miércoles", expected.appointments, days.weekday(3)],
  ]),
  ...following("es", "open", [
    ["¿Qué medicamentos toma Beatriz?", "y la presión cómo va", expected.vitals],
  ]),
  ...typed(null, answer.orders)(`córreme la cita de Tomás para el jueves`),
  ...typed("open", answer.orders)(`hazle una receta de ibuprofeno de 400`),
  ...typed("open", answer.advice)(`qué le doy para la tos`),
  ...typed(null, answer.help("notes"))(`cómo le hago para firmar una nota`),
  ...typed("open", answer.others)(`y el esposo de ella de qué está enfermo`),
  ...typed("open", answer.strangers)(`y Dina qué toma`),
  ...typed("open", answer.offtopic)(`ya salieron sus laboratorios?`),
  ...typed(null, answer.offtopic)(`cuánta presión hay por terminar los informes`),
];
