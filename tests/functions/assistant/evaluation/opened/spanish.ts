import {
  date,
  inDays,
  monthBefore,
  monthsBack,
  sevenDays,
  sinceMonth,
  thisMonth,
  week,
  weekday,
  weekend,
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

/** More questions in Spanish, which were sealed until they were asked once (decision 77). */
export const spanish = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    agenda de hoy porfa; ¿Me podrías decir a quiénes tengo citados hoy?; citas hoy
  `),
  ...typed(
    null,
    appointments,
    inDays(0),
    [12, 18],
  )(`
    quienes faltan esta tarde; ¿Tengo algo en la tarde de hoy?
  `),
  ...typed(null, appointments, inDays(0), [0, 12])(`turnos de hoy por la mañana`),
  ...typed(null, appointments, inDays(1))(`mañana quien viene; que hay mañana; consultas mañana`),
  ...typed(null, appointments, inDays(1), [0, 12])(`quien es el primero mañana en la mañana`),
  ...typed(null, appointments, inDays(-1))(`a quien atendi ayer`),
  ...typed(null, appointments, weekday(1))(`¿Quién viene el lunes?`),
  ...typed(null, appointments, weekday(4), [12, 18])(`pacientes del jueves por la tarde`),
  ...typed(null, appointments, weekday(5))(`citas vie`),
  ...typed(null, appointments, sevenDays)(`que tengo esta semana`),
  ...typed(null, appointments, week(1))(`agenda de la semana que viene`),
  ...typed(null, appointments, thisMonth)(`cuantas consultas llevo este mes`),
  ...typed(null, appointments, week(-1))(`numero de citas de la semana pasada`),
  ...typed(null, appointments, monthBefore)(`total de consultas el mes pasado`),
  ...typed(null, appointments, inDays(0))(`cuantas citas hay hoy`),
  ...typed(null, appointments, inDays(1))(`cuantos vienen mañana`),
  ...typed(null, appointments, date(12, 3))(`quien esta citado para el 3 de dic`),
  ...typed(null, appointments, weekend)(`tengo pacientes este fin de semana`),
  ...typed(null, next)(`proximo paciente; y despues de este a quien veo`),
  ...typed(null, next)(`cuando vuelve Beatriz; cuando veo otra vez a beatriz nogueira`),
  ...typed(null, requests)(`quien pidio cita; solicitudes pendientes; cuantas solicitudes hay`),
  ...typed(
    null,
    waiting,
  )(`
    hay alguien esperando; ya llego alguien; cuantos hay en espera ahora; sala de espera
  `),
  ...typed(null, slots, inDays(0))(`cuando estoy libre hoy`),
  ...typed(null, slots, inDays(1))(`horarios libres mañana`),
  ...typed(null, slots, inDays(1), [12, 18])(`tengo lugar mañana en la tarde`),
  ...typed(null, slots, weekday(3))(`disponibilidad el miercoles`),
  ...typed(null, slots, weekday(5), [0, 12])(`lugar libre viernes en la mañana`),
  ...typed(null, slots, week(1))(`cuando puedo la semana que viene`),
  ...typed(null, slots)(`cual es el hueco mas cercano`),
  ...typed(null, tasks)(`mis pendientes; que me falta por hacer; cuantas tareas tengo abiertas`),
  ...typed(null, tasks, inDays(0))(`que vence hoy`),
  ...typed(null, tasks, sevenDays)(`tareas de esta semana`),
  ...typed(
    null,
    overdue,
  )(`
    tareas atrasadas; ¿Qué tareas ya pasaron de su fecha límite?; cuantas tareas vencidas hay
  `),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    ultima presion; ¿Cuál fue su última presión arterial?; pa actual
  `),
  ...typed("open", vitals("pressure", true))(`evolucion de la tension`),
  ...typed("open", vitals("pressure"), monthsBack(12))(`presion en el ultimo año`),
  ...typed("open", vitals("weight"))(`cuanto pesa`),
  ...typed("open", vitals("weight", true))(`ha bajado de peso`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`¿Cómo cambió el peso desde marzo?`),
  ...typed("open", vitals("height"))(`cuanto mide`),
  ...typed("open", vitals("bmi"))(`¿cuál es su índice de masa corporal?`),
  ...typed("open", vitals("pulse"))(`fc; frecuencia cardiaca de la ultima vez`),
  ...typed("open", vitals("temperature"))(`tuvo fiebre`),
  ...typed("open", vitals("oxygen"))(`sat o2`),
  ...typed("open", vitals("glucose"))(`azucar en sangre`),
  ...typed("open", vitals(null))(`signos vitales; constantes`),
  ...typed(
    "open",
    medications,
  )(`
    medicamentos actuales; ¿Qué fármacos está tomando actualmente la paciente?; sigue con
    ramipril
  `),
  ...typed(
    "open",
    allergies,
  )(`
    alergias; ¿La paciente tiene alguna alergia a medicamentos que deba tener en cuenta?;
    intolerancias conocidas
  `),
  ...typed(
    "open",
    problems,
  )(`
    lista de problemas; ¿Qué enfermedades figuran en su historia?; patologias previas
  `),
  ...typed("open", notes)(`ultima nota; resumen de la consulta anterior; evoluciones`),
  ...typed(null, noPatient)(`alergias`),
  ...typed(
    null,
    help("recordWindow"),
  )(`
    cuando puedo entrar a la historia clinica; ¿Cuánto tiempo queda abierto el expediente
    después de la consulta?
  `),
  ...typed(null, help("notes"))(`puedo corregir una nota ya firmada`),
  ...typed(
    null,
    help("profile"),
  )(`
    donde cambio la zona horaria; ¿Cómo agrego una llave de acceso?
  `),
  ...typed(null, help("visits"))(`como empiezo la videoconsulta`),
  ...typed(null, help("appointments"))(`como reprogramo a alguien`),
  ...typed(null, help("medications"))(`como registro que suspendio un medicamento`),
  ...typed(null, help("assistant"))(`¿Qué tipo de preguntas te puedo hacer?`),
  ...typed(null, help("privacy"))(`guardas lo que te pregunto`),
  ...typed(null, help("calendar"))(`cuanto dura cada turno`),
  ...typed(
    null,
    orders,
  )(`
    pasa a Beatriz para el viernes; Por favor, reprograma todas mis citas de mañana; agrega una
    tarea para llamar al laboratorio; recuerdame llamar a Tomás
  `),
  ...typed("open", orders)(`escribe una nota que diga que esta bien`),
  ...typed(
    "open",
    advice,
  )(`
    que dosis de amoxicilina le doy por su peso; ¿Qué le recetarías para el asma?; tiene la
    presion muy alta?; que tiene la paciente
  `),
  ...typed(null, strangers)(`cuando viene Dina Okonkwo`),
  ...typed(null, others)(`cuantos pacientes tiene hoy el Dr. Daniel`),
  ...typed(null, offtopic)(`que tiempo hace; capital de francia; telefono de la farmacia`),
];
