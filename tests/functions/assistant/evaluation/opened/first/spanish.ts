import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** More questions in Spanish, which were sealed until they were asked once (decision 77). */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    agenda de hoy porfa; ¿Me podrías decir a quiénes tengo citados hoy?; citas hoy
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`
    quienes faltan esta tarde; ¿Tengo algo en la tarde de hoy?
  `),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`turnos de hoy por la mañana`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`mañana quien viene; que hay mañana; consultas mañana`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`quien es el primero mañana en la mañana`),
  ...typed(null, answer.appointments, days.inDays(-1))(`a quien atendi ayer`),
  ...typed(null, answer.appointments, days.weekday(1))(`¿Quién viene el lunes?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [12, 18],
  )(`pacientes del jueves por la tarde`),
  ...typed(null, answer.appointments, days.weekday(5))(`citas vie`),
  ...typed(null, answer.appointments, days.thisWeek)(`que tengo esta semana`),
  ...typed(null, answer.appointments, days.week(1))(`agenda de la semana que viene`),
  ...typed(null, answer.appointments, days.thisMonth)(`cuantas consultas llevo este mes`),
  ...typed(null, answer.appointments, days.week(-1))(`numero de citas de la semana pasada`),
  ...typed(null, answer.appointments, days.monthBefore)(`total de consultas el mes pasado`),
  ...typed(null, answer.appointments, days.inDays(0))(`cuantas citas hay hoy`),
  ...typed(null, answer.appointments, days.inDays(1))(`cuantos vienen mañana`),
  ...typed(null, answer.appointments, days.date(12, 3))(`quien esta citado para el 3 de dic`),
  ...typed(null, answer.appointments, days.weekend)(`tengo pacientes este fin de semana`),
  ...typed(null, answer.next)(`proximo paciente; y despues de este a quien veo`),
  ...typed(null, answer.next)(`cuando vuelve Beatriz; cuando veo otra vez a beatriz nogueira`),
  ...typed(
    null,
    answer.requests,
  )(`quien pidio cita; solicitudes pendientes; cuantas solicitudes hay`),
  ...typed(
    null,
    answer.waiting,
  )(`
    hay alguien esperando; ya llego alguien; cuantos hay en espera ahora; sala de espera
  `),
  ...typed(null, answer.slots, days.inDays(0))(`cuando estoy libre hoy`),
  ...typed(null, answer.slots, days.inDays(1))(`horarios libres mañana`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`tengo lugar mañana en la tarde`),
  ...typed(null, answer.slots, days.weekday(3))(`disponibilidad el miercoles`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`lugar libre viernes en la mañana`),
  ...typed(null, answer.slots, days.week(1))(`cuando puedo la semana que viene`),
  ...typed(null, answer.slots)(`cual es el hueco mas cercano`),
  ...typed(
    null,
    answer.tasks,
  )(`mis pendientes; que me falta por hacer; cuantas tareas tengo abiertas`),
  ...typed(null, answer.tasks, days.inDays(0))(`que vence hoy`),
  ...typed(null, answer.tasks, days.thisWeek)(`tareas de esta semana`),
  ...typed(
    null,
    answer.overdue,
  )(`
    tareas atrasadas; ¿Qué tareas ya pasaron de su fecha límite?; cuantas tareas vencidas hay
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    ultima presion; ¿Cuál fue su última presión arterial?; pa actual
  `),
  ...typed("open", answer.vitals("pressure", true))(`evolucion de la tension`),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`presion en el ultimo año`),
  ...typed("open", answer.vitals("weight"))(`cuanto pesa`),
  ...typed("open", answer.vitals("weight", true))(`ha bajado de peso`),
  ...typed(
    "open",
    answer.vitals("weight"),
    days.sinceMonth(3),
  )(`¿Cómo cambió el peso desde marzo?`),
  ...typed("open", answer.vitals("height"))(`cuanto mide`),
  ...typed("open", answer.vitals("bmi"))(`¿cuál es su índice de masa corporal?`),
  ...typed("open", answer.vitals("pulse"))(`fc; frecuencia cardiaca de la ultima vez`),
  ...typed("open", answer.vitals("temperature"))(`tuvo fiebre`),
  ...typed("open", answer.vitals("oxygen"))(`sat o2`),
  ...typed("open", answer.vitals("glucose"))(`azucar en sangre`),
  ...typed("open", answer.vitals(null))(`signos vitales; constantes`),
  ...typed(
    "open",
    answer.medications,
  )(`
    medicamentos actuales; ¿Qué fármacos está tomando actualmente la paciente?; sigue con
    ramipril
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    alergias; ¿La paciente tiene alguna alergia a medicamentos que deba tener en cuenta?;
    intolerancias conocidas
  `),
  ...typed(
    "open",
    answer.problems,
  )(`
    lista de problemas; ¿Qué enfermedades figuran en su historia?; patologias previas
  `),
  ...typed("open", answer.notes)(`ultima nota; resumen de la consulta anterior; evoluciones`),
  ...typed(null, answer.noPatient)(`alergias`),
  ...typed(
    null,
    answer.help("recordWindow"),
  )(`
    cuando puedo entrar a la historia clinica; ¿Cuánto tiempo queda abierto el expediente
    después de la consulta?
  `),
  ...typed(null, answer.help("notes"))(`puedo corregir una nota ya firmada`),
  ...typed(
    null,
    answer.help("profile"),
  )(`
    donde cambio la zona horaria; ¿Cómo agrego una llave de acceso?
  `),
  ...typed(null, answer.help("visits"))(`como empiezo la videoconsulta`),
  ...typed(null, answer.help("appointments"))(`como reprogramo a alguien`),
  ...typed(null, answer.help("medications"))(`como registro que suspendio un medicamento`),
  ...typed(null, answer.help("assistant"))(`¿Qué tipo de preguntas te puedo hacer?`),
  ...typed(null, answer.help("privacy"))(`guardas lo que te pregunto`),
  ...typed(null, answer.help("calendar"))(`cuanto dura cada turno`),
  ...typed(
    null,
    answer.orders,
  )(`
    pasa a Beatriz para el viernes; Por favor, reprograma todas mis citas de mañana; agrega una
    tarea para llamar al laboratorio; recuerdame llamar a Tomás
  `),
  ...typed("open", answer.orders)(`escribe una nota que diga que esta bien`),
  ...typed(
    "open",
    answer.advice,
  )(`
    que dosis de amoxicilina le doy por su peso; ¿Qué le recetarías para el asma?; tiene la
    presion muy alta?; que tiene la paciente
  `),
  ...typed(null, answer.strangers)(`cuando viene Dina Okonkwo`),
  ...typed(null, answer.others)(`cuantos pacientes tiene hoy el Dr. Daniel`),
  ...typed(null, answer.offtopic)(`que tiempo hace; capital de francia; telefono de la farmacia`),
];
