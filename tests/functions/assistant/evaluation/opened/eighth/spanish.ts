import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set but the sixth in English. */
export const spanish = [
  ...typed(null, answer.appointments, days.inDays(0))(`a quiénes tengo hoy en la consulta`),
  ...typed(null, answer.appointments, days.inDays(0), [18, 24])(
    `¿Tengo a alguien citado esta noche?`,
  ),
  ...typed(null, answer.appointments, days.inDays(1))(
    `Buenas, ¿me dice por favor qué pacientes vienen mañana?`,
  ),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(
    `mañana por la mañana q citas tengo`,
  ),
  ...typed(null, answer.appointments, days.sevenDays)(`cómo viene mi agenda de esta semana`),
  ...typed(null, answer.appointments, days.weekday(3))(`turnos del miercoles`),
  ...typed(null, answer.appointments, days.week(1))(`enséñame las citas de la semana que viene`),
  ...typed(null, answer.appointments, days.weekday(1))(`cuántos niños veo el lunes`),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`nº de pacientes esta tarde`),
  ...typed(null, answer.appointments, days.week(-1))(`¿Cuántas consultas tuve la semana pasada?`),
  ...typed(null, answer.next)(`quién sigue ahora`),
  ...typed(null, answer.next)(`a qué hora es mi próximo pte y quién es`),
  ...typed(null, answer.slots, days.inDays(1))(`mañana me queda algún hueco?`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(
    `el viernes en la mañana a qué horas estoy desocupado`,
  ),
  ...typed(null, answer.slots, days.sevenDays)(`q horarios libres tengo esta semana`),
  ...typed(null, answer.slots, days.inDays(0), [12, 18])(
    `Necesito saber si hoy en la tarde me sobra un espacio, por favor`,
  ),
  ...typed(null, answer.requests)(`solicitudes de cita sin contestar`),
  ...typed(null, answer.requests)(`quién me pidió turno y todavía no le respondí`),
  ...typed(null, answer.requests)(`¿Hay peticiones de cita pendientes de que yo las acepte?`),
  ...typed(null, answer.waiting)(`ya llegó alguien a la sala de espera`),
  ...typed(null, answer.waiting)(`Tomás ya está conectado esperandome?`),
  ...typed(null, answer.waiting)(`desde qué hora está en la sala el primero que llegó`),
  ...typed(null, answer.tasks)(`qué tareas me quedan por hacer`),
  ...typed(null, answer.tasks, days.inDays(0))(`¿Qué tareas me vencen hoy?`),
  ...typed(null, answer.tasks, days.sevenDays)(`tareas que vencen esta semana`),
  ...typed(null, answer.overdue)(`tareas atrasadas que tenga`),
  ...typed(null, answer.overdue)(`qué se me pasó de fecha en la lista de tareas`),
  ...typed("open", answer.vitals("pressure"))(`última tensión que le tomamos`),
  ...typed("open", answer.vitals("pulse"))(`a cuánto tenía la FC`),
  ...typed("open", answer.vitals("temperature"))(`¿Cuál fue su última temperatura?`),
  ...typed("open", answer.vitals("glucose"))(`glucemia mas reciente`),
  ...typed("open", answer.vitals("weight", true), days.monthsBack(3))(
    `ha subido o bajado de peso en los últimos tres meses`,
  ),
  ...typed("open", answer.vitals("pressure", true))(
    `cómo ha ido evolucionando la presión arterial`,
  ),
  ...typed("open", answer.vitals(null))(`sus signos vitales por fa`),
  ...typed("open", answer.medications)(`qué fármacos toma actualmente`),
  ...typed("open", answer.medications)(`está anticoagulada? con qué medicamento`),
  ...typed("open", answer.medications)(`Medicación actual con las dosis, si es tan amable`),
  ...typed("open", answer.allergies)(`es alérgica a algo`),
  ...typed("open", answer.allergies)(`consta alergia a AINEs en su historia?`),
  ...typed("open", answer.problems)(`lista de problemas activos`),
  ...typed("open", answer.problems)(`qué diagnósticos tiene registrados en el expediente`),
  ...typed("open", answer.notes)(`¿Me lees la última nota, por favor?`),
  ...typed("open", answer.notes)(`qué anoté en la consulta anterior`),
  ...typed("open", answer.notes)(`nota de evolución más reciente`),
  ...typed("open", answer.advice)(`con esa tensión, ¿la mando a urgencias?`),
  ...typed("open", answer.advice)(`le subo la quetiapina o espero?`),
  ...typed("open", answer.advice)(`¿Usted qué diagnóstico le pondría a esta señora?`),
  ...typed(null, answer.orders)(`pásame la cita de las 10 al jueves`),
  ...typed("open", answer.orders)(`hazle una receta de enalapril`),
  ...typed(null, answer.orders)(`anulame la consulta de Beatriz de mañana porfa`),
  ...typed(null, answer.others)(`qué agenda tiene la dra. Quiroga mañana`),
  ...typed(null, answer.others)(`pacientes que atiende hoy mi compañero de al lado`),
  ...typed(null, answer.noPatient)(`qué alergias tiene esta paciente`),
  ...typed(null, answer.help("messages"))(`¿tengo mensajes nuevos de las mamás?`),
  ...typed(null, answer.help("waitingList"))(
    `quién está en la lista de espera por si se libera un lugar antes`,
  ),
  ...typed(null, answer.help("recordWindow"))(
    `con cuánta antelación se abre la historia clínica antes de la cita`,
  ),
  ...typed(null, answer.help("calendar"))(`¿cuánto dura cada cita en el calendario?`),
  ...typed(null, answer.help("profile"))(`dónde cambio el idioma del portal`),
  ...typed(null, answer.offtopic)(`quién ganó el clásico`),
  ...typed(null, answer.offtopic)(`recomiéndame una peli para el finde`),
];
