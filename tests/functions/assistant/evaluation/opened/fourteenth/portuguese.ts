import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(
    `quantos pacientes eu tenho hoje; Bom dia, estou a substituir uma colega e é o meu primeiro dia. Que consultas tenho hoje?`,
  ),
  ...typed("open", answer.appointments, days.inDays(0), [12, 18])(`quem eu atendo hoje à tarde`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`Vou dormir agora, mas antes me diga: quem está marcado para amanhã de manhã?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`A que horas começa a minha primeira consulta amanhã?; amanha tenho alguma consulta marcada?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
  )(`me mostra os atendimentos de terça, não, desculpa, de quarta-feira`),
  ...typed("closed", answer.next)(`Acabei aqui. Quem é o próximo paciente?`),
  ...typed(null, answer.next)(`a que horas é a minha próxima consulta?`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(`Queria preparar os casos com calma: que utentes tenho na próxima segunda-feira?`),
  ...typed(
    null,
    answer.appointments,
    days.thisWeek,
  )(`quantas consultas tenho esta semana no total`),
  ...typed(
    null,
    answer.appointments,
    days.date(10, 20),
  )(`Quais são as minhas consultas no dia 20 de outubro?`),
  ...typed(
    "open",
    answer.appointments,
    days.weekday(5),
    [16, 24],
  )(`Preciso buscar meu filho na escola. Tem alguém marcado comigo na sexta depois das 16h?`),
  ...typed(null, answer.slots, days.weekday(4))(`Que horários livres tenho na quinta-feira?`),
  ...typed(
    "open",
    answer.slots,
    days.week(1),
  )(`ela quer voltar logo, que vagas livres tenho na minha agenda na semana que vem`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`Preciso fazer um encaixe. Onde há um horário vago na minha agenda amanhã à tarde?`),
  ...typed(null, answer.slots, days.inDays(0))(`ainda tenho algum horário livre hoje?`),
  ...typed(null, answer.tasks)(`Quais tarefas ainda estão pendentes para mim?`),
  ...typed(
    null,
    answer.overdue,
  )(`Estou com a sensação de que me esqueci de alguma coisa. Tenho tarefas atrasadas?`),
  ...typed("open", answer.overdue)(`que tarefas minhas já passaram do prazo`),
  ...typed(
    null,
    answer.requests,
  )(`Há pedidos de consulta por responder?; tem alguma solicitação de consulta em aberto pra mim?`),
  ...typed(
    "open",
    answer.waiting,
  )(`Rapidinho, entre duas teleconsultas: tem alguém na sala de espera?`),
  ...typed(null, answer.waiting)(`quem já entrou na sala de espera de vídeo`),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`qual foi a ultima PA dela; Qual é o valor mais recente da tensão arterial desta utente?`),
  ...typed(
    "open",
    answer.vitals("pulse", true),
    days.sinceMonth(1),
  )(`Como evoluiu a frequência cardíaca dela desde janeiro?`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`Ela jura que está a fazer dieta. O peso baixou em relação à consulta anterior?`),
  ...typed("open", answer.vitals("oxygen"))(`saturação dela na última medida?`),
  ...typed(
    "open",
    answer.vitals("height"),
  )(`preciso da altura da paciente pra um formulário, quanto ela mede?`),
  ...typed(
    "open",
    answer.medications,
  )(
    `Que medicamentos é que a doente toma neste momento?; ela usa algum antidepressivo? o colega do PS está perguntando`,
  ),
  ...typed(null, answer.allergies)(`A Beatriz tem alergia a algum remédio? Vou receitar dipirona.`),
  ...typed("open", answer.problems)(`ela tem HAS ou DM no histórico?`),
  ...typed("open", answer.notes)(`O que foi que eu escrevi na evolução da última consulta dela?`),
  ...typed("closed", answer.noPatient)(`que remédios o Tomás está tomando?`),
  ...typed(
    null,
    answer.orders,
  )(
    `Desmarque todas as minhas consultas de amanhã, estou com febre.; passa o paciente das 10h para quinta`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `Prescreva amoxicilina 500 mg de 8 em 8 horas para ela.; Manda uma mensagem pra Beatriz avisando que vou atrasar dez minutos.`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `Acha que devo suspender o metoprolol com este pulso?; o que pode estar causando essa tontura dela?`,
  ),
  ...typed(null, answer.advice)(`Qual a dose de azitromicina para uma criança de 15 kg?`),
  ...typed(null, answer.strangers)(`Qual é a pressão do Ramón Ibáñez?`),
  ...typed(null, answer.others)(`Que doentes tem o meu colega, o Dr. Figueiredo, hoje à tarde?`),
  ...typed("open", answer.offtopic)(`Qual é a morada dela?`),
  ...typed(null, answer.offtopic)(`vai chover no fim de semana?`),
  ...typed(null, answer.unclear)(`Que consultas tenho no dia 30 de fevereiro?`),
];
