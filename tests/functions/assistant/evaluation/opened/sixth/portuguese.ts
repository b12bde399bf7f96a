import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, which were asked once after the fifth set was read. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0))(`me passa a relação de pacientes de hoje`),
  ...typed(null, answer.appointments, days.weekday(3))(`a quarta tá cheia ou tranquila`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`pacientes vistos na semana passada, só o número`),
  ...typed(null, answer.next)(`quem é o da vez?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`amanhã que horas eu poderia ver uma mãe preocupada`),
  ...typed(null, answer.requests)(`pedidos de consulta sem processar`),
  ...typed(null, answer.waiting)(`alguém já chegou?`),
  ...typed(null, answer.overdue)(`tarefas cuja data já passou`),
  ...typed(null, answer.tasks)(`minhas tarefas em aberto pfv`),
  ...typed("open", answer.vitals("pressure"))(`última sistólica e diastólica`),
  ...typed("open", answer.vitals("weight", true))(`o peso nos últimos meses, tá subindo?`),
  ...typed("open", answer.medications)(`que psicofármacos ela toma`),
  ...typed("open", answer.allergies)(`alguma coisa a que ela seja alérgica que eu deva saber`),
  ...typed("open", answer.advice)(`troco ela pra um dual?`),
  ...typed(null, answer.orders)(`cancela por favor a Beatriz amanhã`),
  ...typed(null, answer.help("messages"))(`tem resposta da Beatriz nas minhas mensagens`),
  ...typed(null, answer.others)(`o que o doutor Weber faz hoje à tarde`),
  ...typed(null, answer.offtopic)(`quem vai ganhar a eleição`),
];
