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

/** Portuguese questions by category. */
export const portuguese = [
  // Weekdays, dates and parts of a day
  ...asked("pt", null, [
    ["Quem eu vejo na sexta?", appointments, weekday(5)],
    ["Estou livre na sexta à tarde?", slots, weekday(5), [12, 18]],
    ["Tenho alguém na segunda de manhã?", appointments, weekday(1), [0, 12]],
    ["Quais consultas tenho no dia 3 de dezembro?", appointments, date(12, 3)],
    ["Tem vaga amanhã de manhã?", slots, inDays(1), [0, 12]],
    ["Quem eu atendi ontem à tarde?", appointments, inDays(-1), [12, 18]],
    ["Tenho consultas hoje à noite?", appointments, inDays(0), [18, 24]],
    ["Estou livre na próxima terça?", slots, nextWeekday(2)],
    ["Quais pacientes tenho depois de amanhã?", appointments, inDays(2)],
    ["Tenho horário livre na quarta depois das 15h?", slots, weekday(3), [15, 24]],
    ["Quem atendi na sexta passada?", appointments, lastWeekday(5)],
    // Periods and counts
    ["Quantas consultas tenho na semana que vem?", appointments, week(1)],
    ["Quantos pacientes atendi na semana passada?", appointments, week(-1)],
    ["Quantas consultas tive em outubro?", appointments, lastMonth(10)],
    ["Quantas consultas tenho hoje?", appointments, inDays(0)],
    // Tasks
    ["Quais tarefas estão vencidas?", tasks],
    ["Tem algo atrasado?", tasks],
    ["Quantas tarefas eu tenho?", tasks],
    ["Quais tarefas vencem amanhã?", tasks, inDays(1)],
    ["Que tarefas tenho sobre a Beatriz?", tasks],
    // Requests and the waiting room
    ["Há pedidos de consulta sem resposta?", requests],
    ["Quantas solicitações preciso confirmar?", requests],
    ["Quem está me esperando?", waiting],
    ["Tem alguém na sala de espera?", waiting],
    ["Quantos pacientes estão aguardando?", waiting],
    // What cannot be understood or done
    ["Quem eu vejo na qurta?", unclear],
    ["Estou livre no fim do mês?", unclear],
    ["Cancele minha consulta das 15h", orders],
    ["Por favor, confirme o pedido do Tomás", orders],
    ["Você pode passar a consulta da Beatriz para segunda?", orders],
    ["Crie uma tarefa para amanhã", orders],
    // The portal
    ["Como confirmo uma consulta?", help("appointments")],
    ["Onde mudo meu idioma?", help("profile")],
    ["Quem pode ver minhas perguntas?", help("privacy")],
    ["Como inicio uma consulta por vídeo?", help("visits")],
    // Others
    ["Qual é o peso de Mariana Ruiz?", strangers],
    ["Qual é o telefone de Mariana Ruiz?", help("notUnderstood")],
    ["Quais remédios toma?", noPatient],
  ]),
  // The record
  ...asked("pt", "open", [
    ["Posso dar ibuprofeno a ela?", advice],
    ["Ela tem diabetes?", expected.illness],
    ["Que doença ela tem?", advice],
    ["Aumento a dose dela?", advice],
    ["Ela é alérgica a penicilina?", allergies],
    ["Quais alergias ela tem?", allergies],
    ["Quanto ela pesa?", vitals],
    ["Qual é a altura dela?", vitals],
    ["Como ficou a pressão dela no último ano?", vitals, monthsBack(12)],
    ["Qual foi a pressão dela em março?", vitals, lastMonth(3)],
    ["Ela toma Ramipril?", medications],
    ["Que dose ela toma?", medications],
    ["Quais são os medicamentos atuais dela?", medications],
    ["O que anotei da última vez?", notes],
    ["O que escrevi na última consulta?", notes],
    ["Quando é a próxima consulta dela?", appointments],
    ["Qual é a pressão do Tomás?", noPatient],
  ]),
];
