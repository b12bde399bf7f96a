import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set, example or rule. */
export const spanish = [
  ...typed(null, answer.appointments, days.inDays(2))(`q tengo pasado mañana`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayAfterNext(4),
  )(`y el jueves que viene no, el de la otra semana`),
  ...typed(null, answer.appointments, days.inDays(0))(`cuantos me faltan pa terminar hoy`),
  ...typed(null, answer.waiting)(`hay alguien esperando afuera; ya llego la señora de las 10`),
  ...typed(
    null,
    answer.orders,
  )(
    `pasame la cita de las 4 para el lunes; anula lo de mañana temprano porfa; recuerdame llamar a la farmacia a las 6`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `mandale amoxicilina 500 cada 8 horas; pidele una glucosa y un perfil lipidico; hazme la nota de evolucion de hoy; avisale que voy con retraso`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(`que tendrá este paciente, dolor de pecho y fiebre; puede tomar ibuprofeno con lo que toma`),
  ...typed(
    "open",
    answer.allergies,
  )(`la mama es alergica al yodo pero y ella; no es alergico a la penicilina verdad`),
  ...typed(
    "open",
    answer.medications,
  )(
    `q toma para la presion; sigue con la levotiroxina o ya se la quitaron; cuanto de enalapril toma`,
  ),
  ...typed("open", answer.vitals("pressure"))(`ultima tension`),
  ...typed("open", answer.vitals("weight", true))(`ha bajado de peso desde la ultima vez`),
  ...typed("open", answer.vitals("glucose", true))(`como ha ido la glucosa estos meses`),
  ...typed(
    "open",
    answer.offtopic,
  )(
    `cuanto tenia de colesterol, perdon, de trigliceridos; de que lo operaron; tiene puesta la de la gripe; a ver este paciente tiene la funcion renal bien o que ha pasado con la creatinina`,
  ),
  ...typed("open", answer.vitals(null), days.inDays(0))(`saturacion y frecuencia cardiaca de hoy`),
  ...typed(null, answer.appointments, days.weekday(2))(`no quiero ver hoy quiero ver el martes`),
  ...typed(null, answer.appointments, days.weekday(6))(`agenda del viernes, digo del sabado`),
  ...typed(
    null,
    answer.requests,
  )(`tengo solicitudes sin contestar; cuantas peticiones hay pendientes`),
  ...typed(null, answer.tasks, days.inDays(1))(`tareas para mañana`),
  ...typed("open", answer.problems)(`diagnosticos activos de este señor`),
  ...typed("open", answer.others)(`su hermano tambien es diabetico?`),
  ...typed("open", answer.unclear)(`cuando fue la ultima vez que vino`),
  ...typed(null, answer.appointments, days.inDays(-1))(`cuantos pacientes vi ayer`),
  ...typed(null, answer.slots, days.inDays(1), [12, 12 + 1 / 60])(`tengo hueco mañana a las 12`),
];
