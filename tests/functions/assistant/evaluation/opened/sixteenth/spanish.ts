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
    `Buenos días. Antes de empezar con las recetas, ¿me puedes decir qué pacientes tengo citados hoy?`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`a quien tengo mañana por la mañana, es que entro saliente de guardia`),
  ...typed("open", answer.next)(`Acabo de colgar la videoconsulta, ¿quién es mi próximo paciente?`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`Che, ¿cuántos turnos tengo la semana que viene? Me quieren meter un congreso en el medio.`),
  ...typed(null, answer.appointments, days.inDays(-1))(`a quien vi ayer? me falta cerrar una nota`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [18, 24],
  )(`¿Tengo consultas el jueves por la noche? Me invitaron a cenar.`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(0),
    [16, 24],
  )(`Oye, ¿qué citas me quedan hoy después de las 4 de la tarde? Tengo que pasar por los niños.`),
  ...typed(
    null,
    answer.appointments,
    days.lastWeekday(2),
  )(`¿A quién atendí el martes pasado? Me llamó una farmacia y no sé de qué paciente me hablan.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`¿Hasta qué hora tengo pacientes el viernes? Es que quiero coger el tren.`),
  ...typed(null, answer.appointments, days.date(11, 14))(`citas mias del 14 de noviembre porfa`),
  ...typed(
    null,
    answer.appointments,
    days.monthBefore,
  )(`Me están pidiendo otra vez las dichosas estadísticas, ¿cuántos pacientes vi el mes pasado?`),
  ...typed(
    null,
    answer.appointments,
    days.thisWeek,
  )(`¿Cómo viene mi agenda esta semana? Estoy fundida.`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayOfNextWeek(3),
    [9, 13],
  )(`Dime qué citas tengo el miércoles de la semana que viene de 9 a 13 horas`),
  ...typed(
    null,
    answer.appointments,
    days.weekend,
  )(`tengo algun paciente este finde? quiero irme al pueblo`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`Mañana, no, perdón, pasado mañana, ¿cuántas consultas tengo?`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(
    `Soy la suplente y el lunes que viene es mi primer día, ¿a qué hora es mi primera cita del lunes que viene?`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`¿A quiénes vi la semana pasada? Tengo que preparar la supervisión.`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [12, 18],
  )(`Fíjate por favor qué pacientes tengo mañana en la tarde`),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
    [12, 18],
  )(
    `¿Me queda algún hueco libre esta tarde? Hay un bebé con fiebre y la madre está muy angustiada.`,
  ),
  ...typed(null, answer.slots, days.thisWeek)(`que huecos libres tengo esta semana en mi agenda`),
  ...typed(
    "open",
    answer.slots,
    days.inDays(1),
  )(`Necesito encajar una primera visita de una hora, ¿qué espacios libres tengo mañana?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
    [0, 10.5],
  )(`horarios disponibles que tengo el martes antes de las 10:30 de la mañana`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`¿Cuándo tengo lugar la semana próxima? Un paciente me pide adelantar la sesión.`),
  ...typed(
    null,
    answer.slots,
    days.dayOfMonth(20),
  )(`A ver, ¿qué ratos me quedan libres el día 20?`),
  ...typed(
    null,
    answer.tasks,
    days.inDays(0),
  )(`¿Qué tareas me vencen hoy? Me voy a las tres sí o sí.`),
  ...typed(null, answer.tasks, days.inDays(1))(`tareas q tengo para mañana`),
  ...typed(
    null,
    answer.tasks,
    days.thisWeek,
  )(`Quisiera saber qué pendientes tengo que entregar esta semana, por favor.`),
  ...typed(null, answer.tasks)(`Ya acosté a los niños, dime qué tareas tengo abiertas`),
  ...typed(
    null,
    answer.overdue,
  )(
    `¿Qué tareas tengo atrasadas?; hay algo vencido en mi lista de tareas; Sé que voy fatal, ¿cuáles de mis tareas ya están fuera de plazo?`,
  ),
  ...typed(
    null,
    answer.requests,
  )(
    `¿Hay solicitudes de cita sin contestar?; me dice recepcion que hay gente pidiendo turno por el portal, que pedidos de turno tengo pendientes`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(`¿Quién está ahora en la sala de espera?; hay alguien esperandome ya en la sala de video`),
  ...typed(
    null,
    answer.orders,
  )(
    `Pásame la cita de las 12 de mañana al jueves, que tengo juicio; Bloqueame el viernes a la tarde que me voy antes`,
  ),
  ...typed(
    null,
    answer.others,
  )(`¿Qué citas tiene mañana la doctora Ibáñez? Quiero derivarle a un paciente.`),
  ...typed(null, answer.offtopic)(`¿Cómo está el tráfico para volver a casa?`),
  ...typed(null, answer.unclear)(`¿Qué día estoy más cargada, el lunes o el martes?`),
];
