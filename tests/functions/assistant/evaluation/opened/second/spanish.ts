import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish that were sealed until some of them were read (decision 77). */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    a quienes espero hoy; cómo viene mi día; citas que quedan hoy
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`tengo a alguien mañana; muéstrame la agenda de mañana`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(1),
    [0, 12],
  )(`quién viene el lunes en la mañana`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
    [12, 18],
  )(`consulta del viernes por la tarde`),
  ...typed(null, answer.appointments, days.week(1))(`pacientes citados la próxima semana`),
  ...typed(null, answer.appointments, days.week(-1))(`cuántas personas vinieron la semana pasada`),
  ...typed(null, answer.appointments, days.inDays(-1))(`a quiénes recibí ayer`),
  ...typed(null, answer.next)(`quién es mi siguiente paciente`),
  ...typed(null, answer.requests)(`alguien me pidió una consulta; solicitudes sin resolver`),
  ...typed(null, answer.waiting)(`ya llegó el de las 10; hay alguien en la sala virtual`),
  ...typed(null, answer.slots, days.inDays(1))(`tengo algo libre mañana; primer hueco de mañana`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
    [12, 18],
  )(`puedo meter a alguien el martes por la tarde`),
  ...typed(null, answer.slots, days.week(1))(`tiempo libre la semana que viene`),
  ...typed(null, answer.tasks)(`tareas por hacer; qué hay en mi lista de tareas`),
  ...typed(null, answer.tasks, days.inDays(0))(`qué tareas vencen hoy`),
  ...typed(null, answer.overdue)(`cuáles tareas están atrasadas; qué debí entregar ya`),
  ...typed("open", answer.vitals("pressure"))(`cifras tensionales recientes; cómo está la TA`),
  ...typed("open", answer.vitals("weight", true))(`cómo evoluciona su peso`),
  ...typed("open", answer.vitals("pulse"))(`pulso?`),
  ...typed("open", answer.vitals("temperature"))(`estuvo con fiebre`),
  ...typed("open", answer.vitals("bmi"))(`dame el imc`),
  ...typed("open", answer.vitals("glucose"))(`últimas glucemias`),
  ...typed("open", answer.medications)(`qué medicinas toma actualmente; está tomando metformina`),
  ...typed("open", answer.allergies)(`tiene alergias; alguna alergia al látex`),
  ...typed("open", answer.problems)(`cuáles son sus diagnósticos; antecedentes médicos`),
  ...typed("open", answer.notes)(`qué se anotó en la última visita; última entrada en sus notas`),
  ...typed(null, answer.help("recordWindow"))(`por qué sigue bloqueado el expediente`),
  ...typed(null, answer.help("notes"))(`cómo enmiendo una nota que ya firmé`),
  ...typed(null, answer.help("profile"))(`cómo pongo el portal en inglés`),
  ...typed(
    null,
    answer.orders,
  )(`
    mueve a Beatriz al próximo martes; agenda un control para Beatriz en dos semanas
  `),
  ...typed("open", answer.orders)(`mándale una receta de amoxicilina`),
  ...typed("open", answer.advice)(`crees que tiene anemia; cuánto ibuprofeno puede tomar`),
  ...typed(null, answer.offtopic)(`quién ganó las elecciones; pídeme un taxi`),
];
