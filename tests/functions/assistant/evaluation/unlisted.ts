import { inDays, lastWeekday, week, weekday } from "./days.ts";
import { asked, expected } from "./evaluationQuestion.ts";

const { appointments, slots, tasks, requests, waiting, unclear, orders, allergies, advice } =
  expected;
const { vitals, medications } = expected;

/** Questions in other words than the lists have; they were set aside before. */
export const unlisted = [
  ...asked("en", null, [
    ["Anyone coming in tomorrow afternoon?", appointments, inDays(1), [12, 18]],
    ["Do I have room on Tuesday morning?", slots, weekday(2), [0, 12]],
    ["Who came last Thursday?", appointments, lastWeekday(4)],
    ["Is there a task I forgot?", tasks],
    ["Do patients want new appointments?", requests],
    ["Is somebody at the door?", waiting],
    ["Who do I see sometime next week?", appointments, week(1)],
    ["Free Beatriz's slot on Monday", orders],
  ]),
  ...asked("en", "open", [
    ["Should she stop the ramipril?", advice],
    ["Does penicillin give her a rash?", allergies],
  ]),
  ...asked("es", null, [
    ["¿Llega alguien mañana por la tarde?", appointments, inDays(1), [12, 18]],
    ["¿Me queda lugar el martes por la mañana?", slots, weekday(2), [0, 12]],
    ["¿Quién estuvo el jueves pasado?", appointments, lastWeekday(4)],
    ["¿Se me olvidó alguna tarea?", tasks],
    ["¿Qué pacientes quieren una cita?", requests],
    ["¿Ya hay alguien en la sala?", waiting],
    ["¿A quién veo cualquier día de estos?", unclear],
    ["Quita a Beatriz del lunes", orders],
  ]),
  ...asked("es", "open", [
    ["¿Debería dejar el ramipril?", advice],
    ["¿Cómo va su peso?", vitals],
  ]),
  ...asked("pt", null, [
    ["Chega alguém amanhã à tarde?", appointments, inDays(1), [12, 18]],
    ["Sobra lugar na terça de manhã?", slots, weekday(2), [0, 12]],
    ["Quem esteve aqui na quinta passada?", appointments, lastWeekday(4)],
    ["Esqueci alguma tarefa?", tasks],
    ["Que pacientes querem uma consulta?", requests],
    ["Já tem alguém na sala?", waiting],
    ["Quem eu vejo qualquer dia desses?", unclear],
    ["Tire a Beatriz da segunda", orders],
  ]),
  ...asked("pt", "open", [
    ["Ela deveria parar o ramipril?", advice],
    ["O que ela usa para a pressão?", medications],
  ]),
  ...asked("fr", null, [
    ["Quelqu’un arrive-t-il demain après-midi ?", appointments, inDays(1), [12, 18]],
    ["Me reste-t-il de la place mardi matin ?", slots, weekday(2), [0, 12]],
    ["Qui était là jeudi dernier ?", appointments, lastWeekday(4)],
    ["Ai-je oublié une tâche ?", tasks],
    ["Quels patients veulent un rendez-vous ?", requests],
    ["Y a-t-il déjà quelqu’un dans la salle ?", waiting],
    ["Qui vois-je un de ces jours ?", unclear],
    ["Enlève Beatriz de lundi", orders],
  ]),
  ...asked("fr", "open", [
    ["Doit-elle arrêter le ramipril ?", advice],
    ["Comment va son poids ?", vitals],
  ]),
];
