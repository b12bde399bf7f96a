import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set, example or rule. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(
    `Buenos días. Hoy es mi primer día en este centro, ¿me puedes decir qué pacientes tengo citados hoy?; cuantos turnos tengo hoy`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(
    `a quien veo mañana por la mañana; Quiero llevar a los niños al colegio, ¿a qué hora es mi primera cita de mañana por la mañana?`,
  ),
  ...typed("open", answer.appointments, days.inDays(2))(`¿Qué consultas tengo pasado mañana?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [12, 18],
  )(`qué citas tengo el miércoles, perdón, el jueves por la tarde`),
  ...typed(
    "closed",
    answer.next,
  )(`Acabo de colgar con el anterior, ¿quién es mi próximo paciente?`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(`necesito saber que pacientes tengo el lunes que viene`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`¿Cuántas citas tengo la semana que viene? Estoy pensando en pedir un par de días libres.`),
  ...typed(
    null,
    answer.appointments,
    days.date(12, 9),
  )(`¿Hay alguien citado conmigo el 9 de diciembre?`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(0),
    [17, 24],
  )(
    `tengo reunión de claustro y no quiero llegar tarde, ¿me queda algún paciente citado hoy después de las 17?`,
  ),
  ...typed(null, answer.appointments, days.inDays(-1))(`a cuantos pacientes atendi ayer`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`¿No tengo a nadie citado el viernes, verdad?`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayOfNextWeek(3),
  )(`¿Quién es el último paciente del miércoles de la semana que viene?`),
  ...typed(null, answer.slots, days.thisWeek)(`¿Qué huecos libres me quedan esta semana?`),
  ...typed(
    "open",
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`La quiero volver a ver pronto. ¿Qué horarios libres tengo mañana por la tarde?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`me piden meter un sobreturno, a que horas estoy libre el martes`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
    [0, 12],
  )(`¿Tengo algún hueco disponible en la agenda la semana que viene por las mañanas?`),
  ...typed(
    null,
    answer.tasks,
  )(
    `¿Qué tareas tengo pendientes? Prometo que después me voy a dormir.; dime cuantas tareas me quedan por hacer`,
  ),
  ...typed("open", answer.overdue)(`¿Tengo tareas vencidas?`),
  ...typed(
    null,
    answer.overdue,
  )(`seguro que voy con retraso como siempre, qué tareas se me han pasado de plazo`),
  ...typed(
    null,
    answer.requests,
  )(
    `¿Hay solicitudes de cita que todavía no haya contestado?; cuántos pacientes me han pedido cita y siguen sin respuesta`,
  ),
  ...typed("open", answer.waiting)(`¿Hay alguien ahora mismo en la sala de espera?`),
  ...typed(
    null,
    answer.waiting,
  )(`tengo un minuto entre videollamadas, quien esta en la sala de espera virtual`),
  ...typed("open", answer.vitals("pressure"))(`ultima TA de la paciente`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(3),
  )(`¿Cómo ha evolucionado la presión arterial en los últimos tres meses?`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`La veo más delgada. ¿Ha bajado de peso con respecto a la vez anterior?`),
  ...typed(
    "open",
    answer.vitals("glucose"),
  )(`cuánto tenía de glucemia la última vez que se la medimos`),
  ...typed("open", answer.vitals("bmi"))(`¿Qué IMC tiene la señora?`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`me dice la hija que estuvo con fiebre, ¿qué temperatura tiene registrada?`),
  ...typed(
    "open",
    answer.medications,
  )(
    `que medicacion toma actualmente; ¿Está tomando algún anticoagulante? Es que la operan de una muela.`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(`Antes de darle un antibiótico, ¿es alérgica a la penicilina?`),
  ...typed(
    null,
    answer.problems,
  )(`No conozco a la paciente, ¿qué diagnósticos tiene Beatriz en su historia?`),
  ...typed("open", answer.notes, days.lastMonth(3))(`¿Qué anoté en la consulta de marzo?`),
  ...typed(null, answer.noPatient)(`qué alergias tiene el paciente`),
  ...typed(
    "open",
    answer.orders,
  )(
    `Renuévale la receta de enalapril por tres meses.; Apúntame en la nota que hoy refiere insomnio y ánimo bajo.`,
  ),
  ...typed(
    null,
    answer.orders,
  )(
    `pasa la cita de las nueve de mañana al jueves; Recuérdame llamar a la farmacia esta tarde, por favor.`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `Con estas cifras de tensión, ¿le subo el losartán o espero?; ¿Crees que lo suyo puede ser una depresión o más bien un duelo?`,
  ),
  ...typed(null, answer.advice)(`que dosis de paracetamol le pongo a un niño de 12 kilos`),
  ...typed(null, answer.strangers)(`¿Qué alergias tiene Ramón Ibáñez?`),
  ...typed("open", answer.others)(`¿Y la madre de la paciente qué pastillas toma?`),
  ...typed("open", answer.offtopic)(`¿Tiene puesta la vacuna de la gripe?`),
  ...typed(null, answer.offtopic)(`cuéntame un chiste, que llevo una guardia horrible`),
  ...typed(null, answer.unclear)(`¿Qué citas tengo el 31 de noviembre?`),
];
