import * as days from "../../days.ts";
import { asked, expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set but 40 lines of the ninth in English. */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`cheguei agora no posto e perdi o papel da agenda, quais pacientes eu tenho hoje`),
  ...typed(null, answer.appointments, days.inDays(2))(`depois de amanha quem ta marcado comigo`),
  ...typed(null, answer.appointments, days.weekday(5), [0, 10])(`consultas de sexta antes das 10h`),
  ...typed(null, answer.appointments, days.thisWeek)(`quantas consultas eu tenho essa semana`),
  ...typed(
    null,
    answer.appointments,
    days.date(12, 9),
  )(`Por gentileza, poderia me informar se tenho pacientes agendados no dia 9 de dezembro?`),
  ...typed(null, answer.next)(`terminei aqui, quem é o próximo; que horas é meu proximo paciente`),
  ...typed("open", answer.next)(`ela tá perguntando quando é a próxima consulta dela comigo`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`uma mãe tá no telefone querendo um encaixe, tenho horário vago amanhã?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 12],
  )(`quinta de manhã tenho algum horario livre`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(
    `Gostaria de saber, por favor, quais horários ainda estão livres na minha agenda na semana que vem.`,
  ),
  ...typed(null, answer.tasks)(`me mostra todas as minhas tarefas`),
  ...typed(null, answer.tasks, days.inDays(1))(`quais tarefas vencem amanhã`),
  ...typed(
    null,
    answer.overdue,
  )(`acho que deixei coisa passar, tem tarefa minha com o prazo vencido?`),
  ...typed(
    null,
    answer.requests,
  )(
    `chegou algum pedido de consulta novo; quem pediu consulta e ainda ta esperando eu confirmar; Antes de encerrar o expediente, gostaria de saber se há solicitações de consulta sem resposta.`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `tem alguem na sala de espera; tô atrasada, quantos já estão esperando na sala?; quem já chegou e está aguardando na sala de espera`,
  ),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(3),
  )(`a pressão dela vem subindo nos últimos três meses?`),
  ...typed("open", answer.vitals("pulse"))(`ultima FC registrada`),
  ...typed("open", answer.vitals("temperature"))(`qual foi a última temperatura dela`),
  ...typed(
    "open",
    answer.vitals("oxygen", true),
    days.monthsBack(4),
  )(`como a saturação dela se comportou nos últimos 4 meses`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(1),
  )(`ela diz que a roupa tá larga, como o peso dela variou desde janeiro`),
  ...typed("open", answer.vitals("height"))(`altura da paciente`),
  ...typed("open", answer.vitals("glucose"))(`glicemia mais recente dela pfv`),
  ...typed("open", answer.vitals("bmi"))(`Você poderia me dizer qual é o IMC da Beatriz?`),
  ...typed(
    "open",
    answer.medications,
  )(
    `remédios em uso; ela ta tomando losartana?; A farmácia ligou com uma dúvida e preciso conferir, quais medicamentos a Beatriz usa atualmente?`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(
    `ela tem alergia a dipirona; alguma alergia registrada?; vai fazer tomografia com contraste, então queria saber quais são as alergias da paciente`,
  ),
  ...typed(
    "open",
    answer.problems,
  )(
    `lista de problemas dela; quais doenças crônicas constam no prontuário; comorbidades da paciente`,
  ),
  ...typed(
    "open",
    answer.notes,
  )(
    `o que eu anotei na última consulta dela; ultima evolução da Beatriz; Poderia me mostrar as anotações clínicas mais recentes dela?`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `qual dose de amoxicilina eu passo pra ela; dor de cabeça com visão turva desde ontem, qual o diagnóstico?; posso associar tramadol com sertralina`,
  ),
  ...typed(
    null,
    answer.orders,
  )(`marca um retorno pra Beatriz na terça às 9h; desmarca a consulta das 14h por favor`),
  ...typed("open", answer.orders)(`anota no prontuário que ela melhorou da tosse`),
  ...typed(null, answer.help("visits"))(`como eu inicio uma teleconsulta`),
  ...typed(
    null,
    answer.help("tasks"),
  )(`meus colegas conseguem ver as minhas tarefas ou só eu vejo?`),
  ...typed(
    null,
    answer.help("messages"),
  )(`onde fico sabendo se um paciente me mandou mensagem, em que página leio as mensagens`),
  ...typed("open", answer.others)(`a mãe dela tá aqui junto, que remédios a mãe dela toma?`),
  ...typed("foreign", answer.others)(`qual foi a última pressão da Dina`),
  ...typed(null, answer.strangers)(`quais são as alergias do Otacílio Gurgel`),
  ...asked("pt", "open", [
    ["ela tem asma?", expected.illness],
    ["a paciente é hipertensa", expected.illness],
    ["só pra eu não esquecer, a Beatriz tem diabetes?", expected.illness],
  ]),
  ...following("pt", null, [
    ["quem eu tenho amanhã", "e depois de amanhã?", expected.appointments],
    ["tenho horário livre na segunda?", "e na quarta", expected.slots],
  ]),
  ...following("pt", "open", [["qual foi a última pressão dela", "e o peso?", expected.vitals]]),
];
