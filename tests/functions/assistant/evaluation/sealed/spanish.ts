import { inDays, week, weekday } from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  notes,
  offtopic,
  orders,
  overdue,
  problems,
  requests,
  slots,
  tasks,
  waiting,
} = answer;
const typed = typedIn("es");

/** Questions in Spanish that no one looks at while answers are built (decision 77). */
export const spanish = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    a quienes espero hoy; cómo viene mi día; citas que quedan hoy
  `),
  ...typed(null, appointments, inDays(1))(`tengo a alguien mañana; muéstrame la agenda de mañana`),
  ...typed(null, appointments, weekday(1), [0, 12])(`quién viene el lunes en la mañana`),
  ...typed(null, appointments, weekday(5), [12, 18])(`consulta del viernes por la tarde`),
  ...typed(null, appointments, week(1))(`pacientes citados la próxima semana`),
  ...typed(null, appointments, week(-1))(`cuántas personas vinieron la semana pasada`),
  ...typed(null, appointments, inDays(-1))(`a quiénes recibí ayer`),
  ...typed(null, next)(`quién es mi siguiente paciente`),
  ...typed(null, requests)(`alguien me pidió una consulta; solicitudes sin resolver`),
  ...typed(null, waiting)(`ya llegó el de las 10; hay alguien en la sala virtual`),
  ...typed(null, slots, inDays(1))(`tengo algo libre mañana; primer hueco de mañana`),
  ...typed(null, slots, weekday(2), [12, 18])(`puedo meter a alguien el martes por la tarde`),
  ...typed(null, slots, week(1))(`tiempo libre la semana que viene`),
  ...typed(null, tasks)(`tareas por hacer; qué hay en mi lista de tareas`),
  ...typed(null, tasks, inDays(0))(`qué tareas vencen hoy`),
  ...typed(null, overdue)(`cuáles tareas están atrasadas; qué debí entregar ya`),
  ...typed("open", vitals("pressure"))(`cifras tensionales recientes; cómo está la TA`),
  ...typed("open", vitals("weight", true))(`cómo evoluciona su peso`),
  ...typed("open", vitals("pulse"))(`pulso?`),
  ...typed("open", vitals("temperature"))(`estuvo con fiebre`),
  ...typed("open", vitals("bmi"))(`dame el imc`),
  ...typed("open", vitals("glucose"))(`últimas glucemias`),
  ...typed("open", medications)(`qué medicinas toma actualmente; está tomando metformina`),
  ...typed("open", allergies)(`tiene alergias; alguna alergia al látex`),
  ...typed("open", problems)(`cuáles son sus diagnósticos; antecedentes médicos`),
  ...typed("open", notes)(`qué se anotó en la última visita; última entrada en sus notas`),
  ...typed(null, help("recordWindow"))(`por qué sigue bloqueado el expediente`),
  ...typed(null, help("notes"))(`cómo enmiendo una nota que ya firmé`),
  ...typed(null, help("profile"))(`cómo pongo el portal en inglés`),
  ...typed(
    null,
    orders,
  )(`
    mueve a Beatriz al próximo martes; agenda un control para Beatriz en dos semanas
  `),
  ...typed("open", orders)(`mándale una receta de amoxicilina`),
  ...typed("open", advice)(`crees que tiene anemia; cuánto ibuprofeno puede tomar`),
  ...typed(null, offtopic)(`quién ganó las elecciones; pídeme un taxi`),
];
