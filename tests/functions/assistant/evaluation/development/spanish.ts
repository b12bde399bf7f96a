import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish as clinicians type and dictate them. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    quien viene hoy; pacientes de hoy; que tengo hoy; hay alguien agendado para hoy
  `),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`consultas de esta tarde`),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`a quien vi hoy en la mañana`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`
    pacientes de mañana; Buenas, ¿podrías mostrarme la lista de consultas que tengo mañana?
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`
    citas mañana por la mañana; agenda mañana temprano en la mañana
  `),
  ...typed(null, answer.appointments, days.inDays(-1))(`consultas de ayer`),
  ...typed(null, answer.appointments, days.weekday(1))(`lista del lunes`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [12, 18],
  )(`el jueves en la tarde a quienes veo`),
  ...typed(null, answer.appointments, days.weekday(3), [0, 12])(`agenda miercoles por la mañana`),
  ...typed(null, answer.appointments, days.weekday(5))(`¿Hay consultas el viernes?`),
  ...typed(null, answer.appointments, days.thisWeek)(`mi semana`),
  ...typed(null, answer.appointments, days.week(1))(`a quien veo la proxima semana`),
  ...typed(null, answer.appointments, days.lastWeekday(2))(`a quienes vi el martes pasado`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`
    cuantos pacientes vi la semana pasada; ¿Me puedes contar los pacientes que atendí la semana
    pasada?
  `),
  ...typed(null, answer.appointments, days.inDays(0))(`cuantos pacientes tengo hoy`),
  ...typed(null, answer.appointments, days.date(12, 3))(`algo el 3 de diciembre`),
  ...typed(null, answer.next)(`quien sigue; ¿A qué hora es mi siguiente consulta?; siguiente cita`),
  ...typed(null, answer.next)(`proxima cita de Tomás Lima`),
  ...typed(
    null,
    answer.requests,
  )(`
    solicitudes nuevas; ¿Tengo solicitudes de cita que todavía no he respondido?; pedidos de
    turno sin contestar; citas por confirmar
  `),
  ...typed(
    null,
    answer.waiting,
  )(`
    quien esta en la sala de espera; ¿Hay algún paciente conectado esperándome en este momento?;
    ya esta beatriz
  `),
  ...typed(null, answer.slots, days.inDays(0))(`huecos hoy; me queda algun espacio hoy`),
  ...typed(null, answer.slots, days.inDays(1))(`¿Dónde podría meter a alguien mañana?`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`huecos mañana por la tarde`),
  ...typed(null, answer.slots, days.weekday(3))(`¿Tengo espacios libres el miércoles?`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`cabe alguien el viernes por la mañana`),
  ...typed(null, answer.slots, days.week(1))(`horas libres la proxima semana`),
  ...typed(null, answer.slots)(`primer horario disponible`),
  ...typed(
    null,
    answer.tasks,
  )(`lista de tareas; ¿Podrías mostrarme las tareas que aún no he terminado?`),
  ...typed(null, answer.tasks, days.inDays(0))(`tareas para hoy`),
  ...typed(null, answer.tasks, days.inDays(1))(`algo que venza mañana`),
  ...typed(null, answer.overdue)(`que se me paso; pendientes vencidos; que tengo atrasado`),
  ...typed(null, answer.tasks)(`tareas sobre beatriz`),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    TA?; ¿Me podrías dar la tensión arterial más reciente registrada?
  `),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`
    como ha ido la presion; ¿Le está bajando la presión?
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
    days.monthsBack(12),
  )(`tensiones de los ultimos 12 meses`),
  ...typed("open", answer.vitals("weight"))(`peso; ultimo peso registrado`),
  ...typed("open", answer.vitals("weight", true))(`curva de peso`),
  ...typed("open", answer.vitals("weight"), days.sinceMonth(3))(`peso desde marzo`),
  ...typed("open", answer.vitals("bmi"))(`imc`),
  ...typed("open", answer.vitals("pulse"))(`ultimo pulso`),
  ...typed("open", answer.vitals("temperature"))(`temp`),
  ...typed("open", answer.vitals("oxygen"))(`saturacion de oxigeno`),
  ...typed("open", answer.vitals("glucose"))(`ultima glucemia`),
  ...typed("open", answer.vitals(null))(`muestrame las ultimas mediciones`),
  ...typed(
    "open",
    answer.medications,
  )(`que toma; medicacion; toma anticoagulantes; tratamiento actual`),
  ...typed("open", answer.allergies)(`es alergica a algo; alergica a la penicilina?; AMC?`),
  ...typed("open", answer.problems)(`antecedentes; diagnosticos activos; tiene asma`),
  ...typed(
    "open",
    answer.notes,
  )(`
    que escribi la ultima vez; Por favor, muéstrame las notas de la última visita; notas previas
  `),
  ...typed(null, answer.noPatient)(`que presion tiene; medicacion actual por favor`),
  ...typed(null, answer.help("recordWindow"))(`por que no puedo abrir el expediente`),
  ...typed(null, answer.help("notes"))(`como firmo una nota`),
  ...typed(null, answer.help("profile"))(`cambiar idioma`),
  ...typed(null, answer.help("visits"))(`como dejo entrar al paciente a la videollamada`),
  ...typed(null, answer.help("tasks"))(`como agrego una tarea`),
  ...typed(null, answer.help("assistant"))(`que puedes hacer`),
  ...typed(null, answer.help("privacy"))(`quien puede ver mis conversaciones`),
  ...typed(null, answer.help("vitals"))(`donde anoto la presion`),
  ...typed(
    null,
    answer.orders,
  )(`
    cancela la de las 9 de mañana; agenda a tomás el martes a las 10; confirma todas las
    solicitudes; borra la tarea vencida
  `),
  ...typed("open", answer.orders)(`agrega penicilina a sus alergias`),
  ...typed(
    "open",
    answer.advice,
  )(`
    le subo el ramipril?; ¿podría ser neumonía?; puedo darle ibuprofeno; receta paracetamol; es
    seguro el ramipril en el embarazo
  `),
  ...typed(null, answer.strangers)(`peso de Juan Pérez Soto`),
  ...typed(null, answer.others)(`lista todos los pacientes del sistema`),
  ...typed(null, answer.offtopic)(`cuentame un chiste; quien gano el partido anoche`),
];
