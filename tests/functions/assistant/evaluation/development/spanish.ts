import {
  date,
  inDays,
  lastWeekday,
  monthsBack,
  sevenDays,
  sinceMonth,
  week,
  weekday,
} from "../days.ts";
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
  noPatient,
  notes,
  offtopic,
  orders,
  others,
  overdue,
  problems,
  requests,
  slots,
  strangers,
  tasks,
  waiting,
} = answer;
const typed = typedIn("es");

/** Questions in Spanish as clinicians type and dictate them. */
export const spanish = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    quien viene hoy; pacientes de hoy; que tengo hoy; hay alguien agendado para hoy
  `),
  ...typed(null, appointments, inDays(0), [12, 18])(`consultas de esta tarde`),
  ...typed(null, appointments, inDays(0), [0, 12])(`a quien vi hoy en la mañana`),
  ...typed(
    null,
    appointments,
    inDays(1),
  )(`
    pacientes de mañana; Buenas, ¿podrías mostrarme la lista de consultas que tengo mañana?
  `),
  ...typed(
    null,
    appointments,
    inDays(1),
    [0, 12],
  )(`
    citas mañana por la mañana; agenda mañana temprano en la mañana
  `),
  ...typed(null, appointments, inDays(-1))(`consultas de ayer`),
  ...typed(null, appointments, weekday(1))(`lista del lunes`),
  ...typed(null, appointments, weekday(4), [12, 18])(`el jueves en la tarde a quienes veo`),
  ...typed(null, appointments, weekday(3), [0, 12])(`agenda miercoles por la mañana`),
  ...typed(null, appointments, weekday(5))(`¿Hay consultas el viernes?`),
  ...typed(null, appointments, sevenDays)(`mi semana`),
  ...typed(null, appointments, week(1))(`a quien veo la proxima semana`),
  ...typed(null, appointments, lastWeekday(2))(`a quienes vi el martes pasado`),
  ...typed(
    null,
    appointments,
    week(-1),
  )(`
    cuantos pacientes vi la semana pasada; ¿Me puedes contar los pacientes que atendí la semana
    pasada?
  `),
  ...typed(null, appointments, inDays(0))(`cuantos pacientes tengo hoy`),
  ...typed(null, appointments, date(12, 3))(`algo el 3 de diciembre`),
  ...typed(null, next)(`quien sigue; ¿A qué hora es mi siguiente consulta?; siguiente cita`),
  ...typed(null, next)(`proxima cita de Tomás Lima`),
  ...typed(
    null,
    requests,
  )(`
    solicitudes nuevas; ¿Tengo solicitudes de cita que todavía no he respondido?; pedidos de
    turno sin contestar; citas por confirmar
  `),
  ...typed(
    null,
    waiting,
  )(`
    quien esta en la sala de espera; ¿Hay algún paciente conectado esperándome en este momento?;
    ya esta beatriz
  `),
  ...typed(null, slots, inDays(0))(`huecos hoy; me queda algun espacio hoy`),
  ...typed(null, slots, inDays(1))(`¿Dónde podría meter a alguien mañana?`),
  ...typed(null, slots, inDays(1), [12, 18])(`huecos mañana por la tarde`),
  ...typed(null, slots, weekday(3))(`¿Tengo espacios libres el miércoles?`),
  ...typed(null, slots, weekday(5), [0, 12])(`cabe alguien el viernes por la mañana`),
  ...typed(null, slots, week(1))(`horas libres la proxima semana`),
  ...typed(null, slots)(`primer horario disponible`),
  ...typed(null, tasks)(`lista de tareas; ¿Podrías mostrarme las tareas que aún no he terminado?`),
  ...typed(null, tasks, inDays(0))(`tareas para hoy`),
  ...typed(null, tasks, inDays(1))(`algo que venza mañana`),
  ...typed(null, overdue)(`que se me paso; pendientes vencidos; que tengo atrasado`),
  ...typed(null, tasks)(`tareas sobre beatriz`),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    TA?; ¿Me podrías dar la tensión arterial más reciente registrada?
  `),
  ...typed(
    "open",
    vitals("pressure", true),
  )(`
    como ha ido la presion; ¿Le está bajando la presión?
  `),
  ...typed("open", vitals("pressure"), monthsBack(12))(`tensiones de los ultimos 12 meses`),
  ...typed("open", vitals("weight"))(`peso; ultimo peso registrado`),
  ...typed("open", vitals("weight", true))(`curva de peso`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`peso desde marzo`),
  ...typed("open", vitals("bmi"))(`imc`),
  ...typed("open", vitals("pulse"))(`ultimo pulso`),
  ...typed("open", vitals("temperature"))(`temp`),
  ...typed("open", vitals("oxygen"))(`saturacion de oxigeno`),
  ...typed("open", vitals("glucose"))(`ultima glucemia`),
  ...typed("open", vitals(null))(`muestrame las ultimas mediciones`),
  ...typed("open", medications)(`que toma; medicacion; toma anticoagulantes; tratamiento actual`),
  ...typed("open", allergies)(`es alergica a algo; alergica a la penicilina?; AMC?`),
  ...typed("open", problems)(`antecedentes; diagnosticos activos; tiene asma`),
  ...typed(
    "open",
    notes,
  )(`
    que escribi la ultima vez; Por favor, muéstrame las notas de la última visita; notas previas
  `),
  ...typed(null, noPatient)(`que presion tiene; medicacion actual por favor`),
  ...typed(null, help("recordWindow"))(`por que no puedo abrir el expediente`),
  ...typed(null, help("notes"))(`como firmo una nota`),
  ...typed(null, help("profile"))(`cambiar idioma`),
  ...typed(null, help("visits"))(`como dejo entrar al paciente a la videollamada`),
  ...typed(null, help("tasks"))(`como agrego una tarea`),
  ...typed(null, help("assistant"))(`que puedes hacer`),
  ...typed(null, help("privacy"))(`quien puede ver mis conversaciones`),
  ...typed(null, help("vitals"))(`donde anoto la presion`),
  ...typed(
    null,
    orders,
  )(`
    cancela la de las 9 de mañana; agenda a tomás el martes a las 10; confirma todas las
    solicitudes; borra la tarea vencida
  `),
  ...typed("open", orders)(`agrega penicilina a sus alergias`),
  ...typed(
    "open",
    advice,
  )(`
    le subo el ramipril?; ¿podría ser neumonía?; puedo darle ibuprofeno; receta paracetamol; es
    seguro el ramipril en el embarazo
  `),
  ...typed(null, strangers)(`peso de Juan Pérez Soto`),
  ...typed(null, others)(`lista todos los pacientes del sistema`),
  ...typed(null, offtopic)(`cuentame un chiste; quien gano el partido anoche`),
];
