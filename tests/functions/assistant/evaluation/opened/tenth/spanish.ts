import * as days from "../../days.ts";
import { asked, expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set but 40 lines of the ninth in English. */
export const spanish = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`se me apagó la tableta y ando a ciegas, ¿qué pacientes tengo hoy?`),
  ...typed(null, answer.appointments, days.inDays(2))(`pasado mañana q citas tengo`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`Perdona que te moleste, ¿me puedes decir quiénes vienen a consulta mañana por la mañana?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [16, 24],
  )(`citas del jueves a partir de las 4 de la tarde`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`cuantos pacientes tengo agendados la semana q viene`),
  ...typed(
    null,
    answer.appointments,
    days.date(11, 18),
  )(`quería pedirme ese día para una boda, tengo consultas el 18 de noviembre?`),
  ...typed(
    null,
    answer.next,
  )(`listo ya salió este, quién sigue; a qué hora entra mi siguiente paciente`),
  ...typed("open", answer.next)(`me pregunta cuándo es su próxima cita conmigo`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`me llama una mamá con el bebé malito, ¿me queda algún hueco libre mañana?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
    [0, 12],
  )(`el martes por la mañana tengo algun turno libre`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`¿Sería tan amable de indicarme qué horarios tengo disponibles la próxima semana?`),
  ...typed(null, answer.tasks)(`todas mis tareas porfa`),
  ...typed(null, answer.tasks, days.inDays(0))(`qué tareas me vencen hoy`),
  ...typed(null, answer.overdue)(`ando desbordada, ¿qué tareas ya se me pasaron de fecha?`),
  ...typed(
    null,
    answer.requests,
  )(
    `hay solicitudes de cita nuevas; quién me pidió turno y todavia no le confirmo; Antes de irme a comer quisiera saber si tengo alguna petición de cita por responder.`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `voy con retraso, ¿hay alguien esperándome ya en la sala?; cuántos pacientes hay en sala de espera ahorita`,
  ),
  ...typed("open", answer.vitals("pressure"))(`ultima TA`),
  ...typed(
    "open",
    answer.vitals("pulse", true),
    days.monthsBack(2),
  )(`cómo ha ido evolucionando su frecuencia cardiaca en los últimos dos meses`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`qué temperatura tenía la última vez que se la tomaron`),
  ...typed("open", answer.vitals("oxygen"))(`saturación de oxigeno mas reciente`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(3),
  )(`la veo flaquita, ¿ha bajado de peso desde marzo?`),
  ...typed("open", answer.vitals("height"))(`cuánto mide la paciente`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(3),
  )(`Me gustaría ver, si es posible, la evolución de su glucemia en los últimos 3 meses`),
  ...typed("open", answer.vitals("bmi"))(`su IMC`),
  ...typed(
    "open",
    answer.medications,
  )(
    `q medicinas esta tomando ahora; ¿toma losartán?; Estoy conciliando tratamientos y no me cuadra, ¿cuál es la medicación actual de Beatriz?`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(
    `es alergica a la penicilina; alergias conocidas; antes de ponerle la vacuna quiero saber si tiene alguna alergia registrada`,
  ),
  ...typed(
    "open",
    answer.problems,
  )(
    `qué enfermedades crónicas tiene anotadas; Es la primera vez que la veo, ¿qué antecedentes patológicos constan en su historia?`,
  ),
  ...typed(
    "open",
    answer.notes,
  )(
    `qué escribí en la última nota de Beatriz; léeme la nota de su última consulta; no me acuerdo en qué quedamos la sesión pasada, muéstrame sus notas más recientes`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `qué dosis de paracetamol le doy; tos con fiebre de 3 días y dolor al respirar, qué puede ser; le puedo dar ibuprofeno junto con warfarina?`,
  ),
  ...typed(
    null,
    answer.orders,
  )(
    `pásame la cita de las 10 al viernes; anula la cita de mañana con Beatriz que avisó que no viene`,
  ),
  ...typed("open", answer.orders)(`hazle una receta de salbutamol`),
  ...typed(null, answer.help("appointments"))(`cómo le cambio la hora a una cita en el portal`),
  ...typed(
    null,
    answer.help("profile"),
  )(`me sale todo en inglés, ¿cómo cambio el idioma de mi cuenta?`),
  ...typed(
    null,
    answer.help("vitals"),
  )(`donde registro la tensión arterial de un paciente, cómo se hace`),
  ...typed("open", answer.others)(`vino con el marido, ¿qué medicamentos toma el marido?`),
  ...typed("foreign", answer.others)(`qué alergias tiene Dina`),
  ...typed(null, answer.strangers)(`qué antecedentes tiene Eulalia Quispe`),
  ...asked("es", "open", [
    ["tiene asma?", expected.illness],
    ["la paciente es diabetica", expected.illness],
    ["oye, por si acaso, ¿sabes si Beatriz padece hipertensión?", expected.illness],
  ]),
  ...following("es", null, [
    ["¿Qué citas tengo mañana?", "y el viernes?", expected.appointments],
    ["tengo algún hueco libre el lunes", "¿y el martes?", expected.slots],
  ]),
  ...following("es", "open", [["cuál fue su última presión", "y la temperatura", expected.vitals]]),
];
