import * as days from "../../days.ts";
import { following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set in Spanish. */
export const spanish = [
  ...typed(null, answer.appointments, days.inDays(0), [0, 10])(`hoy antes de las 10 quién viene`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [12, 18],
  )(`Buenas, ¿me podría decir qué pacientes tengo mañana por la tarde?`),
  ...typed(null, answer.appointments, days.weekday(4))(`qué hay en la agenda el juevez`),
  ...typed(null, answer.appointments, days.inDays(2))(`pacientes de pasado mañana xfa`),
  ...typed(null, answer.appointments, days.inDays(7))(`quién viene de hoy en ocho`),
  ...typed(null, answer.appointments, days.lastWeekday(5))(`a quiénes vi el viernes pasado`),
  ...typed(
    null,
    answer.appointments,
    days.dayOfMonth(15),
  )(`Estoy organizando las guardias y necesito ver qué citas tengo el día 15`),
  ...typed(null, answer.appointments, days.week(-1))(`cuántas consultas hice la semana pasada`),
  ...typed(null, answer.appointments, days.thisMonth)(`¿Cuántos pacientes tengo citados este mes?`),
  ...typed(null, answer.next)(`quién sigue; ¿A qué hora entra mi siguiente paciente?`),
  ...typed(null, answer.slots, days.inDays(1))(`tengo algún hueco mañana para un niño con fiebre`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`Necesito saber qué horas me quedan libres la próxima semana, por favor.`),
  ...typed(null, answer.tasks)(`qué pendientes tengo por hacer`),
  ...typed(null, answer.tasks, days.weekday(1))(`tareas para el lunes`),
  ...typed(null, answer.overdue)(`se me pasó la fecha de alguna tarea?`),
  ...typed(
    null,
    answer.requests,
  )(
    `hay solicitudes de cita sin contestar; ¿Alguien me pidió consulta y todavía no le he dicho que sí?`,
  ),
  ...typed(null, answer.waiting)(`ya llegó alguien; ¿Quién está afuera esperando a que lo llame?`),
  ...typed("open", answer.vitals("pressure"))(`TA de la última toma`),
  ...typed(
    "open",
    answer.vitals("glucose"),
  )(`me preocupa el azúcar de la señora, ¿en cuánto andaba la última vez?`),
  ...typed("open", answer.vitals("pulse"))(`última fc`),
  ...typed("open", answer.vitals(null))(`¿Me enseña los signos vitales de Beatriz?`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(3),
  )(`cómo se ha ido comportando la tensión en los últimos tres meses`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(1),
  )(`¿Ha subido de peso desde enero?`),
  ...typed(
    "open",
    answer.medications,
  )(`qué medicamentos toma actualmente; ¿Está con algún anticoagulante?`),
  ...typed("open", answer.allergies)(`es alergica a algo??`),
  ...typed("open", answer.problems)(`antecedentes patológicos de la paciente`),
  ...typed("open", answer.notes)(`qué quedó anotado en la última consulta`),
  ...typed("open", answer.advice)(`le subo la metformina a 850 cada 12?`),
  ...typed(null, answer.advice)(`¿Qué antibiótico le doy a una embarazada con infección de orina?`),
  ...typed(null, answer.orders)(`agéndame a Beatriz el lunes a las 9`),
  ...typed("open", answer.orders)(`Mándele por favor un mensaje de que venga en ayunas`),
  ...typed(null, answer.others)(`cuántos pacientes tiene hoy el doctor Ramírez`),
  ...typed("closed", answer.noPatient)(`qué alergias tiene Tomás`),
  ...typed(null, answer.noPatient)(`¿cuánto pesó la última vez?`),
  ...typed(null, answer.help("profile"))(`dónde cambio mi foto y mi especialidad`),
  ...following("es", "open", [
    ["¿Cuál fue su última presión?", "¿y la temperatura?", answer.vitals("temperature").sources],
  ]),
];
