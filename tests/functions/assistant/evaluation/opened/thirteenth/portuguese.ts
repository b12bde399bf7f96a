import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  // The schedule.
  ...typed(null, answer.appointments, days.inDays(0))(`bom dia! como tá minha agenda hoje`),
  ...typed(null, answer.appointments, days.inDays(1))(`quem é o primeiro paciente de amanhã`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [12, 18],
  )(`quantas consultas tenho na quinta à tarde?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(2),
  )(`tenho alguém na 3ª feira? é que queria marcar o dentista`),
  ...typed(null, answer.appointments, days.week(1))(`me fala aí quem vem na semana que vem`),
  ...typed(null, answer.next)(`qual é o próximo utente`),
  ...typed("open", answer.next)(`terminei aqui, quem é o proximo`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(1),
  )(`ver consultas de sexta, não, desculpa, de segunda`),
  ...typed("closed", answer.appointments, days.inDays(2))(`que marcações tenho depois de amanhã`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [18, 24],
  )(`tem paciente hoje à noite ou posso ir pra academia`),
  ...typed(null, answer.appointments, days.week(-1))(`quantos doentes vi na semana passada`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 10],
  )(`amanha tem alguem marcado antes das 10 da manha`),
  // Free times.
  ...typed(
    null,
    answer.slots,
    days.weekday(5),
  )(`preciso encaixar uma criança, que horário livre eu tenho na sexta`),
  ...typed(null, answer.slots, days.inDays(1))(`há vagas na minha agenda amanhã?`),
  ...typed(
    "open",
    answer.slots,
    days.weekday(3),
    [0, 12],
  )(`diga-me os horários livres de quarta de manhã se faz favor`),
  // Tasks.
  ...typed(
    null,
    answer.tasks,
  )(`o que falta na minha lista de tarefas; gostaria de saber que tarefas tenho em aberto`),
  ...typed(null, answer.overdue)(`tô com alguma tarefa atrasada?`),
  // Requests.
  ...typed(
    null,
    answer.requests,
  )(`alguém pediu consulta e eu ainda não respondi?; quais são os pedidos de marcação pendentes`),
  // The waiting room.
  ...typed(
    null,
    answer.waiting,
  )(`fui tomar um café e demorei, já entrou alguém na sala de espera do vídeo`),
  // The record.
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`como tem evoluído a tensão arterial dela nos registos`),
  ...typed("open", answer.vitals("weight"))(`qual o peso dela`),
  ...typed("open", answer.vitals("temperature"))(`a última temperatura medida foi quanto`),
  ...typed("open", answer.medications)(`que remédios ela toma`),
  ...typed("open", answer.allergies)(`antes de eu passar dipirona, ela tem alguma alergia?`),
  ...typed(null, answer.problems)(`quais são os problemas de saúde da Beatriz`),
  ...typed("open", answer.notes)(`o que é que escrevi nas notas da última consulta`),
  ...typed("closed", answer.noPatient)(`ele tem alergia a quê mesmo`),
  // Orders.
  ...typed(
    null,
    answer.orders,
  )(`desmarca todo mundo de amanhã, tô com febre; passe a consulta das 15h para as 16h por favor`),
  ...typed("open", answer.orders)(`anota aí que ela parou de fumar`),
  // Advice.
  ...typed(null, answer.advice)(`posso dar amoxicilina a uma grávida`),
  ...typed("open", answer.advice)(`o que achas que ela tem`),
  // Other people.
  ...typed(null, answer.strangers)(`o Ramón Ibáñez tem diabetes?`),
  ...typed(null, answer.others)(`quero ver os pacientes do doutor Figueiredo de amanhã`),
  // What it has nothing of, or can't understand.
  ...typed(null, answer.offtopic)(`conta uma piada que o plantão tá puxado`),
  ...typed(null, answer.unclear)(`mostra as consultas de segunda ou de quarta`),
];
