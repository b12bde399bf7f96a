import {
  date,
  inDays,
  lastMonth,
  lastWeekday,
  monthsBack,
  nextWeekday,
  week,
  weekday,
} from "./days.ts";
import { asked, expected } from "./evaluationQuestion.ts";

const { appointments, slots, tasks, requests, waiting, unclear, orders, allergies, advice } =
  expected;
const { vitals, medications, notes, noPatient, strangers, help } = expected;

/** Spanish questions by category. */
export const spanish = [
  // Weekdays, dates and parts of a day
  ...asked("es", null, [
    ["¿A quién veo el jueves?", appointments, weekday(4)],
    ["¿Cuándo estoy libre el viernes por la tarde?", slots, weekday(5), [12, 18]],
    ["¿Tengo algo el lunes por la mañana?", appointments, weekday(1), [0, 12]],
    ["¿Qué citas tengo el 3 de diciembre?", appointments, date(12, 3)],
    ["¿Hay huecos mañana por la mañana?", slots, inDays(1), [0, 12]],
    ["¿A quién atendí ayer por la tarde?", appointments, inDays(-1), [12, 18]],
    ["¿Tengo consultas esta noche?", appointments, inDays(0), [18, 24]],
    ["¿Estoy libre el próximo martes?", slots, nextWeekday(2)],
    ["¿Qué pacientes tengo pasado mañana?", appointments, inDays(2)],
    ["¿Cuándo tengo espacio el miércoles después de las 15:00?", slots, weekday(3), [15, 24]],
    ["¿A quién vi el viernes pasado?", appointments, lastWeekday(5)],
    // Periods and counts
    ["¿Cuántas citas tengo la próxima semana?", appointments, week(1)],
    ["¿Cuántos pacientes vi la semana pasada?", appointments, week(-1)],
    ["¿Cuántas consultas tuve en octubre?", appointments, lastMonth(10)],
    ["¿Cuántas citas tengo hoy?", appointments, inDays(0)],
    // Tasks
    ["¿Qué tareas están vencidas?", tasks],
    ["¿Tengo algo atrasado?", tasks],
    ["¿Cuántas tareas tengo?", tasks],
    ["¿Qué tareas vencen mañana?", tasks, inDays(1)],
    ["¿Qué tareas tengo de Beatriz?", tasks],
    // Requests and the waiting room
    ["¿Hay solicitudes de cita sin responder?", requests],
    ["¿Cuántas solicitudes tengo por confirmar?", requests],
    ["¿Quién está en la sala de espera?", waiting],
    ["¿Hay alguien esperándome?", waiting],
    ["¿Cuántos pacientes están esperando?", waiting],
    // What cannot be understood or done
    ["¿A quién veo el vienres?", appointments, weekday(5)],
    ["¿Estoy libre a finales de mes?", unclear],
    ["Cancela mi cita de las tres", orders],
    ["Por favor, confirma la solicitud de Tomás", orders],
    ["¿Me puedes mover la cita de Beatriz al lunes?", orders],
    ["Crea una tarea para mañana", orders],
    // The portal
    ["¿Cómo firmo una nota?", help("notes")],
    ["¿Dónde cambio mi idioma?", help("profile")],
    ["¿Quién puede ver mis preguntas?", help("privacy")],
    ["¿Cómo inicio una consulta por video?", help("visits")],
    // Others
    ["¿Cuánto pesa Mariana Ruiz?", strangers],
    ["¿Cuál es el teléfono de Mariana Ruiz?", help("notUnderstood")],
    ["¿Qué toma?", noPatient],
  ]),
  // The record
  ...asked("es", "open", [
    ["¿Puedo darle ibuprofeno?", advice],
    ["¿Tiene diabetes?", expected.illness],
    ["¿Qué enfermedad tiene?", advice],
    ["¿Le subo la dosis?", advice],
    ["¿Es alérgica a la penicilina?", allergies],
    ["¿Qué alergias tiene?", allergies],
    ["¿Cuánto pesa?", vitals],
    ["¿Cuánto mide?", vitals],
    ["¿Cómo ha estado su presión en el último año?", vitals, monthsBack(12)],
    ["¿Cuál fue su presión en marzo?", vitals, lastMonth(3)],
    ["¿Toma Ramipril?", medications],
    ["¿Qué dosis toma?", medications],
    ["¿Cuáles son sus medicamentos actuales?", medications],
    ["¿Qué anoté la última vez?", notes],
    ["¿Qué escribí en la última consulta?", notes],
    ["¿Cuándo es su próxima cita?", appointments],
    ["¿Cuál es la presión de Tomás?", noPatient],
  ]),
];
