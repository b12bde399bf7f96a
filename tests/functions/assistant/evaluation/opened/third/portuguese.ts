import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese as tired clinicians ask them. */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`bom dia, como ta meu dia hj; tá lotado hoje?`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`qts pctes amanha cedo`),
  ...typed(null, answer.appointments, days.weekday(2))(`a terça tá puxada?`),
  ...typed(null, answer.appointments, days.weekday(5), [12, 18])(`vem alguém na sexta de tarde?`),
  ...typed(null, answer.appointments, days.week(1))(`um resumo da semana que vem`),
  ...typed(null, answer.appointments, days.inDays(-1))(`quem eu atendi ontem mesmo?`),
  ...typed(null, answer.appointments, days.week(-1))(`qtas consultas fiz semana passada`),
  ...typed(null, answer.appointments)(`quando a Beatriz volta?`),
  ...typed(null, answer.next)(`quem vem depois deste; quem é o prox`),
  ...typed(null, answer.slots, days.inDays(1))(`sobrou algum buraco amanhã?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 12],
  )(`onde dá pra encaixar alguém na quinta de manhã`),
  ...typed(null, answer.slots)(`qual o primeiro horário que tenho vago`),
  ...typed(
    null,
    answer.requests,
  )(`tem alguém esperando eu confirmar a consulta?; que pedidos faltam eu responder`),
  ...typed(null, answer.waiting)(`tem gente lá fora me esperando?; o das dez já chegou?`),
  ...typed(null, answer.help("waitingList"))(`quem tá na lista de espera se alguém desmarcar`),
  ...typed(null, answer.overdue)(`o q eu deixei passar do prazo`),
  ...typed(
    null,
    answer.tasks,
  )(`tem algo pra hoje na minha lista de tarefas; o que ainda falta eu fazer pra Beatriz Nogueira`),
  ...typed("open", answer.vitals("pressure"))(`pa dela`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(6),
  )(`ela engordou nos últimos 6 meses?`),
  ...typed("open", answer.vitals("pulse"))(`FC`),
  ...typed("open", answer.vitals("oxygen"))(`quanto tava a saturação`),
  ...typed("open", answer.vitals("temperature"))(`ela teve febre?`),
  ...typed(null, answer.vitals("glucose"))(`como anda o açúcar da Beatriz`),
  ...typed("open", answer.medications)(`que remédios ela tá tomando`),
  ...typed("open", answer.allergies)(`pode penicilina?; reage mal a alguma coisa`),
  ...typed("open", answer.problems)(`quais as comorbidades`),
  ...typed("open", answer.notes)(`o que eu escrevi na última vez`),
  ...typed(
    null,
    answer.orders,
  )(`receita amoxicilina 500 de 8 em 8 pra Beatriz; passa minha consulta das 15h pra sexta`),
  ...typed("open", answer.advice)(`será que é lúpus?; dose máxima de ramipril`),
  ...typed("closed", answer.noPatient)(`q remedios ele toma`),
  ...typed(null, answer.noPatient)(`qual foi o último peso`),
  ...typed(null, answer.strangers)(`alergias da Dina Okonkwo`),
  ...typed(null, answer.others)(`a dra. Fonseca tem vaga na segunda?`),
  ...typed(null, answer.help("messages"))(`algum paciente me mandou mensagem?`),
  ...typed(null, answer.offtopic)(`kkk valeu`),
  ...following("pt", null, [["Quem vem amanhã?", "e depois de amanhã?", expected.appointments]]),
];
